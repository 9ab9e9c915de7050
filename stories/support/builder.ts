// The builder in the documentation: the games come from the sources, and the choices are kept behind the `#` of the address,
// since the rest of it is Storybook's.
import {EmbedBuilder} from '../../src/embed/builder/builder.js';
import {games, load} from './games.js';

const pictures = import.meta.glob('../../test/screenshots/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export class StorybookBuilder extends EmbedBuilder {
  constructor() {
    super();
    this.games = games;
    this.place = 'hash';
    this.picture = (file) => pictures[`../../test/screenshots/pictures/${file}`]!;
    this.folder = 'https://games.example/embed/';
    this.load = load;
  }
}
