/**
 * A SCORM 1.2 package of a choice: a zip for Moodle and other learning platforms, with the game and its words inside. It is
 * made in the browser, from files of the embed folder.
 */
/*! Contains fflate, (c) Arjun Barrett, MIT. */
import {strToU8, zipSync} from 'fflate';
import {sha256} from '../../core/sha256.js';
import {nameOf} from '../specs.js';
import type {Counts} from '../scorm.js';
import {languageOf, lessonWords} from '../words.js';
import {asElement, escaped, type Chosen} from './outputs.js';
import {oneLearner} from './players.js';

/** Rooms need files of their own, a lesson has one learner, whose game the platform keeps, and its rules are fixed. */
const left = ['room', 'server', 'turn-clock', 'autosave', 'autoplay', 'read-only', 'setup'];

/** The goal that a lesson counts. */
export interface Lesson {
  readonly counts: Counts;
  /** Points for full marks, if the score counts. */
  readonly points: number;
  /** The score from 1 to 100 from which on it is passed; without it, a finished game completes it. */
  readonly mastery?: number | undefined;
}

/** The usual lesson of a game: points where it has them, otherwise a win. */
export const usualLesson = ({points}: Chosen['game']): Lesson =>
  points ? {counts: 'score', points} : {counts: 'won', points: 1};

/** The settings of a lesson: fixed, with one learner. */
function settingsOf({game, settings}: Chosen): ReadonlyMap<string, string> {
  const kept = [...settings].filter(([name]) => !left.includes(name));
  const players = game.seats[1] > 1 ? oneLearner(game, settings) : undefined;
  return new Map([...kept, ...(players ? [['players', players] as const] : []), ['setup', 'off']]);
}

const langOf = ({settings}: Chosen): string => settings.get('lang') ?? 'en';

/** Files of the embed folder that the page runs, in this order. */
function scriptsOf(chosen: Chosen): readonly string[] {
  const lang = languageOf(langOf(chosen));
  return ['scorm.js', ...(lang === 'en' ? [] : [`words/${lang}.classic.js`]), `${chosen.game.tag}.classic.js`];
}

function page(chosen: Chosen, title: string, {counts, points, mastery}: Lesson): string {
  const lang = langOf(chosen);
  const dir = chosen.dir ?? (languageOf(lang) === 'ar' ? 'rtl' : 'ltr');
  const data = {counts, ...(counts === 'score' && {points}), ...(counts !== 'finished' && mastery && {mastery})};
  const attributes = (all: object): string =>
    Object.entries(all)
      .map(([name, value]) => ` data-${name}="${escaped(String(value))}"`)
      .join('');
  return `<!doctype html>
<html lang="${escaped(lang)}" dir="${dir}"${attributes(data)}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="${chosen.scheme ?? 'light dark'}" />
    <title>${escaped(title)}</title>
    <link rel="stylesheet" href="embed.css" />
  </head>
  <body>
    <main>
      <h1>${escaped(title)}</h1>
      ${asElement({...chosen, settings: settingsOf(chosen)})}
      <p class="notes" role="status" hidden${attributes(lessonWords[languageOf(lang)]!)}></p>
    </main>
    ${scriptsOf(chosen)
      .map((file) => `<script defer src="${file}"></script>`)
      .join('\n    ')}
  </body>
</html>
`;
}

/** `imsmanifest.xml`: what is in the package, and where it starts. */
const manifest = (identifier: string, title: string, {counts, mastery}: Lesson, files: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="lesson">
    <organization identifier="lesson">
      <title>${escaped(title)}</title>
      <item identifier="item" identifierref="game" isvisible="true">
        <title>${escaped(title)}</title>${counts !== 'finished' && mastery ? `\n        <adlcp:masteryscore>${mastery}</adlcp:masteryscore>` : ''}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="game" type="webcontent" adlcp:scormtype="sco" href="index.html">
${files.map((file) => `      <file href="${file}" />`).join('\n')}
    </resource>
  </resources>
</manifest>
`;

/**
 * The package as the bytes of a zip.
 * @param read the bytes of a file of the embed folder
 */
export async function scormPackage(
  chosen: Chosen,
  read: (file: string) => Promise<Uint8Array>,
  lesson: Lesson = usualLesson(chosen.game),
): Promise<Uint8Array<ArrayBuffer>> {
  // XML has no control characters
  const title = (chosen.title ?? nameOf(chosen.game, langOf(chosen))).replace(/\p{Cc}/gu, ' ');
  const index = page(chosen, title, lesson);
  // of this package alone, and the same if it is made again
  const identifier = `parlour-${chosen.game.name}-${sha256(index).slice(0, 16)}`;
  const names = ['embed.css', ...scriptsOf(chosen), ...chosen.game.files];
  const files = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  const all = {
    'imsmanifest.xml': strToU8(manifest(identifier, title, lesson, ['index.html', ...names])),
    'index.html': strToU8(index),
    ...Object.fromEntries(files),
  };
  // the same files make the same archive
  return zipSync(all, {level: 9, mtime: new Date(1980, 0, 1)});
}
