import { readdirSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { PDFDocument, PDFName } from 'pdf-lib';
import { demoBooks, demoCategories } from './index.ts';

const COVERS = new URL('../covers/', import.meta.url);
const epubs = demoBooks.filter(({ format }) => format === 'epub');
const pdfs = demoBooks.filter(({ format }) => format === 'pdf');
const owned = (owner: string): number => demoBooks.filter((book) => book.owner === owner).length;
const bookOf = (key: string) => {
  const book = demoBooks.find((one) => one.key === key);
  if (!book) throw new Error(`No demo book "${key}".`);
  return book;
};

/** Names and texts of a zip whose local headers contain the sizes, as the builder writes them. */
const entriesOf = (zip: Buffer): Map<string, Buffer> => {
  const entries = new Map<string, Buffer>();
  // End of central directory record, then each central header (APPNOTE 4.3.16, 4.3.12).
  let at = zip.readUInt32LE(zip.length - 22 + 16);
  for (let left = zip.readUInt16LE(zip.length - 22 + 10); left > 0; left -= 1) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + packed);
    entries.set(name, method === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + nameLength + extra + comment;
  }
  return entries;
};

const packageOf = async (key: string): Promise<string> => {
  const entries = entriesOf(await bookOf(key).build());
  return entries.get('EPUB/package.opf')?.toString('utf8') ?? '';
};

