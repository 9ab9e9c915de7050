import phrases from '../../../element/phrases/es.js';

export default {...phrases};
