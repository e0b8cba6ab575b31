/**
 * Colour arithmetic for school themes: sRGB ↔ OKLCH (Björn Ottosson, "A perceptual color space for image
 * processing", 2020, https://bottosson.github.io/posts/oklab/) and the contrast of WCAG 2.2.
 */

// Destructured once: each look-up on the global object costs more than the arithmetic in a sandboxed context.
const { atan2, cbrt, cos, hypot, max, min, round, sin } = Math;

/** Red, green and blue, each 0 to 1 in sRGB. */
export type Rgb = readonly [number, number, number];

/** Lightness 0–1, chroma from 0, hue in radians. */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

const clamp = (value: number): number => min(1, max(0, value));

/** Reads `#rgb`, `#rrggbb`, `rgb(…)` and `hsl(…)`; null for everything else, since the text would enter CSS. */
export function parseColor(input: string): Rgb | null {
  const text = input.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const channel = (at: number): number => parseInt(full.slice(at, at + 2), 16) / 255;
    return [channel(0), channel(2), channel(4)];
  }
  const call = /^(rgb|hsl)\(([^()]*)\)$/.exec(text);
  const parts = call?.[2]?.split(/\s*,\s*|\s+/).filter(Boolean) ?? [];
  if (!call || parts.length !== 3) return null;
  const numbers = parts.map((part) => /^(\d{1,3}(?:\.\d{1,6})?)(%|deg)?$/.exec(part));
  const [first, second, third] = numbers;
  if (!first || !second || !third) return null;
  if (call[1] === 'rgb') {
    if (numbers.some((number) => number?.[2] === 'deg')) return null;
    const channel = (number: RegExpExecArray): number => clamp(Number(number[1]) / (number[2] ? 100 : 255));
    return [channel(first), channel(second), channel(third)];
  }
  if (first[2] === '%' || second[2] !== '%' || third[2] !== '%') return null;
  return hslToRgb(Number(first[1]), clamp(Number(second[1]) / 100), clamp(Number(third[1]) / 100));
}

function hslToRgb(hue: number, saturation: number, lightness: number): Rgb {
  const amplitude = saturation * min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** `#rrggbb` in lower case. */
export function toHex(color: Rgb): string {
  return `#${color
    .map((channel) =>
      round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour rounded to eight bits per channel, so that the checks see what is shown. */
export const rounded = (color: Rgb): Rgb => {
  const [r, g, b] = color;
  const channel = (value: number): number => round(clamp(value) * 255) / 255;
  return [channel(r), channel(g), channel(b)];
};

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

export function toOklch([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: hypot(a, bb), h: atan2(bb, a) };
}

function toLinearRgb({ l: lightness, c, h }: Oklch): Rgb {
  const a = c * cos(h);
  const b = c * sin(h);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Converts to sRGB, with as much of the chroma as the gamut allows at this lightness and hue. */
export function fromOklch(color: Oklch): Rgb {
  if (color.l <= 0) return [0, 0, 0];
  if (color.l >= 1) return [1, 1, 1];
  const shown = (channel: number): boolean => channel >= -0.0005 && channel <= 1.0005;
  const fits = (chroma: number): boolean => {
    const [r, g, b] = toLinearRgb({ l: color.l, c: chroma, h: color.h });
    return shown(r) && shown(g) && shown(b);
  };
  let low = 0;
  let high = color.c;
  if (!fits(high)) {
    for (let step = 0; step < 10; step += 1) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
  } else low = high;
  const [r, g, b] = toLinearRgb({ ...color, c: low });
  return rounded([fromLinear(clamp(r)), fromLinear(clamp(g)), fromLinear(clamp(b))]);
}

/** Relative luminance, WCAG 2.2. */
export const luminance = ([r, g, b]: Rgb): number =>
  0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);

/** Contrast ratio of two luminances, 1 to 21, WCAG 2.2. */
export const ratio = (one: number, other: number): number =>
  one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);

/** Contrast ratio of two colours, 1 to 21, WCAG 2.2. */
export const contrast = (one: Rgb, other: Rgb): number => ratio(luminance(one), luminance(other));

/** The colour moved `share` (0–1) of the way to another, in OKLab, as CSS `color-mix(in oklab, …)` does. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const [one, other] = [toOklch(from), toOklch(to)];
  const a = one.c * cos(one.h) * (1 - share) + other.c * cos(other.h) * share;
  const b = one.c * sin(one.h) * (1 - share) + other.c * sin(other.h) * share;
  return fromOklch({ l: one.l * (1 - share) + other.l * share, c: hypot(a, b), h: atan2(b, a) });
}
