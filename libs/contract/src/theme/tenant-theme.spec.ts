import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { luminance, parseColor, ratio, toHex, toOklch } from './oklch.ts';
import { DEFAULT_COLORS, tenantTheme, themeCss } from './tenant-theme.ts';

const GROUNDS = ['--page', '--surface', '--surface-2', '--brand-soft', '--ochre-soft', '--announce-soft'];
const FILLS = ['brand', 'brand-strong', 'button', 'book-button', 'announce'];

/** Every guarantee of the theme that these variables break, as sentences. */
function broken(variables: Record<string, string>): string[] {
  const known = new Map<string, number>();
  const light = (name: string): number => {
    const seen = known.get(name);
    if (seen !== undefined) return seen;
    const color = parseColor(variables[name] ?? '');
    if (!color) throw new Error(`${name} is ${variables[name]}`);
    known.set(name, luminance(color));
    return luminance(color);
  };
  const needs = (text: string, under: string, least: number): string[] => {
    const found = ratio(light(text), light(under));
    return found >= least ? [] : [`${text} on ${under} is ${found.toFixed(2)}, needs ${least}`];
  };
  const edges = [
    ['--brand', '--brand-edge'],
    ['--button', '--button-line'],
    ['--book-button', '--book-button-line'],
  ] as const;
  return [
    ...GROUNDS.flatMap((under) => [
      ...needs('--ink', under, 7),
      ...['--ink-soft', '--ink-muted', '--brand-text', '--bad-text'].flatMap((text) =>
        needs(text, under, 4.5),
      ),
      ...needs('--brand-line', under, 3),
    ]),
    ...['--page', '--surface-2'].flatMap((under) => needs('--line-strong', under, 3)),
    ...FILLS.flatMap((fill) => needs(`--on-${fill}`, `--${fill}`, 4.5)),
    ...edges.flatMap(([fill, edge]) =>
      variables[edge] === 'transparent' ? needs(fill, '--page', 1.5) : needs(edge, '--page', 3),
    ),
    ...(light('--brand-strong') <= light('--brand') ? [] : ['--brand-strong is lighter than --brand']),
  ];
}

const FIELDS = Object.keys(DEFAULT_COLORS);
const palette = fc
  .array(fc.nat(0xffffff), { minLength: FIELDS.length, maxLength: FIELDS.length })
  .map((numbers) =>
    Object.fromEntries(
      FIELDS.map((field, at) => [field, `#${(numbers[at] ?? 0).toString(16).padStart(6, '0')}`]),
    ),
  );

const GREENFIELD = { ...DEFAULT_COLORS };
const CRUEL: Record<string, Record<string, string>> = {
  'yellow on white': {
    primary_color: '#FFD400',
    button_color: '#FFD400',
    book_button_color: '#FFD400',
    bg_primary_color: '#FFFFFF',
  },
  'a black page': {
    primary_color: '#101010',
    bg_primary_color: '#101010',
    bg_secondary_color: '#101010',
    text_primary_color: '#000',
  },
  'pastel on pastel': {
    primary_color: '#f6d5e5',
    primary_color_light: '#fdf1f7',
    primary_color_dark: '#f3c4da',
    bg_primary_color: '#fbeef4',
    bg_secondary_color: '#f8e4ee',
    button_color: '#f6d5e5',
    text_primary_color: '#e9b7cf',
    text_muted_color: '#f3d9e6',
    border_primary_color: '#f7e3ec',
  },
  'all the same grey': Object.fromEntries(Object.keys(DEFAULT_COLORS).map((field) => [field, '#777777'])),
  'all white': Object.fromEntries(Object.keys(DEFAULT_COLORS).map((field) => [field, '#ffffff'])),
  'all black': Object.fromEntries(Object.keys(DEFAULT_COLORS).map((field) => [field, '#000000'])),
  'white page beside a black one': { bg_primary_color: '#ffffff', bg_secondary_color: '#000000' },
  'light and dark swapped': { primary_color_light: '#0b3f2d', primary_color_dark: '#dcebdd' },
};

