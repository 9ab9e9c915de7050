// The documentation as HTML, dist/docs/*.html, for the site and the zip: the Markdown of integrations/docs.mjs with the games
// of the stories as elements, reference.txt, and a page that searches both. Run by `npm run build`, after the embed folder.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {transformSync} from 'esbuild';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import {register} from 'tsx/esm/api';
import {anchorOf} from './code-blocks.mjs';
import {bundle, embedModule, escaped, headOf} from './embed-folder.mjs';
import {tags} from './entries.mjs';
import {root} from './files.mjs';
import {markdownOf, pages, table} from './integrations/docs.mjs';
import {pageStyles} from './page-styles.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const {version} = JSON.parse(read('package.json'));
const isTag = new Set(tags.map(({tag}) => tag));
const fileOf = (name) => `${name === 'welcome' ? 'index' : name}.html`;

/** Text of nodes, without blocks of code, for descriptions and for the search. */
const plain = ({type, value, children = []}) =>
  ['html', 'code'].includes(type)
    ? ''
    : (value ?? children.map(plain).join(['table', 'tableRow', 'list', 'listItem'].includes(type) ? ' ' : ''));

/** Whole sentences, of at most 200 characters if the first one is shorter. */
function brief(text) {
  const sentences = text.replace(/\s+/g, ' ').split(/(?<=[.!?:]) /);
  while (sentences.length > 1 && sentences.join(' ').length > 200) sentences.pop();
  return sentences.join(' ').replace(/:$/, '.');
}

