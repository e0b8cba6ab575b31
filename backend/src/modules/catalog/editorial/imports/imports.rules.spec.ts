import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { sharedData } from '../../../../../test/support/shared-data.ts';
import { guessColumns } from './columns.rules.ts';
import { changesOf, validateRecords, type ExistingBook } from './validate-records.rules.ts';
import { UnreadableList } from '../../../../platform/imports/unreadable-list.ts';
import { formOf, readList } from './read-list.ts';
import { dateOf, languageOf, readRecord, type WrittenRecord } from './record.rules.ts';
import { ONIX_LONG, ONIX_SHORT } from './testing/lists.ts';

const SHARED = sharedData();
const CATEGORIES = [
  { slug: 'animals', names: ['Animals', 'Animaux'] },
  { slug: 'sea-and-sky', names: ['Sea and sky'] },
];
const read = (list: string | Buffer) =>
  readList(formOf(Buffer.from(list)) as 'onix' | 'csv', Readable.from([Buffer.from(list)]));
const record = (written: WrittenRecord) => readRecord(written, CATEGORIES);

describe('a list', () => {
  it('is read the same with long and with short ONIX tags', async () => {
    const [long, short] = await Promise.all([read(ONIX_LONG), read(ONIX_SHORT)]);
    expect(short.lines.map(({ values }) => values)).toEqual(long.lines.map(({ values }) => values));
    expect(long.lines[0]!.values).toMatchObject({
      isbn: '9780306406157',
      title: 'The Heron at Dawn',
      subtitle: 'A morning on the river',
      authors: 'Ada Marsh; Ben Okoro',
      illustrators: 'Zoë Quill',
      language: 'eng',
      age_min: '6',
      age_max: '9',
      series: 'River Books',
      series_position: '2',
      publisher: 'Reed Press',
      published_on: '20190423',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      subjects: 'Animals',
      keywords: 'birds; rivers',
      cover: 'link',
    });
    const { record: book, problems, notes } = record(long.lines[0]!.values);
    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/We fetch nothing/)]);
    expect(book).toMatchObject({
      language: 'en',
      age_min: 6,
      age_max: 9,
      age_rating: 6,
      series_position: 2,
      published_on: '2019-04-23',
      license: 'CC-BY-4.0',
      categories: ['animals'],
      keywords: ['birds', 'rivers'],
      summary: 'A heron waits.\n\nA boy waits too & learns.',
    });
    expect(long.lines[1]!.values).toMatchObject({ deletes: true });
  });

  it('is read from chunks, in UTF-16, in Latin-1 and with a byte order mark', async () => {
    const bytes = Buffer.from(ONIX_LONG);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) =>
      bytes.subarray(at * 7, at * 7 + 7),
    );
    const split = await readList('onix', Readable.from(pieces));
    expect(split.lines[0]!.values).toMatchObject({ illustrators: 'Zoë Quill' });
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(ONIX_LONG.replace(/^<\?xml.*?\?>/, ''), 'utf16le'),
    ]);
    expect((await read(wide)).lines[0]!.values).toMatchObject({ illustrators: 'Zoë Quill' });
    const latin = Buffer.from(ONIX_LONG.replace('UTF-8', 'ISO-8859-1'), 'latin1');
    expect((await read(latin)).lines[0]!.values).toMatchObject({ illustrators: 'Zoë Quill' });
    const table = Buffer.from('Titre;Auteur\nL’été;Zoë\n'.replace('’', "'"), 'latin1');
    expect((await read(table)).lines[0]!.values).toEqual({ title: "L'été", authors: 'Zoë' });
  });

  const message = (inner: string) => `<ONIXMessage release="3.0"><Product>${inner}</Product></ONIXMessage>`;

  it('takes the price that a reader pays, with tax where both prices are given', async () => {
    const supply = (...prices: string[]) =>
      `<ProductSupply><SupplyDetail>${prices.join('')}</SupplyDetail></ProductSupply>`;
    const priced = (kind: string, amount: string, code = 'GBP') =>
      `<Price><PriceType>${kind}</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>${code}</CurrencyCode></Price>`;
    const said = async (inner: string) =>
      record((await read(Buffer.from(message(inner)))).lines[0]!.values).record.price;
    expect(
      await said(supply(priced('01', '3.75'), priced('02', '4.50'), priced('02', '6.00', 'EUR'))),
    ).toEqual({
      amount: 450,
      currency: 'GBP',
    });
    const short =
      '<productsupply><supplydetail><price><x462>01</x462><j151>500</j151><j152>JPY</j152></price></supplydetail></productsupply>';
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
    [
      'a document type',
      `<!DOCTYPE ONIXMessage SYSTEM "http://x.test/onix.dtd">${message('')}`,
      /declares a document type/,
    ],
    [
      'an entity bomb',
      `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${message('&b;')}`,
      /declares a document type/,
    ],
    [
      'a named sign',
      message('<RecordReference>caf&eacute;</RecordReference>'),
      /Line 1: a sign is written as a named reference/,
    ],
    ['what is not closed', message('<RecordReference>1'), /Line 1: this is not well-formed XML/],
    ['another XML', '<html><body/></html>', /no ONIX: it begins with <html>/],
    ['ONIX 2', '<ONIXMessage release="2.1"><Product/></ONIXMessage>', /This is ONIX 2\.1/],
    ['no product', '<ONIXMessage release="3.0"><Header/></ONIXMessage>', /no products/],
    ['a deep well', message('<x>'.repeat(60) + '</x>'.repeat(60)), /too deeply/],
    [
      'an endless record',
      message(`<RecordReference>${'a'.repeat(500_000)}</RecordReference>`),
      /far too long/,
    ],
    ['an open quotation mark', 'isbn,title\n1,"open\n', /quotation mark/],
    ['headings alone', 'isbn,title\n', /no books below it/],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, ...Array.from({ length: 60 }, (_, at) => at % 9)]),
      /not a text file/,
    ],
    ['nothing', '', /no books/],
  ])('with %s is refused with a message', async (_name, list, words) => {
    const refused = await read(list).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnreadableList);
    expect((refused as Error).message).toMatch(words);
  });

  (SHARED ? it : it.skip)('keeps every naughty string as text', async () => {
    const strings = (JSON.parse(readFileSync(join(SHARED!, 'strings/blns.json'), 'utf8')) as string[]).filter(
      Boolean,
    );
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const { lines } = await read(
      `Title,Description\n${strings.map((one) => `${cell(one)},${cell(one)}`).join('\n')}`,
    );
    expect(lines.length).toBeGreaterThan(400);
    for (const { values } of lines) {
      const { record: book } = record(values);
      expect(JSON.stringify(book)).not.toMatch(/\\u0000|\\ud[89ab][0-9a-f]{2}(?!\\ud)/i);
      expect(book.summary ?? '').not.toMatch(/<script/i);
      expect((book.title ?? '').length).toBeLessThanOrEqual(255);
    }
  });
});

