// How the args of a story become settings of its element: by name, as the manifest has them. `<snl-board ${settings(args)}>`
import {noChange} from 'lit';
import {directive, Directive, type ElementPart} from 'lit/directive.js';
import {elementOf} from './manifest.js';

type Args = Readonly<Record<string, unknown>>;

/**
 * Sets a custom property as a style, anything else as an attribute where there is one, so that *Show code* shows what a page
 * would write; else as a property.
 */
function set(element: Element & Record<string, unknown>, name: string, value: unknown, before: unknown): void {
  if (name.startsWith('--'))
    return (element as unknown as HTMLElement).style.setProperty(name, (value as string) ?? null);
  const attribute = elementOf(element.localName)?.attributes?.find((each) => (each.fieldName ?? each.name) === name);
  if (!attribute || [value, before].some((one) => typeof one === 'object')) element[name] = value;
  // a switch that is not off by default needs the word
  else if (value === false && attribute.type?.text.includes("'off'")) element.setAttribute(attribute.name, 'off');
  else if (value === undefined || value === false) element.removeAttribute(attribute.name);
  else element.setAttribute(attribute.name, value === true ? '' : String(value as string | number));
}

class Settings extends Directive {
  #args: Args = {};

  override render(_args: Args): typeof noChange {
    return noChange;
  }

  /** Sets what has changed; what the game itself has changed since stays. */
  override update({element}: ElementPart, [args]: [Args]): typeof noChange {
    const before = this.#args;
    this.#args = {...args};
    for (const name of Object.keys({...before, ...args})) {
      const value = args[name] ?? undefined; // an emptied control
      if (!Object.is(value, before[name])) set(element as Element & Record<string, unknown>, name, value, before[name]);
    }
    return noChange;
  }
}

const settingsOf = directive(Settings);

/** The settings of the element, for a tag within a template. */
export const settings = (args: object): unknown => settingsOf(args as Args);
