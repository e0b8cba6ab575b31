import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { showsSomething, type Scene, type StoryPage } from '@bookgrove/contract/stories';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { familyOf } from '../epub/letters.ts';
import { directionOf, xml } from '../epub/markup.ts';
import { drawCover, drawScene, type OwnPictures } from '../epub/pictures.ts';

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

const require = createRequire(import.meta.url);
const font = (file: string): string => require.resolve(file);
/** The same families as of the covers, by whether a text is bold. */
const FONTS = {
  noto: {
    plain: font('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: font('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    family: 'Noto Sans',
  },
  dejavu: {
    plain: font('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: font('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    family: 'DejaVu Sans',
  },
};

type Doc = InstanceType<typeof PDFDocument>;
/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const WIDE = PAGE.width - 2 * MARGIN;
const PICTURE = { width: WIDE, height: (WIDE * 3) / 4 };
const DOTS = 220;
const PX = DOTS / 72;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Little pictures among the letters: no font of ours draws them, and a page is whole without them. */
const PICTOGRAPHS = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3/gu;
const printed = (text: string): string => text.replace(PICTOGRAPHS, '');

/** Whether our fonts have every letter of the text: a page of boxes is not printed. */
export const canPrint = (text: string): boolean => familyOf(printed(text)) !== null;

/**
 * Words in a box, as large as fits between the two sizes (in points). Pango lays them out, so Arabic, Hebrew and
 * Devanagari stand as they should; a PDF's own text could not order two directions in a line.
 */
async function words(
  doc: Doc,
  text: string,
  box: Box,
  [least, largest]: [number, number],
  style: { language: string; bold?: boolean; middle?: boolean },
): Promise<void> {
  const shown = printed(text).trim();
  if (!shown) return;
  const { family, bold, plain } = FONTS[familyOf(shown) ?? 'noto'];
  const rtl = directionOf(style.language) === 'rtl';
  for (let size = largest; size >= least; size -= size > 16 ? 2 : 1) {
    const drawn = sharp({
      text: {
        text: xml(shown),
        font: `${family} ${style.bold ? 'Bold ' : ''}${size}`,
        fontfile: style.bold ? bold : plain,
        width: Math.floor(box.w * PX),
        dpi: DOTS,
        // Pango's left is where a line begins: on the right in Arabic.
        align: style.middle ? 'centre' : 'left',
        spacing: Math.round(size * PX * 0.25),
        rgba: true,
      },
    });
    // Grey on white without transparency: what every printer prints as it is.
    const { data, info } = await drawn
      .flatten({ background: '#ffffff' })
      .toColourspace('b-w')
      .png()
      .toBuffer({ resolveWithObject: true });
    const [w, h] = [info.width / PX, info.height / PX];
    if ((h > box.h || w > box.w + 1) && size > least) continue;
    const scale = Math.min(1, box.h / h, box.w / w);
    const x = style.middle ? box.x + (box.w - w * scale) / 2 : rtl ? box.x + box.w - w * scale : box.x;
    doc.image(data, x, style.middle ? box.y + (box.h - h * scale) / 2 : box.y, {
      width: w * scale,
      height: h * scale,
    });
    return;
  }
}

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
    lang: stories[0]?.language ?? 'en',
    info: { Title: title, Author: school },
  });
  const kept = open(doc);
  let page = 0;
  const turn = (): void => {
    doc.addPage();
    page += 1;
  };
  if (stories.length > 1) {
    turn();
    const language = stories[0]!.language;
    await words(doc, title, { x: MARGIN, y: 220, w: WIDE, h: 240 }, [16, 54], {
      language,
      bold: true,
      middle: true,
    });
    await words(doc, school, { x: MARGIN, y: 480, w: WIDE, h: 60 }, [10, 20], { language, middle: true });
    await contents(doc, stories, turn);
  }
  for (const story of stories) {
    const { language } = story;
    turn();
    // 3 to 4 like the cover of the book: the paper is a little higher.
    const cover = await drawCover(story.cover, story.own, story);
    doc.image(cover, MARGIN, (PAGE.height - (WIDE * 4) / 3) / 2, { width: WIDE });
    turn();
    await words(doc, story.title, { x: MARGIN, y: 240, w: WIDE, h: 160 }, [14, 40], {
      language,
      bold: true,
      middle: true,
    });
    await words(doc, story.authors.join('\n'), { x: MARGIN, y: 420, w: WIDE, h: 90 }, [10, 18], {
      language,
      middle: true,
    });
    const small = [...story.credits, story.license ?? ''].filter(Boolean).join('\n');
    await words(doc, small, { x: MARGIN, y: 700, w: WIDE, h: 90 }, [6, 10], { language: 'en', middle: true });
    for (const one of story.pages) {
      turn();
      const shown = showsSomething(one.picture);
      if (shown) doc.image(await drawScene(one.picture, story.own), MARGIN, MARGIN, { ...PICTURE });
      const top = shown ? MARGIN + PICTURE.height + 24 : MARGIN;
      const box = { x: MARGIN, y: top, w: WIDE, h: PAGE.height - top - MARGIN - 20 };
      await words(doc, one.text, box, [9, shown ? 26 : 32], { language });
      doc
        .fontSize(10)
        .fillColor('#46524b')
        .text(String(page), 0, PAGE.height - 40, { width: PAGE.width, align: 'center' });
    }
  }
  doc.end();
  await kept;
  return page;
}

const EACH = 20;

/** Titles with their pages, twenty to a page. */
async function contents(doc: Doc, stories: readonly StoryToPrint[], turn: () => void): Promise<void> {
  // The title page, the pages of contents, and then each story.
  let begins = 1 + Math.ceil(stories.length / EACH) + 1;
  for (const [index, story] of stories.entries()) {
    if (index % EACH === 0) turn();
    const y = MARGIN + (index % EACH) * 36;
    await words(doc, story.title, { x: MARGIN, y, w: WIDE - 60, h: 30 }, [8, 15], {
      language: story.language,
    });
    doc
      .fontSize(13)
      .fillColor('#17211c')
      .text(String(begins), PAGE.width - MARGIN - 50, y, { width: 50, align: 'right' });
    begins += pagesOf(story);
  }
}
