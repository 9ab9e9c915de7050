import {expect} from '@open-wc/testing';
import {define} from '../../src/element/define.js';
import {takeConsole} from '../support/console.js';

let count = 0;
const freshTag = (): string => `test-defined-${++count}`;
const made = (version?: string) =>
  class extends HTMLElement {
    static version = version;
  };

describe('define', () => {
  it('takes over elements that are in the page; silent about the class again, and the same version from another file', () => {
    const tag = freshTag();
    const early = document.createElement(tag);
    document.body.append(early);
    const element = made('1.0.0');
    define(tag, element);
    expect(early).to.be.an.instanceof(element);
    early.remove();
    define(tag, element);
    define(tag, made('1.0.0'));
    expect(customElements.get(tag)).to.equal(element);
    expect(takeConsole()).to.be.empty;
  });

  it('keeps the first of two versions, whoever has defined it, and warns once for each tag', () => {
    for (const version of ['1.0.0', undefined]) {
      const tag = freshTag();
      const first = made(version);
      customElements.define(tag, first);
      define(tag, made('2.0.0'));
      define(tag, made('3.0.0'));
      expect(customElements.get(tag)).to.equal(first);
      const said = takeConsole();
      expect(said.length).to.equal(1);
      for (const part of [`<${tag}>`, version ?? 'unknown', '2.0.0']) expect(said[0]).to.contain(part);
    }
  });

  it('gives a second tag to a class, whoever gave it the first', () => {
    const element = made('1.0.0');
    const tags = [freshTag(), freshTag(), freshTag()];
    customElements.define(tags[0]!, element);
    for (const tag of [...tags.slice(1), tags[1]!]) define(tag, element);
    for (const tag of tags) expect(document.createElement(tag), tag).to.be.an.instanceof(element);
    expect(takeConsole()).to.be.empty;
  });

  it('never throws, but says what can not be', () => {
    define('nohyphen', made());
    expect(customElements.get('nohyphen')).to.be.undefined;
    const said = takeConsole();
    expect(said.length).to.equal(1);
    expect(said[0]).to.contain('<nohyphen>');
  });
});
