import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { sharedData } from '../../../../test/support/shared-data.ts';
import { guessColumns } from './columns.rules.ts';
import { changesOf, judgeRecords, type BookFacts } from './judge.rules.ts';
import { UnreadableList } from './onix.ts';
import { formOf, readList } from './read-list.ts';
import { dateOf, languageOf, readRecord, type WrittenRecord } from './record.rules.ts';
import { ONIX_LONG, ONIX_SHORT } from './testing/lists.ts';

const SHARED = sharedData();
const SHELVES = [
  { slug: 'animals', names: ['Animals', 'Animaux'] },
  { slug: 'sea-and-sky', names: ['Sea and sky'] },
];
const read = (list: string | Buffer) =>
  readList(formOf(Buffer.from(list)) as 'onix' | 'csv', Readable.from([Buffer.from(list)]));
const record = (written: WrittenRecord) => readRecord(written, SHELVES);

describe('a list', () => {
  it('is read alike with long and with short names', async () => {
    const [long, short] = await Promise.all([read(ONIX_LONG), read(ONIX_SHORT)]);
    expect(short.lines.map(({ written }) => written)).toEqual(long.lines.map(({ written }) => written));
    expect(long.lines[0]!.written).toMatchObject({
      isbn: '9780306406157', title: 'The Heron at Dawn', subtitle: 'A morning on the river', authors: 'Ada Marsh; Ben Okoro',
      illustrators: 'Zoë Quill', language: 'eng', age_min: '6', age_max: '9', series: 'River Books', series_position: '2',
      publisher: 'Reed Press', published_on: '20190423', license: 'https://creativecommons.org/licenses/by/4.0/',
      subjects: 'Animals', keywords: 'birds; rivers', cover: 'link',
    }); // prettier-ignore
    const { record: book, problems, notes } = record(long.lines[0]!.written);
    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/We fetch nothing/)]);
    expect(book).toMatchObject({
      language: 'en', age_min: 6, age_max: 9, age_rating: 6, series_position: 2, published_on: '2019-04-23',
      license: 'CC-BY-4.0', categories: ['animals'], keywords: ['birds', 'rivers'],
      summary: 'A heron waits.\n\nA boy waits too & learns.',
    }); // prettier-ignore
    expect(long.lines[1]!.deletes).toBe(true);
  });

  it('arrives in pieces, in UTF-16, in Latin-1 and with a byte order mark', async () => {
    const bytes = Buffer.from(ONIX_LONG);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.subarray(at * 7, at * 7 + 7));
    const split = await readList('onix', Readable.from(pieces));
    expect(split.lines[0]!.written.illustrators).toBe('Zoë Quill');
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(ONIX_LONG.replace(/^<\?xml.*?\?>/, ''), 'utf16le')]);
    expect((await read(wide)).lines[0]!.written.illustrators).toBe('Zoë Quill');
    const latin = Buffer.from(ONIX_LONG.replace('UTF-8', 'ISO-8859-1'), 'latin1');
    expect((await read(latin)).lines[0]!.written.illustrators).toBe('Zoë Quill');
    const table = Buffer.from('Titre;Auteur\nL’été;Zoë\n'.replace('’', "'"), 'latin1');
    expect((await read(table)).lines[0]!.written).toEqual({ title: "L'été", authors: 'Zoë' });
  }); // prettier-ignore

  const message = (inner: string) => `<ONIXMessage release="3.0"><Product>${inner}</Product></ONIXMessage>`;

  it('says what a reader pays, with tax where both are named', async () => {
    const supply = (...prices: string[]) =>
      `<ProductSupply><SupplyDetail>${prices.join('')}</SupplyDetail></ProductSupply>`;
    const priced = (kind: string, amount: string, code = 'GBP') =>
      `<Price><PriceType>${kind}</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>${code}</CurrencyCode></Price>`;
    const said = async (inner: string) =>
      record((await read(Buffer.from(message(inner)))).lines[0]!.written).record.price;
    expect(
      await said(supply(priced('01', '3.75'), priced('02', '4.50'), priced('02', '6.00', 'EUR'))),
    ).toEqual({
      amount: 450,
      currency: 'GBP',
    });
    const short = '<productsupply><supplydetail><price><x462>01</x462><j151>500</j151><j152>JPY</j152></price></supplydetail></productsupply>'; // prettier-ignore
    expect(await said(short)).toEqual({ amount: 500, currency: 'JPY' });
    expect(await said(supply('<UnpricedItemType>01</UnpricedItemType>'))).toBeUndefined();
    expect(
      record({ title: 'A', price: '4,50', currency: 'EUR', charity_share: '12.5 %' }).record,
    ).toMatchObject({
      price: { amount: 450, currency: 'EUR' },
      charity_bps: 1250,
    });
    expect(
      record({ title: 'A', price: '4.50', charity_share: '120' }).problems.map(({ field }) => field),
    ).toEqual(['price', 'charity_share']);
  });

  it.each([
    ['a document type', `<!DOCTYPE ONIXMessage SYSTEM "http://x.test/onix.dtd">${message('')}`, /declares a document type/],
    [
      'an entity bomb',
      `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${message('&b;')}`,
      /declares a document type/,
    ],
    ['a named sign', message('<RecordReference>caf&eacute;</RecordReference>'), /Line 1: a sign is written as a named reference/],
    ['what is not closed', message('<RecordReference>1'), /Line 1: this is not well-formed XML/],
    ['another XML', '<html><body/></html>', /no ONIX: it begins with <html>/],
    ['ONIX 2', '<ONIXMessage release="2.1"><Product/></ONIXMessage>', /This is ONIX 2\.1/],
    ['no product', '<ONIXMessage release="3.0"><Header/></ONIXMessage>', /no products/],
    ['a deep well', message('<x>'.repeat(60) + '</x>'.repeat(60)), /too deeply/],
    ['an endless record', message(`<RecordReference>${'a'.repeat(500_000)}</RecordReference>`), /far too long/],
    ['an open quotation mark', 'isbn,title\n1,"open\n', /quotation mark/],
    ['headings alone', 'isbn,title\n', /no books below it/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, ...Array.from({ length: 60 }, (_, at) => at % 9)]), /no list of words/],
    ['nothing', '', /no books/],
  ])('with %s is refused in words', async (_name, list, words) => {
    const refused = await read(list).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnreadableList);
    expect((refused as Error).message).toMatch(words);
  }); // prettier-ignore

  (SHARED ? it : it.skip)('keeps every naughty string as text', async () => {
    const strings = (JSON.parse(readFileSync(join(SHARED!, 'strings/blns.json'), 'utf8')) as string[]).filter(Boolean);
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const { lines } = await read(`Title,Description\n${strings.map((one) => `${cell(one)},${cell(one)}`).join('\n')}`);
    expect(lines.length).toBeGreaterThan(400);
    for (const { written } of lines) {
      const { record: book } = record(written);
      expect(JSON.stringify(book)).not.toMatch(/\\u0000|\\ud[89ab][0-9a-f]{2}(?!\\ud)/i);
      expect(book.summary ?? '').not.toMatch(/<script/i);
      expect((book.title ?? '').length).toBeLessThanOrEqual(255);
    }
  }); // prettier-ignore
});

