// The package exports its files only to Node, and not by name.
/* eslint-disable @nx/enforce-module-boundaries */
import aff from '../../../../../node_modules/dictionary-en-gb/index.aff?raw';
import dic from '../../../../../node_modules/dictionary-en-gb/index.dic?raw';

/** English words as listed by SCOWL; a chunk of its own, loaded on demand. */
export default { aff, dic };
