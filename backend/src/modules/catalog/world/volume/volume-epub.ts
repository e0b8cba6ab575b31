import type { Scene } from '@bookgrove/contract/stories';
import { STAMPS } from '@bookgrove/contract/stamps';
import { ZipFile } from 'yazl';
import { CONTAINER, coverPage, directionOf, HEAD, page, paragraphs, xml } from '../../stories/epub/markup.ts';
import { drawCover, drawScene } from '../../stories/epub/pictures.ts';
import { chaptersOf, signatureOf, summaryOf, type BoundLetter, type Chapter } from './volume.rules.ts';

/** A year of letters on its way to the binder. */
export interface Volume {
  /** Of this making. */
  id: string;
  year: number;
  made: Date;
  letters: (BoundLetter & { picture: Scene })[];
}

export const titleOf = ({ year }: Pick<Volume, 'year'>): string => `Dear World Book ${year}`;
export const coverScene = (): Scene => STAMPS.find(({ key }) => key === 'heart')!.scene;
export const counted = ({ letters }: Volume): string =>
  summaryOf(
    letters.length,
    new Set(letters.map(({ country }) => country).filter(Boolean)).size,
    new Set(letters.map(({ language }) => language)).size,
  );
/** What stands on the title page below the numbers. */
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

/** Binds a year of letters as EPUB 3, each in its own language and direction, by the countries they come from. */
export async function volumeEpub(volume: Volume): Promise<NodeJS.ReadableStream> {
  const zip = new ZipFile();
  const options = { mtime: volume.made, mode: 0o100644 };
  const title = titleOf(volume);
  let number = 0;
  const chapters: Chapter<Numbered>[] = chaptersOf(volume.letters).map(({ name, letters }) => ({
    name,
    letters: letters.map((letter) => ({ ...letter, number: (number += 1) })),
  }));
  const letters = chapters.flatMap((chapter) => chapter.letters);
  // The first entry says what the file is, and lies there as it is (OCF 4.3).
  zip.addBuffer(Buffer.from('application/epub+zip'), 'mimetype', { ...options, compress: false });
  const text = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name, options);
  const book = { language: 'en', title };
  text('META-INF/container.xml', CONTAINER);
  text('EPUB/story.css', CSS);
  zip.addBuffer(
    await drawCover(coverScene(), new Map(), { title, authors: [counted(volume)], language: 'en' }),
    'EPUB/cover.jpg',
    { ...options, compress: false },
  );
  text('EPUB/cover.xhtml', coverPage(book));
  text(
    'EPUB/title.xhtml',
    page(
      book,
      title,
      `<section epub:type="titlepage"><h1>${xml(title)}</h1><p>${xml(counted(volume))}</p><p>${xml(PROMISE)}</p></section>`,
    ),
  );
  text('EPUB/nav.xhtml', contents(title, chapters));
  text('EPUB/book.opf', packageOf(volume, title, letters));
  for (const letter of letters) {
    text(`EPUB/letter-${letter.number}.xhtml`, letterPage(letter));
    zip.addBuffer(await drawScene(letter.picture, new Map()), `EPUB/stamp-${letter.number}.jpg`, {
      ...options,
      compress: false,
    });
  }
  zip.end();
  return zip.outputStream;
}

function letterPage(letter: Numbered): string {
  const [name, place] = signatureOf(letter);
  return page(
    letter,
    letter.title,
    `<section epub:type="chapter"><h1>${xml(letter.title)}</h1>` +
      `<figure><img src="stamp-${letter.number}.jpg" alt="${xml(letter.alt.trim())}"/></figure>` +
      `${paragraphs(letter.text) || '<p></p>'}<p class="signed">${xml(name)}<span>${xml(place)}</span></p></section>`,
  );
}

const contents = (title: string, chapters: readonly Chapter<Numbered>[]): string =>
  page(
    { language: 'en' },
    title,
    `<nav epub:type="toc" id="toc"><h1>${xml(title)}</h1><ol>` +
      chapters
        .map(
          ({ name, letters }) =>
            `<li><a href="letter-${letters[0]!.number}.xhtml">${xml(name || 'From elsewhere')}</a><ol>` +
            letters
              .map(
                (letter) =>
                  `<li><a href="letter-${letter.number}.xhtml" lang="${xml(letter.language)}" xml:lang="${xml(letter.language)}" dir="${directionOf(letter.language)}">${xml(letter.title)}</a></li>`,
              )
              .join('') +
            `</ol></li>`,
        )
        .join('') +
      `</ol></nav>\n<nav epub:type="landmarks" hidden="hidden"><ol><li><a epub:type="cover" href="cover.xhtml">${xml(title)}</a></li>` +
      `<li><a epub:type="bodymatter" href="letter-1.xhtml">1</a></li></ol></nav>`,
  );

function packageOf({ id, made, letters }: Volume, title: string, numbered: readonly Numbered[]): string {
  const languages = ['en', ...new Set(letters.map(({ language }) => language))];
  const meta = (property: string, value: string): string => `<meta property="${property}">${value}</meta>`;
  return `${HEAD}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="uid">urn:uuid:${id}</dc:identifier>
<dc:title>${xml(title)}</dc:title>
${[...new Set(languages)].map((language) => `<dc:language>${xml(language)}</dc:language>`).join('')}
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
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="css" href="story.css" media-type="text/css"/>
<item id="cover-picture" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>
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
