// How every story is shown: documentation from the manifest, accessibility as an error, and a choice
// of scheme and language in the toolbar.
import {setCustomElementsManifest, type Preview} from '@storybook/web-components-vite';
import {createElement, type ComponentProps} from 'react';
import manifest from '../custom-elements.json';
import {withActions} from '../stories/support/actions.js';
import {EventsTable, KeysTable, KitTable} from '../stories/support/reference-tables.js';
import {ScrollRegion} from '../stories/support/scroll-region.js';
import {GamesGallery} from '../stories/support/games.js';
import {StorybookBuilder} from '../stories/support/builder.js';
import {argTypesOf} from './arg-types.js';
import {theme} from './theme.js';

setCustomElementsManifest(manifest);

/** What the pages of the documentation are made of beside stories. */
for (const [tag, element] of Object.entries({
  'keys-table': KeysTable,
  'events-table': EventsTable,
  'kit-table': KitTable,
  'scroll-region': ScrollRegion,
  'embed-builder': StorybookBuilder,
  'games-gallery': GamesGallery,
})) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}

/** Tables and code blocks of the documentation scroll by themselves where the page is too narrow for them. */
const scrolling =
  <Tag extends 'table' | 'pre'>(tag: Tag) =>
  (props: ComponentProps<Tag>) =>
    createElement('scroll-region', null, createElement(tag, props));

function speak(element: HTMLElement, lang: string): void {
  element.lang = lang;
  element.dir = lang === 'ar' ? 'rtl' : 'ltr';
}

const choice = (title: string, icon: 'contrast' | 'globe', items: {value: string; title: string}[]) => ({
  description: title,
  toolbar: {title, icon, items, dynamicTitle: true},
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {test: 'error'},
    controls: {expanded: true},
    docs: {
      theme,
      extractArgTypes: argTypesOf,
      components: {table: scrolling('table'), pre: scrolling('pre')},
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Gallery',
          // the games, by name
          '*',
          'Table',
          'For embedders',
          [
            'Start in a minute',
            'I can’t add scripts to my site',
            'Builder',
            'Recipes',
            'Keys and events',
            'Editors and frameworks',
            'Translate',
            'On a server',
            'Accessibility',
            'Sizes',
            'How strong is it?',
            'What stays',
            '*',
          ],
          'For contributors',
          'Rooms',
          'Setting up',
          'Stills',
          'Kit',
        ],
      },
    },
  },
  globalTypes: {
    scheme: choice('Scheme', 'contrast', [
      {value: '', title: 'Scheme of the system'},
      {value: 'light', title: 'Light'},
      {value: 'dark', title: 'Dark'},
    ]),
    lang: choice(
      'Language',
      'globe',
      ['en', 'de', 'es', 'fr', 'pt', 'hi', 'ar', 'zh', 'ja'].map((value) => ({
        value,
        title: new Intl.DisplayNames(value, {type: 'language'}).of(value) ?? value,
      })),
    ),
  },
  initialGlobals: {scheme: '', lang: 'en'},
  decorators: [
    withActions,
    (story, {canvasElement, globals, viewMode}) => {
      const page = document.documentElement;
      const lang = String(globals['lang']);
      // a page of the documentation is English; each story on it has a language of its own
      speak(page, viewMode === 'story' ? lang : 'en');
      if (viewMode !== 'story') speak(canvasElement as HTMLElement, lang);
      page.style.colorScheme = viewMode === 'story' ? String(globals['scheme']) : '';
      return story();
    },
  ],
};
export default preview;
