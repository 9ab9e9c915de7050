/** The class of a game's element, from the definition of the game and the names of its properties. */
import type {CSSResultGroup, PropertyDeclaration} from 'lit';
import {isDevelopment, warnOf} from '../play/development.js';
import type {GameTypes} from '../play/game-types.js';
import {defaultSwitch, fromAttribute} from '../frame/checked.js';
import type {GameDefinition, GameUi, GameView} from '../frame/game-definition.js';
import {addOptionName} from '../frame/option-names.js';
import {GameElement} from './game-element.js';

/** A game whose rules parse their options themselves. */
export interface ElementDefinition<T extends GameTypes, Ui extends GameUi<T>> extends GameDefinition<T, Ui> {
  /** Options of the rules. All but the switches below have the text of their attribute. */
  readonly options: readonly string[];
  /** Options that are switches, off by default. */
  readonly switches?: readonly string[];
  /** Options that are switches with a default of the rules. */
  readonly ruleSwitches?: readonly string[];
  /** Settings of the element that concern no rules: switches, off by default and reflected. `view.settings` has them. */
  readonly settings?: readonly (keyof T['settings'] & string)[];
  /** Further settings, which are not reflected. */
  readonly unreflected?: readonly (keyof T['settings'] & string)[];
  readonly styles: CSSResultGroup;
  /** A sentence for the console about settings that contradict each other, in development. */
  readonly warning?: ((view: GameView<T>, element: GameElement<T>) => string | undefined) | undefined;
}

/** The class of a game's element. It declares the types of its properties in a subclass. */
export type ElementClass<T extends GameTypes> = Omit<typeof GameElement, 'prototype'> & (new () => GameElement<T>);

/** The property of an option that the rules read. */
export const text: PropertyDeclaration = {converter: fromAttribute};

/** Makes the class of a game's element, without registering it. */
export function elementClass<T extends GameTypes, Ui extends GameUi<T>>(
  game: ElementDefinition<T, Ui>,
): ElementClass<T> {
  const {options, switches = [], ruleSwitches = [], settings = [], unreflected = []} = game;
  return classOf<T>(game, options, [...settings, ...unreflected], (name) => {
    if (ruleSwitches.includes(name)) return {converter: defaultSwitch};
    const isText = options.includes(name) && !switches.includes(name);
    return isText ? text : {type: Boolean, reflect: settings.includes(name as never)};
  });
}

/** The class of a game's element. @param declare makes the declaration of a property */
export function classOf<T extends GameTypes>(
  definition: GameDefinition<T> & Pick<ElementDefinition<T, GameUi<T>>, 'styles' | 'warning'>,
  options: readonly string[],
  settings: readonly string[],
  declare: (name: string) => PropertyDeclaration,
): ElementClass<T> {
  const names = [...options, ...settings];
  class Element extends GameElement<T> {
    static override styles = definition.styles;
    protected static override dictionary = definition.words;

    constructor() {
      super(definition);
      // sets the defaults
      for (const name of names) (this as Record<string, unknown>)[name] = undefined;
      if (isDevelopment) warnOf(this, () => definition.warning?.(this.view, this));
    }
  }
  for (const name of names) {
    Element.createProperty(name, {attribute: name.replace(/[A-Z]/g, '-$&').toLowerCase(), ...declare(name)});
  }
  for (const name of options) addOptionName(Element.prototype, name);
  // for tests, which replace its functions
  if (isDevelopment) Reflect.set(Element, 'definition', definition);
  return Element;
}
