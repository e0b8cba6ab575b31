import type { PageAppearance } from '../src/shared/reader/protocol.ts';

/** Paper and ink of the four page colours; the surround of a fixed page or PDF uses the paper, too. */
export const PAGE_COLOURS = {
  paper: {
    paper: '#fffbf1',
    ink: '#17211c',
    link: '#14603f',
    speaking: 'rgb(250 210 122 / 0.45)',
    word: '#f6b93b',
    onWord: '#17211c',
  },
  sepia: {
    paper: '#f3dfbd',
    ink: '#3a2408',
    link: '#6b3f00',
    speaking: 'rgb(214 140 40 / 0.35)',
    word: '#c9791a',
    onWord: '#160c00',
  },
  night: {
    paper: '#14202b',
    ink: '#e9eef0',
    link: '#9fd3ff',
    speaking: 'rgb(90 140 200 / 0.5)',
    word: '#9fd3ff',
    onWord: '#14202b',
  },
  sharp: {
    paper: '#000000',
    ink: '#fff200',
    link: '#7fe7ff',
    speaking: 'rgb(0 90 200 / 0.7)',
    word: '#fff200',
    onWord: '#000000',
  },
} as const;

/** Pixels for each of the seven steps; a narrow page has a smaller middle step. */
const SIZES = { wide: [16, 18, 21, 24, 27, 30, 32], narrow: [16, 17, 18, 20, 23, 26, 30] } as const;
export const LINES = { close: 1.5, normal: 1.7, wide: 2 } as const;
const SPACING = { close: 0, normal: 0.04, wide: 0.08 } as const;
const WORDS = { close: 0, normal: 0.12, wide: 0.28 } as const;
const FAMILIES = {
  clear: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
  book: "'Literata Variable', Literata, Charter, 'Iowan Old Style', 'Palatino Linotype', Georgia, 'DejaVu Serif', serif",
  dyslexia: "OpenDyslexic, 'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
} as const;
/** Text that is set in the chosen font. */
const LETTERED = 'html, body, body *:not(code, pre, kbd, samp, math, math *, svg, svg *)';

/** Languages of joined scripts, whose letters must never be spaced apart. */
const JOINED_SCRIPTS = ['ar', 'fa', 'ur', 'ps', 'ku', 'sd', 'ug', 'syr', 'hi', 'bn', 'mr', 'ne', 'pa'];

export const NARROW_PAGE = 600;

/** Text size in pixels of a step on a page that is `width` pixels wide. */
export function textSize(step: number, width: number): number {
  return SIZES[width < NARROW_PAGE ? 'narrow' : 'wide'][step - 1] ?? 24;
}

/** What is on a page: one picture alone, pictures with a few words, or text. */
export type PageKind = 'picture' | 'illustrated' | 'text';

/**
 * Columns and the widest column in pixels, so that a line holds about 55 to 65 characters. Two columns only on a
 * wide landscape page, with room for 22 em of text in each; picture and words stand side by side sooner, like an
 * opened picture book; a picture alone stands in the middle.
 */
export function columnsFor(
  kind: PageKind,
  size: number,
  width: number,
  height: number,
): { count: 1 | 2; width: number } {
  const isWide =
    width > height &&
    width >= (kind === 'illustrated' ? Math.max(800, size * 30) : Math.max(1000, size * 44));
  const isDouble = isWide && kind !== 'picture';
  return isDouble
    ? { count: 2, width: Math.floor(Math.min(size * 30, width * 0.9)) }
    : { count: 1, width: Math.ceil(size * 36) };
}

/** Addresses of the fonts that a reader can choose. */
export interface FontAddresses {
  clear: string;
  book: string;
  dyslexia: string;
  dyslexiaBold: string;
}

/**
 * Words stay invisible until their font has loaded (`fonts.ts` has requested it): words drawn in another font
 * would shift a moment later. A browser waits three seconds at most and then uses a fallback.
 */
