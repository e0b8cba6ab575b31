import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { licenseOf } from '../../library/books/rights.rules.ts';
import { encodingOfMarkup } from '../../documents/ingestion/epub/read-markup.ts';
import { UnreadableList } from '../../../../platform/imports/unreadable-list.ts';
import { LIST } from './import-kind.ts';
import type { WrittenRecord } from './record.rules.ts';

interface OnixRecord {
  /** Line on which the record begins. */
  line: number;
  /** The record requests that the book be deleted. */
  deletes: boolean;
  written: WrittenRecord;
}
interface OnixList {
  records: OnixRecord[];
  notes: string[];
}

/** Elements by the short names of ONIX 3; names that are not listed are used in lower case. */
const SHORT: Record<string, string> = {
  a001: 'recordreference',
  a002: 'notificationtype',
  b221: 'productidtype',
  b244: 'idvalue',
  b202: 'titletype',
  x409: 'titleelementlevel',
  b203: 'titletext',
  b030: 'titleprefix',
  b031: 'titlewithoutprefix',
  b029: 'subtitle',
  x410: 'partnumber',
  b034: 'sequencenumber',
  b035: 'contributorrole',
  b036: 'personname',
  b037: 'personnameinverted',
  b039: 'namesbeforekey',
  b247: 'prefixtokey',
  b040: 'keynames',
  b047: 'corporatename',
  b253: 'languagerole',
  b252: 'languagecode',
  b067: 'subjectschemeidentifier',
  b069: 'subjectcode',
  b171: 'subjectschemename',
  b070: 'subjectheadingtext',
  b074: 'audiencerangequalifier',
  b075: 'audiencerangeprecision',
  b076: 'audiencerangevalue',
  b077: 'complexityschemeidentifier',
  b078: 'complexitycode',
  x511: 'epublicensename',
  x510: 'epublicenseexpressionlink',
  x426: 'texttype',
  d104: 'text',
  x427: 'contentaudience',
  x436: 'resourcecontenttype',
  x435: 'resourcelink',
  b079: 'imprintname',
  b291: 'publishingrole',
  b081: 'publishername',
  x448: 'publishingdaterole',
  b306: 'date',
  x329: 'collectiontype',
  x462: 'pricetype',
  j151: 'priceamount',
  j152: 'currencycode',
};

interface Element {
  name: string;
  text: string;
  children: Element[];
}

/**
 * Reads an ONIX 3 message as a stream, with one product in memory at a time. Accepts reference and short names, 3.0
 * and 3.1, with any namespace. A document type is refused: ONIX 3 needs none, and entities could expand a small file
 * into a large one.
 * @throws UnreadableList
 */
export async function readOnix(source: Readable): Promise<OnixList> {
  const reader = new OnixReader();
  let decoder: TextDecoder | null = null;
  let head = Buffer.alloc(0);
  for await (const chunk of source) {
    let bytes = chunk as Buffer;
    if (!decoder) {
      head = Buffer.concat([head, bytes]);
      if (head.length < 256) continue;
      decoder = new TextDecoder(encodingOfMarkup(head));
      bytes = head;
    }
    reader.take(decoder.decode(bytes, { stream: true }));
  }
  decoder ??= new TextDecoder(encodingOfMarkup(head));
  reader.take(head.length < 256 ? decoder.decode(head) : decoder.decode());
  return reader.end();
}

class OnixReader {
  private readonly parser = new SaxesParser({ xmlns: false });
  private readonly open: Element[] = [];
  private readonly records: OnixRecord[] = [];
  private depth = 0;
  private began = 0;
  private size = 0;
  private fresh = true;

  constructor() {
    const { parser } = this;
    parser.on('error', (error) => {
      const entity = /undefined entity/i.test(error.message);
      throw new UnreadableList(
        entity
          ? `Line ${parser.line}: a sign is written as a named reference (like &eacute;) that XML does not know. Save the list with the signs themselves.`
          : `Line ${parser.line}: this is not well-formed XML, something is not closed or not allowed there. Ask whoever made the list for a mended one.`,
      );
    });
    parser.on('doctype', () => {
      throw new UnreadableList(
        'This list declares a document type (<!DOCTYPE …>), as ONIX 2 does. We read ONIX 3, which has none: ask for ONIX 3, or take that line out.',
      );
    });
    parser.on('opentag', ({ name, attributes }) => this.opened(name, attributes));
    parser.on('text', (text) => this.said(text));
    parser.on('cdata', (text) => this.said(text));
    parser.on('closetag', () => this.closed());
  }