describe('columns', () => {
  it('are known by their headings, subjects as often as they come', () => {
    const { fields, notes } = guessColumns(['ISBN-13', 'Book title', 'Author(s)', 'Subject', 'Genre', 'Title', 'Shelf mark']);
    expect(fields).toEqual(['isbn', 'title', 'authors', 'subjects', 'subjects', null, null]);
    expect(notes).toEqual([expect.stringMatching(/holds what an earlier one holds/), 'Not used: “Title”, “Shelf mark”.']);
  }); // prettier-ignore
});

describe('a record', () => {
  it('says what is wrong and what helps', () => {
    const { problems } = record({
      isbn: '9780306406158', language: 'Elvish!', age_min: '9', age_max: '6', reading_level: '7', published_on: '2019-13-40', license: 'mine',
    }); // prettier-ignore
    expect(problems.map(({ field }) => field)).toEqual([
      'isbn', 'language', 'reading_level', 'age_max', 'published_on', 'license', 'title',
    ]); // prettier-ignore
    expect(problems.every(({ message }) => message.length > 20)).toBe(true);
  });

  it('keeps a subject without a shelf as a word to find it by', () => {
    const { record: book, notes } = record({ title: 'A', subjects: 'Juvenile Fiction / Animaux; Trains' });
    expect(book).toMatchObject({ categories: ['animals'], keywords: ['trains'] });
    expect(notes[0]).toMatch(/No shelf is called “Trains”/);
  });

  it.each([
    ['English', 'en'],
    ['fre', 'fr'],
    ['Français', 'fr'],
    ['हिन्दी', 'hi'],
    ['pt-br', 'pt-BR'],
    ['und', null],
    ['x', null],
  ])('in %s is in %s', (written, language) => expect(languageOf(written)).toBe(language));

  it.each([
    ['2019', '2019'],
    ['201904', '2019-04'],
    ['20190423T1200', '2019-04-23'],
    ['23/04/2019', '2019-04-23'],
    ['2019-02-30', null],
    ['soon', null],
  ])('of %s came out on %s', (written, date) => expect(dateOf(written)).toBe(date));
});

