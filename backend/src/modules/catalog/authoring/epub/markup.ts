import { xmlText } from '../../../../platform/text/xml-text.ts';
import { directionOf } from '../../../../platform/text/direction.ts';
import { showsSomething, showsWords, type StoryPage } from '@bookgrove/contract/stories';

export interface EpubDetails {
  /** Of the book, the same in all editions. */
  id: string;
  title: string;
  language: string;
  /** Names that are printed on it. */
  authors: string[];
  /** SPDX name; null: all rights are the authors'. */
  license: string | null;
  /** Lines that name the works it is based on. */
  credits: string[];
  publisher: string;
  modified: Date;
}

export const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** An XHTML page of the book. */
export const page = (
  { language }: Pick<EpubDetails, 'language'>,
  title: string,
  body: string,
  attributes = '',
): string =>
  `${HEAD}<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ` +
  `lang="${xmlText(language)}" xml:lang="${xmlText(language)}" dir="${directionOf(language)}">\n<head><title>${xmlText(title)}</title>` +
  `<link rel="stylesheet" type="text/css" href="story.css"/></head>\n<body${attributes}>\n${body}\n</body>\n</html>\n`;

export const CSS = `body { margin: 0; padding: 1em; font-family: sans-serif; line-height: 1.6; }
figure { margin: 0 0 1em; text-align: center; }
img { max-width: 100%; max-height: 68vh; border-radius: 12px; }
p { margin: 0 0 0.6em; font-size: 1.25em; }
h1 { line-height: 1.2; }
.told::before { content: "\\266A\\00A0"; }
audio { max-width: 100%; }
.credit { font-size: 0.9em; }
.cover img { max-height: 96vh; border-radius: 0; }
.-epub-media-overlay-active { background: #f9e3ae; color: #17211c; }
`;

export const CONTAINER = `${HEAD}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** Manifest items that every book has. */
export const COMMON_ITEMS = `<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="css" href="story.css" media-type="text/css"/>
<item id="cover-picture" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>`;

export const coverPage = (facts: Pick<EpubDetails, 'language' | 'title'>): string =>
  page(
    facts,
    facts.title,
    `<section class="cover" epub:type="cover"><img src="cover.jpg" alt="${xmlText(facts.title)}"/></section>`,
  );

export const titlePage = (facts: EpubDetails): string =>
  page(
    facts,
    facts.title,
    `<section epub:type="titlepage"><h1>${xmlText(facts.title)}</h1><p>${facts.authors.map(xmlText).join('<br/>')}</p>` +
      facts.credits.map((line) => `<p class="credit">${xmlText(line)}</p>`).join('') +
      (facts.license ? `<p class="credit">${xmlText(facts.license)}</p>` : '') +
      `</section>`,
  );

/** The text of a page with its line breaks; an empty line begins a new paragraph. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => `<p>${block.split('\n').map(xmlText).join('<br/>')}</p>`)
    .join('');

export function storyPage(facts: EpubDetails, story: StoryPage, number: number): string {
  const picture = showsSomething(story.picture)
    ? `<figure><img src="page-${number}.jpg" alt="${xmlText(story.alt.trim())}"/></figure>`
    : '';
  return page(
    facts,
    `${facts.title}, ${number}`,
    `<section id="page">${picture}<div id="words">${isNarratedOnly(story) ? narratedPage(facts, number) : paragraphs(story.text) || '<p></p>'}</div></section>`,
  );
}

/** The text of a page that has a recording and no words, so that it is not empty; English for languages without a translation. */
const NARRATED: Record<string, string> = {
  en: 'This page is told by voice.',
  fr: 'Cette page se raconte de vive voix.',
  ar: 'هذه الصفحة تُروى بالصوت.',
  hi: 'यह पन्ना आवाज़ में सुनाया गया है।',
};

/** The text of a page with a recording and no words, and the language of that text. */
export function narratedPageText(language: string): { words: string; lang: string } {
  const tag = language.split('-')[0]!.toLowerCase();
  const lang = NARRATED[tag] ? tag : 'en';
  return { words: NARRATED[lang]!, lang };
}

/** A page with a recording and no words; the recording is in the page, too, for readers without media overlays. */
function narratedPage({ language }: Pick<EpubDetails, 'language'>, number: number): string {
  const { words, lang } = narratedPageText(language);
  return (
    `<p class="told" lang="${lang}" xml:lang="${lang}" dir="${directionOf(lang)}">${words}</p>` +
    `<p><audio controls="controls" preload="metadata" src="voice-${number}.mp3" title="${words}">${words}</audio></p>`
  );
}

/** The landmarks of a book: its cover and its first page. */
export const landmarks = (title: string, first: string): string =>
  `<nav epub:type="landmarks" hidden="hidden"><ol><li><a epub:type="cover" href="cover.xhtml">${xmlText(title)}</a></li>` +
  `<li><a epub:type="bodymatter" href="${first}">1</a></li></ol></nav>`;

export const navPage = (facts: EpubDetails, pages: StoryPage[]): string =>
  page(
    facts,
    facts.title,
    `<nav epub:type="toc" id="toc"><h1>${xmlText(facts.title)}</h1><ol><li><a href="title.xhtml">${xmlText(facts.title)}</a></li>` +
      pages
        .map(
          (story, index) =>
            `<li><a href="page-${index + 1}.xhtml">${xmlText(openingWords(story, index + 1))}</a></li>`,
        )
        .join('') +
      `</ol></nav>\n${landmarks(facts.title, 'page-1.xhtml')}`,
  );

/** The first words of a page, as its entry in the table of contents. */
function openingWords({ text }: StoryPage, number: number): string {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, 5).join(' ').slice(0, 40);
  return words ? `${number}. ${words}` : String(number);
}

const clock = (seconds: number): string => `${seconds.toFixed(3)}s`;

/** The media overlay of a page. While it plays the words are highlighted, or the whole page where there are none. */
export const overlay = (number: number, seconds: number, narratedOnly: boolean): string =>
  `${HEAD}<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0"><body>` +
  `<seq id="s1" epub:textref="page-${number}.xhtml#page"><par id="p1"><text src="page-${number}.xhtml#${narratedOnly ? 'page' : 'words'}"/>` +
  `<audio src="voice-${number}.mp3" clipBegin="0s" clipEnd="${clock(seconds)}"/></par></seq></body></smil>\n`;