  take(text: string): void {
    let piece = text;
    if (this.fresh && piece !== '') {
      piece = piece.replace(/^\ufeff?\s*/, '');
      this.fresh = false;
    }
    this.parser.write(piece);
  }

  end(): OnixList {
    this.parser.close();
    if (this.records.length === 0) throw new UnreadableList('There are no products in this list.');
    const levels = this.records.some(
      ({ written }) => written.reading_level === undefined && this.otherLevels,
    );
    return {
      records: this.records,
      notes: levels
        ? [
            'Levels of other schemes (Lexile, book bands and the like) are not turned into ours: they belong to their owners.',
          ]
        : [],
    };
  }

  private otherLevels = false;

  private opened(qname: string, attributes: Record<string, string>): void {
    this.depth += 1;
    const name = localName(qname);
    if (this.depth === 1) this.assertMessage(name, attributes);
    if (this.depth > LIST.depth)
      throw new UnreadableList(`Line ${this.parser.line}: elements stand in each other too deeply for ONIX.`);
    const within = this.open.at(-1);
    if (!within && name !== 'product') return;
    if (!within) {
      this.began = this.parser.line;
      this.size = 0;
    }
    const element: Element = { name, text: '', children: [] };
    // Markup inside of a text (XHTML in a description) is kept as text and cleaned with it.
    if (within?.name === 'text' || within?.name === 'markup') {
      Object.assign(element, { name: 'markup', text: name });
      (this.textAround() ?? within).text += `<${name}>`;
    } else within?.children.push(element);
    this.grow(name.length + 4);
    this.open.push(element);
  }

  private said(text: string): void {
    const within = this.open.at(-1);
    if (!within) return;
    this.grow(text.length);
    ((within.name === 'markup' && this.textAround()) || within).text += text;
  }

  private closed(): void {
    this.depth -= 1;
    const element = this.open.pop();
    if (element?.name === 'markup') {
      const around = this.textAround();
      if (around) around.text += `</${element.text}>`;
    }
    if (!element || this.open.length > 0) return;
    if (this.records.length >= LIST.rows)
      throw new UnreadableList(
        `A list has at most ${LIST.rows.toLocaleString('en-GB')} books. Split it and bring in the parts.`,
      );
    if (all(element, 'descriptivedetail', 'complexity').length > 0) this.otherLevels = true;
    this.records.push({ line: this.began, ...recordOf(element) });
  }

  private textAround(): Element | undefined {
    return this.open.findLast(({ name }) => name === 'text');
  }

  private grow(by: number): void {
    this.size += by;
    if (this.size > LIST.record)
      throw new UnreadableList(`Line ${this.began}: this record is far too long for a book.`);
  }

  private assertMessage(name: string, attributes: Record<string, string>): void {
    if (name !== 'onixmessage')
      throw new UnreadableList(
        `This is XML, and no ONIX: it begins with <${name.slice(0, 40)}>. Choose an ONIX 3 file, or a CSV table.`,
      );
    const release = attributes['release'] ?? '';
    if (/^[12]/.test(release))
      throw new UnreadableList(
        `This is ONIX ${release.slice(0, 8)}. We read ONIX 3: ask for the list in ONIX 3.0.`,
      );
  }
}

const localName = (qname: string): string => {
  const name = qname.slice(qname.indexOf(':') + 1).toLowerCase();
  return SHORT[name] ?? name;
};

/** Every element at the end of a path. */
function all(element: Element, ...path: string[]): Element[] {
  let found = [element];
  for (const name of path)
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}
const text = (element: Element | undefined, ...path: string[]): string =>
  element ? (all(element, ...path)[0]?.text ?? '').trim() : '';
/** Joins values as in written records; a semicolon inside of a name would divide it. */
const joined = (names: string[]): string =>
  names
    .map((name) => name.replaceAll(/[;|]/g, ','))
    .filter(Boolean)
    .join('; ');

