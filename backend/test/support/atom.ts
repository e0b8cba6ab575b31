import { SaxesParser } from 'saxes';

/** An element of a feed, with its qualified name (`opds:price`). */
interface Element {
  name: string;
  attribs: Record<string, string>;
  children: Element[];
  text: string;
}

/** Parses XML; throws when it is not well-formed, or has an undeclared prefix. */
function read(xml: string): Element {
  const parser = new SaxesParser({ xmlns: true });
  const top: Element = { name: '', attribs: {}, children: [], text: '' };
  const open = [top];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const attribs = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]));
    const element: Element = { name, attribs, children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    open.at(-1)!.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return top.children[0]!;
}

const IRI = /^[a-z][a-z\d+.-]*:\S+$/i;
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
/** Kinds of acquisition of OPDS 1.2, section 5.4.1. */
const ACQUISITION =
  /^http:\/\/opds-spec\.org\/acquisition(?:\/(?:open-access|borrow|buy|sample|subscribe))?$/;

/**
 * Violations of RFC 4287 (Atom) and OPDS 1.2 in a feed or a standalone entry. Sections in brackets are those
 * of OPDS 1.2.
 */
export function faultsOfAtom(xml: string): string[] {
  const root = read(xml);
  const faults: string[] = [];
  const all = (of: Element, name: string) => of.children.filter((child) => child.name === name);
  const one = (of: Element, name: string, fits: RegExp = /\S/) => {
    const found = all(of, name);
    if (found.length !== 1) faults.push(`${of.name} has ${found.length} of ${name}`);
    else if (!fits.test(found[0]!.text)) faults.push(`${of.name}/${name} is “${found[0]!.text}”`);
  };
  const rels = (of: Element) => all(of, 'link').map(({ attribs }) => attribs['rel'] ?? 'alternate');
  const links = (of: Element) => {
    for (const { attribs } of all(of, 'link')) {
      if (!attribs['href'] || !attribs['type']) faults.push(`a link of ${of.name} lacks href or type`);
      if (attribs['rel']?.startsWith('http://opds-spec.org/acquisition') && !ACQUISITION.test(attribs['rel']))
        faults.push(`no such acquisition: ${attribs['rel']}`);
      const counted = attribs['thr:count'];
      if (counted !== undefined && !/^\d+$/.test(counted)) faults.push(`thr:count is ${counted}`);
      // [4.1] a facet has a title and a group.
      if (
        attribs['rel'] === 'http://opds-spec.org/facet' &&
        !(attribs['title'] && attribs['opds:facetGroup'])
      )
        faults.push('a facet without title or group');
    }
  };
  const dated = (of: Element) => {
    one(of, 'id', IRI);
    one(of, 'title');
    one(of, 'updated', DATE);
    links(of);
  };
  const entry = (of: Element, authored: boolean, acquisition: boolean) => {
    dated(of);
    if (!authored && all(of, 'author').length === 0)
      faults.push('an entry without an author, in a feed without one');
    for (const author of all(of, 'author')) one(author, 'name');
    const got = rels(of).filter((rel) => rel.startsWith('http://opds-spec.org/acquisition'));
    // [5.4] an entry of a book links to it; [2.1] one of navigation links to a feed and describes it.
    if (acquisition && got.length === 0) faults.push('a book that cannot be acquired');
    if (!acquisition && (got.length > 0 || all(of, 'content').length !== 1))
      faults.push('an entry of navigation with a book, or without content');
    for (const { attribs, children } of all(of, 'link').filter((link) =>
      link.attribs['rel']?.endsWith('/buy'),
    )) {
      const price = children.find(({ name }) => name === 'opds:price');
      if (
        !price ||
        !/^\d+(\.\d+)?$/.test(price.text) ||
        !/^[A-Z]{3}$/.test(price.attribs['currencycode'] ?? '')
      )
        faults.push(`no price at ${attribs['href']}`);
    }
  };
  if (root.attribs['xmlns'] !== 'http://www.w3.org/2005/Atom') faults.push('not in the space of Atom');
  if (root.name === 'entry') {
    entry(root, false, true);
    return faults;
  }
  if (root.name !== 'feed') return [...faults, `a document of ${root.name}`];
  dated(root);
  for (const rel of ['self', 'start', 'search']) if (!rels(root).includes(rel)) faults.push(`no link ${rel}`);
  const search = all(root, 'link').find(({ attribs }) => attribs['rel'] === 'search');
  if (search?.attribs['type'] !== 'application/opensearchdescription+xml')
    faults.push('the search is no OpenSearch');
  const self = all(root, 'link').find(({ attribs }) => attribs['rel'] === 'self')?.attribs['type'] ?? '';
  const kind = /profile=opds-catalog;\s?kind=(navigation|acquisition)/.exec(self)?.[1];
  if (!kind) faults.push(`self is ${self}`);
  for (const of of all(root, 'entry')) entry(of, all(root, 'author').length > 0, kind === 'acquisition');
  return faults;
}

/** Violations of OpenSearch 1.1 in a description. */
export function faultsOfSearch(xml: string): string[] {
  const root = read(xml);
  const faults: string[] = [];
  const texts = (name: string) =>
    root.children.filter((child) => child.name === name).map(({ text }) => text);
  if (
    root.name !== 'OpenSearchDescription' ||
    root.attribs['xmlns'] !== 'http://a9.com/-/spec/opensearch/1.1/'
  )
    faults.push('no description of OpenSearch 1.1');
  const [shortName = '', ...others] = texts('ShortName');
  if (others.length > 0 || shortName === '' || [...shortName].length > 16)
    faults.push(`ShortName is “${shortName}”`);
  const [description = ''] = texts('Description');
  if (description === '' || [...description].length > 1024) faults.push('no Description');
  const urls = root.children.filter(({ name }) => name === 'Url');
  if (urls.length === 0) faults.push('no Url');
  for (const { attribs } of urls)
    if (!attribs['template']?.includes('{searchTerms}') || !attribs['type'])
      faults.push('a Url without template or type');
  return faults;
}
