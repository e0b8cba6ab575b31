import { createHash } from 'node:crypto';
import { escapeXml, wordsOf } from './markup.ts';
import type { Manuscript } from './model.ts';

const MODIFIED = '2026-09-01T12:00:00Z';

/** A file of the publication, with the properties of its manifest item. */
export interface Resource {
  path: string;
  type: string;
  id: string;
  data: string | Buffer;
  properties?: string;
  overlay?: string;
}

interface SpineItem {
  id: string;
  properties?: string;
}

/** The parts of a publication, in the order of creation. */
export interface Parts {
  resources: Resource[];
  spine: SpineItem[];
  /** Entries of the table of contents and of the page list. */
  contents: { title: string; href: string }[];
  pages: { title: string; href: string }[];
}

/** Page numbers start at 01. */
export const two = (index: number): string => String(index + 1).padStart(2, '0');
export const XHTML = 'application/xhtml+xml';

/** A name-based identifier (RFC 9562, version 5 bits on SHA-1) from the book's key. */
const identifierOf = (key: string): string => {
  const hex = createHash('sha1').update(`bookgrove demo book ${key}`).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** A content document in the book's language and direction. */
export const xhtmlPage = (
  book: Manuscript,
  title: string,
  body: string,
  { bodyClass = '', viewport = '' } = {},
): string => {
  const { dir } = wordsOf(book.language);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${book.language}" xml:lang="${book.language}" dir="${dir}">
<head>
<meta charset="UTF-8"/>
<title>${escapeXml(title)}</title>${viewport ? `\n<meta name="viewport" content="${viewport}"/>` : ''}
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body${bodyClass ? ` class="${bodyClass}"` : ''}>
${body}
</body>
</html>
`;
};

const recordingMetadata = ({ recording }: Manuscript): string => {
  if (!recording) return '';
  const total = Math.round(recording.seconds.reduce((sum, seconds) => sum + seconds, 0) * 1000) / 1000;
  return `<meta property="media:duration">${total}s</meta>
${recording.seconds.map((seconds, i) => `<meta property="media:duration" refines="#overlay-${two(i)}">${seconds}s</meta>`).join('\n')}
${recording.narrator ? `<meta property="media:narrator">${escapeXml(recording.narrator)}</meta>\n` : ''}<meta property="media:active-class">playing</meta>
`;
};

const layoutMetadata = ({ setting }: Manuscript): string =>
  setting === 'bleed' || setting === 'spread'
    ? `<meta property="rendition:layout">pre-paginated</meta>
<meta property="rendition:orientation">${setting === 'bleed' ? 'landscape' : 'auto'}</meta>
<meta property="rendition:spread">${setting === 'bleed' ? 'none' : 'both'}</meta>
`
    : '';

/** The package document (EPUB 3.3, section 5). */
export const packageDocument = (book: Manuscript, parts: Parts): string => {
  const { dir } = wordsOf(book.language);
  const creators = book.authors.map(
    (name, i) => `<dc:creator id="author-${i + 1}">${escapeXml(name)}</dc:creator>
<meta refines="#author-${i + 1}" property="role" scheme="marc:relators">aut</meta>`,
  );
  const illustrators = (book.illustrators ?? []).map(
    (name, i) => `<dc:contributor id="illustrator-${i + 1}">${escapeXml(name)}</dc:contributor>
<meta refines="#illustrator-${i + 1}" property="role" scheme="marc:relators">ill</meta>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${book.language}" dir="${dir}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${identifierOf(book.key)}</dc:identifier>
<dc:title id="main-title">${escapeXml(book.title)}</dc:title>
<meta refines="#main-title" property="title-type">main</meta>
${book.subtitle ? `<dc:title id="subtitle">${escapeXml(book.subtitle)}</dc:title>\n<meta refines="#subtitle" property="title-type">subtitle</meta>\n` : ''}<dc:language>${book.language}</dc:language>
${[...creators, ...illustrators].join('\n')}
<dc:publisher>Bookgrove</dc:publisher>
<dc:description>${escapeXml(book.summary)}</dc:description>
<dc:date>2026-09-01</dc:date>
<dc:rights>Original words and pictures, made for the Bookgrove demonstration library.</dc:rights>
<meta property="dcterms:modified">${MODIFIED}</meta>
${layoutMetadata(book)}${recordingMetadata(book)}<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
${book.recording ? '<meta property="schema:accessMode">auditory</meta>\n' : ''}<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">alternativeText</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityFeature">readingOrder</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
${parts.resources
  .map(
    ({ id, path, type, properties, overlay }) =>
      `<item id="${id}" href="${path}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}${overlay ? ` media-overlay="${overlay}"` : ''}/>`,
  )
  .join('\n')}
</manifest>
<spine page-progression-direction="${dir}">
${parts.spine.map(({ id, properties }) => `<itemref idref="${id}"${properties ? ` properties="${properties}"` : ''}/>`).join('\n')}
</spine>
</package>
`;
};

/** The navigation document: contents, page list and landmarks (EPUB 3.3, section 7). */
export const navigation = (book: Manuscript, parts: Parts): string => {
  const words = wordsOf(book.language);
  const list = (entries: { title: string; href: string }[]): string =>
    entries.map(({ title, href }) => `<li><a href="${href}">${escapeXml(title)}</a></li>`).join('\n');
  return xhtmlPage(
    book,
    words.contents,
    `<nav epub:type="toc" id="toc">
<h1>${words.contents}</h1>
<ol>
${list(parts.contents)}
</ol>
</nav>
<nav epub:type="page-list" id="page-list" hidden="hidden">
<ol>
${list(parts.pages)}
</ol>
</nav>
<nav epub:type="landmarks" id="landmarks" hidden="hidden">
<ol>
<li><a epub:type="cover" href="cover.xhtml">${words.cover}</a></li>
<li><a epub:type="bodymatter" href="${parts.pages[0]?.href ?? 'cover.xhtml'}">${escapeXml(book.title)}</a></li>
</ol>
</nav>`,
  );
};
