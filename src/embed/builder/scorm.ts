/**
 * A SCORM 1.2 package of a choice: a zip for Moodle and other learning platforms, with the game and its words inside. It is
 * made in the browser, from files of the embed folder.
 */
/*! Contains fflate, (c) Arjun Barrett, MIT. */
import {strToU8, zipSync} from 'fflate';
import {nameOf} from '../specs.js';
import {languageOf, unrecorded} from '../words.js';
import {asElement, escaped, type Chosen} from './outputs.js';

/** Rooms need files of their own, and a lesson has one player at a time. */
const left = ['room', 'server', 'turn-clock'];

const langOf = ({settings}: Chosen): string => settings.get('lang') ?? 'en';

/** Files of the embed folder that the page runs, in this order. */
function scriptsOf(chosen: Chosen): readonly string[] {
  const lang = languageOf(langOf(chosen));
  return ['scorm.js', ...(lang === 'en' ? [] : [`words/${lang}.classic.js`]), `${chosen.game.tag}.classic.js`];
}

function page(chosen: Chosen, title: string, points: number | undefined): string {
  const lang = langOf(chosen);
  const dir = chosen.dir ?? (languageOf(lang) === 'ar' ? 'rtl' : 'ltr');
  const settings = new Map([...chosen.settings].filter(([name]) => !left.includes(name)));
  return `<!doctype html>
<html lang="${escaped(lang)}" dir="${dir}"${points ? ` data-points="${points}"` : ''}>
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
      ${asElement({...chosen, settings})}
      <p class="notes" role="status" hidden>${unrecorded[languageOf(lang)]!}</p>
    </main>
    ${scriptsOf(chosen)
      .map((file) => `<script defer src="${file}"></script>`)
      .join('\n    ')}
  </body>
</html>
`;
}

/** `imsmanifest.xml`: what is in the package, and where it starts. */
const manifest = ({game}: Chosen, title: string, files: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="parlour-${game.name}" version="1.0"
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
        <title>${escaped(title)}</title>
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
 * @param points for full marks, in games with points
 */
export async function scormPackage(
  chosen: Chosen,
  read: (file: string) => Promise<Uint8Array>,
  points = chosen.game.points,
): Promise<Uint8Array<ArrayBuffer>> {
  // XML has no control characters
  const title = (chosen.title ?? nameOf(chosen.game, langOf(chosen))).replace(/\p{Cc}/gu, ' ');
  const names = ['embed.css', ...scriptsOf(chosen), ...chosen.game.files];
  const files = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  const all = {
    'imsmanifest.xml': strToU8(manifest(chosen, title, ['index.html', ...names])),
    'index.html': strToU8(page(chosen, title, points)),
    ...Object.fromEntries(files),
  };
  // the same files make the same archive
  return zipSync(all, {level: 9, mtime: new Date(1980, 0, 1)});
}
