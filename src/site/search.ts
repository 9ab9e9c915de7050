/** The search page of the documentation: looks for words in its sections while one types. */
import MiniSearch, {type SearchResult} from 'minisearch';

/** The text below a heading of a page. */
interface Section {
  readonly url: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/** How many sections are listed. */
const most = 30;

const element = (tag: string, ...content: (string | Node)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
};

/** The text around the first word that was found, with the words marked. */
function excerpt(text: string, {terms}: SearchResult): (string | Node)[] {
  const words = new RegExp(`(${terms.join('|')})`, 'giu');
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, text.search(words) - 60)));
  const shown = text.slice(start, start + 220).split(words);
  return [
    start > 0 ? '… ' : '',
    ...shown.map((part, i) => (i % 2 ? element('mark', part) : part)),
    start + 220 < text.length ? ' …' : '',
  ];
}

export function startSearch(sections: readonly Section[]): void {
  const index = new MiniSearch<Section & {readonly id: number}>({
    fields: ['title', 'page', 'text'],
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u),
    searchOptions: {boost: {title: 4, page: 2}, prefix: true, fuzzy: 0.15, combineWith: 'AND'},
  });
  index.addAll(sections.map((section, id) => ({...section, id})));
  const input = document.querySelector<HTMLInputElement>('[type=search]')!;
  const list = document.querySelector('.results')!;
  const status = document.querySelector('.found')!;

  function show(): void {
    const words = input.value.trim();
    const found = index.search(words);
    status.textContent =
      words && `${found.length || 'No'} ${found.length === 1 ? 'section' : 'sections'} with “${words}”.`;
    list.replaceChildren(
      ...found.slice(0, most).map((result) => {
        const {url, page, title, text} = sections[result.id as number]!;
        const link = element('a', page === title ? page : `${page}: ${title}`) as HTMLAnchorElement;
        link.href = url;
        return element('li', link, element('p', ...excerpt(text, result)));
      }),
    );
  }

  input.value = new URLSearchParams(location.search).get('q') ?? '';
  input.addEventListener('input', show);
  input.form!.addEventListener('submit', (event) => {
    event.preventDefault();
    history.replaceState(null, '', `?q=${encodeURIComponent(input.value)}`);
    show();
  });
  show();
  if (!input.value) input.focus();
}
