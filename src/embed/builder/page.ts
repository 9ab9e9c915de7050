/** Entry point of the builder as a page of the embed folder. */
import type {GameSpec} from '../specs.js';
import {loadGame, version} from '../trusted.js';
import {EmbedBuilder} from './builder.js';

export function showBuilder(games: readonly GameSpec[]): void {
  customElements.define('embed-builder', EmbedBuilder);
  const builder = document.createElement('embed-builder') as EmbedBuilder;
  builder.games = games;
  builder.load = loadGame;
  builder.picture = (file) => `pictures/${file}${version}`;
  builder.read = async (file) => {
    const response = await fetch(file + version);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  builder.folder = new URL('.', location.href.split(/[?#]/, 1)[0]).href;
  builder.cdn = document.body.dataset['cdn'] ?? '';
  document.querySelector('main')!.append(builder);
  document.documentElement.classList.toggle('framed', window.parent !== window);
}
