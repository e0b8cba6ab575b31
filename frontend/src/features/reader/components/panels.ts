/** What opens over a book, in one piece: see `ReaderScreen`. */
export { Contents } from './Contents.tsx';
export { EndPage } from './EndPage.tsx';
export { LinkDialog } from './LinkDialog.tsx';
export { SettingsPanel } from './SettingsPanel.tsx';
export { NoteDialog } from '../notes/NoteDialog.tsx';
export { PlaceNotice } from './PlaceNotice.tsx';
export { SelectionBar } from '../notes/SelectionBar.tsx';
