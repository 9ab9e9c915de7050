import {expect} from '@open-wc/testing';
import {html, LitElement, type TemplateResult} from 'lit';
import {define} from '../../src/element/define.js';
import {takeConsole} from '../support/console.js';

let count = 0;
const freshTag = (): string => `test-defined-${++count}`;
const made = (version?: string) =>
  class extends HTMLElement {
    static version = version;
  };

describe('define', () => {
  it('registers a class under a tag', () => {
    const tag = freshTag();
    const element = made('1.0.0');
    define(tag, element);
    expect(customElements.get(tag)).to.equal(element);
    expect(document.createElement(tag)).to.be.an.instanceof(element);
  });

  it('is silent about the same class again, and about the same version from another file', () => {
    const tag = freshTag();
    const first = made('1.0.0');
    define(tag, first);
    define(tag, first);
    define(tag, made('1.0.0'));
    expect(customElements.get(tag)).to.equal(first);
    expect(takeConsole()).to.be.empty;
  });

  it('keeps the first of two versions, and warns once', () => {
    const tag = freshTag();
    const first = made('1.0.0');
    define(tag, first);
    define(tag, made('2.0.0'));
    define(tag, made('3.0.0'));
    expect(customElements.get(tag)).to.equal(first);
    const said = takeConsole();
    expect(said.length).to.equal(1);
    for (const part of [`<${tag}>`, '1.0.0', '2.0.0']) expect(said[0]).to.contain(part);
  });

  it('warns once for each tag', () => {
    const tags = [freshTag(), freshTag()];
    for (const tag of tags) {
      define(tag, made('1.0.0'));
      define(tag, made('2.0.0'));
    }
    expect(takeConsole().length).to.equal(2);
  });

  it('does not replace a third-party element with the same tag', () => {
    const tag = freshTag();
    const thirdParty = class extends HTMLElement {};
    customElements.define(tag, thirdParty);
    define(tag, made('1.0.0'));
    expect(customElements.get(tag)).to.equal(thirdParty);
    expect(takeConsole()[0]).to.contain('unknown');
  });

  it('gives a second tag to a class, whoever gave it the first', async () => {
    class Game extends LitElement {
      static version = '1.0.0';
      static override properties = {name: {type: String}};
      declare name: string;
      protected override render(): TemplateResult {
        return html`${this.name}`;
      }
    }
    const tags = [freshTag(), freshTag(), freshTag()];
    customElements.define(tags[0]!, Game);
    define(tags[1]!, Game);
    define(tags[2]!, Game);
    define(tags[1]!, Game);
    for (const tag of tags) {
      const element = document.createElement(tag) as Game;
      expect(element, tag).to.be.an.instanceof(Game);
      element.setAttribute('name', tag);
      document.body.append(element);
      await element.updateComplete;
      expect(element.shadowRoot!.textContent).to.equal(tag);
      element.remove();
    }
    expect(takeConsole()).to.be.empty;
  });

  it('takes over elements that are in the page already', () => {
    const tag = freshTag();
    const early = document.createElement(tag);
    document.body.append(early);
    const element = made();
    define(tag, element);
    expect(early).to.be.an.instanceof(element);
    early.remove();
  });

  it('never throws, but says what can not be', () => {
    define('nohyphen', made());
    expect(customElements.get('nohyphen')).to.be.undefined;
    const said = takeConsole();
    expect(said.length).to.equal(1);
    expect(said[0]).to.contain('<nohyphen>');
  });
});
