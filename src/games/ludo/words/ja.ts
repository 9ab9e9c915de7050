import phrases from '../../../element/phrases/ja.js';

export default {...phrases};
