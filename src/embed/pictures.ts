/** Pictures of the games, for lists of games. */
import type {Scheme} from './address.js';
import {drawing} from './marks.js';
import type {GameSpec} from './specs.js';

/** Width and height of a picture, in pixels. */
const size = 320;

/**
 * The picture of a game; its mark where the picture can't be loaded, such as in sandboxed frames in WebKit.
 * @param urlOf the URL of a file of pictures
 * @param scheme default: that of the system
 */
export function pictureOf({name, mark}: GameSpec, urlOf: (file: string) => string, scheme?: Scheme): HTMLElement {
  const picture = document.createElement('picture');
  const image = document.createElement('img');
  Object.assign(image, {alt: '', width: size, height: size});
  const dark = urlOf(`${name}-dark.webp`);
  if (!scheme) {
    const source = document.createElement('source');
    source.media = '(prefers-color-scheme: dark)';
    source.srcset = dark;
    picture.append(source);
  }
  image.onerror = () => picture.replaceChildren(drawing(mark));
  image.src = scheme === 'dark' ? dark : urlOf(`${name}.webp`);
  picture.append(image);
  return picture;
}
