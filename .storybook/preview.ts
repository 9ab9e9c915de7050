// How every story is shown: documentation from the manifest, accessibility as an error, and a choice
// of scheme and language in the toolbar.
import {setCustomElementsManifest, type Preview} from '@storybook/web-components-vite';
import manifest from '../custom-elements.json';
import {EventsTable, KeysTable} from '../stories/support/reference-tables.js';
import {ThemeEditor} from '../stories/support/theme-editor.js';
import {argTypesOf} from './arg-types.js';

setCustomElementsManifest(manifest);

/** What the pages of the documentation are made of beside stories. */
for (const [tag, element] of Object.entries({'keys-table': KeysTable, 'events-table': EventsTable, 'theme-editor': ThemeEditor})) {
  if (!customElements.get(tag)) customElements.define(tag, element);
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
    docs: {extractArgTypes: argTypesOf},
    options: {
      storySort: {
        order: ['Gallery', 'For embedders', ['Start in a minute', 'Recipes', 'Keys and events', 'Editors and frameworks', 'On a server', 'Accessibility', 'Sizes', '*'], '*', 'Kit'],
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
    (story, {globals, viewMode}) => {
      const page = document.documentElement;
      const lang = String(globals['lang']);
      page.lang = lang;
      page.dir = lang === 'ar' ? 'rtl' : 'ltr';
      page.style.colorScheme = viewMode === 'story' ? String(globals['scheme']) : '';
      return story();
    },
  ],
};
export default preview;
