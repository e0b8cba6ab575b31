// The package gives its files away to Node alone, and to nobody by name.
/* eslint-disable @nx/enforce-module-boundaries */
import aff from '../../../../../node_modules/dictionary-en-gb/index.aff?raw';
import dic from '../../../../../node_modules/dictionary-en-gb/index.dic?raw';

/** The words of English as SCOWL lists them; a file of its own, fetched when somebody asks for help. */
export default { aff, dic };
