import { createRequire } from 'node:module';
import type * as Fontkit from 'fontkit';

const require = createRequire(import.meta.url);
/**
 * Families of fonts that come with the packages, tried in this order. By their scripts: Latin, Greek, Cyrillic, Devanagari; Bengali;
 * Arabic with Urdu; then Hebrew, Armenian, Georgian.
 */
export const FONTS = {
  noto: {
    plain: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    family: 'Noto Sans',
  },
  bengali: {
    plain: require.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'),
    family: 'Noto Sans Bengali',
  },
  arabic: {
    plain: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
    family: 'Noto Sans Arabic',
  },
  dejavu: {
    plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    family: 'DejaVu Sans',
  },
};
export type FontFamily = keyof typeof FONTS;
let fonts: [FontFamily, Fontkit.Font][] | null = null;
/** The library and its fonts are loaded when the first text is drawn: most processes never draw one. */
function loaded(): [FontFamily, Fontkit.Font][] {
  if (!fonts) {
    const { openSync } = require('fontkit') as typeof Fontkit;
    fonts = Object.entries(FONTS).map(([family, { bold }]) => [
      family as FontFamily,
      openSync(bold) as Fontkit.Font,
    ]);
  }
  return fonts;
}

/** The first font that has every character of the text; null where none has. */
const fontFor = (text: string): [FontFamily, Fontkit.Font] | null =>
  loaded().find(([, font]) => hasAll(font, text)) ?? null;
const hasAll = (font: Fontkit.Font, text: string): boolean =>
  [...text].every(
    (character) => /\s/.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0)!),
  );

/** Whether the font of this family has every character of the text. */
export const fontCovers = (family: FontFamily, text: string): boolean =>
  loaded().some(([name, font]) => name === family && hasAll(font, text));

/** The family of the first font that has every character of the text; null where none has. */
export const fontFamilyFor = (text: string): FontFamily | null => fontFor(text)?.[0] ?? null;

interface Line {
  d: string;
  width: number;
}

function draw(font: Fontkit.Font, text: string, size: number): Line {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let x = 0;
  let d = '';
  run.glyphs.forEach((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = run.positions[index]!;
    d += glyph.path
      .scale(scale, -scale)
      .translate(x + xOffset * scale, -yOffset * scale)
      .toSVG();
    x += xAdvance * scale;
  });
  return { d, width: x };
}

/**
 * A text as SVG outlines, centred in a box, as large as fits. Outlines do not depend on fonts that are installed on the machine.
 * Null for a script that none of our fonts covers.
 */
export function textOutlines(
  text: string,
  box: { x: number; y: number; w: number; h: number },
  largest: number,
  color: string,
): string | null {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const font = fontFor(text)?.[1];
  if (!font || words.length === 0) return null;
  for (let size = largest; size >= 18; size -= 4) {
    const lines = wrap(font, words, size, box.w);
    const high = lines.length * size * 1.2;
    if ((high > box.h || lines.some(({ width }) => width > box.w)) && size > 20) continue;
    const top = box.y + (box.h - high) / 2;
    return lines
      .map(({ d, width }, index) => {
        const place = `translate(${box.x + (box.w - width) / 2} ${top + size * (1.2 * index + 0.95)})`;
        return `<path transform="${place}" d="${d}" fill="${color}"/>`;
      })
      .join('');
  }
  return null;
}

function wrap(font: Fontkit.Font, words: string[], size: number, width: number): Line[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && draw(font, longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => draw(font, line, size));
}
