// What a server renders of <snake-game>: nothing that chance has dealt, all that the page has set.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {html} from 'lit';
import '../../../src/games/snake/snake-game.js';

const onServer = async (template: unknown): Promise<string> => collectResult(render(template));

test('food of chance is left out without a seed; food that the page gives is drawn', async () => {
  assert.doesNotMatch(await onServer(html`<snake-game></snake-game>`), /part="food"/);
  assert.match(await onServer(html`<snake-game seed="1"></snake-game>`), /part="food"/);
  assert.match(await onServer(html`<snake-game food="2,3"></snake-game>`), /part="food"/);
});
