// All games on one page: what a visitor sees first.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {nameOf} from '../src/embed/specs.js';
import {gameElement, games, load} from './support/games.js';

const meta: Meta = {title: 'Gallery', tags: ['!autodocs']};
export default meta;

/** Every game of the kit, ready to play. */
export const Games: StoryObj = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark']}},
  loaders: [() => Promise.all(games.map(({tag}) => load(tag)))],
  render: () => html`
    <style>
      .gallery {
        max-inline-size: 64rem;
        margin-inline: auto;
        font-family: system-ui, sans-serif;
      }
      .gallery h1 {
        font-weight: 600;
      }
      .gallery p {
        max-inline-size: 40em;
        line-height: 1.5;
      }
    </style>
    <main class="gallery" lang="en">
      <h1>Parlour</h1>
      <p>Board and puzzle games for any web page. Each is one tag: paste two lines, and play.</p>
      ${games.map(
        (game) =>
          html`<h2>${nameOf(game)}</h2>
            ${gameElement(game)}`,
      )}
    </main>
  `,
};