describe('the theme of a school', () => {
  it('keeps every text and control readable for 20,000 random palettes', () => {
    fc.assert(
      fc.property(palette, (colors) => {
        const failures = broken(tenantTheme(colors).variables);
        // Calls `expect` only on failure: 20,000 calls take most of the time of this test.
        if (failures.length > 0) expect(failures).toEqual([]);
      }),
      { numRuns: 20_000 },
    );
    expect.assertions(0);
  });

  it.each(Object.entries(CRUEL))('is readable for %s', (_name, colors) => {
    expect(broken(tenantTheme({ ...GREENFIELD, ...colors }).variables)).toEqual([]);
  });

  it('reports an unreadable theme', () => {
    const { variables } = tenantTheme(GREENFIELD);
    expect(broken({ ...variables, '--ink': '#999999', '--on-button': '#17694a' })).not.toEqual([]);
  });

  it('leaves a readable palette unchanged', () => {
    const { variables, adjusted } = tenantTheme(GREENFIELD);
    expect(adjusted).toEqual([]);
    expect(variables).toMatchObject({
      '--brand': '#17694a',
      '--on-brand': '#ffffff',
      '--on-book-button': '#17211c',
      '--ink': '#17211c',
      '--line-strong': '#7c8982',
    });
  });

  it('keeps a yellow button yellow with dark text, and darkens yellow only as text', () => {
    const { variables, adjusted } = tenantTheme({
      ...GREENFIELD,
      primary_color: '#FFD400',
      button_color: '#FFD400',
    });
    expect(variables['--button']).toBe('#ffd400');
    expect(variables['--on-button']).toBe('#17211c');
    expect(variables['--button-line']).not.toBe('transparent');
    const textHue = toOklch(parseColor(variables['--brand-text'] ?? '') ?? [0, 0, 0]).h;
    expect(textHue).toBeCloseTo(toOklch(parseColor('#FFD400') ?? [0, 0, 0]).h, 1);
    expect(adjusted.map(({ field }) => field)).toContain('primary_color');
  });

  it('swaps the light and the dark tone when they were entered in the wrong order', () => {
    const { variables } = tenantTheme({
      ...GREENFIELD,
      primary_color_light: '#0b3f2d',
      primary_color_dark: '#dcebdd',
    });
    expect(variables).toMatchObject({ '--brand-strong': '#0b3f2d', '--brand-soft': '#dcebdd' });
  });

  it('has a CSS variable for every field with "color" in its name', () => {
    const { variables } = tenantTheme({
      ...GREENFIELD,
      primary_color: 'rgb(29, 79, 140)',
      badge_color: '#abc',
      logo: '/x.png',
    });
    expect(variables).toMatchObject({
      '--primary-color': '#1d4f8c',
      '--badge-color': '#aabbcc',
      '--bg-primary-color': '#ffffff',
    });
    expect(variables).not.toHaveProperty('--logo');
  });

  it('accepts only colours in a style sheet', () => {
    const evil = 'red;}body{background:url(//evil.test)}';
    const theme = tenantTheme({
      ...GREENFIELD,
      primary_color: evil,
      'x_color;}*{display:none}': '#fff',
      badge_color: evil,
      button_color: 'var(--ink)',
    });
    expect(theme.adjusted.map(({ field }) => field)).toEqual(['primary_color', 'button_color']);
    expect(theme.variables['--brand']).toBe(DEFAULT_COLORS.primary_color);
    expect(themeCss(theme)).toMatch(/^:root \{\n(?: {2}--[a-z0-9-]+: (?:#[0-9a-f]{6}|transparent);\n)+\}\n$/);
  });
});

describe('parsing a colour', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['#17694A', '#17694a'],
    ['rgb(23,105,74)', '#17694a'],
    ['rgb(100% 0% 0%)', '#ff0000'],
    ['hsl(0, 100%, 50%)', '#ff0000'],
    ['hsl(240deg 100% 50%)', '#0000ff'],
  ])('accepts %s', (input, output) => {
    expect(toHex(parseColor(input) ?? [0, 0, 0])).toBe(output);
  });

  it.each([
    'red',
    '#ffff',
    'rgb(1,2)',
    'rgb(1,2,3,4)',
    'url(x)',
    'hsl(1,2,3)',
    '#12345g',
    '',
    'rgb(calc(1),2,3)',
    'color-mix(in oklab, red, blue)',
  ])('refuses %j', (input) => {
    expect(parseColor(input)).toBeNull();
  });
});
