import {
  contrast,
  fromOklch,
  luminance,
  mix,
  parseColor,
  ratio,
  rounded,
  toHex,
  toOklch,
  type Rgb,
} from './oklch.ts';

/** The thirteen colours that a school may set, with the platform's own as defaults. */
export const DEFAULT_COLORS = {
  primary_color: '#17694a',
  primary_color_light: '#dcebdd',
  primary_color_dark: '#0b3f2d',
  bg_primary_color: '#ffffff',
  bg_secondary_color: '#f3f4ec',
  announcement_color: '#ee6a43',
  button_color: '#17694a',
  book_button_color: '#f4b32f',
  text_primary_color: '#17211c',
  text_secondary_color: '#46524b',
  text_muted_color: '#5d6862',
  border_primary_color: '#7c8982',
  border_muted_color: '#dde1d8',
} as const;

/** The fields in the order of the form. */
export const COLOR_FIELDS = Object.keys(DEFAULT_COLORS) as ColorField[];

export type ColorField = keyof typeof DEFAULT_COLORS;

/** A colour that could not be used as given. Colours as `#rrggbb`; `from` is the school's own text. */
export interface ThemeAdjustment {
  field: string;
  from: string;
  to: string;
  reason: string;
}

export interface TenantTheme {
  /** CSS custom properties by name, with their `--`. Values are always `#rrggbb` or `transparent`. */
  variables: Record<string, string>;
  /** What was changed to keep every text readable, for the person who picks the colours. */
  adjusted: ThemeAdjustment[];
}

const WHITE: Rgb = [1, 1, 1];
const BLACK: Rgb = [0, 0, 0];
const DARK_INK: Rgb = [28 / 255, 28 / 255, 33 / 255];
const STEP = 0.01;

/** Contrast that WCAG 2.2 demands of text (AA), of long reading (AAA) and of outlines of controls. */
const TEXT = 4.5;
const READING = 7;
const OUTLINE = 3;

/**
 * Below this a fill is hard to see on the page. A filled button is recognised by its text as well, so 3 to 1
 * is not needed.
 */
const MELTS = 1.5;

/**
 * Moves the lightness towards `end` in the fewest steps of 0.01 with which the colour passes; the hue stays,
 * and the chroma as far as the gamut allows. The steps are searched by bisection, since past a point all
 * pass.
 */
function walk(color: Rgb, end: Rgb, passes: (candidate: Rgb) => boolean): Rgb {
  if (passes(color)) return color;
  const { l, c, h } = toOklch(color);
  const direction = end === WHITE ? 1 : -1;
  let failing = 0;
  let passing = Math.ceil((end === WHITE ? 1 - l : l) / STEP);
  let found = end;
  while (passing - failing > 1) {
    const middle = (failing + passing) >> 1;
    const candidate = fromOklch({ l: l + direction * middle * STEP, c, h });
    if (passes(candidate)) {
      passing = middle;
      found = candidate;
    } else failing = middle;
  }
  return found;
}

/**
 * Text for a fill that keeps its colour: white or dark ink, or pure black or white where neither reaches 4.5.
 */
function textOn(fill: Rgb, ink: Rgb): Rgb {
  const better = (one: Rgb, other: Rgb): Rgb => (contrast(one, fill) >= contrast(other, fill) ? one : other);
  const usual = better(WHITE, ink);
  return contrast(usual, fill) >= TEXT ? usual : better(WHITE, BLACK);
}

/**
 * The design tokens of a school, from its thirteen colours. Fills keep the school's colour and get a readable
 * text; colours of text and outlines are changed in lightness until they pass; backgrounds are changed only
 * when no text could pass. Pure and deterministic. Only hex, rgb() and hsl() are parsed, since the values
 * enter style sheets: for anything else the platform's own colour is used.
 */
