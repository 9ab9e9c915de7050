// Another tab, as far as the browser's storage is concerned: a frame of the same origin, with its own window and modules.
const frames: HTMLIFrameElement[] = [];
afterEach(() => frames.splice(0).forEach((frame) => frame.remove()));

/** A frame until the test is over; with a module's address, once it has registered its tag. @param head markup before it */
export async function openTab(module = '', tag = '', head = ''): Promise<Window & typeof globalThis> {
  const frame = document.createElement('iframe');
  frame.srcdoc = module && `<!doctype html>${head}<script type="module" src="${module}"></script>`;
  frames.push(frame);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  document.body.append(frame);
  await loaded;
  const tab = frame.contentWindow as Window & typeof globalThis;
  if (tag) await tab.customElements.whenDefined(tag);
  return tab;
}

/** Once this window has heard of everything that the other one has written: events come in order. */
export async function caughtUp(listener: Window, writer: Window): Promise<void> {
  const key = 'parlour:test:game:caught-up';
  const heard = new Promise<void>((resolve) => {
    const onStorage = ({key: written, newValue}: StorageEvent): void => {
      if (written !== key || newValue === null) return;
      listener.removeEventListener('storage', onStorage);
      resolve();
    };
    listener.addEventListener('storage', onStorage);
  });
  writer.localStorage.setItem(key, 'yes');
  await heard;
  writer.localStorage.removeItem(key);
}
