import { zip, type ZipEntry } from './zip.ts';

export interface TestEpub {
  /** Body of the one page. */
  body?: string;
  /** The whole page, instead of `body`. */
  page?: string;
  metadata?: string;
  /** More `<item>` elements. */
  items?: string;
  spine?: string;
  opf?: string;
  nav?: string;
  container?: string;
  /** More entries, appended. */
  files?: ZipEntry[];
  /** Names of the usual entries to leave out. */
  without?: string[];
}

const CONTAINER = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`;

const METADATA = `<dc:identifier id="uid">urn:isbn:9780000000002</dc:identifier>
<dc:title>The Paper Boat</dc:title><dc:language>en</dc:language><dc:creator>Ada Reed</dc:creator>`;

const NAV = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
<head><title>Contents</title></head><body>
<nav epub:type="toc"><ol><li><a href="page.xhtml">One</a></li></ol></nav></body></html>`;

/** Entries of a small valid EPUB 3, with the changes of a test. */
export function epubEntries(book: TestEpub = {}): ZipEntry[] {
  const page =
    book.page ??
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>One</title></head><body>${book.body ?? '<p>A boat sails.</p>'}</body></html>`;
  const opf =
    book.opf ??
    `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">${book.metadata ?? METADATA}</metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="page" href="page.xhtml" media-type="application/xhtml+xml"/>${book.items ?? ''}</manifest>
${book.spine ?? '<spine><itemref idref="page"/></spine>'}
</package>`;
  const entries: ZipEntry[] = [
    { name: 'mimetype', data: 'application/epub+zip' },
    { name: 'META-INF/container.xml', data: book.container ?? CONTAINER },
    { name: 'EPUB/book.opf', data: opf },
    { name: 'EPUB/nav.xhtml', data: book.nav ?? NAV },
    { name: 'EPUB/page.xhtml', data: page },
  ];
  const kept = entries.filter(({ name }) => !(book.without ?? []).includes(String(name)));
  return [...kept, ...(book.files ?? [])];
}

/** Bytes of such an EPUB. */
export const epub = (book: TestEpub = {}): Buffer => zip(epubEntries(book));
