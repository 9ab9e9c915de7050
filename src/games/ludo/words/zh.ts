import phrases from '../../../element/phrases/zh.js';

export default {...phrases};
