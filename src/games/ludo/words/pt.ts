import phrases from '../../../element/phrases/pt.js';

export default {...phrases};
