/** Creates the handle through which a game uses its element. */
import type {GameModel} from '../controllers/game-model.js';
import type {KeptGame} from '../controllers/kept-game.js';
import type {FrameUi} from './frame-ui.js';
import type {GameTypes, Handle} from './game-definition.js';
import {playSound} from './play-sound.js';
import type {ResultPorts} from './result-ports.js';

/** @param audible whether sounds are on */
export function handleOf<T extends GameTypes>(
  {element, view}: ResultPorts<T>,
  model: GameModel<T['options'], T['state'], T['effect'], T['hint']>,
  frameUi: FrameUi<T>,
  kept: KeptGame,
  audible: () => boolean,
): Handle<T> {
  return {
    element,
    get root() {
      return element.renderRoot;
    },
    get view() {
      return view();
    },
    act: (move, from, by = 'person') => model.play(move, by, {from}),
    skip: () => model.skip(),
    show: (choreography) => frameUi.presenter.present(choreography),
    hint: (again) => frameUi.hint(again),
    refuse: (reason, pressed) => frameUi.refuse(reason, pressed),
    redraw: () => element.requestUpdate(),
    say: (text) => frameUi.announcer.say(text),
    sound: (name, note) => audible() && playSound(name, note),
    kept: (part) => kept.storage.read(part),
    keep: (part, value) => kept.storage.update(part, value),
    keepGame: () => kept.keep(),
  };
}