/** Whether a page has a recording and no words. */
export const isNarratedOnly = ({ text, voice }: StoryPage): boolean => voice !== null && !showsWords(text);

/** The package document: metadata, manifest and reading order. */
export function packageOf(
  facts: EpubDetails,
  pages: StoryPage[],
  voices: ReadonlyMap<number, number>,
): string {
  const pictured = pages.some(({ picture }) => showsSomething(picture));
  const numbers = pages.map((_, index) => index + 1);
  const meta = (property: string, value: string, refines = ''): string =>
    `<meta property="${property}"${refines && ` refines="#${refines}"`}>${value}</meta>`;
  const modes = ['textual', ...(pictured ? ['visual'] : []), ...(voices.size > 0 ? ['auditory'] : [])];
  const features = [
    'alternativeText',
    'readingOrder',
    'tableOfContents',
    'displayTransformability',
    ...(voices.size > 0 ? ['synchronizedAudioText'] : []),
  ];
  const items = numbers.flatMap((number) => {
    const story = pages[number - 1]!;
    const spoken = voices.has(number);
    return [
      `<item id="page-${number}" href="page-${number}.xhtml" media-type="application/xhtml+xml"${spoken ? ` media-overlay="voice-${number}"` : ''}/>`,
      ...(showsSomething(story.picture)
        ? [`<item id="picture-${number}" href="page-${number}.jpg" media-type="image/jpeg"/>`]
        : []),
      ...(spoken
        ? [
            `<item id="voice-${number}" href="voice-${number}.smil" media-type="application/smil+xml"/>`,
            `<item id="sound-${number}" href="voice-${number}.mp3" media-type="audio/mpeg"/>`,
          ]
        : []),
    ];
  });
  const total = [...voices.values()].reduce((sum, seconds) => sum + seconds, 0);
  return `${HEAD}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" xml:lang="${xmlText(facts.language)}" dir="${directionOf(facts.language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="uid">urn:uuid:${facts.id}</dc:identifier>
<dc:title>${xmlText(facts.title)}</dc:title>
<dc:language>${xmlText(facts.language)}</dc:language>
${facts.authors
  .map(
    (author, index) =>
      `<dc:creator id="author-${index + 1}">${xmlText(author)}</dc:creator>` +
      `<meta property="role" refines="#author-${index + 1}" scheme="marc:relators">aut</meta>`,
  )
  .join('')}
${facts.license ? `<dc:rights>${xmlText(facts.license)}</dc:rights>` : ''}
${facts.credits.map((line) => `<dc:source>${xmlText(line)}</dc:source>`).join('')}
<dc:publisher>${xmlText(facts.publisher)}</dc:publisher>
${meta('dcterms:modified', facts.modified.toISOString().replace(/\.\d+Z$/, 'Z'))}
${modes.map((mode) => meta('schema:accessMode', mode)).join('')}
${meta('schema:accessModeSufficient', pages.some(isNarratedOnly) ? 'textual,auditory' : 'textual')}
${features.map((feature) => meta('schema:accessibilityFeature', feature)).join('')}
${meta('schema:accessibilityHazard', 'none')}
${meta('schema:accessibilitySummary', 'Every picture is described in words by its author.')}
${
  voices.size > 0
    ? meta('media:duration', clock(total)) +
      [...voices]
        .map(([number, seconds]) => meta('media:duration', clock(seconds), `voice-${number}`))
        .join('') +
      meta('media:active-class', '-epub-media-overlay-active')
    : ''
}
<meta name="cover" content="cover-picture"/>
</metadata>
<manifest>
${COMMON_ITEMS}
${items.join('\n')}
</manifest>
<spine page-progression-direction="${directionOf(facts.language)}"><itemref idref="cover"/><itemref idref="title"/>${numbers.map((number) => `<itemref idref="page-${number}"/>`).join('')}</spine>
</package>
`;
}
