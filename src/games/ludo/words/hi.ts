import phrases from '../../../element/phrases/hi.js';

export default {...phrases};