const fontFace = (family: string, url: string, weight: string) => `
    @font-face {
      font-family: '${family}';
      src: url('${url}') format('woff2');
      font-weight: ${weight};
      font-display: block;
    }`;

/**
 * The two style sheets before and after the book's own, in the form that the engine takes. Page colours other
 * than paper and the chosen fonts override the book; its pictures, formulas and layout are not changed.
 * `fonts` are the addresses of the self-hosted fonts on the book origin; `columns` are side by side.
 */
export function pageStyle(
  look: PageAppearance,
  width: number,
  fonts: FontAddresses,
  columns: 1 | 2 = 1,
): [before: string, after: string] {
  const colour = PAGE_COLOURS[look.colour];
  const size = textSize(look.size, width);
  const letterSpacing = SPACING[look.spacing];
  // Wider letter spacing needs wider word spacing.
  const wordSpacing = Math.max(WORDS[look.words], letterSpacing * 3);
  const joined = JOINED_SCRIPTS.map((language) => `:lang(${language})`).join(',');
  const text = 'p, li, dd, dt, blockquote, td, th, figcaption, div, section, article, aside';

  const before = `
    html { color: ${colour.ink}; ${look.font === 'own' ? `font-family: ${FAMILIES.clear};` : ''} }
    a:any-link { color: ${colour.link}; }
    body { width: auto !important; }
    img, svg, video, h1, h2, h3, h4, h5, h6 { break-inside: avoid; }
    h1, h2, h3, h4, h5, h6 { break-after: avoid; }
    ${columns === 2 ? `.${PLATE} { break-after: column; }` : ''}
    body.bookgrove-picture {
      display: grid !important;
      height: 100% !important;
      overflow: hidden;
      align-content: center;
      justify-content: center;
    }
    body.bookgrove-picture :not(svg *) { margin: 0 !important; padding: 0 !important; text-indent: 0 !important; }
  `;
  const after = `
${fontFace('Atkinson Hyperlegible Next Variable', fonts.clear, '200 800')}
    ${look.font === 'book' ? fontFace('Literata Variable', fonts.book, '200 900') : ''}
    ${
      look.font === 'dyslexia'
        ? fontFace('OpenDyslexic', fonts.dyslexia, '400') +
          fontFace('OpenDyslexic', fonts.dyslexiaBold, '700')
        : ''
    }
    html {
      font-size: ${size}px !important;
      -webkit-text-size-adjust: none;
      ${look.colour === 'paper' ? '' : `--theme-bg-color: ${colour.paper};`}
    }
    body { font-size: 1rem !important; padding: 0 !important; }
    ${look.font === 'own' ? '' : `${LETTERED} { font-family: ${FAMILIES[look.font]} !important; }`}
    ${text} { line-height: ${LINES[look.lines]} !important; }
    p, li, dd, blockquote { text-align: start; hyphens: manual; }
    body, body *:not(${joined}, math, math *, svg, svg *) {
      letter-spacing: ${letterSpacing}em !important;
      word-spacing: ${wordSpacing.toFixed(3)}em !important;
    }
    pre { white-space: pre-wrap !important; }
    table { max-width: 100%; }
    a:any-link { text-underline-offset: 0.2em; }
    ::highlight(bookgrove-sentence) { background-color: ${colour.speaking}; }
    ::highlight(bookgrove-asked) { background-color: ${colour.speaking}; text-decoration: underline 3px; }
    ::highlight(bookgrove-word) { background-color: ${colour.word}; color: ${colour.onWord}; }
    .bookgrove-speaking {
      background-color: ${colour.speaking} !important;
      border-radius: 0.3em;
      box-decoration-break: clone;
      -webkit-box-decoration-break: clone;
    }
    ${
      look.colour === 'paper'
        ? ''
        : `html, body, body *:not(svg, svg *, img, video, .bookgrove-speaking) {
      color: ${colour.ink} !important;
      background-color: transparent !important;
      border-color: currentColor !important;
      text-shadow: none !important;
    }
    a:any-link, a:any-link * { color: ${colour.link} !important; }`
    }
  `;
  return [before, after];
}

