import type { DesignFont } from '@bookgrove/contract';
import './fonts.css';

/** Fonts by purpose: name for the canvas, CSS family for lists, and two weights. */
export const FONTS: Record<DesignFont, { name: string; family: string; bold: string; plain: string }> = {
  head: {
    name: 'Bold and round',
    family: '"Bricolage Grotesque Variable", system-ui, sans-serif',
    bold: '800',
    plain: '700',
  },
  text: { name: 'Plain', family: '"Figtree Variable", system-ui, sans-serif', bold: '700', plain: '500' },
  easy: {
    name: 'Easy to read',
    family: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
    bold: '700',
    plain: '400',
  },
};

/** Loads the fonts before drawing: a canvas does not redraw when a font arrives. */
export async function loadFonts(): Promise<void> {
  const wanted = Object.values(FONTS).flatMap(({ family, bold, plain }) => [
    `${bold} 40px ${family}`,
    `${plain} 40px ${family}`,
  ]);
  await Promise.all(wanted.map((font) => document.fonts.load(font, 'Aé').catch(() => [])));
}
