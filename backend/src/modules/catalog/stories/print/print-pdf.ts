import type { Readable } from 'node:stream';
import { showsSomething, type Scene, type StoryPage } from '@bookgrove/contract/stories';
import PDFDocument from 'pdfkit';
import { isTold, toldWords } from '../epub/markup.ts';
import { drawCover, drawScene, type OwnPictures } from '../epub/pictures.ts';
import { aside, MARGIN, PAGE, PLAIN, picture, WIDE, words, type Doc } from './words.ts';

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

/** Where each part of a printed book begins is known only once it is laid out: every story takes these pages. */
const pagesOf = ({ pages }: StoryToPrint): number => pages.length + 2;

/**
 * Stories as a PDF for A4: each with its cover, who wrote it and on what it stands, and its pages. More than one: with a
 * title page and a list of contents in front. The stream has to be read while it is drawn.
 * @returns how many pages it has
 */
export async function printPdf(
  title: string,
  school: string,
  stories: readonly StoryToPrint[],
  open: (content: Readable) => Promise<unknown>,
): Promise<number> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: stories[0]?.language ?? 'en',
    info: { Title: title, Author: school },
  });
  const kept = open(doc);
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const part = (name: string) => {
    const section = doc.struct('Sect', { title: name });
    whole.add(section);
    return section;
  };
  let page = 0;
  const turn = (): void => {
    doc.addPage();
    page += 1;
  };
  if (stories.length > 1) {
    const front = part(title);
    turn();
    await frontPage(doc, front, title, school, stories);
    await contents(doc, front, stories, turn);
    front.end();
  }
  for (const story of stories) {
    const { language } = story;
    const section = part(story.title);
    turn();
    doc.outline.addItem(story.title);
    // 3 to 4 like the cover of the book: the paper is a little higher.
    const cover = await drawCover(story.cover, story.own, story);
    const high = (WIDE * 4) / 3;
    picture(doc, section, cover, story.title, { x: MARGIN, y: (PAGE.height - high) / 2, w: WIDE, h: high });
    turn();
    const middle = { language, middle: true };
    const named = { ...middle, bold: true, heading: true };
    await words(doc, section, story.title, { x: MARGIN, y: 240, w: WIDE, h: 160 }, [14, 40], named);
    const by = story.authors.join('\n');
    await words(doc, section, by, { x: MARGIN, y: 420, w: WIDE, h: 90 }, [10, 18], middle);
    const small = [...story.credits, story.license ?? ''].filter(Boolean).join('\n');
    const foot = { x: MARGIN, y: 700, w: WIDE, h: 90 };
    await words(doc, section, small, foot, [6, 10], { language: 'en', middle: true });
    for (const one of story.pages) {
      turn();
      const shown = showsSomething(one.picture);
      if (shown)
        picture(doc, section, await drawScene(one.picture, story.own), one.alt, {
          x: MARGIN,
          y: MARGIN,
          ...PICTURE,
        });
      const top = shown ? MARGIN + PICTURE.h + 24 : MARGIN;
      const box = { x: MARGIN, y: top, w: WIDE, h: PAGE.height - top - MARGIN - 20 };
      // Paper plays no voice: a page that is told says so.
      const said = isTold(one) ? toldWords(language) : { words: one.text, lang: language };
      await words(doc, section, said.words, box, [9, shown ? 26 : 32], { language: said.lang });
      aside(doc, () =>
        doc
          .font(PLAIN)
          .fontSize(10)
          .fillColor('#46524b')
          .text(String(page), 0, PAGE.height - 40, { width: PAGE.width, align: 'center' }),
      );
    }
    section.end();
  }
  whole.end();
  doc.end();
  await kept;
  return page;
}

type Section = Parameters<typeof words>[1];

/** Covers shown on the front of a book of many stories. */
const SHOWN = 6;

/** The front: the title, the first covers like books on a table, and the school. */
async function frontPage(
  doc: Doc,
  section: Section,
  title: string,
  school: string,
  stories: readonly StoryToPrint[],
): Promise<void> {
  const { language } = stories[0]!;
  aside(doc, () => {
    doc.save().rect(0, 0, PAGE.width, 330).clip();
    doc.rect(0, 0, PAGE.width, 330).fill('#17694a');
    doc.circle(PAGE.width - 70, 70, 150).fill('#f4b32f');
    doc.circle(40, 330, 90).fill('#0b3f2d');
    doc.restore().roundedRect(MARGIN, 96, WIDE, 180, 20).fill('#ffffff');
  });
  await words(doc, section, title, { x: MARGIN + 24, y: 110, w: WIDE - 48, h: 152 }, [16, 48], {
    language,
    bold: true,
    middle: true,
    heading: true,
  });
  const shown = stories.slice(0, SHOWN);
  const [columns, gap] = [Math.min(3, shown.length), 22];
  const w = (WIDE - gap * 2) / 3;
  const h = (w * 4) / 3;
  const left = (PAGE.width - columns * w - (columns - 1) * gap) / 2;
  for (const [index, story] of shown.entries()) {
    const [x, y] = [left + (index % 3) * (w + gap), 366 + Math.floor(index / 3) * (h + gap)];
    const cover = await drawCover(story.cover, story.own, story);
    picture(doc, section, cover, story.title, { x, y, w, h });
    aside(doc, () => doc.rect(x, y, w, h).lineWidth(0.75).stroke('#9aa59e'));
  }
  await words(doc, section, school, { x: MARGIN, y: PAGE.height - 56, w: WIDE, h: 32 }, [10, 16], {
    language: 'en',
    middle: true,
  });
}

const EACH = 18;

/** Titles with who wrote them and their pages, eighteen to a page. */
async function contents(
  doc: Doc,
  section: Section,
  stories: readonly StoryToPrint[],
  turn: () => void,
): Promise<void> {
  // The title page, the pages of contents, and then each story.
  let begins = 1 + Math.ceil(stories.length / EACH) + 1;
  for (const [index, story] of stories.entries()) {
    if (index % EACH === 0) turn();
    const y = MARGIN + (index % EACH) * 41;
    const { language, title, authors } = story;
    const number = String(begins);
    await words(doc, section, title, { x: MARGIN, y, w: WIDE - 60, h: 19 }, [8, 14], {
      language,
      bold: true,
    });
    const by = { x: MARGIN, y: y + 20, w: WIDE - 60, h: 13 };
    await words(doc, section, authors.join(', '), by, [6, 9], { language });
    aside(doc, () => {
      doc.font(PLAIN).fontSize(13).fillColor('#17211c');
      doc.text(number, PAGE.width - MARGIN - 50, y + 6, { width: 50, align: 'right' });
      doc.moveTo(MARGIN, y + 37).lineTo(PAGE.width - MARGIN, y + 37).lineWidth(0.5).stroke('#cfd6d0'); // prettier-ignore
    });
    begins += pagesOf(story);
  }
}
