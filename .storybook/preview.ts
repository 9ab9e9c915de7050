// How every story is shown: documentation from the manifest, accessibility as an error, dark and
// light by the background's name.
import {setCustomElementsManifest, type Preview} from '@storybook/web-components-vite';
import manifest from '../custom-elements.json';

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {test: 'error'},
    controls: {expanded: true},
    options: {storySort: {order: ['Gallery', 'For embedders', '*', 'Kit']}},
  },
  argTypesEnhancers: [
    // Unions of words come as text: offer them as a choice.
    ({argTypes}) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => {
          const union: string = type.table?.type?.summary ?? '';
          if (!/^'[^']*'( \| '[^']*')+$/.test(union)) return [name, type];
          const options = union.split(' | ').map((word) => word.slice(1, -1));
          return [name, {...type, control: {type: 'select' as const}, options}];
        }),
      ),
  ],
};
export default preview;
