// The rules of this house that no plugin knows: who may import whom, and no style attribute in a
// template (a strict content policy blocks it).
import {existsSync} from 'node:fs';
import path from 'node:path';
import {root} from './files.mjs';

/** What each part of src may import of our own, beside itself. */
const MAY_IMPORT = {
  core: [],
  rules: ['core'],
  controllers: ['core', 'events'],
  events: ['core'],
  element: ['core', 'controllers', 'events'],
  templates: ['core', 'controllers', 'element', 'events'],
  game: ['core', 'controllers', 'element', 'events', 'templates', 'rules'],
  table: ['core', 'controllers', 'element', 'events', 'templates'],
  entry: ['core', 'controllers', 'element', 'events', 'templates', 'table'],
};
/** Packages that pure code may use. */
const PURE_PACKAGES = /^pure-rand(\/|$)/;

/** `{part, game}` of a file under src, or undefined outside. What new games are copied from counts as a game. */
function placeOf(file) {
  const inside = path.relative(path.join(root, 'src'), file).replaceAll(path.sep, '/').replace('../test/new-game/game/', 'games/take-away/');
  if (inside.startsWith('..')) return undefined;
  const [folder, game, third] = inside.split('/');
  if (game === undefined) return {part: 'entry'};
  if (folder === 'games') return {part: third === 'rules' ? 'rules' : 'game', game};
  if (folder === 'element' && /^events(\.[jt]s|$)/.test(game)) return {part: 'events'};
  return {part: folder};
}

const whoMayImportWhom = {
  meta: {type: 'problem', schema: []},
  create(context) {
    const from = placeOf(context.filename);
    if (!from) return {};
    function check(node) {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const say = (message) => context.report({node: node.source, message});
      if (!specifier.startsWith('.')) {
        const pure = from.part === 'core' || from.part === 'rules';
        if (pure && !PURE_PACKAGES.test(specifier)) say(`${from.part} is pure: it cannot import '${specifier}'`);
        return;
      }
      const file = path.resolve(path.dirname(context.filename), specifier);
      const to = placeOf(file);
      if (!to) return say(`'${specifier}' is outside src`);
      const module = file.replace(/\.[jt]s$/, '');
      if (existsSync(`${module}.element.ts`)) say(`'${specifier}' registers a tag: only pages import it; import the .element.js`);
      if (to.game !== undefined && from.game !== undefined && to.game !== from.game) return say(`${from.game} cannot import from another game, ${to.game}`);
      const allowed = MAY_IMPORT[from.part];
      if (!allowed) return say(`src/${from.part} has no place in the plan of imports (test/tools/eslint-house-rules.mjs)`);
      if (to.part !== from.part && !allowed.includes(to.part)) say(`${from.part} cannot import from ${to.part}`);
    }
    // The registering file is the one that may, and must, import its own element; it is no exception.
    return {ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check};
  },
};

const noStyleAttribute = {
  meta: {type: 'problem', schema: []},
  create: (context) => ({
    TaggedTemplateExpression({tag, quasi}) {
      if (tag.type !== 'Identifier' || !/^(html|svg)$/.test(tag.name)) return;
      for (const part of quasi.quasis)
        if (/\sstyle\s*=/.test(part.value.raw)) context.report({node: part, message: 'a style attribute is blocked by a strict policy: use a class, a part or .style'});
    },
  }),
};

export default {
  rules: {
    'who-may-import-whom': whoMayImportWhom,
    'no-style-attribute': noStyleAttribute,
  },
};
