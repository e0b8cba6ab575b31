/** What the start of the app needs of the books at home, in one piece that most visits never fetch. */
export { keepFresh } from './keepFresh.ts';
export { sweepHome } from './sweep.ts';
