import { expect, test } from '@playwright/test';
import {
  bookFrame,
  describeBook,
  messagesOf,
  openBook,
  serveShell,
  tinyBook,
  turn,
} from './support/shell.ts';

serveShell();

/** Rules as ingestion left them in older books, whose address of another host became empty, and as publishers write. */
const RULES = {
  'an import of an empty string': '@import "";',
  'an import of an empty address': '@import url("") screen;',
  'an import without quotes': '@import url();',
  'an import of itself': '@import "style.css";',
  'an import of another host': '@import url(https://elsewhere.example/a.css);',
  'an import of another host, without a protocol': '@import "//elsewhere.example/a.css";',
  'an import inside a block': '@media print { @import ""; }',
  'a font without an address': '@font-face { font-family: "A"; src: url("") }',
  'a font of another host': '@font-face { font-family: "A"; src: url("https://elsewhere.example/a.woff2") }',
  'a picture without an address': 'p { background: url() }',
};
const PARAGRAPH = 'p { color: rgb(1, 2, 3); font-family: "A" }';

for (const [name, rule] of Object.entries(RULES))
  test(`a book opens whose styles have ${name}`, async ({ page }) => {
    const inline = rule.replaceAll('"', '&quot;').replace(/^.*\{(.*)\}$/, '$1');
    const body = (words: string) =>
      `<body><link rel="stylesheet" type="text/css" href="style.css"/><style>${rule}</style><p style="${inline}">${words}</p></body>`;
    const book = tinyBook(
      [body('First.'), body('Second.')],
      [['style.css', 'text/css', `${rule} ${PARAGRAPH}`]],
    );
    await openBook(page, describeBook('styles', book));
    const shown = () =>
      bookFrame(page)!.evaluate(() => {
        const paragraph = document.querySelector('p')!;
        return [paragraph.textContent, getComputedStyle(paragraph).color];
      });
    expect(await shown()).toEqual(['First.', 'rgb(1, 2, 3)']);
    await turn(page, 'next');
    expect(await shown()).toEqual(['Second.', 'rgb(1, 2, 3)']);
    expect(await messagesOf(page, 'failed')).toEqual([]);
  });
