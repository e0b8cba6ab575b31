import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { familyOf, has, type FontFamily } from '../epub/letters.ts';
import { directionOf, xml } from '../epub/markup.ts';

export type Doc = InstanceType<typeof PDFDocument>;
export type Section = ReturnType<Doc['struct']>;
/** Where on the paper, in points. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const require = createRequire(import.meta.url);
const font = (file: string): string => require.resolve(file);
/** The same families as of the covers, by whether a text is bold. */
const FONTS: Record<FontFamily, { plain: string; bold: string; family: string }> = {
  noto: {
    plain: font('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: font('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    family: 'Noto Sans',
  },
  bengali: {
    plain: font('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'),
    bold: font('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'),
    family: 'Noto Sans Bengali',
  },
  arabic: {
    plain: font('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    bold: font('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
    family: 'Noto Sans Arabic',
  },
  dejavu: {
    plain: font('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: font('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    family: 'DejaVu Sans',
  },
};

/** Of what is no story: the numbers of pages. */
export const PLAIN = FONTS.noto.plain;

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 56;
export const WIDE = PAGE.width - 2 * MARGIN;

const DOTS = 220;
const PX = DOTS / 72;

/** Little pictures among the letters: no font of ours draws them, and a page is whole without them. */
const PICTOGRAPHS = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Emoji_Modifier}|\u200D\uFE0F|\uFE0F|\u20E3/gu;
const printed = (text: string): string => text.replace(PICTOGRAPHS, '');

/** Whether our fonts have every letter of the text: a page of boxes is not printed. */
export const canPrint = (text: string): boolean => familyOf(printed(text)) !== null;

/**
 * Words in a box, as large as fits between the two sizes (in points). Pango lays them out, so Arabic, Hebrew, Devanagari and
 * Bengali stand as they should; a PDF's own text could not order two directions in a line. What is drawn carries the words as
 * well, in the order in which they are said: they can be looked for, copied and read aloud.
 */
export async function words(
  doc: Doc,
  section: Section,
  text: string,
  box: Box,
  [least, largest]: [number, number],
  style: { language: string; bold?: boolean; middle?: boolean; heading?: boolean },
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
    const y = style.middle ? box.y + (box.h - h * scale) / 2 : box.y;
    const place = { x, y, w: w * scale, h: h * scale };
    const lang = style.language;
    // From right to left, readers of PDF turn round what they take from a page: letters lie there for them, and the words
    // stand with the part alone. Noto sets the dots of letters apart from them, so DejaVu lends its own where it has them.
    const laid = rtl && has('dejavu', shown);
    told(doc, section, style.heading ? 'H1' : 'P', { lang, ...(laid && { actual: shown }) }, () => {
      if (!laid) doc.markContent('Span', { actual: shown, lang });
      if (laid) under(doc, shown, FONTS.dejavu.plain, size * scale, place, true);
      else under(doc, rtl ? '\u00a0' : shown, style.bold ? bold : plain, size * scale, place, false);
      doc.image(data, place.x, place.y, { width: place.w, height: place.h });
      if (!laid) doc.endMarkedContent();
    });
    return;
  }
}

/** The words as letters that show nothing, about where they are drawn: what is selected and found there are they. */
function under(
  doc: Doc,
  text: string,
  fontFile: string,
  size: number,
  { x, y, w, h }: Box,
  rtl: boolean,
): void {
  doc.save().font(fontFile).fontSize(size);
  const lines: string[][] = [];
  for (const paragraph of text.split('\n')) {
    let line: string[] = [];
    for (const word of paragraph.split(/[^\S\u00a0]+/).filter(Boolean)) {
      if (line.length > 0 && doc.widthOfString([...line, word].join(' ')) > w + 2) {
        lines.push(line);
        line = [];
      }
      line.push(word);
    }
    lines.push(line);
  }
  const step = h / lines.length;
  doc.addContent('3 Tr');
  for (const [index, line] of lines.entries()) {
    const at = y + index * step;
    if (!rtl) {
      if (line.length > 0) doc.text(line.join(' '), x, at, { lineBreak: false });
      continue;
    }
    let right = x + w;
    for (const word of line) {
      right -= doc.widthOfString(word);
      doc.text(word, right, at, { lineBreak: false });
      right -= size * 0.3;
    }
  }
  doc.restore();
}

/** A picture of a page, with what it shows. */
export function picture(doc: Doc, section: Section, data: Buffer, alt: string, draw: Box): void {
  told(doc, section, 'Figure', { alt: alt.trim() }, () =>
    doc.image(data, draw.x, draw.y, { width: draw.w, height: draw.h }),
  );
}

/** A part of the page with its place in the order of reading. */
function told(
  doc: Doc,
  section: Section,
  kind: 'H1' | 'P' | 'Figure',
  what: { lang?: string; alt?: string; actual?: string },
  draw: () => void,
): void {
  const content = doc.markStructureContent(kind);
  draw();
  doc.endMarkedContent();
  const part = doc.struct(kind, what, [content]);
  section.add(part);
}

/** What is no part of the story, such as the numbers of its pages. */
export function aside(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination' });
  draw();
  doc.endMarkedContent();
}
