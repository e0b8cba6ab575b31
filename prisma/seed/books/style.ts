import { fontOf } from './markup.ts';
import type { Manuscript } from './model.ts';

const isFixed = ({ setting }: Manuscript): boolean => setting === 'bleed' || setting === 'spread';

const fontFace = (book: Manuscript): string => {
  const font = fontOf(book.language, isFixed(book));
  return font
    ? `@font-face { font-family: "${font.family}"; src: url("fonts/${font.file}") format("woff2"); font-weight: 400 800; }
body { font-family: "${font.family}", sans-serif; }
`
    : '';
};

/** Reflowable pages set neither colours nor sizes of their text, so that the reader's settings apply. */
const reflowable = `body { margin: 0; padding: 0; }
:lang(ar), :lang(hi) { line-height: 1.8; }
figure { margin: 0 0 1.2em; text-align: center; break-inside: avoid; }
img { max-width: 100%; max-height: 62vh; height: auto; border-radius: 6px; }
p { margin: 0 0 .8em; }
h1, h2 { line-height: 1.2; text-align: start; break-after: avoid; }
.picture-page .words { font-size: 1.2em; line-height: 1.5; }
.cover { text-align: center; }
.cover img { max-height: 96vh; border-radius: 0; }
.title-page { padding-top: 20vh; text-align: center; }
.title-page :is(h1, p) { text-align: center; }
.subtitle { font-size: 1.1em; }
.stanza { margin-bottom: 1.2em; line-height: 1.6; }
.playing { text-decoration: underline; text-decoration-color: #C4506A; text-decoration-thickness: .12em; text-underline-offset: .25em; }
`;

const fixed = ({ colours, setting }: Manuscript): string => {
  const [width, height] = setting === 'spread' ? [900, 900] : [1200, 900];
  return `html, body { margin: 0; padding: 0; }
body { position: relative; width: ${width}px; height: ${height}px; overflow: hidden; background-color: ${colours.paper}; }
body.cover { width: 675px; }
body.cover img { position: absolute; left: 0; top: 0; width: 675px; height: 900px; }
.full img { position: absolute; left: 0; top: 0; width: ${width}px; height: ${height}px; }
.words { position: absolute; box-sizing: border-box; padding: 0 80px; font-size: 42px; font-weight: 700; line-height: 1.35; }
.words p { margin: 0 0 14px; }
.top { left: 0; right: 0; top: 48px; text-align: center; }
.bottom { left: 0; right: 0; bottom: 36px; text-align: center; }
.dark { color: ${colours.ink}; }
.light { color: #FFF8EA; }
.facing .words { top: 0; bottom: 0; display: flex; flex-direction: column; justify-content: center; color: ${colours.ink}; font-size: 64px; padding: 0 80px; }
.stanza { line-height: 1.4; }
`;
};

/** The style sheet of a book. */
export const styleSheet = (book: Manuscript): string =>
  fontFace(book) + (isFixed(book) ? fixed(book) : reflowable);
