import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { fontFamilyFor, fontCovers, type FontFamily } from './fonts.ts';
import { xmlText } from '../text/xml-text.ts';
import { directionOf } from '../text/direction.ts';

export type Doc = InstanceType<typeof PDFDocument>;
export type Section = ReturnType<Doc['struct']>;
/** A rectangle on the page, in points. */
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const require = createRequire(import.meta.url);
const font = (file: string): string => require.resolve(file);
/** The font families of the covers, in regular and bold. */
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

/** The font of page numbers. */
export const PAGE_NUMBER_FONT = FONTS.noto.plain;

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 56;
export const WIDE = PAGE.width - 2 * MARGIN;

const DOTS = 220;
const PX = DOTS / 72;

/** Emoji: none of our fonts has them, so they are left out. */
const PICTOGRAPHS = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Emoji_Modifier}|\u200D\uFE0F|\uFE0F|\u20E3/gu;
const printed = (text: string): string => text.replace(PICTOGRAPHS, '');

/** Whether our fonts have every character of the text; a missing one would be printed as a box. */
export const canPrint = (text: string): boolean => fontFamilyFor(printed(text)) !== null;

/**
 * Draws text into a box, in the largest size between the two (in points) in which it fits. Pango lays it out as an image, because
 * PDF text cannot shape Arabic, Devanagari and Bengali or order two directions in a line. The text itself is added invisibly in
 * logical order, so that it can be searched, copied and read aloud.
 */
export async function drawText(
  doc: Doc,
  section: Section,
  text: string,
  box: Box,
  [least, largest]: [number, number],
  style: { language: string; bold?: boolean; middle?: boolean; heading?: boolean },
): Promise<void> {
  const shown = printed(text).trim();
  if (!shown) return;
  const { family, bold, plain } = FONTS[fontFamilyFor(shown) ?? 'noto'];
  const rtl = directionOf(style.language) === 'rtl';
  for (let size = largest; size >= least; size -= size > 16 ? 2 : 1) {
    const drawn = sharp({
      text: {
        text: xmlText(shown),
        font: `${family} ${style.bold ? 'Bold ' : ''}${size}`,
        fontfile: style.bold ? bold : plain,
        width: Math.floor(box.w * PX),
        dpi: DOTS,
        // Pango's `left` is the side where a line begins: the right side in Arabic.
        align: style.middle ? 'centre' : 'left',
        spacing: Math.round(size * PX * 0.25),
        rgba: true,
      },
    });
    // Grey on white without transparency, which every printer prints without conversion.
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
    // PDF readers reverse right-to-left text that they copy from a page. So the invisible text is set word by word, and the text
    // in logical order is only in the structure element. In Noto the dots of Arabic letters are glyphs of their own, which
    // breaks copied words; DejaVu is used where it has every character.
    const wordByWord = rtl && fontCovers('dejavu', shown);
    drawTagged(
      doc,
      section,
      style.heading ? 'H1' : 'P',
      { lang, ...(wordByWord && { actual: shown }) },
      () => {
        if (!wordByWord) doc.markContent('Span', { actual: shown, lang });
        if (wordByWord) drawInvisibleText(doc, shown, FONTS.dejavu.plain, size * scale, place, true);
        else
          drawInvisibleText(
            doc,
            rtl ? '\u00a0' : shown,
            style.bold ? bold : plain,
            size * scale,
            place,
            false,
          );
        doc.image(data, place.x, place.y, { width: place.w, height: place.h });
        if (!wordByWord) doc.endMarkedContent();
      },
    );
    return;
  }
}

/** Invisible text where an image of it is drawn, so that it can be selected and searched there. */
function drawInvisibleText(
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

/** Draws a picture with its alternative text. */
export function drawPicture(doc: Doc, section: Section, data: Buffer, alt: string, draw: Box): void {
  drawTagged(doc, section, 'Figure', { alt: alt.trim() }, () =>
    doc.image(data, draw.x, draw.y, { width: draw.w, height: draw.h }),
  );
}

/** Draws something as a structure element, in reading order. */
function drawTagged(
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

/** Draws something that is not content, such as a page number. */
export function artifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination' });
  draw();
  doc.endMarkedContent();
}