export function tenantTheme(tenant: object): TenantTheme {
  const adjusted: ThemeAdjustment[] = [];
  const source = tenant as Record<string, unknown>;

  const read = (field: ColorField): Rgb => {
    const value = source[field];
    const fallback = parseColor(DEFAULT_COLORS[field]) ?? BLACK;
    if (value === undefined || value === null || value === '') return fallback;
    const color = typeof value === 'string' ? parseColor(value) : null;
    if (color) return rounded(color);
    adjusted.push({
      field,
      from: typeof value === 'string' ? value.slice(0, 64) : typeof value,
      to: toHex(fallback),
      reason: 'This is not a colour we can read. Use #rrggbb, rgb() or hsl().',
    });
    return fallback;
  };
  const note = (field: ColorField, from: Rgb, to: Rgb, reason: string): Rgb => {
    if (toHex(from) !== toHex(to)) adjusted.push({ field, from: toHex(from), to: toHex(to), reason });
    return to;
  };

  const raw = Object.fromEntries(
    (Object.keys(DEFAULT_COLORS) as ColorField[]).map((field) => [field, read(field)]),
  ) as Record<ColorField, Rgb>;

  // Backgrounds: all on the same side, light or dark, and far enough from the middle for text of 7 to 1.
  const isLight = contrast(raw.bg_primary_color, BLACK) >= contrast(raw.bg_primary_color, WHITE);
  const inkEnd = isLight ? BLACK : WHITE;
  const groundEnd = isLight ? WHITE : BLACK;
  const carriesText = (ground: Rgb): boolean => contrast(ground, inkEnd) >= READING;
  const ground = (color: Rgb): Rgb => walk(color, groundEnd, carriesText);
  const groundReason = 'No text could be read on it.';
  const page = note('bg_primary_color', raw.bg_primary_color, ground(raw.bg_primary_color), groundReason);
  const surface2 = note(
    'bg_secondary_color',
    raw.bg_secondary_color,
    ground(raw.bg_secondary_color),
    groundReason,
  );

  // The three brand colours in the order of their lightness, whatever the order of input.
  const brand = raw.primary_color;
  const [dark, light] =
    luminance(raw.primary_color_dark) <= luminance(raw.primary_color_light)
      ? [raw.primary_color_dark, raw.primary_color_light]
      : [raw.primary_color_light, raw.primary_color_dark];
  const strong = note(
    'primary_color_dark',
    raw.primary_color_dark,
    luminance(dark) <= luminance(brand) ? dark : brand,
    'It has to be the darkest of the three main colours.',
  );
  const soft = note('primary_color_light', raw.primary_color_light, ground(light), groundReason);

  const bookButton = raw.book_button_color;
  const announce = raw.announcement_color;
  const ochreSoft = ground(mix(page, bookButton, 0.32));
  const announceSoft = ground(mix(page, announce, 0.24));

  const allGrounds = [page, surface2, soft, ochreSoft, announceSoft].map(luminance);
  const pageGrounds = allGrounds.slice(0, 2);
  const readable =
    (least: number, grounds = allGrounds) =>
    (color: Rgb): boolean => {
      const own = luminance(color);
      return grounds.every((under) => ratio(own, under) >= least);
    };
  const text = (field: ColorField, least: number): Rgb =>
    note(
      field,
      raw[field],
      walk(raw[field], inkEnd, readable(least)),
      `Text needs a contrast of ${least} to 1 with every background.`,
    );
  const ink = text('text_primary_color', READING);
  const inkSoft = text('text_secondary_color', TEXT);
  const inkMuted = text('text_muted_color', TEXT);
  const brandText = note(
    'primary_color',
    brand,
    walk(brand, inkEnd, readable(TEXT)),
    `As text it needs a contrast of ${TEXT} to 1; as a fill it stays as it is.`,
  );
  const brandLine = walk(mix(brand, page, 0.2), inkEnd, readable(OUTLINE));
  const lineStrong = note(
    'border_primary_color',
    raw.border_primary_color,
    walk(raw.border_primary_color, inkEnd, readable(OUTLINE, pageGrounds)),
    `Outlines of fields and buttons need a contrast of ${OUTLINE} to 1.`,
  );
  const bad = walk(parseColor('#b3261e') ?? BLACK, inkEnd, readable(TEXT));

  const darkInk = isLight ? ink : DARK_INK;
  const on = (fill: Rgb): string => toHex(textOn(fill, darkInk));
  /** An outline for a fill with too little contrast to the page. */
  const edge = (fill: Rgb): string => (contrast(fill, page) >= MELTS ? 'transparent' : toHex(lineStrong));

  return {
    variables: {
      ...rawVariables(source),
      '--brand': toHex(brand),
      '--on-brand': on(brand),
      '--brand-edge': edge(brand),
      '--brand-strong': toHex(strong),
      '--on-brand-strong': on(strong),
      '--brand-soft': toHex(soft),
      '--brand-text': toHex(brandText),
      '--brand-line': toHex(brandLine),
      '--button': toHex(raw.button_color),
      '--on-button': on(raw.button_color),
      '--button-line': edge(raw.button_color),
      '--book-button': toHex(bookButton),
      '--on-book-button': on(bookButton),
      '--book-button-line': edge(bookButton),
      '--announce': toHex(announce),
      '--on-announce': on(announce),
      '--page': toHex(page),
      '--surface': toHex(page),
      '--surface-2': toHex(surface2),
      '--ochre-soft': toHex(ochreSoft),
      '--announce-soft': toHex(announceSoft),
      '--ink': toHex(ink),
      '--ink-soft': toHex(inkSoft),
      '--ink-muted': toHex(inkMuted),
      '--line': toHex(raw.border_muted_color),
      '--line-strong': toHex(lineStrong),
      '--bad-text': toHex(bad),
    },
    adjusted,
  };
}

/**
 * Every readable field with "color" in its name, as a variable of the same name: `primary_color` →
 * `--primary-color`.
 */
function rawVariables(tenant: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(tenant).flatMap(([field, value]) => {
    if (!/^[a-z_]*color[a-z_]*$/.test(field) || typeof value !== 'string') return [];
    const color = parseColor(value);
    return color ? [[`--${field.replaceAll('_', '-')}`, toHex(color)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The theme as a style sheet. Safe to serve: names come from this file or match `[a-z-]`, values are hex. */
export function themeCss({ variables }: TenantTheme): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

/**
 * A colour in its stored form: `#rgb` and `#rrggbb` as given, rgb() and hsl() as `#rrggbb`; null for all
 * else.
 */
export function readColor(input: string): string | null {
  const color = parseColor(input);
  if (!color) return null;
  const text = input.trim();
  return text.startsWith('#') ? text : toHex(color);
}

/** Colours that match a school's main one, as defaults for the others. */
export function companions(primary: string): Record<ColorField, string> {
  const color = parseColor(primary);
  if (!color) return { ...DEFAULT_COLORS };
  return {
    ...DEFAULT_COLORS,
    primary_color: primary,
    primary_color_light: toHex(mix(color, WHITE, 0.86)),
    primary_color_dark: toHex(mix(color, BLACK, 0.5)),
    button_color: primary,
  };
}

/** Contrast of two colours, 1 to 21; null when one of them is not a colour. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [parseColor(one), parseColor(other)];
  return first && second ? contrast(first, second) : null;
}
