/** Hands results and links to replays on, by the clipboard or the share sheet. Loaded when they are asked for. */
import type {GameTypes} from '../../play/game-types.js';
import {isRefusal, toRefusal, type Refusal} from '../../core/game.js';
import type {GameView, ResultDetails} from '../../frame/game-definition.js';
import type {ExtensionHost, FinishedGame} from '../../frame/extension.js';
import {outcomeOf} from '../results/outcome.js';
import {challengeOf, isSamePage, linkOf, pageAddress, replayOf} from './links.js';
import {passOn} from './pass-on.js';

export class Share<T extends GameTypes> {
  readonly #host: ExtensionHost<T>;
  readonly #resultDetails: ResultDetails<T>;

  constructor(host: ExtensionHost<T>, resultDetails: ResultDetails<T>) {
    this.#host = host;
    this.#resultDetails = resultDetails;
  }

  /** The result as a text. */
  textOf({view, end, settings}: FinishedGame<T>): string {
    const {definition} = this.#host;
    const {link} = settings.raw;
    const score = outcomeOf(definition, view, this.#resultDetails)?.score;
    const challenge =
      score && settings.takesLinks ? challengeOf(definition, view, settings, this.#resultDetails, score) : '';
    const page = link === 'none' ? '' : link ? linkOf(new URL(link, location.href).href) : pageAddress();
    const links = [
      ...(challenge ? [view.words.text([view.words.say('challenge'), challenge])] : []),
      // a challenge leads to the page, too
      ...(challenge && page && isSamePage(challenge, page) ? [] : [page]),
    ];
    return resultText(view, end, this.#resultDetails, links);
  }

  /** Hands the result on. */
  share(game: FinishedGame<T>): Promise<void> {
    return this.#passOn(this.textOf(game));
  }

  /** Hands a link to a replay on. @param code the share code; a refusal if no code can hold the game */
  async shareReplay({settings}: FinishedGame<T>, code: string | Refusal): Promise<void> {
    const link = isRefusal(code) ? code : toRefusal(() => replayOf(settings.raw.link, code), 'The address');
    if (isRefusal(link)) this.#host.feedback.notify(this.#host.words.say('failed'));
    else await this.#passOn(link);
  }

  /** Hands a text on, and says what came of it. */
  async #passOn(text: string): Promise<void> {
    const done = await passOn(text);
    if (done === 'copied') this.#host.feedback.notify(this.#host.words.say('copied'));
    if (done === 'failed') this.#host.feedback.notify(this.#host.words.say('notCopied'));
  }
}

/** The result as a text: the game, its end in words, a drawing, links. */
function resultText<T extends GameTypes>(
  view: GameView<T>,
  {title, text}: {readonly title: string; readonly text?: unknown},
  {day, drawing}: ResultDetails<T>,
  links: readonly string[],
): string {
  const {words} = view;
  const date = day?.(view.options);
  const when = date ? words.date(new Date(`${date}T12:00`), {dateStyle: 'medium'}) : '';
  return [
    [words.say('game'), when].filter(Boolean).join(' · '),
    [title, typeof text === 'string' ? text : ''].filter(Boolean).join(' · '),
    ...(drawing?.(view) ?? []),
    ...links,
  ]
    .filter(Boolean)
    .join('\n');
}
