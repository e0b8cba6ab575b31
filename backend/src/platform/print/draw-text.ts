import sharp from 'sharp';
import { directionOf } from '../text/direction.ts';
import { xmlText } from '../text/xml-text.ts';
import { fontCovers, fontFamilyFor, FONTS, type FontFamily } from './fonts.ts';
import type { Box } from './page.ts';
import { drawTagged, placePicture, type Doc, type Section } from './structure.ts';

const DOTS = 220;
const PX = DOTS / 72;

/** Emoji: none of our fonts has them, so they are left out. */
const PICTOGRAPHS = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Emoji_Modifier}|\u200D\uFE0F|\uFE0F|\u20E3/gu;
const printed = (text: string): string => text.replace(PICTOGRAPHS, '');
/** The font family of a text. Marks that only join letters or set the direction need no glyph. */
const familyFor = (text: string): FontFamily | null => fontFamilyFor(text.replace(/\p{Cf}/gu, ''));

/** Whether our fonts have every character of the text; a missing one would be printed as a box. */
export const canPrint = (text: string): boolean => familyFor(printed(text)) !== null;

interface TextStyle {
  /** BCP 47; sets the direction, too. */
  language: string;
  bold?: boolean;
  /** Centred in both directions; otherwise at the top, where a line of the language begins. */
  middle?: boolean;
  heading?: boolean;
  /** Printed as the grey of the same lightness; black where it is left out. */
  color?: `#${string}`;
}

/** A text as Pango has set it. It may be drawn several times. */
interface SetText {
  text: string;
  style: TextStyle;
  /** PNG. */
  picture: Buffer;
  /** Font size, in points. */
  size: number;
  /** Of the letters, in points: without the space that a line has above and below them. */
  w: number;
  h: number;
}

/**
 * Sets a text for a box, in the largest size between the two (in points) in which it fits. In the least size a text that is too
 * large is shrunk. Null for a text without a printable character.
 */
export async function setText(
  text: string,
  box: Pick<Box, 'w' | 'h'>,
  [least, largest]: [number, number],
  style: TextStyle,
): Promise<SetText | null> {
  const shown = printed(text).trim();
  if (!shown) return null;
  const { family, bold, plain } = FONTS[familyFor(shown) ?? 'noto'];
  const markup = style.color ? `<span foreground="${style.color}">${xmlText(shown)}</span>` : xmlText(shown);
  for (let size = largest; ; size = Math.max(least, size - (size > 16 ? 2 : 1))) {
    const drawn = sharp({
      text: {
        text: markup,
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
    return { text: shown, style, picture: data, size: size * scale, w: w * scale, h: h * scale };
  }
}

/**
 * Draws a text with its upper left corner at the point. Pango's picture is shown, because PDF text cannot shape Arabic,
 * Devanagari and Bengali or order two directions in a line. The text itself is added invisibly, so that it can be
 * searched, copied and read aloud.
 */
export function drawSetText(
  doc: Doc,
  section: Section,
  { text, style, picture, size, w, h }: SetText,
  { x, y }: Pick<Box, 'x' | 'y'>,
): void {
  const place = { x, y, w, h };
  const lang = style.language;
  const rtl = directionOf(lang) === 'rtl';
  // PDF readers reverse right-to-left text that they copy from a page. So the invisible text is set word by word, and the text
  // in logical order is only in the structure element. In Noto the dots of Arabic letters are glyphs of their own, which
  // breaks copied words; DejaVu is used where it has every character.
  const wordByWord = rtl && fontCovers('dejavu', text);
  drawTagged(doc, section, style.heading ? 'H1' : 'P', { lang, ...(wordByWord && { actual: text }) }, () => {
    if (!wordByWord) doc.markContent('Span', { actual: text, lang });
    if (wordByWord) drawInvisibleText(doc, text, FONTS.dejavu.plain, size, place, true);
    else {
      const { bold, plain } = FONTS[familyFor(text) ?? 'noto'];
      drawInvisibleText(doc, rtl ? '\u00a0' : text, style.bold ? bold : plain, size, place, false);
    }
    placePicture(doc, picture, place);
    if (!wordByWord) doc.endMarkedContent();
  });
}

/** Draws text into a box, in the largest size between the two (in points) in which it fits. */
export async function drawText(
  doc: Doc,
  section: Section,
  text: string,
  box: Box,
  sizes: [least: number, largest: number],
  style: TextStyle,
): Promise<void> {
  const set = await setText(text, box, sizes, style);
  if (set) drawSetText(doc, section, set, placeIn(box, set));
}

/** Where a text belongs in a box: in the middle, or at the top, where a line of its language begins. */
export function placeIn(box: Box, { w, h, style }: SetText): Pick<Box, 'x' | 'y'> {
  if (style.middle) return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2 };
  return { x: directionOf(style.language) === 'rtl' ? box.x + box.w - w : box.x, y: box.y };
}

/** Invisible text where a picture of it is drawn, so that it can be selected and searched there. */
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