describe('judging', () => {
  const book = (more: Partial<BookFacts> = {}): BookFacts => ({
    id: 'b1', archived: false, isbn: '9780306406157', record_ref: null, title: 'Old', subtitle: null, authors: [], categories: ['space'],
    age_rating: 9, age_min: null, age_max: null, ...more,
  }); // prettier-ignore
  const line = (line: number, written: WrittenRecord, more = {}) => {
    const { record, problems } = readRecord(written, SHELVES);
    return { line, record, problems, skip: false, deletes: false, ...more };
  };

  it('finds what is new, what changes, what stays and what cannot be', () => {
    const lines = [
      line(2, { isbn: '9780306406157', title: 'New' }),
      line(3, { title: 'Fresh' }),
      line(4, { isbn: '9780306406157', title: 'Twice' }),
      line(5, { title: '' }),
      line(6, { title: 'Left out' }, { skip: true }),
      line(7, { title: 'Gone' }, { deletes: true }),
    ];
    const judged = judgeRecords(lines, [book()]);
    expect(judged.map(({ verdict }) => verdict)).toEqual(['update', 'create', 'problem', 'problem', 'skip', 'problem']);
    expect(judged[0]).toMatchObject({ book_id: 'b1', changes: { title: ['Old', 'New'] } });
    expect(judged[2]!.problems[0]!.message).toMatch(/Line 2 is the same book/);
    const after = book({ title: 'New' });
    expect(judgeRecords(lines.slice(0, 1), [after])[0]!.verdict).toBe('same');
  }); // prettier-ignore

  it('does not choose between twins, and prefers a book that stands to one in the archive', () => {
    const lines = [line(2, { isbn: '9780306406157', title: 'Old' })];
    expect(judgeRecords(lines, [book(), book({ id: 'b2' })])[0]!.verdict).toBe('problem');
    expect(judgeRecords(lines, [book({ archived: true }), book({ id: 'b2' })])[0]!.book_id).toBe('b2');
  });

  it('adds shelves, and leaves what a person said of the ages', () => {
    const { record: said } = readRecord(
      { title: 'Old', subjects: 'Animals', age_min: '5', age_max: '8' },
      SHELVES,
    );
    expect(changesOf(book(), said)).toEqual({
      categories: [['space'], ['space', 'animals']], age_min: [null, 5], age_max: [null, 8],
    }); // prettier-ignore
  });
});
