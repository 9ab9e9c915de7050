/** The automatic player, loaded on demand. */
export {choose} from './rules/index.js';
