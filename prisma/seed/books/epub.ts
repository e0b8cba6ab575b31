import { readFile } from 'node:fs/promises';
import { ZipFile } from 'yazl';
import { HEIGHT, svgDocument, WIDTH, type Art, type Box } from './kit/index.ts';
import { escapeXml, fontOf, wordsOf } from './markup.ts';
import {
  navigation,
  packageDocument,
  two,
  XHTML,
  xhtmlPage,
  type Parts,
  type Resource,
} from './epub-package.ts';
import type { Leaf, Manuscript, Setting } from './model.ts';
import { addRecording } from './recording.ts';
import { styleSheet } from './style.ts';

/** One date for all books, so that repeated builds give the same file. Local time, as in zip files. */
const WRITTEN = new Date(2026, 8, 1, 12, 0, 0);

/** Number of characters from which a page of text is set as a chapter. */
const CHAPTER_LENGTH = 900;
/** Words on a printed page of a chapter book. */
const WORDS_ON_A_PAGE = 110;
/** Width and height of a page of fixed layout, in CSS pixels. */
const FIXED_SIZE = { bleed: [1200, 900], spread: [900, 900] } as const;

const lengthOf = ({ text }: Leaf): number => text.join('').length;

/**
 * The paragraphs at which a printed page begins: in a chapter, those that would make the page before too
 * long.
 */
const pageStarts = (page: Leaf): number[] => {
  const starts = [0];
  if (page.verse || lengthOf(page) <= CHAPTER_LENGTH) return starts;
  let words = 0;
  page.text.forEach((paragraph, index) => {
    const more = paragraph.split(/\s+/).length;
    if (words > 0 && words + more > WORDS_ON_A_PAGE) {
      starts.push(index);
      words = 0;
    }
    words += more;
  });
  return starts;
};

/** Words that follow a recording get ids. */
const spokenWords = (paragraph: string, number: () => number): string =>
  paragraph
    .split(/\s+/)
    .map((word) => `<span id="word-${number()}">${escapeXml(word)}</span>`)
    .join(' ');

/**
 * The text of a leaf that begins on printed page `firstPage`; `spoken` when a recording follows each word.
 */
const paragraphs = (page: Leaf, firstPage: number, spoken = false): string => {
  const starts = pageStarts(page);
  let said = 0;
  return page.text
    .map((paragraph, index) => {
      if (page.verse) return `<p class="stanza">${paragraph.split('\n').map(escapeXml).join('<br/>')}</p>`;
      const turned = starts.indexOf(index);
      const words = spoken ? spokenWords(paragraph, () => (said += 1)) : escapeXml(paragraph);
      return `<p>${turned > 0 ? pageBreak(firstPage + turned) : ''}${words}</p>`;
    })
    .join('\n');
};

const pageBreak = (number: number): string =>
  `<span epub:type="pagebreak" role="doc-pagebreak" id="print-${number}" aria-label="${number}"></span>`;

const heading = ({ heading: words }: Leaf): string => (words ? `<h2>${escapeXml(words)}</h2>\n` : '');

const picture = (page: Leaf, index: number): string =>
  page.picture ? `<img src="images/${two(index)}.svg" alt="${escapeXml(page.picture.alt)}"/>` : '';

/** A chapter begins with its heading, a page of a picture book or a poem with its picture. */
const reflowableLeaf = (book: Manuscript, page: Leaf, index: number, firstPage: number): string => {
  const chapter = lengthOf(page) > CHAPTER_LENGTH;
  const figure = page.picture ? `<figure>${picture(page, index)}</figure>\n` : '';
  const opening = chapter ? heading(page) + figure : figure + heading(page);
  return xhtmlPage(
    book,
    page.heading ?? `${book.title}, ${index + 1}`,
    `<section id="page-${index + 1}">
${opening}<div id="words" class="words">
${paragraphs(page, firstPage, book.recording?.words !== undefined)}
</div>
</section>`,
    { bodyClass: page.picture && !chapter ? 'picture-page' : '' },
  );
};

const fixedLeaf = (book: Manuscript, page: Leaf, index: number, body: string, bodyClass: string): string => {
  const [width, height] = FIXED_SIZE[book.setting === 'spread' ? 'spread' : 'bleed'];
  return xhtmlPage(book, page.heading ?? `${book.title}, ${index + 1}`, body, {
    bodyClass,
    viewport: `width=${width}, height=${height}`,
  });
};

const wordsBox = (page: Leaf): string =>
  `<div id="words" class="words ${page.place ?? 'bottom'} ${page.ink ?? 'dark'}">\n${heading(page)}${paragraphs(page, 1)}\n</div>`;

const addPicture = (book: Manuscript, parts: Parts, art: Art, number: string): void => {
  // A spread has square pages: the picture is cropped to its middle.
  const square: Box = [(WIDTH - HEIGHT) / 2, 0, HEIGHT, HEIGHT];
  const data = svgDocument(art, book.setting === 'spread' ? square : undefined);
  parts.resources.push({ path: `images/${number}.svg`, type: 'image/svg+xml', id: `image-${number}`, data });
};

