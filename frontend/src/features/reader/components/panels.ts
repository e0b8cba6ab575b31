/** Panels that open over a book, and what follows its first page, in one chunk: see `ReaderScreen`. */
export { Contents } from './Contents.tsx';
export { EndPage } from './EndPage.tsx';
export { LinkDialog } from './LinkDialog.tsx';
export { PageAnnouncement } from './PageAnnouncement.tsx';
export { Scrubber } from './Scrubber.tsx';
export { SearchPanel } from '../search/SearchPanel.tsx';
export { SettingsPanel } from './SettingsPanel.tsx';
export { NoteDialog } from '../notes/NoteDialog.tsx';
export { PositionNotice } from './PositionNotice.tsx';
export { TurnHint } from './TurnHint.tsx';
export { SelectionBar } from '../notes/SelectionBar.tsx';