describe('the demo books', () => {
  it('have unique slugs, and are many', () => {
    expect(demoBooks.length).toBeGreaterThanOrEqual(30);
    expect(new Set(demoBooks.map(({ key }) => key)).size).toBe(demoBooks.length);
    expect(demoBooks.filter(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
  });

  it.each(['en-GB', 'fr', 'es', 'pt-PT', 'ar', 'hi', 'sw'])('include %s', (language) => {
    expect(demoBooks.map((book) => book.language)).toContain(language);
  });

  it('are in known categories, and no category is empty', () => {
    const used = new Set(demoBooks.flatMap(({ categories }) => categories));
    expect([...used].sort()).toEqual(demoCategories.map(({ slug }) => slug).sort());
    expect(demoBooks.filter(({ categories }) => categories.length === 0)).toEqual([]);
  });

  it('belong to the platform and its schools, some for sale, some featured, some by students', () => {
    expect(owned('greenfield')).toBeGreaterThanOrEqual(7);
    expect(owned('riverside')).toBeGreaterThanOrEqual(7);
    expect(owned('banyan')).toBeGreaterThanOrEqual(2);
    expect(owned('platform')).toBeGreaterThan(20);
    const byPupils = demoBooks.filter((book) => book.student_made);
    expect(byPupils.length).toBeGreaterThanOrEqual(6);
    expect(byPupils.filter(({ owner }) => owner === 'platform')).toEqual([]);
    expect(demoBooks.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(8);
    const prices = demoBooks.flatMap(({ price }) => (price?.currency === 'GBP' ? [price.amount] : []));
    expect(prices.length).toBeGreaterThanOrEqual(5);
    expect(prices.filter((amount) => amount < 350 || amount > 900)).toEqual([]);
  });

  it('have a summary of a sentence or more, and valid age ranges', () => {
    expect(
      demoBooks.filter(({ summary }) => summary.length < 40 || summary.length > 240).map(({ key }) => key),
    ).toEqual([]);
    expect(demoBooks.filter(({ age_range: { min, max } }) => min < 3 || min >= max || max > 12)).toEqual([]);
  });

  it('have a rendered cover of at most 45 KB for every drawing', () => {
    const files = readdirSync(COVERS);
    const names = (ending: string): string[] =>
      files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
    expect(names('.webp').sort()).toEqual(names('.svg').sort());
    expect(demoBooks.filter(({ key }) => !files.includes(`${key}.webp`))).toEqual([]);
  });

  it.each(demoBooks.map((book) => [book.key, book] as const))(
    '%s is the same file every time',
    async (_key, book) => {
      const [first, second] = [await book.build(), await book.build()];
      expect(first.equals(second)).toBe(true);
    },
  );
});

describe('the EPUBs', () => {
  it.each(epubs.map((book) => [book.key, book] as const))('%s passes EPUBCheck', async (_key, book) => {
    const report = await EpubCheck.validate(new Uint8Array(await book.build()));
    const faults = report.messages.filter(
      ({ severity }) => severity === 'error' || severity === 'fatal' || severity === 'warning',
    );
    expect(faults.map(({ id, message, location }) => `${id} ${message} ${location?.path ?? ''}`)).toEqual([]);
  });

  it.each(epubs.map((book) => [book.key, book] as const))(
    '%s describes every picture and uses only its own files',
    async (_key, book) => {
      const pages = [...entriesOf(await book.build())].filter(([name]) => name.endsWith('.xhtml'));
      const images = pages.flatMap(([, bytes]) => bytes.toString('utf8').match(/<img[^>]*>/g) ?? []);
      expect(images.length).toBeGreaterThan(3);
      expect(images.filter((image) => !/alt="[^"]{8,}"/.test(image))).toEqual([]);
      expect(pages.filter(([, bytes]) => /(src|href)="https?:/.test(bytes.toString('utf8')))).toEqual([]);
    },
  );

  it('mark the printed pages in chapters, and list each of them once', async () => {
    const entries = entriesOf(await bookOf('the-kite-makers').build());
    const chapters = [...entries]
      .filter(([name]) => name.includes('/page-'))
      .map(([, bytes]) => bytes.toString('utf8'));
    const breaks = chapters.flatMap((chapter) =>
      [...chapter.matchAll(/id="print-(\d+)"/g)].map(([, number]) => Number(number)),
    );
    const nav = entries.get('EPUB/nav.xhtml')?.toString('utf8') ?? '';
    const list = /epub:type="page-list"[\s\S]*?<\/nav>/.exec(nav)?.[0] ?? '';
    const listed = [...list.matchAll(/>(\d+)<\/a>/g)].map(([, number]) => Number(number));
    expect(listed).toEqual(listed.map((_number, i) => i + 1));
    expect(listed).toHaveLength(chapters.length + breaks.length);
    expect(listed.length).toBeGreaterThan(8);
  });

  it('include one that is right to left', async () => {
    const opf = await packageOf('ya-matar-ibqa');
    expect(opf).toContain('<spine page-progression-direction="rtl">');
    expect(opf).toContain('<dc:language>ar</dc:language>');
  });

  it('include at least four of fixed layout, one of them in spreads', async () => {
    const packages = await Promise.all(epubs.map(({ key }) => packageOf(key)));
    expect(packages.filter((opf) => opf.includes('>pre-paginated<')).length).toBeGreaterThanOrEqual(4);
    expect(packages.filter((opf) => opf.includes('page-spread-left')).length).toBeGreaterThanOrEqual(1);
  });

  it('include one with a recorded voice word by word, which names the speaker', async () => {
    const entries = entriesOf(await bookOf('a-very-tall-friend').build());
    const text = (name: string) => entries.get(`EPUB/${name}`)?.toString('utf8') ?? '';
    expect(text('package.opf')).toMatch(/media:narrator">A computer’s voice/);
    for (let page = 1; page <= 7; page += 1) {
      const words = [...text(`page-0${page}.xhtml`).matchAll(/<span id="(word-\d+)">[^<]+</g)].map(
        ([, id]) => id,
      );
      const clips = [
        ...text(`page-0${page}.smil`).matchAll(
          /xhtml#([\w-]+)".*?clipBegin="([\d.]+)s" clipEnd="([\d.]+)s"/g,
        ),
      ];
      expect(words.length).toBeGreaterThan(10);
      expect(clips.map(([, id]) => id)).toEqual(words);
      // Each clip begins where the one before it ended.
      expect(clips.slice(1).map(([, , begin]) => begin)).toEqual(
        clips.slice(0, -1).map(([, , , end]) => end),
      );
    }
  });

  it('include one with music for each page', async () => {
    const opf = await packageOf('two-cats-and-a-cello');
    expect(opf.match(/media-type="audio\/mpeg"/g)).toHaveLength(8);
    expect(opf.match(/media-overlay="overlay-\d\d"/g)).toHaveLength(8);
    const total = Number(/<meta property="media:duration">([\d.]+)s</.exec(opf)?.[1]);
    const parts = [...opf.matchAll(/refines="#overlay-\d\d">([\d.]+)s</g)].reduce(
      (sum, [, seconds]) => sum + Number(seconds),
      0,
    );
    expect(total).toBeCloseTo(parts, 3);
  });
});

describe('the PDFs', () => {
  it.each(pdfs.map((book) => [book.key, book] as const))(
    '%s has pages, an outline, a language and its title',
    async (_key, book) => {
      const doc = await PDFDocument.load(await book.build());
      expect(doc.getPageCount()).toBeGreaterThan(6);
      expect(doc.getTitle()).toBe(book.title);
      expect(doc.getAuthor()).toBe(book.authors.join(', '));
      expect(doc.catalog.get(PDFName.of('Outlines'))).toBeDefined();
      expect(String(doc.catalog.get(PDFName.of('Lang')))).toContain(book.language);
    },
  );

  it('are at least three', () => {
    expect(pdfs.length).toBeGreaterThanOrEqual(3);
  });
});
