import phrases from '../../../element/phrases/ar.js';

export default {...phrases};
