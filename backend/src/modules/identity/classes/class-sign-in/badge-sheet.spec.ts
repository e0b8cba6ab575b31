import { describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdfStructure } from '../../../../../test/support/pdf-structure.ts';
import { badgeSheet } from './badge-sheet.ts';

const sheet = (...names: string[]): Promise<Buffer> =>
  badgeSheet(
    'Oak School',
    'Beech Class',
    names.map((name, index) => ({ name, drawing: 'fox', link: `https://oak.test/login#badge=${index}` })),
  );

/** What a search in the PDF finds, in the order in which it was drawn. */
async function searchableText(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

const badgeOf = (name: string, lang: string) => [
  { role: 'H1', text: name, lang },
  { role: 'Figure', text: 'Picture: fox', lang: null },
  { role: 'P', text: 'Beech Class', lang: 'en-GB' },
  { role: 'P', text: 'Oak School', lang: 'en-GB' },
  { role: 'Figure', text: 'QR code to log in', lang: null },
];

describe('a sheet of badges', () => {
  it('is read in order, badge by badge, with Arabic, Hindi and Latin names in their languages', async () => {
    const bytes = await sheet('Mia (the 2nd) O.', 'محمد عبد الرحمن', 'कीर्ति श', 'Лариса O.');
    expect(await readPdfStructure(bytes)).toEqual([
      ...badgeOf('Mia (the 2nd) O.', 'en-GB'),
      ...badgeOf('محمد عبد الرحمن', 'ar'),
      ...badgeOf('कीर्ति श', 'hi'),
      ...badgeOf('Лариса O.', 'ru'),
    ]);
  });

  it('is searched by names, whose words are in the order of their language', async () => {
    const text = await searchableText(await sheet('Mia O.', 'محمد عبد الرحمن', 'שרה כהן'));
    expect(text.replace(/\s+/g, ' ')).toMatch(/Mia O\..*محمد عبد الرحمن.*שרה כהן/);
  });

  it('contains the pictures that its badges share once', async () => {
    const sheets = [await sheet('Mia', 'Leo'), await sheet('Mia', 'Leo', ...Array<string>(6).fill('Leo'))];
    const pictures = sheets.map((bytes) => bytes.toString('latin1').match(/\/Subtype \/Image/g)!.length);
    // Each name is a picture of its own.
    expect(pictures[1]! - pictures[0]!).toBe(6);
  });

  it('leaves a line in place of a name in a script without a font', async () => {
    const elements = await readPdfStructure(await sheet('小明'));
    expect(elements?.map(({ text }) => text)).toEqual([
      'Picture: fox',
      'Beech Class',
      'Oak School',
      'QR code to log in',
    ]);
  });

  it('names a person whose name has marks without a glyph, and leaves emoji out', async () => {
    const elements = await readPdfStructure(await sheet('\u200fمحمد\u200f', 'Mia 🦊'));
    expect(elements?.filter(({ role }) => role === 'H1').map(({ text }) => text)).toEqual([
      '\u200fمحمد\u200f',
      'Mia',
    ]);
  });
});