describe('columns', () => {
  it('are recognised by their headings, subjects in any number', () => {
    const { fields, notes } = guessColumns([
      'ISBN-13',
      'Book title',
      'Author(s)',
      'Subject',
      'Genre',
      'Title',
      'Shelf mark',
    ]);
    expect(fields).toEqual(['isbn', 'title', 'authors', 'subjects', 'subjects', null, null]);
    expect(notes).toEqual([
      expect.stringMatching(/holds what an earlier one holds/),
      'Not used: “Title”, “Shelf mark”.',
    ]);
  });
});

describe('a record', () => {
  it('reports what is wrong and how to correct it', () => {
    const { problems } = record({
      isbn: '9780306406158',
      language: 'Elvish!',
      age_min: '9',
      age_max: '6',
      reading_level: '7',
      published_on: '2019-13-40',
      license: 'mine',
    });
    expect(problems.map(({ field }) => field)).toEqual([
      'isbn',
      'language',
      'reading_level',
      'age_max',
      'published_on',
      'license',
      'title',
    ]);
    expect(problems.every(({ message }) => message.length > 20)).toBe(true);
  });

  it('keeps a subject without a category as a keyword', () => {
    const { record: book, notes } = record({ title: 'A', subjects: 'Juvenile Fiction / Animaux; Trains' });
    expect(book).toMatchObject({ categories: ['animals'], keywords: ['trains'] });
    expect(notes[0]).toMatch(/There is no category “Trains”/);
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
  ])('of %s was published on %s', (written, date) => expect(dateOf(written)).toBe(date));
});

