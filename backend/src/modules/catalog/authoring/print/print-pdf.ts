import type { Readable } from 'node:stream';
import { showsSomething, type Scene, type StoryPage } from '@bookgrove/contract/stories';
import { drawText } from '../../../../platform/print/draw-text.ts';
import { PAGE } from '../../../../platform/print/page.ts';
import { artifact, drawPicture, type Section } from '../../../../platform/print/structure.ts';
import { TaggedPdf } from '../../../../platform/print/tagged-pdf.ts';
import { isNarratedOnly, narratedPageText } from '../epub/markup.ts';
import { drawCover, drawScene, type OwnPictures } from '../epub/pictures.ts';
import { addCover, MARGIN, WIDE } from './book-page.ts';

/** A story as it is printed. */
export interface StoryToPrint {
  title: string;
  /** BCP 47. */
  language: string;
  authors: string[];
  license: string | null;
  credits: string[];
  cover: Scene;
  pages: StoryPage[];
  own: OwnPictures;
}

const PICTURE = { w: WIDE, h: (WIDE * 3) / 4 };

/** Pages of a story in print: its cover, its title page, and its own. The list of contents is printed before they are drawn. */
const pageCount = ({ pages }: StoryToPrint): number => pages.length + 2;

/**
 * Stories as a PDF for A4: each with its cover, a title page with its authors and credits, and its pages; more than one with a
 * title page and a list of contents in front. The stream has to be read while it is drawn.
 * @returns how many pages it has
 */
export async function printPdf(
  title: string,
  school: string,
  stories: readonly StoryToPrint[],
  open: (content: Readable) => Promise<unknown>,
): Promise<number> {
  const book = new TaggedPdf({ title, author: school, language: stories[0]?.language ?? 'en' }, open);
  if (stories.length > 1) {
    const front = book.section(title);
    await printFrontPage(book, front, title, school, stories);
    await printContents(book, front, stories);
    front.end();
  }
  for (const story of stories) await printStory(book, story);
  return book.end();
}

async function printStory(book: TaggedPdf, story: StoryToPrint): Promise<void> {
  const { doc } = book;
  const { language } = story;
  const section = book.section(story.title);
  addCover(book, section, await drawCover(story.cover, story.own, story), story.title);
  doc.outline.addItem(story.title);
  book.addPage();
  const middle = { language, middle: true };
  const heading = { ...middle, bold: true, heading: true };
  await drawText(doc, section, story.title, { x: MARGIN, y: 240, w: WIDE, h: 160 }, [14, 40], heading);
  const authors = story.authors.join('\n');
  await drawText(doc, section, authors, { x: MARGIN, y: 420, w: WIDE, h: 90 }, [10, 18], middle);
  const small = [...story.credits, story.license ?? ''].filter(Boolean).join('\n');
  const foot = { x: MARGIN, y: 700, w: WIDE, h: 90 };
  await drawText(doc, section, small, foot, [6, 10], { language: 'en', middle: true });
  for (const page of story.pages) {
    book.addPage();
    const hasPicture = showsSomething(page.picture);
    if (hasPicture)
      drawPicture(doc, section, await drawScene(page.picture, story.own), page.alt, {
        x: MARGIN,
        y: MARGIN,
        ...PICTURE,
      });
    const top = hasPicture ? MARGIN + PICTURE.h + 24 : MARGIN;
    const box = { x: MARGIN, y: top, w: WIDE, h: PAGE.height - top - MARGIN - 20 };
    // A recording cannot be printed: a page without text says so.
    const { words, lang } = isNarratedOnly(page)
      ? narratedPageText(language)
      : { words: page.text, lang: language };
    await drawText(doc, section, words, box, [9, hasPicture ? 26 : 32], { language: lang });
    book.printPageNumber();
  }
  section.end();
}

/** How many covers the front page shows at most. */
const FRONT_COVERS = 6;

/** The front page of several stories: the title, the first covers, and the school. */
async function printFrontPage(
  book: TaggedPdf,
  section: Section,
  title: string,
  school: string,
  stories: readonly StoryToPrint[],
): Promise<void> {
  const { doc } = book;
  const { language } = stories[0]!;
  book.addPage();
  artifact(doc, () => {
    doc.save().rect(0, 0, PAGE.width, 330).clip();
    doc.rect(0, 0, PAGE.width, 330).fill('#17694a');
    doc.circle(PAGE.width - 70, 70, 150).fill('#f4b32f');
    doc.circle(40, 330, 90).fill('#0b3f2d');
    doc.restore().roundedRect(MARGIN, 96, WIDE, 180, 20).fill('#ffffff');
  });
  await drawText(doc, section, title, { x: MARGIN + 24, y: 110, w: WIDE - 48, h: 152 }, [16, 48], {
    language,
    bold: true,
    middle: true,
    heading: true,
  });
  const shown = stories.slice(0, FRONT_COVERS);
  const [columns, gap] = [Math.min(3, shown.length), 22];
  const w = (WIDE - gap * 2) / 3;
  const h = (w * 4) / 3;
  const left = (PAGE.width - columns * w - (columns - 1) * gap) / 2;
  for (const [index, story] of shown.entries()) {
    const [x, y] = [left + (index % 3) * (w + gap), 366 + Math.floor(index / 3) * (h + gap)];
    const cover = await drawCover(story.cover, story.own, story);
    drawPicture(doc, section, cover, story.title, { x, y, w, h });
    artifact(doc, () => doc.rect(x, y, w, h).lineWidth(0.75).stroke('#9aa59e'));
  }
  await drawText(doc, section, school, { x: MARGIN, y: PAGE.height - 56, w: WIDE, h: 32 }, [10, 16], {
    language: 'en',
    middle: true,
  });
}

const TITLES_PER_PAGE = 18;

/** Titles with their authors and page numbers. */
async function printContents(
  book: TaggedPdf,
  section: Section,
  stories: readonly StoryToPrint[],
): Promise<void> {
  const { doc } = book;
  // The front page, the pages of contents, and then the first story.
  let first = 1 + Math.ceil(stories.length / TITLES_PER_PAGE) + 1;
  for (const [index, story] of stories.entries()) {
    if (index % TITLES_PER_PAGE === 0) book.addPage();
    const y = MARGIN + (index % TITLES_PER_PAGE) * 41;
    const { language, title, authors } = story;
    await drawText(doc, section, title, { x: MARGIN, y, w: WIDE - 60, h: 19 }, [8, 14], {
      language,
      bold: true,
    });
    const below = { x: MARGIN, y: y + 20, w: WIDE - 60, h: 13 };
    await drawText(doc, section, authors.join(', '), below, [6, 9], { language });
    const right = { x: PAGE.width - MARGIN - 50, y: y + 6, width: 50, align: 'right' as const };
    book.printNumber(first, { ...right, size: 13, color: '#17211c' });
    artifact(doc, () => {
      doc
        .moveTo(MARGIN, y + 37)
        .lineTo(PAGE.width - MARGIN, y + 37)
        .lineWidth(0.5)
        .stroke('#cfd6d0');
    });
    first += pageCount(story);
  }
}
