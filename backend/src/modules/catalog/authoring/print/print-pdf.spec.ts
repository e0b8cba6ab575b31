import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';
import { emptyScene } from '@bookgrove/contract/stories';
import { canPrint } from '../../../../platform/print/draw-text.ts';
import { printPdf, type StoryToPrint } from './print-pdf.ts';

const story = (title: string, language: string, texts: string[]): StoryToPrint => ({
  title,
  language,
  authors: ['Mia, Oak School'],
  license: 'CC-BY-4.0',
  credits: [],
  cover: emptyScene(),
  own: new Map(),
  pages: texts.map((text, index) => ({
    id: `p${index + 1}`,
    text,
    voice: null,
    alt: 'A red boat',
    picture: {
      ...emptyScene(),
      elements: [
        { kind: 'shape', id: 'e1', shape: 'circle', x: 400, y: 300, w: 200, h: 200, turn: 0, color: 'clay' },
      ],
    },
  })),
});

async function print(...stories: StoryToPrint[]): Promise<PDFDocument> {
  let bytes = Promise.resolve(Buffer.alloc(0));
  const pages = await printPdf(
    'Our book',
    'Oak School',
    stories,
    (content: Readable) => (bytes = buffer(content)),
  );
  const pdf = await PDFDocument.load(await bytes, { updateMetadata: false });
  expect(pdf.getPageCount()).toBe(pages);
  return pdf;
}

/** What a screen reader finds: the text of structure elements and of marked content. */
function told(pdf: PDFDocument): { words: string[]; pictures: string[] } {
  const words: string[] = [];
  const pictures: string[] = [];
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict) {
      const text = (name: string) => {
        const found = object.get(PDFName.of(name));
        return found instanceof PDFString || found instanceof PDFHexString ? found.decodeText() : null;
      };
      words.push(...[text('ActualText')].filter((one) => one !== null));
      if (object.get(PDFName.of('S')) === PDFName.of('Figure')) pictures.push(text('Alt') ?? '');
    } else if (
      object instanceof PDFRawStream &&
      object.dict.get(PDFName.of('Type')) !== PDFName.of('XObject')
    ) {
      const content = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
      for (const [, literal] of content.matchAll(/\/ActualText \(((?:[^\\)]|\\[^])*)\)/g))
        words.push(PDFString.of(literal!).decodeText());
    }
  }
  return { words, pictures };
}

describe('a printed story', () => {
  it('marks pages that are recordings only', async () => {
    const boat = story('Le bateau', 'fr', [' ']);
    const { words } = told(
      await print({ ...boat, pages: boat.pages.map((one) => ({ ...one, voice: 'v1' })) }),
    );
    expect(words).toContain('Cette page se raconte de vive voix.');
  });

  it('has a text layer and alternative texts in page order', async () => {
    const { words, pictures } = told(
      await print(story('The boat', 'en', ['A boat (red) sails.', 'It \\ sings.'])),
    );
    expect(words).toEqual(
      expect.arrayContaining(['The boat', 'Mia, Oak School', 'A boat (red) sails.', 'It \\ sings.']),
    );
    expect(pictures).toEqual(['The boat', 'A red boat', 'A red boat']);
  });

  it('in a collection has a title page, contents and a bookmark for each story', async () => {
    const pdf = await print(
      story('One', 'en', ['a']),
      story('Deux', 'fr', ['b']),
      story('ثلاثة', 'ar', ['ج']),
    );
    expect(pdf.getPageCount()).toBe(2 + 3 * 3);
    const { words, pictures } = told(pdf);
    expect(words.slice().sort()).toEqual(expect.arrayContaining(['Our book', 'Oak School', 'ثلاثة', 'ج']));
    // The covers on the front page, then the covers of the stories, and one picture for each story.
    expect(pictures).toHaveLength(3 + 3 + 3);
    expect(pdf.catalog.get(PDFName.of('Outlines'))).toBeDefined();
    expect(pdf.catalog.get(PDFName.of('MarkInfo'))).toBeDefined();
  });

  it('is refused when no embedded font covers its script', () => {
    expect(['下雨了。', 'ฝนตก'].map(canPrint)).toEqual([false, false]);
  });
});

const folder = join(import.meta.dirname, '../../../../../../../shared/data/stories');
(existsSync(folder) ? it : it.skip)(
  'carries the words of each of our languages as they were written, with fonts of its own',
  async () => {
    const [id] = readdirSync(folder);
    const { versions } = JSON.parse(readFileSync(join(folder, id!, 'story.json'), 'utf8')) as {
      versions: { lang: string; title: string; pages: string[] }[];
    };
    const printed: string[] = [];
    for (const { lang, title, pages } of versions.filter((one) =>
      canPrint([one.title, ...one.pages].join(' ')),
    )) {
      const pdf = await print(story(title, lang, pages.slice(0, 2)));
      expect([lang, told(pdf).words]).toEqual([lang, expect.arrayContaining([title, ...pages.slice(0, 2)])]);
      for (const [, object] of pdf.context.enumerateIndirectObjects())
        if (object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'))
          expect([lang, object.has(PDFName.of('FontFile2'))]).toEqual([lang, true]);
      printed.push(lang);
    }
    expect(printed.sort()).toEqual(['ar', 'bn', 'en', 'hi', 'sw', 'ur']);
  },
);
