import phrases from '../../../element/phrases/de.js';

export default {...phrases};
