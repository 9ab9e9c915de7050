// Storybook's frame: our name and colours instead of its own.
import {addons} from 'storybook/manager-api';
import {theme} from './theme.js';

addons.setConfig({theme});