function recordOf(product: Element): Omit<OnixRecord, 'line'> {
  const ids = all(product, 'productidentifier');
  const id = (...types: string[]) =>
    types
      .map((type) =>
        text(
          ids.find((one) => text(one, 'productidtype') === type),
          'idvalue',
        ),
      )
      .find(Boolean) ?? '';
  const gtin = id('03');
  const [detail] = all(product, 'descriptivedetail');
  const [publishing] = all(product, 'publishingdetail');
  const written: WrittenRecord = {
    isbn: id('15', '02') || (/^97[89]/.test(gtin) ? gtin : ''),
    ref: text(product, 'recordreference'),
    ...(detail && { ...titlesOf(detail), ...peopleOf(detail), ...audienceOf(detail), ...subjectsOf(detail) }),
    license: licenceIn(detail),
    ...priceIn(product),
    summary: describedIn(product),
    cover: all(product, 'collateraldetail', 'supportingresource').find(
      (one) => text(one, 'resourcecontenttype') === '01',
    )
      ? 'link'
      : '',
    publisher:
      text(
        all(publishing ?? product, 'publisher').find((one) =>
          ['01', ''].includes(text(one, 'publishingrole')),
        ),
        'publishername',
      ) || text(publishing, 'imprint', 'imprintname'),
    published_on: text(
      all(publishing ?? product, 'publishingdate').find((one) =>
        ['01', '11'].includes(text(one, 'publishingdaterole')),
      ),
      'date',
    ),
  };
  return {
    deletes: text(product, 'notificationtype') === '05',
    written: Object.fromEntries(Object.entries(written).filter(([, value]) => value)),
  };
}

/** The retail price (code list 58): with tax if both are stated, and the first one of several markets. */
function priceIn(product: Element): WrittenRecord {
  const prices = all(product, 'productsupply', 'supplydetail', 'price');
  const price =
    ['02', '04', '01', '03']
      .map((kind) => prices.find((one) => text(one, 'pricetype') === kind))
      .find(Boolean) ?? prices[0];
  const amount = text(price, 'priceamount');
  return amount ? { price: amount, currency: text(price, 'currencycode') } : {};
}

/** `TitleText`, or the prefix and the rest of the title. */
const titleIn = (element: Element | undefined): string =>
  text(element, 'titletext') ||
  `${text(element, 'titleprefix')} ${text(element, 'titlewithoutprefix')}`.trim();

function titlesOf(detail: Element): WrittenRecord {
  const titles = all(detail, 'titledetail');
  const elements = all(
    titles.find((one) => text(one, 'titletype') === '01') ?? titles[0] ?? detail,
    'titleelement',
  );
  const own = elements.find((one) => text(one, 'titleelementlevel') === '01') ?? elements[0];
  const collection =
    all(detail, 'collection').find((one) => text(one, 'collectiontype') !== '20') ??
    all(detail, 'collection')[0];
  const parts = collection ? all(collection, 'titledetail', 'titleelement') : [];
  const series =
    parts.find((one) => text(one, 'titleelementlevel') === '02') ??
    elements.find((one) => text(one, 'titleelementlevel') === '02');
  const position = [...parts, ...elements]
    .map((one) => text(one, 'partnumber'))
    .find((number) => /^\d+$/.test(number));
  return {
    title: titleIn(own),
    subtitle: text(own, 'subtitle'),
    series: titleIn(series),
    series_position: position ?? '',
  };
}

/** Roles of ONIX code list 17 that are shown on a book's page. */
const ROLES: Record<string, 'authors' | 'illustrators' | 'translators' | 'narrators'> = {
  A01: 'authors',
  A02: 'authors',
  A03: 'authors',
  A12: 'illustrators',
  A35: 'illustrators',
  A36: 'illustrators',
  A38: 'authors',
  B06: 'translators',
  B08: 'translators',
  B10: 'translators',
  E03: 'narrators',
  E07: 'narrators',
};

