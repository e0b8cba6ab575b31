import { describe, expect, it } from '@jest/globals';
import { emptyScene, STORY_LIMITS, type Scene, type StoryPage } from '@bookgrove/contract/stories';
import sharp from 'sharp';
import { epubFaults, hasEpubCheck } from '../../../../../test/support/epubcheck.ts';
import { SILENCE } from '../../../../../test/support/stories.ts';
import { buildEpub, type StoryToBuild } from './build-epub.ts';
// EPUBCheck is a Java program that takes some seconds for each book.

const checked = hasEpubCheck ? describe : describe.skip;

const own = '01900000-0000-7000-8000-00000000000a';
const voice = '01900000-0000-7000-8000-00000000000b';
const painted: Scene = {
  ground: { color: 'night', pattern: 'stars', second: 'sun' },
  elements: [
    {
      kind: 'sticker',
      id: 'e1',
      sticker: 'fox',
      x: 300,
      y: 300,
      w: 240,
      h: 240,
      turn: 15,
      color: 'clay',
      second: 'sun',
    },
    { kind: 'shape', id: 'e2', shape: 'bubble', x: 560, y: 160, w: 240, h: 200, turn: 0, color: 'white' },
    { kind: 'stroke', id: 'e3', color: 'leaf', width: 14, points: [40, 40, 90, 120, 200, 80, 320, 200] },
    { kind: 'picture', id: 'e4', picture: own, x: 600, y: 420, w: 200, h: 150, turn: 0 },
  ],
};
const page = (number: number, change: Partial<StoryPage> = {}): StoryPage => ({
  id: `p${number}`,
  text: 'One night a fox found a lamp.\n\nIt shone & shone <all> night.',
  picture: emptyScene(),
  alt: '',
  voice: null,
  ...change,
});
const story = (change: Partial<StoryToBuild>): StoryToBuild => ({
  id: '01900000-0000-7000-8000-000000000001',
  title: 'The fox & the <lamp>',
  language: 'en',
  authors: ['Mia, Oak School'],
  license: null,
  credits: [],
  publisher: 'Oak School',
  modified: new Date('2026-11-22T08:00:00Z'),
  cover: emptyScene(),
  pages: [page(1)],
  ...change,
});
checked('EPUBCheck of the W3C finds nothing in a story', () => {
  it('with paint, shapes, a photo, a recording on some pages, co-authors, a licence and credits', async () => {
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c2185b' } })
      .jpeg()
      .toBuffer();
    const book = await buildEpub(
      story({
        authors: ['Mia, Oak School', 'A young author of Oak School'],
        license: 'CC-BY-4.0',
        credits: ['“The lamp” by Leo, Oak School, CC-BY-4.0'],
        cover: painted,
        pages: [
          page(1, { picture: painted, alt: 'A fox & a "lamp"', voice }),
          page(2),
          page(3, { picture: painted, alt: 'The fox runs', text: '', voice }),
        ],
      }),
      new Map([[own, photo]]),
      new Map([[voice, { bytes: SILENCE, seconds: 2.016 }]]),
    );
    expect(await epubFaults(book)).toEqual([]);
  });

  it('with pages that are recordings only, with and without a picture, in two languages', async () => {
    for (const language of ['ar', 'es']) {
      const told = { text: '', voice };
      const book = await buildEpub(
        story({ language, pages: [page(1, told), page(2, { ...told, picture: painted, alt: 'A fox' })] }),
        new Map([
          [
            own,
            await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
              .jpeg()
              .toBuffer(),
          ],
        ]),
        new Map([[voice, { bytes: SILENCE, seconds: 2.016 }]]),
      );
      expect(await epubFaults(book)).toEqual([]);
    }
  });

  it('right to left, with the largest number of pages', async () => {
    const book = await buildEpub(
      story({
        title: 'الثعلب والمصباح',
        language: 'ar',
        authors: ['ميا'],
        pages: Array.from({ length: STORY_LIMITS.pages }, (_, index) =>
          page(index + 1, { text: 'وجد الثعلب مصباحًا تحت المطر.\nوعاد به إلى البيت.' }),
        ),
      }),
      new Map(),
      new Map(),
    );
    expect(await epubFaults(book)).toEqual([]);
  });

  it('EPUBCheck reports a broken book', async () => {
    const book = await buildEpub(story({ language: 'not a language' }), new Map(), new Map());
    expect((await epubFaults(book)).length).toBeGreaterThan(0);
  });
});