/** Style of spoken and looked-up words on pages of fixed layout, which have a white background. */
export const FIXED_PAGE_STYLE = `
  ::highlight(bookgrove-sentence), ::highlight(bookgrove-asked) { background-color: ${PAGE_COLOURS.paper.speaking}; }
  ::highlight(bookgrove-asked) { text-decoration: underline 3px; }
  ::highlight(bookgrove-word) { background-color: ${PAGE_COLOURS.paper.word}; color: ${PAGE_COLOURS.paper.onWord}; }
  .bookgrove-speaking { background-color: ${PAGE_COLOURS.paper.speaking} !important; border-radius: 0.3em; }
  svg .bookgrove-speaking { fill: ${PAGE_COLOURS.paper.link} !important; }
`;

const KEYWORDS: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};
const PIXELS: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };

/**
 * A text size that a book sets in pixels or points, as a multiple of the reader's own size; null for sizes
 * that are relative already (em, %, rem, calc…).
 */
export function scalableSize(size: string): string | null {
  const keyword = KEYWORDS[size.trim()];
  if (keyword !== undefined) return `${keyword / 16}rem`;
  const [, amount, unit] = /^\s*([\d.]+)(px|pt|pc|in|cm|mm)\s*$/.exec(size) ?? [];
  const pixels = PIXELS[unit ?? ''];
  return amount === undefined || pixels === undefined
    ? null
    : `${Number(((Number(amount) * pixels) / 16).toFixed(4))}rem`;
}

/** A page with more letters is a text with pictures, not a picture with words. */
const FEW_LETTERS = 1500;

export function kindOfPage(document: Document): PageKind {
  const pictures = document.body.querySelectorAll('img, video, svg:not(svg svg)').length;
  const letters = document.body.textContent.trim().length;
  if (pictures === 0 || letters > FEW_LETTERS) return 'text';
  return pictures === 1 && letters === 0 ? 'picture' : 'illustrated';
}

/** The picture at the start of a page with few words: in two columns the words are beside it, not below. */
const PLATE = 'bookgrove-plate';

export function markPlate(document: Document): void {
  const { body } = document;
  const [picture, ...others] = body.querySelectorAll('img, video, svg:not(svg svg)');
  if (!picture || others.length > 0 || kindOfPage(document) !== 'illustrated') return;
  let plate = picture.closest('figure') ?? picture;
  const isAlone = (box: Element) => box.textContent.trim() === plate.textContent.trim();
  while (plate.parentElement && plate.parentElement !== body && isAlone(plate.parentElement))
    plate = plate.parentElement;
  const before = document.createRange();
  before.setStart(body, 0);
  before.setEndBefore(plate);
  if (before.toString().trim() === '') plate.classList.add(PLATE);
}

/** Removes white page backgrounds, so that the reader's page colour shows. */
export function clearWhitePaper(document: Document): void {
  for (const element of [document.documentElement, document.body]) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundColor === 'rgb(255, 255, 255)' && backgroundImage === 'none') {
      element.style.setProperty('background-color', 'transparent', 'important');
    }
  }
}

/**
 * Makes every text size of a loaded page relative to the reader's choice, in its style sheets and style
 * attributes.
 */
export function makeTextScalable(document: Document): void {
  const heal = (style: CSSStyleDeclaration) => {
    const size = scalableSize(style.getPropertyValue('font-size'));
    if (size) style.setProperty('font-size', size, style.getPropertyPriority('font-size'));
  };
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('style' in rule) heal(rule.style as CSSStyleDeclaration);
      if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) {
    try {
      walk(sheet.cssRules);
    } catch {
      // A sheet that did not load has no readable rules; the page is shown without it.
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>('[style*="font"]')) heal(element.style);
}