/** A template of Lit as it stands in a page: listeners are left out, and styles, which are added to those of all pages. */
function written(template, styles) {
  const {strings, values} = template;
  const html = strings
    .map((string, i) => {
      const value = values[i];
      if (value?.strings) return string + written(value, styles);
      if (value?._$litDirective$) return string + attributesOf(/<([\w-]+) $/.exec(string)[1], value);
      return string + (i < values.length ? String(value) : '');
    })
    .join('');
  return html
    .replace(/<style>([^]*?)<\/style>/g, (_, css) => (styles.add(`.live {${css}}\n`), ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The attributes that stories/support/settings.ts sets on an element. */
function attributesOf(localName, {_$litDirective$: Settings, values}) {
  const attributes = new Map();
  const element = {
    localName,
    setAttribute: (name, value) => attributes.set(name, value),
    removeAttribute: (name) => attributes.delete(name),
  };
  const known = Object.keys(element).length;
  new Settings({type: 6}).update({element}, values);
  if (Object.keys(element).length > known)
    throw new Error(
      `A story of <${localName}> sets ${Object.keys(element).slice(known)}, for which there is no attribute.`,
    );
  return [...attributes].map(([name, value]) => (value === '' ? name : `${name}="${escaped(value)}"`)).join(' ');
}

/** Stand-ins for the components of a page that are live in Storybook. */
async function liveParts(games, nameOf, figures, styles) {
  const loader = register({namespace: 'docs'});
  const stories = new Map();
  for (const {text} of pages)
    for (const [, file] of text.matchAll(/^import \* as \w+ from '\.\/(.+\.stories\.ts)'/gm))
      stories.set(file, await loader.import(path.join(root, 'stories', file), import.meta.url));
  await loader.unregister();
  const poster = ({name}, alt = '') =>
    `<picture><source media="(prefers-color-scheme: dark)" srcset="../embed/pictures/${name}-dark.webp" /><img src="../embed/pictures/${name}.webp" alt="${alt}" width="320" height="320" loading="lazy" /></picture>`;
  return {
    Canvas({of}, {page}) {
      const [space, name] = of.split('.');
      const {default: meta, [name]: story} = stories.get(
        new RegExp(`import \\* as ${space} from '\\./(.+)'`).exec(page.text)[1],
      );
      const args = {...meta.args, ...story.args};
      const html = story.parameters?.html ?? written((story.render ?? meta.render)(args), styles);
      const shown = games.filter(({tag}) => html.includes(`<${tag}`));
      const without = shown.map((game) => poster(game, nameOf(game))).join('');
      const kind = html.split(`<${shown[0].tag}`).length > 2 ? 'live wide' : 'live';
      return `<div class="${kind}">${html}<noscript>${without}</noscript></div>`;
    },
    section: (_, {inside}) => inside(),
    'embed-builder': () =>
      '<p class="actions"><a class="primary" href="../embed/builder.html">Open the builder</a></p>',
    'games-gallery': () =>
      `<ul class="gallery">${games
        .map((game) => `<li><a href="${game.tag}.html">${poster(game)}${nameOf(game)}</a></li>`)
        .join('')}</ul>`,
    /** A figure is a file of its own, in which styles are allowed. */
    Figure(_, {page, source}) {
      const [code] = /^(import .*\n)+([^]*?)\n(?=<Meta)/m.exec(page.text);
      const {code: made} = transformSync(
        `${code.replace(/^import .*\n/gm, '').replaceAll('export const', 'const')}\nresult = ${source}`,
        {loader: 'jsx', jsxFactory: 'createElement'},
      );
      const svg = renderToStaticMarkup(
        new Function('createElement', `let result; ${made}; return result;`)(createElement),
      );
      const [, title] = /<title[^>]*>([^<]*)</.exec(svg);
      const [, id] = /aria-labelledby="([\w-]+)"/.exec(svg);
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg);
      figures.set(
        `${page.name}-${id}.svg`,
        /<svg[^]*<\/svg>/
          .exec(svg)[0]
          .replace(
            /^<svg[^>]*>/,
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor" style="font: 13px system-ui, sans-serif; color-scheme: light dark; color: light-dark(#2f2a22, #ece6d8)">`,
          ),
      );
      return `<div class="scroll" role="group" tabindex="0" aria-label="Figure"><img class="figure" src="${page.name}-${id}.svg" alt="${title}" width="${width}" height="${height}" /></div>`;
    },
  };
}

/** reference.txt as Markdown. */
function referencePage() {
  const [first, ...sections] = read('reference.txt').split(/^(.+)\n=+\n/m);
  const parts = (text) =>
    text
      .trim()
      .split(/\n\n(?=\S)/)
      .map((part) => {
        const [title, ...lines] = part.split('\n');
        if (lines.length === 0) return title;
        const items = lines
          .join('\n')
          .split(/^ {2}(?=\S)/m)
          .slice(1)
          .map((item) => {
            const [head, ...description] = item.trim().split(/\n {6}(?=\S)/);
            return {head, description: description.join(' ')};
          });
        return `### ${title}\n\n${table(['Name', 'What it is'], items, (head) => `\`\` ${head} \`\``)}`;
      })
      .join('\n\n');
  const text = sections.map((part, i) => (i % 2 ? parts(part) : `## ${part.replace(/<.+?>/, '`$&`')}`)).join('\n\n');
  return {
    name: 'reference',
    title: 'Reference',
    text: `# Reference\n\n${first.split(',')[0].replace(/:.*/, '')}: every attribute, property, method, event, key, slot, state, part and custom property of its elements, and what the kit exports.\n\n${text}`,
  };
}

/** Markdown as HTML, with what is below each heading: `{html, title, description, headings, sections}`. */
function htmlOf(markdown) {
  const taken = new Set();
  const sections = [];
  let above;
  const labelled = (tree) => {
    for (const node of tree.children) {
      const {type, depth} = node;
      if (type === 'heading') {
        const title = plain(node);
        const anchor = anchorOf(title);
        const id = taken.has(anchor) ? `${above.id}-${anchor}` : anchor;
        taken.add(id);
        node.data = {hProperties: {id}};
        sections.push({id, depth, title, path: depth > 2 ? `${above.title}: ${title}` : title, text: ''});
        if (depth === 2) above = sections.at(-1);
      } else sections.at(-1).text += ` ${plain(node)}`;
      // what may be too wide for a telephone can be scrolled by keys
      const isWide =
        type === 'code' ? /.{40}/.test(node.value) : type === 'table' && node.children[0].children.length > 2;
      const label = `${type === 'code' ? 'Code' : 'Table'}: ${sections.at(-1).title}`;
      if (isWide) node.data = {...node.data, scroll: label};
    }
    tree.children = tree.children.flatMap((node) =>
      node.data?.scroll
        ? [
            {
              type: 'html',
              value: `<div class="scroll" role="group" tabindex="0" aria-label="${escaped(node.data.scroll)}">`,
            },
            node,
            {type: 'html', value: '</div>'},
          ]
        : [node],
    );
  };
  const tree = remark().use(remarkGfm).parse(markdown);
  const lead = tree.children.find(({type}) => type === 'paragraph');
  const html = String(
    remark()
      .use(remarkGfm)
      .use(() => labelled)
      .use(remarkHtml, {sanitize: false})
      .processSync(markdown),
  ).replace(/href="([\w-]+)\.md(?=["#])/g, (_, name) => `href="${fileOf(name)}`);
  return {html, sections, description: brief(plain(lead))};
}

/** The list of all pages, with the parts of the one that is shown. */
function contents(all, current) {
  const item = (page) => {
    const parts = page.sections
      .filter(({depth}) => depth === 2)
      .map(({id, title}) => `<li><a href="#${id}">${escaped(title)}</a></li>`);
    return `<li><a href="${fileOf(page.name)}"${page === current ? ' aria-current="page"' : ''}>${escaped(page.label)}</a>${page === current && parts.length > 0 ? `<ul>${parts.join('')}</ul>` : ''}</li>`;
  };
  const groups = [...new Set(all.map(({section}) => section))];
  return groups
    .map(
      (group) =>
        `${group ? `<p>${group}</p>` : ''}<ul>${all
          .filter(({section}) => section === group)
          .map(item)
          .join('')}</ul>`,
    )
    .join('\n          ');
}

const neighbour = (page, rel, word) =>
  page ? `<a rel="${rel}" href="${fileOf(page.name)}"><span>${word}</span>${escaped(page.label)}</a>` : '';

/**
 * All files by name.
 * @param {object} [options]
 * @param {string} [options.url] where the folder will be, with a slash at the end
 */
export async function docsFiles({url} = {}) {
  const {gameSpecs, nameOf} = await embedModule();
  const manifest = JSON.parse(read('custom-elements.json'));
  const files = new Map();
  const styles = new Set();
  const live = await liveParts(gameSpecs(manifest), nameOf, files, styles);
  const texts = pages.map((page) => ({...page, text: markdownOf(page, manifest, live)}));
  const contributors = texts.findIndex(({group}) => group === 'For contributors');
  const all = texts.toSpliced(contributors, 0, referencePage()).map(({name, title, group, text}) => ({
    name,
    label: title.split('/').at(-1),
    section: name === 'welcome' ? '' : (group ?? (isTag.has(name) ? 'Games' : 'For embedders')),
    ...htmlOf(text),
  }));
  const template = read('src/site/docs.html');
  const add = (page, {text, title, scripts = [], neighbours = '', source}) => {
    const head = headOf({
      title,
      description: page.description,
      url: url && url + fileOf(page.name),
      image: `${url}../embed/icon-512.png`,
    });
    const parts = {
      head: `<title>${escaped(title)}</title>\n    ${head}`,
      scripts: scripts.map((file) => `<script nonce="parlour" defer src="${file}"></script>`).join('\n    '),
      contents: contents(all, page),
      text,
      neighbours,
      version,
      source,
    };
    files.set(
      fileOf(page.name),
      template.replace(/<!-- (\w+) -->/g, (_, name) => parts[name]),
    );
  };
  all.forEach((page, i) => {
    const used = [...isTag].filter((tag) => page.html.includes(`<${tag}`));
    const bundles = used.length > 2 ? ['parlour'] : used;
    add(page, {
      title: `${page.label === 'Welcome' ? 'Documentation' : page.label} – Parlour`,
      text: page.html,
      scripts: bundles.map((name) => `../cdn/${name}.classic.js`),
      neighbours: `<nav class="neighbours" aria-label="Next and previous">${neighbour(all[i - 1], 'prev', 'Previous')}${neighbour(all[i + 1], 'next', 'Next')}</nav>`,
      source:
        page.name === 'reference'
          ? '<a href="../reference.txt">This page as text</a>'
          : `<a href="${page.name}.md">This page as Markdown</a>`,
    });
  });
  // the tables of an element are in the reference, too
  const ownSections = ({sections}) =>
    sections.slice(0, sections.findIndex(({id}) => id === 'properties-methods-events-parts') >>> 0);
  const sections = all.flatMap((page) =>
    ownSections(page).map(({id, depth, path: title, text}) => ({
      url: fileOf(page.name) + (depth > 1 ? `#${id}` : ''),
      page: page.label,
      title: depth > 1 ? title : page.label,
      text: text.replace(/\s+/g, ' ').trim(),
    })),
  );
  add(
    {name: 'search', description: 'Search the documentation of Parlour.'},
    {
      title: 'Search – Parlour',
      text: '<h1>Search</h1>\n<noscript><p>The search needs JavaScript. All pages are listed beside.</p></noscript>\n<p class="found" role="status"></p>\n<ol class="results"></ol>',
      scripts: ['search.js'],
      source: '<a href="reference.html">Reference</a>',
    },
  );
  files.set(
    'search.js',
    await bundle(
      `import {startSearch} from './search.ts'; startSearch(${JSON.stringify(sections)});`,
      'iife',
      true,
      'src/site',
    ),
  );
  files.set('docs.css', [read('src/site/site.css'), read('src/site/docs.css'), pageStyles(), ...styles].join('\n'));
  return files;
}

/** Writes them beside the Markdown. */
export async function docsFolder(out = path.join(root, 'dist/docs'), options) {
  const files = await docsFiles(options);
  mkdirSync(out, {recursive: true});
  for (const [name, content] of files) writeFileSync(path.join(out, name), content);
  return files;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = await docsFolder();
  const search = Buffer.byteLength(files.get('search.js'));
  console.log(`  dist/docs: ${files.size} files, search ${(search / 1024).toFixed(0)} KiB`);
}
