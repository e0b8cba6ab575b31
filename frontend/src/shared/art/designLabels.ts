import type { DesignBody, DesignColor, DesignElement, DesignPattern, DesignSize } from '@bookgrove/contract';
import { t } from '../../i18n/index.ts';
import { SHAPES, STICKERS } from '@bookgrove/contract/art';

export const SIZE_NAMES: Record<DesignSize, string> = {
  cover: 'Book cover',
  a4: 'Poster A4',
  a5: 'Poster A5',
  square: 'Square',
};

export const COLOR_NAMES: Record<DesignColor, string> = {
  white: 'White',
  paper: 'Paper',
  sand: 'Sand',
  ink: 'Ink',
  slate: 'Slate',
  stone: 'Stone',
  forest: 'Forest',
  leaf: 'Green',
  mint: 'Mint',
  moss: 'Moss',
  sun: 'Sun',
  butter: 'Butter',
  clay: 'Clay',
  peach: 'Peach',
  berry: 'Berry',
  rose: 'Rose',
  plum: 'Plum',
  lilac: 'Lilac',
  night: 'Night',
  sea: 'Sea',
  sky: 'Sky',
  mist: 'Mist',
  teal: 'Teal',
  brown: 'Brown',
};

export const PATTERN_NAMES: Record<DesignPattern, string> = {
  plain: 'Plain',
  dots: 'Dots',
  waves: 'Waves',
  leaves: 'Leaves',
  stars: 'Stars',
  hills: 'Hills',
  stripes: 'Stripes',
  quilt: 'Quilt',
  confetti: 'Confetti',
  rays: 'Rays',
};

/** The text of a drawing. */
export const textsOn = ({ elements }: DesignBody): string =>
  elements.flatMap((element) => (element.kind === 'text' ? [element.text] : [])).join('\n');

/** Name of an element in lists and for screen readers. */
export function nameOf(element: DesignElement): string {
  switch (element.kind) {
    case 'text':
      return t('Text: {text}', { text: element.text.trim().slice(0, 30) || t('empty') });
    case 'shape':
      return t(SHAPES[element.shape].name);
    case 'sticker':
      return t(STICKERS[element.sticker].name);
    case 'picture':
      return t('My picture');
  }
}
