/** The first page of the site: loads a picture when it comes near the window, and a game when it is to be played. */

/** How often a game was tried. Browsers remember a module that could not be loaded: another try needs another URL. */
const tries = new Map<string, number>();

function load(tag: string): Promise<unknown> {
  const query = tries.has(tag) ? `?${tries.get(tag)}` : '';
  tries.set(tag, (tries.get(tag) ?? 0) + 1);
  return customElements.get(tag) ? Promise.resolve() : import(new URL(`cdn/${tag}.js${query}`, import.meta.url).href);
}

/** The tag of the game whose code is shown. */
let shown = 'ludo-game';

/** Shows the code for a game in place of that for another one. */
function showCode({localName, attributes}: Element): void {
  const code = document.querySelector('#code code')!;
  const [script] = code.textContent.split('\n');
  const settings = Array.from(attributes, ({name, value}) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join('');
  code.textContent = `${script!.replace(`${shown}.js`, `${localName}.js`)}\n<${localName}${settings}></${localName}>`;
  shown = localName;
}

/** Loads the game of a card and covers the card with it, so that nothing on the page moves. */
async function play(card: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const status = card.querySelector<HTMLElement>('[role=status]')!;
  const stage = document.importNode(card.querySelector('template')!.content, true).firstElementChild as HTMLElement;
  if (button.ariaBusy) return;
  button.ariaBusy = 'true';
  status.textContent = 'Loading …';
  // of the game that was pressed last, whichever file comes last
  showCode(card.querySelector('template')!.content.querySelector(stage.lastElementChild!.localName)!);
  try {
    await load(stage.lastElementChild!.localName);
    status.textContent = '';
  } catch {
    status.textContent = 'The game could not be loaded. Press again to retry.';
    return;
  } finally {
    button.ariaBusy = null;
  }
  stage.querySelector('.close')!.addEventListener('click', () => {
    stage.remove();
    card.classList.remove('playing');
    button.focus();
  });
  // people may have gone elsewhere meanwhile
  const hasFocus = document.activeElement === button;
  card.append(stage);
  card.classList.add('playing');
  if (hasFocus) stage.focus({preventScroll: true});
}

/** A button below the code that copies it, and says so. Browsers let only pages of a secure origin copy. */
function addCopy(code: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  const status = document.createElement('p');
  status.role = 'status';
  button.addEventListener('click', () => {
    const said = navigator.clipboard?.writeText(code.textContent).then(
      () => 'Copied.',
      () => 'Select the text and copy it.',
    );
    void Promise.resolve(said ?? 'Select the text and copy it.').then((text) => (status.textContent = text));
  });
  const bar = document.createElement('div');
  bar.className = 'copying';
  bar.append(button, status);
  const box = document.createElement('div');
  const pre = code.closest('pre')!;
  pre.before(box);
  box.append(pre, bar);
}

const near = new IntersectionObserver(
  (entries) => {
    for (const {isIntersecting, target} of entries) if (isIntersecting) target.classList.add('near');
  },
  {rootMargin: '25%'},
);

addCopy(document.querySelector('.hero code')!);

for (const card of document.querySelectorAll<HTMLElement>('.card')) {
  near.observe(card);
  // without scripts it is a link to the page of the game
  const link = card.querySelector('.play')!;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.append(...link.childNodes);
  button.addEventListener('click', () => void play(card, button));
  link.replaceWith(button);
}
