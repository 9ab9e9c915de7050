// The events of every story in Storybook's Actions panel, as a page hears them.
import type {Decorator} from '@storybook/web-components-vite';
import {action} from 'storybook/actions';
import {elements} from './manifest.js';

const types = new Set(elements.flatMap(({events = []}) => events.map(({name}) => name)));
const heard = new WeakSet<HTMLElement>();

export const withActions: Decorator = (story, {canvasElement, viewMode}) => {
  const canvas = canvasElement as HTMLElement;
  // a canvas stays from story to story; the stories of a documentation page have no panel
  if (viewMode === 'story' && !heard.has(canvas)) {
    heard.add(canvas);
    for (const type of types)
      canvas.addEventListener(type, (event) => {
        action(type)((event as CustomEvent<unknown>).detail ?? {});
      });
  }
  return story();
};
