import phrases from '../../../element/phrases/fr.js';

export default {...phrases};