/** Adds the pages of one leaf: one document, or picture and text facing each other. */
const addLeaf = (book: Manuscript, parts: Parts, page: Leaf, index: number): void => {
  const setting: Setting = book.setting ?? 'reflowable';
  const number = two(index);
  const id = `page-${number}`;
  const href = `${id}.xhtml`;
  const firstPage = parts.pages.length + 1;
  const document = (name: string, data: string): void => {
    const overlay = book.recording ? { overlay: `overlay-${number}` } : {};
    parts.resources.push({ path: `${name}.xhtml`, type: XHTML, id: name, data, ...overlay });
  };
  if (page.picture) addPicture(book, parts, page.picture.art, number);
  if (setting === 'spread') {
    const left = `picture-${number}`;
    document(left, fixedLeaf(book, page, index, picture(page, index), 'full'));
    document(id, fixedLeaf(book, page, index, wordsBox(page), 'facing'));
    parts.spine.push({ id: left, properties: 'page-spread-left' }, { id, properties: 'page-spread-right' });
    parts.pages.push(
      { title: String(firstPage), href: `${left}.xhtml` },
      { title: String(firstPage + 1), href },
    );
  } else if (setting === 'bleed') {
    document(id, fixedLeaf(book, page, index, picture(page, index) + wordsBox(page), 'full'));
    parts.spine.push({ id });
    parts.pages.push({ title: String(firstPage), href });
  } else {
    document(id, reflowableLeaf(book, page, index, firstPage));
    parts.spine.push({ id });
    pageStarts(page).forEach((_start, turned) => {
      const title = String(firstPage + turned);
      parts.pages.push({ title, href: turned ? `${href}#print-${title}` : href });
    });
  }
  const anyHeading = book.leaves.some((one) => one.heading);
  if (page.heading) parts.contents.push({ title: page.heading, href });
  else if (!anyHeading) {
    const title = `${wordsOf(book.language).page} ${index + 1}`;
    parts.contents.push({ title, href: setting === 'spread' ? `picture-${number}.xhtml` : href });
  }
};

const addFront = async (book: Manuscript, parts: Parts): Promise<void> => {
  const words = wordsOf(book.language);
  const cover = await readFile(new URL(`../covers/${book.key}.webp`, import.meta.url));
  const alt = escapeXml(words.coverOf(book.title));
  const setting = book.setting ?? 'reflowable';
  parts.resources.push({
    path: 'cover.webp',
    type: 'image/webp',
    id: 'cover-image',
    data: cover,
    properties: 'cover-image',
  });
  const viewport = setting === 'reflowable' ? '' : 'width=675, height=900';
  parts.resources.push({
    path: 'cover.xhtml',
    type: XHTML,
    id: 'cover',
    data: xhtmlPage(
      book,
      words.cover,
      `<section epub:type="cover">\n<img src="cover.webp" alt="${alt}"/>\n</section>`,
      { bodyClass: 'cover', viewport },
    ),
  });
  parts.spine.push({ id: 'cover', ...(setting === 'spread' ? { properties: 'page-spread-right' } : {}) });
  parts.contents.push({ title: words.cover, href: 'cover.xhtml' });
  if (setting !== 'reflowable') return;
  parts.resources.push({
    path: 'title.xhtml',
    type: XHTML,
    id: 'title',
    data: xhtmlPage(
      book,
      book.title,
      `<section epub:type="titlepage" class="title-page">
<h1>${escapeXml(book.title)}</h1>
${book.subtitle ? `<p class="subtitle">${escapeXml(book.subtitle)}</p>\n` : ''}<p class="author">${escapeXml(book.authors.join(', '))}</p>
</section>`,
    ),
  });
  parts.spine.push({ id: 'title' });
  parts.contents.push({ title: book.title, href: 'title.xhtml' });
};

const zipped = async (resources: Resource[], opf: string): Promise<Buffer> => {
  const zip = new ZipFile();
  const options = (compress: boolean) => ({
    mtime: WRITTEN,
    compress,
    mode: 0o100644,
    forceDosTimestamp: true,
  });
  const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;
  zip.addBuffer(Buffer.from('application/epub+zip'), 'mimetype', options(false));
  zip.addBuffer(Buffer.from(container), 'META-INF/container.xml', options(true));
  zip.addBuffer(Buffer.from(opf), 'EPUB/package.opf', options(true));
  for (const { path, data } of resources) {
    zip.addBuffer(
      typeof data === 'string' ? Buffer.from(data) : data,
      `EPUB/${path}`,
      options(typeof data === 'string'),
    );
  }
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Writes the manuscript as an EPUB 3.3 publication. */
export const buildEpub = async (book: Manuscript): Promise<Buffer> => {
  const parts: Parts = { resources: [], spine: [], contents: [], pages: [] };
  const font = fontOf(book.language, (book.setting ?? 'reflowable') !== 'reflowable');
  await addFront(book, parts);
  book.leaves.forEach((page, index) => addLeaf(book, parts, page, index));
  await addRecording(book, parts);
  parts.resources.push({ path: 'style.css', type: 'text/css', id: 'style', data: styleSheet(book) });
  if (font) {
    const data = await readFile(new URL(`fonts/${font.file}`, import.meta.url));
    parts.resources.push({ path: `fonts/${font.file}`, type: 'font/woff2', id: 'font', data });
  }
  parts.resources.push({
    path: 'nav.xhtml',
    type: XHTML,
    id: 'nav',
    data: navigation(book, parts),
    properties: 'nav',
  });
  return zipped(parts.resources, packageDocument(book, parts));
};
