import { showsSomething, showsWords, type StoryPage } from '@bookgrove/contract/stories';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text as XML; what XML cannot hold is left out. */
export const xml = (text: string): string =>
  // XML 1.0 knows no other characters.
  text
    .replace(/[^\x09\x0a\x0d\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (found) => ESCAPES[found]!);

const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/i;
export const directionOf = (language: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';

export interface BookFacts {
  /** Of the book through all editions. */
  id: string;
  title: string;
  language: string;
  /** The names under which it stands. */
  authors: string[];
  /** SPDX name; null: all rights are the authors'. */
  license: string | null;
  /** Whose work it stands on, as lines of print. */
  credits: string[];
  publisher: string;
  modified: Date;
}

export const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** A page of a book: XHTML with the book's style. */
export const page = (
  { language }: Pick<BookFacts, 'language'>,
  title: string,
  body: string,
  attributes = '',
): string =>
  `${HEAD}<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ` +
  `lang="${xml(language)}" xml:lang="${xml(language)}" dir="${directionOf(language)}">\n<head><title>${xml(title)}</title>` +
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

export const coverPage = (facts: Pick<BookFacts, 'language' | 'title'>): string =>
  page(
    facts,
    facts.title,
    `<section class="cover" epub:type="cover"><img src="cover.jpg" alt="${xml(facts.title)}"/></section>`,
  );

export const titlePage = (facts: BookFacts): string =>
  page(
    facts,
    facts.title,
    `<section epub:type="titlepage"><h1>${xml(facts.title)}</h1><p>${facts.authors.map(xml).join('<br/>')}</p>` +
      facts.credits.map((line) => `<p class="credit">${xml(line)}</p>`).join('') +
      (facts.license ? `<p class="credit">${xml(facts.license)}</p>` : '') +
      `</section>`,
  );

/** Lines of a page as they were written; an empty line begins a new paragraph. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => `<p>${block.split('\n').map(xml).join('<br/>')}</p>`)
    .join('');

export function storyPage(facts: BookFacts, story: StoryPage, number: number): string {
  const picture = showsSomething(story.picture)
    ? `<figure><img src="page-${number}.jpg" alt="${xml(story.alt.trim())}"/></figure>`
    : '';
  return page(
    facts,
    `${facts.title}, ${number}`,
    `<section id="page">${picture}<div id="words">${isTold(story) ? told(facts, number) : paragraphs(story.text) || '<p></p>'}</div></section>`,
  );
}

/** Said on a page that is only heard, so that nobody finds it empty; in English where we have no words of the story's language. */
const TOLD: Record<string, string> = {
  en: 'This page is told by voice.',
  fr: 'Cette page se raconte de vive voix.',
  ar: 'هذه الصفحة تُروى بالصوت.',
  hi: 'यह पन्ना आवाज़ में सुनाया गया है।',
};

/** What stands on a page that is only heard, and the language it is said in. */
export function toldWords(language: string): { words: string; lang: string } {
  const tag = language.split('-')[0]!.toLowerCase();
  const lang = TOLD[tag] ? tag : 'en';
  return { words: TOLD[lang]!, lang };
}

/** A page that is only heard: what it is, and its recording for readers that play no media overlay. */
function told({ language }: Pick<BookFacts, 'language'>, number: number): string {
  const { words, lang } = toldWords(language);
  return (
    `<p class="told" lang="${lang}" xml:lang="${lang}" dir="${directionOf(lang)}">${words}</p>` +
    `<p><audio controls="controls" preload="metadata" src="voice-${number}.mp3" title="${words}">${words}</audio></p>`
  );
}

export const navPage = (facts: BookFacts, pages: StoryPage[]): string =>
  page(
    facts,
    facts.title,
    `<nav epub:type="toc" id="toc"><h1>${xml(facts.title)}</h1><ol><li><a href="title.xhtml">${xml(facts.title)}</a></li>` +
      pages
        .map(
          (story, index) =>
            `<li><a href="page-${index + 1}.xhtml">${xml(firstWords(story, index + 1))}</a></li>`,
        )
        .join('') +
      `</ol></nav>\n<nav epub:type="landmarks" hidden="hidden"><ol><li><a epub:type="cover" href="cover.xhtml">${xml(facts.title)}</a></li>` +
      `<li><a epub:type="bodymatter" href="page-1.xhtml">1</a></li></ol></nav>`,
  );

/** What a page begins with, as its entry of the contents. */
function firstWords({ text }: StoryPage, number: number): string {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, 5).join(' ').slice(0, 40);
  return words ? `${number}. ${words}` : String(number);
}

export const clock = (seconds: number): string => `${seconds.toFixed(3)}s`;

/** Where a page is told only, all of it is marked while it is heard. */
export const overlay = (number: number, seconds: number, told: boolean): string =>
  `${HEAD}<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0"><body>` +
  `<seq id="s1" epub:textref="page-${number}.xhtml#page"><par id="p1"><text src="page-${number}.xhtml#${told ? 'page' : 'words'}"/>` +
  `<audio src="voice-${number}.mp3" clipBegin="0s" clipEnd="${clock(seconds)}"/></par></seq></body></smil>\n`;

/** Somebody speaks on this page and nothing is written: its words are heard alone. */
export const isTold = ({ text, voice }: StoryPage): boolean => voice !== null && !showsWords(text);

/** The package: what the book is, what it is made of, and how it can be read. */
export function packageOf(facts: BookFacts, pages: StoryPage[], voices: ReadonlyMap<number, number>): string {
  const pictured = pages.some(({ picture }) => showsSomething(picture));
  const numbers = pages.map((_, index) => index + 1);
  const meta = (property: string, value: string, refines = ''): string =>
    `<meta property="${property}"${refines && ` refines="#${refines}"`}>${value}</meta>`;
  const modes = ['textual', ...(pictured ? ['visual'] : []), ...(voices.size > 0 ? ['auditory'] : [])];
  const features = [
    'alternativeText', 'readingOrder', 'tableOfContents', 'displayTransformability',
    ...(voices.size > 0 ? ['synchronizedAudioText'] : []),
  ]; // prettier-ignore
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
  return `${HEAD}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" xml:lang="${xml(facts.language)}" dir="${directionOf(facts.language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="uid">urn:uuid:${facts.id}</dc:identifier>
<dc:title>${xml(facts.title)}</dc:title>
<dc:language>${xml(facts.language)}</dc:language>
${facts.authors
  .map(
    (author, index) =>
      `<dc:creator id="author-${index + 1}">${xml(author)}</dc:creator>` +
      `<meta property="role" refines="#author-${index + 1}" scheme="marc:relators">aut</meta>`,
  )
  .join('')}
${facts.license ? `<dc:rights>${xml(facts.license)}</dc:rights>` : ''}
${facts.credits.map((line) => `<dc:source>${xml(line)}</dc:source>`).join('')}
<dc:publisher>${xml(facts.publisher)}</dc:publisher>
${meta('dcterms:modified', facts.modified.toISOString().replace(/\.\d+Z$/, 'Z'))}
${modes.map((mode) => meta('schema:accessMode', mode)).join('')}
${meta('schema:accessModeSufficient', pages.some(isTold) ? 'textual,auditory' : 'textual')}
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
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="css" href="story.css" media-type="text/css"/>
<item id="cover-picture" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>
${items.join('\n')}
</manifest>
<spine page-progression-direction="${directionOf(facts.language)}"><itemref idref="cover"/><itemref idref="title"/>${numbers.map((number) => `<itemref idref="page-${number}"/>`).join('')}</spine>
</package>
`;
}
