import type { Scene } from '@bookgrove/contract/stories';
import { STAMPS } from '@bookgrove/contract/stamps';
import { startEpub } from '../../documents/epub-zip.ts';
import { directionOf } from '../../../../platform/text/direction.ts';
import { xmlText } from '../../../../platform/text/xml-text.ts';
import { COMMON_ITEMS, CONTAINER, coverPage, HEAD, landmarks, page, paragraphs } from '../epub/markup.ts';
import { drawCover, drawScene } from '../epub/pictures.ts';
import { chaptersOf, signatureOf, summaryOf, type LetterInVolume, type Chapter } from './volume.rules.ts';

/** The letters of a year, and the data from which the files of a volume are built. */
export interface Volume {
  /** Id of this edition of the volume. */
  id: string;
  year: number;
  made: Date;
  letters: (LetterInVolume & { picture: Scene })[];
}

export const titleOf = ({ year }: Pick<Volume, 'year'>): string => `Dear World Book ${year}`;
export const coverScene = (): Scene => STAMPS.find(({ key }) => key === 'heart')!.scene;
export const countLabel = ({ letters }: Volume): string =>
  summaryOf(
    letters.length,
    new Set(letters.map(({ country }) => country).filter(Boolean)).size,
    new Set(letters.map(({ language }) => language)).size,
  );
/** Printed on the title page, below the numbers. */
export const PROMISE =
  'Children wrote these letters to the world. A teacher has read each of them, and the family of each author said yes.';

const CSS = `body { margin: 0; padding: 1.2em; font-family: sans-serif; line-height: 1.6; background: #fffdf6; color: #17211c; }
h1 { line-height: 1.2; }
figure { margin: 0 0 1.2em; text-align: center; }
img { max-width: 100%; max-height: 46vh; border: 0.6em solid #ffffff; }
p { margin: 0 0 0.8em; font-size: 1.15em; }
.signed { margin-top: 1.6em; border-top: 2px dotted #c9b98f; padding-top: 0.8em; }
.signed span { display: block; font-size: 0.85em; }
.cover { text-align: center; }
.cover img { max-height: 96vh; border: 0; }
nav ol { list-style: none; padding-inline-start: 1em; }
`;

type Numbered = Volume['letters'][number] & { number: number };

/** Builds a year of letters as EPUB 3, each in its own language and direction, in chapters by country. */
export async function volumeEpub(volume: Volume): Promise<NodeJS.ReadableStream> {
  const { zip, text, stored } = startEpub(volume.made);
  const title = titleOf(volume);
  let number = 0;
  const chapters: Chapter<Numbered>[] = chaptersOf(volume.letters).map(({ name, letters }) => ({
    name,
    letters: letters.map((letter) => ({ ...letter, number: (number += 1) })),
  }));
  const letters = chapters.flatMap((chapter) => chapter.letters);
  const book = { language: 'en', title };
  text('META-INF/container.xml', CONTAINER);
  text('EPUB/story.css', CSS);
  const cover = { title, authors: [countLabel(volume)], language: 'en' };
  stored('EPUB/cover.jpg', await drawCover(coverScene(), new Map(), cover));
  text('EPUB/cover.xhtml', coverPage(book));
  text(
    'EPUB/title.xhtml',
    page(
      book,
      title,
      `<section epub:type="titlepage"><h1>${xmlText(title)}</h1><p>${xmlText(countLabel(volume))}</p><p>${xmlText(PROMISE)}</p></section>`,
    ),
  );
  text('EPUB/nav.xhtml', contents(title, chapters));
  text('EPUB/book.opf', packageOf(volume, title, letters));
  for (const letter of letters) {
    text(`EPUB/letter-${letter.number}.xhtml`, letterPage(letter));
    stored(`EPUB/stamp-${letter.number}.jpg`, await drawScene(letter.picture, new Map()));
  }
  zip.end();
  return zip.outputStream;
}

function letterPage(letter: Numbered): string {
  const [name, place] = signatureOf(letter);
  return page(
    letter,
    letter.title,
    `<section epub:type="chapter"><h1>${xmlText(letter.title)}</h1>` +
      `<figure><img src="stamp-${letter.number}.jpg" alt="${xmlText(letter.alt.trim())}"/></figure>` +
      `${paragraphs(letter.text) || '<p></p>'}<p class="signed">${xmlText(name)}<span>${xmlText(place)}</span></p></section>`,
  );
}

const contents = (title: string, chapters: readonly Chapter<Numbered>[]): string =>
  page(
    { language: 'en' },
    title,
    `<nav epub:type="toc" id="toc"><h1>${xmlText(title)}</h1><ol>` +
      chapters
        .map(
          ({ name, letters }) =>
            `<li><a href="letter-${letters[0]!.number}.xhtml">${xmlText(name || 'From elsewhere')}</a><ol>` +
            letters
              .map(
                (letter) =>
                  `<li><a href="letter-${letter.number}.xhtml" lang="${xmlText(letter.language)}" xml:lang="${xmlText(letter.language)}" dir="${directionOf(letter.language)}">${xmlText(letter.title)}</a></li>`,
              )
              .join('') +
            `</ol></li>`,
        )
        .join('') +
      `</ol></nav>\n${landmarks(title, 'letter-1.xhtml')}`,
  );

function packageOf({ id, made, letters }: Volume, title: string, numbered: readonly Numbered[]): string {
  const languages = ['en', ...new Set(letters.map(({ language }) => language))];
  const meta = (property: string, value: string): string => `<meta property="${property}">${value}</meta>`;
  return `${HEAD}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="uid">urn:uuid:${id}</dc:identifier>
<dc:title>${xmlText(title)}</dc:title>
${[...new Set(languages)].map((language) => `<dc:language>${xmlText(language)}</dc:language>`).join('')}
<dc:creator>Children of the world</dc:creator>
<dc:publisher>Bookgrove</dc:publisher>
${meta('dcterms:modified', made.toISOString().replace(/\.\d+Z$/, 'Z'))}
${['textual', 'visual'].map((mode) => meta('schema:accessMode', mode)).join('')}
${meta('schema:accessModeSufficient', 'textual')}
${['alternativeText', 'readingOrder', 'tableOfContents', 'displayTransformability'].map((one) => meta('schema:accessibilityFeature', one)).join('')}
${meta('schema:accessibilityHazard', 'none')}
${meta('schema:accessibilitySummary', 'Every stamp is described in words.')}
<meta name="cover" content="cover-picture"/>
</metadata>
<manifest>
${COMMON_ITEMS}
${numbered
  .map(
    ({ number }) =>
      `<item id="letter-${number}" href="letter-${number}.xhtml" media-type="application/xhtml+xml"/>` +
      `<item id="stamp-${number}" href="stamp-${number}.jpg" media-type="image/jpeg"/>`,
  )
  .join('\n')}
</manifest>
<spine><itemref idref="cover"/><itemref idref="title"/><itemref idref="nav"/>${numbered.map(({ number }) => `<itemref idref="letter-${number}"/>`).join('')}</spine>
</package>
`;
}
