// The builder in the documentation: the games come from the sources, and the choices are kept behind the `#` of the address,
// since the rest of it is Storybook's.
import manifest from '../../custom-elements.json';
import {EmbedBuilder} from '../../src/embed/builder/builder.js';
import {gameSpecs} from '../../src/embed/specs.js';

declare global {
  interface ImportMeta {
    /** Vite's: the modules of a pattern, to be imported when asked for. */
    glob(pattern: string): Readonly<Record<string, () => Promise<unknown>>>;
    /** The URLs of the files of a pattern. */
    glob(
      pattern: string,
      options: {readonly eager: true; readonly query: '?url'; readonly import: 'default'},
    ): Readonly<Record<string, string>>;
  }
}

const modules = import.meta.glob('../../src/games/*/*-*.ts');
const pictures = import.meta.glob('../../test/screenshots/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export class StorybookBuilder extends EmbedBuilder {
  constructor() {
    super();
    this.games = gameSpecs(manifest);
    this.place = 'hash';
    this.picture = (file) => pictures[`../../test/screenshots/pictures/${file}`]!;
    this.folder = 'https://games.example/embed/';
    this.load = async (tag) =>
      void (await Object.entries(modules).find(([file]) => file.endsWith(`/${tag}.ts`))?.[1]());
  }
}