describe('validation', () => {
  const book = (more: Partial<ExistingBook> = {}): ExistingBook => ({
    id: 'b1',
    archived: false,
    isbn: '9780306406157',
    record_ref: null,
    title: 'Old',
    subtitle: null,
    authors: [],
    categories: ['space'],
    age_rating: 9,
    age_min: null,
    age_max: null,
    ...more,
  });
  const line = (line: number, written: WrittenRecord, more = {}) => {
    const { record, problems } = readRecord(written, CATEGORIES);
    return { line, record, problems, skip: false, deletes: false, ...more };
  };

  it('distinguishes new, changed, unchanged and refused records', () => {
    const lines = [
      line(2, { isbn: '9780306406157', title: 'New' }),
      line(3, { title: 'Fresh' }),
      line(4, { isbn: '9780306406157', title: 'Twice' }),
      line(5, { title: '' }),
      line(6, { title: 'Left out' }, { skip: true }),
      line(7, { title: 'Gone' }, { deletes: true }),
    ];
    const judged = validateRecords(lines, [book()]);
    expect(judged.map(({ verdict }) => verdict)).toEqual([
      'update',
      'create',
      'problem',
      'problem',
      'skip',
      'problem',
    ]);
    expect(judged[0]).toMatchObject({ book_id: 'b1', changes: { title: ['Old', 'New'] } });
    expect(judged[2]!.problems[0]!.message).toMatch(/Line 2 is the same book/);
    const after = book({ title: 'New' });
    expect(validateRecords(lines.slice(0, 1), [after])[0]!.verdict).toBe('same');
  });

  it('does not choose between duplicates, and prefers a book that is not archived', () => {
    const lines = [line(2, { isbn: '9780306406157', title: 'Old' })];
    expect(validateRecords(lines, [book(), book({ id: 'b2' })])[0]!.verdict).toBe('problem');
    expect(validateRecords(lines, [book({ archived: true }), book({ id: 'b2' })])[0]!.book_id).toBe('b2');
  });

  it('adds categories, and leaves the ages that a person entered', () => {
    const { record: said } = readRecord(
      { title: 'Old', subjects: 'Animals', age_min: '5', age_max: '8' },
      CATEGORIES,
    );
    expect(changesOf(book(), said)).toEqual({
      categories: [['space'], ['space', 'animals']],
      age_min: [null, 5],
      age_max: [null, 8],
    });
  });
});

describe('the limits of a record', () => {
  it.each([
    ['1000', '1000'], ['0999', null], ['2100', '2100'], ['2101', null], ['2019-00-00', '2019'], ['2019-12', '2019-12'],
    ['2019-13', null], ['2019-04-00', '2019-04'], ['2019-04-31', null], [' 2019 ', '2019'], ['1/2/2019', '2019-02-01'],
    ['x1/2/2019', null], ['1/2/2019x', null], ['2019x', null],
  ])('published on %s: %s', (written, date) => expect(dateOf(written)).toBe(date)); // prettier-ignore

  const fieldsOf = (written: object) => {
    const { record: book, problems } = record({ title: 'A', ...written });
    return [book, problems.map(({ field }) => field)] as const;
  };
  it.each([
    ['age_min', '0', 0], ['age_max', '99', 99], ['age_rating', '18', 18], ['reading_level', '1', 1], ['reading_level', '6', 6],
    ['series_position', '9999', 9_999], ['age_min', '7.0', 7], ['age_min', '7,00', 7],
  ])('%s of %s is %d', (field, written, value) => {
    const [book, problems] = fieldsOf({ [field]: written });
    expect([(book as unknown as Record<string, unknown>)[field], problems]).toEqual([value, []]);
  }); // prettier-ignore

  it.each([
    ['age_min', '-1'], ['age_max', '100'], ['age_rating', '19'], ['reading_level', '0'], ['reading_level', '7'],
    ['series_position', '10000'], ['age_min', '7.5'], ['age_min', 'seven'], ['charity_share', '-1'], ['charity_share', '100.01'],
  ])('%s of %s is refused', (field, written) => expect(fieldsOf({ [field]: written })[1]).toEqual([field])); // prettier-ignore

  it.each([
    ['0', 0],
    ['100 %', 10_000],
    ['2,5%', 250],
  ])('the charity’s share of “%s” is %d of ten thousand', (written, bps) =>
    expect(fieldsOf({ charity_share: written })[0]).toMatchObject({ charity_bps: bps }),
  );

  it('allow equal lowest and highest ages, and take the lowest as the age rating up to eighteen', () => {
    expect(fieldsOf({ age_min: '7', age_max: '7' })[1]).toEqual([]);
    expect(fieldsOf({ age_min: '30' })[0]).toMatchObject({ age_min: 30, age_rating: 18 });
    expect(fieldsOf({ age_min: '7', age_rating: '9' })[0]).toMatchObject({ age_rating: 9 });
    expect(fieldsOf({ age_max: '7' })[0]).not.toHaveProperty('age_rating');
  });
});