function peopleOf(detail: Element): WrittenRecord {
  const named: Record<string, string[]> = {};
  const place = (one: Element) => Number(text(one, 'sequencenumber')) || 999;
  for (const person of all(detail, 'contributor').toSorted((a, b) => place(a) - place(b))) {
    const inverted = text(person, 'personnameinverted').split(/,\s*/);
    const name =
      text(person, 'personname') ||
      [text(person, 'namesbeforekey'), text(person, 'prefixtokey'), text(person, 'keynames')]
        .filter(Boolean)
        .join(' ') ||
      text(person, 'corporatename') ||
      (inverted.length === 2 ? `${inverted[1]} ${inverted[0]}` : inverted.join(', '));
    for (const role of all(person, 'contributorrole')) {
      const field = ROLES[role.text.trim()];
      if (field && name) (named[field] ??= []).push(name);
    }
  }
  const languages = all(detail, 'language');
  const language = languages.find((one) => text(one, 'languagerole') === '01') ?? languages[0];
  return {
    ...Object.fromEntries(Object.entries(named).map(([field, names]) => [field, joined(names)])),
    language: text(language, 'languagecode'),
  };
}

/** Interest age (code list 30: 17), otherwise reading age (18). */
function audienceOf(detail: Element): WrittenRecord {
  const ranges = all(detail, 'audiencerange');
  const range = ['17', '18']
    .map((kind) => ranges.find((one) => text(one, 'audiencerangequalifier') === kind))
    .find(Boolean);
  const precisions = range ? all(range, 'audiencerangeprecision') : [];
  const values = range ? all(range, 'audiencerangevalue') : [];
  const written: WrittenRecord = {};
  precisions.forEach((precision, at) => {
    const kind = precision.text.trim();
    const value = values[at]?.text.trim() ?? '';
    if (kind === '03') written.age_min = value;
    if (kind === '04') written.age_max = value;
    if (kind === '01') written.age_min = written.age_max = value;
  });
  return written;
}

/** Thema codes of children's books that have a category here. */
const THEMA: readonly [RegExp, string][] = [
  [/^Y(FP|NN)/, 'animals'],
  [/^Y(NNS|FPS)|^YNNV2/, 'sea-and-sky'],
  [/^Y(FJ|DC)/, 'folk-tales'],
  [/^Y(XF|XE|FM)/, 'feelings'],
  [/^YN(TA|NV|TS)$/, 'space'],
  [/^YNT/, 'science'],
  [/^YD[CP]?$/, 'poems'],
];

/**
 * Proprietary schemes (code list 27, code 24) by which a message names who gets the charity's share: the `SubjectCode` is a slug or
 * an id. ONIX has no element of its own for it.
 */
const BENEFICIARY_SCHEMES: Readonly<Record<string, 'charity' | 'project'>> = {
  'bookgrove-charity': 'charity',
  'bookgrove-project': 'project',
};

function subjectsOf(detail: Element): WrittenRecord {
  const subjects: string[] = [];
  const keywords: string[] = [];
  const named: WrittenRecord = {};
  for (const subject of all(detail, 'subject')) {
    const scheme = text(subject, 'subjectschemeidentifier');
    const heading = text(subject, 'subjectheadingtext');
    const beneficiary =
      scheme === '24' ? BENEFICIARY_SCHEMES[text(subject, 'subjectschemename').toLowerCase()] : undefined;
    if (beneficiary) named[beneficiary] = text(subject, 'subjectcode');
    else if (scheme === '20') keywords.push(...heading.split(/[;,|]/));
    else if (heading) subjects.push(heading);
    else if (scheme === '93') {
      const code = text(subject, 'subjectcode');
      subjects.push(...THEMA.flatMap(([codes, slug]) => (codes.test(code) ? [slug] : [])));
    }
  }
  return { subjects: joined(subjects), keywords: joined(keywords.map((word) => word.trim())), ...named };
}

/** The licence that is stated as a link or in words; a licence that only the publisher uses is not recognized. */
function licenceIn(detail: Element | undefined): string {
  const [licence] = detail ? all(detail, 'epublicense') : [];
  if (!licence) return '';
  const links = all(licence, 'epublicenseexpression', 'epublicenseexpressionlink').map((one) =>
    one.text.trim(),
  );
  return [...links, text(licence, 'epublicensename')].find((words) => licenseOf(words) !== null) ?? '';
}

/** The description: the long one if there are several, for any audience. */
function describedIn(product: Element): string {
  const texts = all(product, 'collateraldetail', 'textcontent');
  const of = (...types: string[]) =>
    types.map((type) => texts.find((one) => text(one, 'texttype') === type)).find(Boolean);
  return text(of('03', '02', '01', '12'), 'text');
}
