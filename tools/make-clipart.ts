// Generates the pictures of the story editor in libs/contract/src/clipart/generated: their shapes from Fluent Emoji
// Flat (MIT, Microsoft), their names and search words from the annotations of Unicode CLDR (Unicode licence). Run it
// after a change of tools/clipart-list.ts, with the folder of the unpacked packages:
//   npm pack @iconify-json/fluent-emoji-flat cldr-annotations-full cldr-annotations-derived-full
//   node --conditions=source tools/make-clipart.ts FOLDER
// where FOLDER has fluent/, cldr/ and cldr-derived/, each with the content of `package`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { DESIGN_STICKERS } from '@bookgrove/contract';
import { hslOf } from '../libs/contract/src/clipart/color.ts';
import { CLIPART_LIST, GLASSES, LANGUAGES, STICKER_SIGNS, type Language } from './clipart-list.ts';

const from = process.argv[2];
if (!from) throw new Error('Name the folder of the unpacked packages.');
const to = join(import.meta.dirname, '../libs/contract/src/clipart/generated');
const json = <T>(...path: string[]): T => JSON.parse(readFileSync(join(from, ...path), 'utf8')) as T;

const { icons } = json<{ icons: Record<string, { body: string }> }>('fluent', 'icons.json');
const signs = new Map(
  Object.entries(json<Record<string, string>>('fluent', 'chars.json')).map(([codes, name]) => [
    name,
    String.fromCodePoint(...codes.split('-').map((code) => Number.parseInt(code, 16))),
  ]),
);

type Annotations = Record<string, { default?: string[]; tts: string[] }>;
const annotations = Object.fromEntries(
  LANGUAGES.map((language) => {
    const file = ['annotations.json'];
    const own = json<{ annotations: { annotations: Annotations } }>('cldr', 'annotations', language, ...file);
    const derived = json<{ annotationsDerived: { annotations: Annotations } }>(
      'cldr-derived',
      'annotationsDerived',
      language,
      ...file,
    );
    return [language, { ...derived.annotationsDerived.annotations, ...own.annotations.annotations }];
  }),
) as Record<Language, Annotations>;

/** A name and its search words, in one language. */
function wordsOf(sign: string, language: Language): [name: string, words: string] {
  const bare = sign.replaceAll('\u{FE0F}', '');
  const found = annotations[language][sign] ?? annotations[language][bare];
  if (!found) throw new Error(`CLDR has no words for ${sign} in ${language}.`);
  const [name = ''] = found.tts;
  return [name.charAt(0).toLocaleUpperCase(language) + name.slice(1), (found.default ?? []).join(' ')];
}

interface Part {
  d: string;
  fill: string;
  opacity: number;
  /** Paths inside of others are holes (the rule `evenodd`). */
  holes: boolean;
}

/** The paths of a drawing; null for one with strokes, masks or transformations, which stories cannot show. */
function partsOf(name: string): Part[] | null {
  const body = icons[name]?.body;
  if (!body || /<(?:use|defs|filter|clipPath)|stroke=|transform=/.test(body)) return null;
  const outer: { fill: string; opacity: number }[] = [{ fill: '#000', opacity: 1 }];
  const parts: Part[] = [];
  for (const [, close, tag, attributes = ''] of body.matchAll(
    /<(\/?)([a-z]+)((?:\s[a-z-]+="[^"]*")*)\/?>/gi,
  )) {
    if (close) {
      outer.pop();
      continue;
    }
    const value = (key: string): string | undefined =>
      new RegExp(`\\s${key}="([^"]*)"`).exec(attributes)?.[1];
    const number = (key: string): number => Number(value(key) ?? 0);
    const inherited = outer.at(-1)!;
    const part = {
      fill: value('fill') ?? inherited.fill,
      opacity: Number(value('opacity') ?? 1) * inherited.opacity,
    };
    if (tag === 'g') {
      outer.push(part);
      continue;
    }
    const [cx, cy] = [number('cx'), number('cy')];
    const [rx, ry] = [number('rx') || number('r'), number('ry') || number('r')];
    const d =
      tag === 'path'
        ? value('d')
        : tag === 'circle' || tag === 'ellipse'
          ? `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`
          : undefined;
    if (d === undefined) return null;
    if (part.fill !== 'none' && part.opacity > 0)
      parts.push({ d, ...part, fill: long(part.fill), holes: value('fill-rule') === 'evenodd' });
  }
  return parts;
}

/** A colour with six figures. */
const long = (color: string): string =>
  color === 'white'
    ? '#ffffff'
    : color === 'black'
      ? '#000000'
      : color.length === 4
        ? `#${[...color.slice(1)].map((figure) => figure + figure).join('')}`
        : color;

/** How many pixels each colour of a drawing shows. */
async function seen(parts: Part[], palette: string[]): Promise<number[]> {
  const paths = parts
    .map(({ d, fill }) => `<path d="${d}" fill="rgb(${palette.indexOf(fill) + 1},0,0)"/>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="128" height="128" shape-rendering="crispEdges">${paths}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  const counts = palette.map(() => 0);
  for (const pixel of pixels) if (pixel > 0 && pixel <= counts.length) counts[pixel - 1]! += 1;
  return counts;
}

const SKINS = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];

/** Whether a drawing differs in colours only between the skin tones. */
const alike = (skinned: (Part[] | null)[]): skinned is Part[][] =>
  skinned.every((parts) => parts !== null && parts.length === skinned[0]?.length);

/** How often a colour of the medium skin tone is another colour in each tone, in all drawings of people. */
const changes = new Map<string, Map<string, number>[]>();
for (const name of Object.keys(icons).filter((one) => one.endsWith('-medium'))) {
  const skinned = SKINS.map((skin) => partsOf(name.replace(/medium$/, skin)));
  if (!alike(skinned)) continue;
  for (const [index, { fill }] of skinned[2]!.entries())
    for (const [skin, parts] of skinned.entries()) {
      const counts = changes.get(fill) ?? SKINS.map(() => new Map<string, number>());
      changes.set(fill, counts);
      const other = parts[index]!.fill;
      counts[skin]!.set(other, (counts[skin]!.get(other) ?? 0) + 1);
    }
}
/** What a colour of the medium skin tone mostly is in another tone. */
const usual = (fill: string, skin: number): string =>
  [...(changes.get(fill)?.[skin] ?? [])].sort(([, one], [, other]) => other - one)[0]?.[0] ?? fill;

/** A drawing as it is stored: its paths, their colours, the colours that another one replaces, and skin tones. */
async function shapeOf(name: string): Promise<object | null> {
  const bare = name.replace(/-with-glasses$/, '');
  const glasses: Part[] = (GLASSES[bare] && bare !== name ? GLASSES[bare] : []).map((d) => ({
    d,
    fill: '#212121',
    opacity: 1,
    holes: true,
  }));
  const skinned = SKINS.map((skin) => partsOf(`${bare}-${skin}`));
  const base = skinned[2] ?? partsOf(bare);
  if (!base) return null;
  const all = alike(skinned)
    ? skinned
    : skinned[2]
      ? SKINS.map((_, skin) => base.map((part) => ({ ...part, fill: usual(part.fill, skin) })))
      : [base];
  const parts = [...base, ...glasses];
  const palette: string[] = [];
  const skins: string[][] = all.map(() => []);
  const fills = parts.map(({ fill }, index) => {
    const colors = all.map((one) => one[index]?.fill ?? fill);
    let at = palette.findIndex((_, key) => colors.every((color, skin) => skins[skin]![key] === color));
    if (at < 0) {
      at = palette.push(fill) - 1;
      colors.forEach((color, skin) => (skins[skin]![at] = color));
    }
    return at;
  });
  const fixed = palette.map((_, key) => new Set(skins.map((colors) => colors[key])).size > 1);
  const ids = palette.map((_, key) => `#${(key + 16).toString(16).padStart(6, '0')}`);
  const counts = await seen(
    parts.map((part, index) => ({ ...part, fill: ids[fills[index]!]! })),
    ids,
  );
  const order = palette.map((_, key) => key).sort((one, other) => counts[other]! - counts[one]!);
  const able = order.filter((key) => {
    const [, , lightness] = hslOf(palette[key]!);
    return !fixed[key] && lightness > 0.14 && lightness < 0.95;
  });
  const main =
    able.find((key) => hslOf(palette[key]!)[1] > 0.25 && counts[key]! > 0.15 * counts[order[0]!]!) ?? able[0];
  const tinted =
    main === undefined
      ? []
      : able
          .filter((key) => {
            const [[hue, saturation], [mainHue, mainSaturation]] = [
              hslOf(palette[key]!),
              hslOf(palette[main]!),
            ];
            const apart = Math.abs(hue - mainHue);
            return mainSaturation <= 0.25
              ? saturation <= 0.25
              : saturation > 0.2 && Math.min(apart, 360 - apart) <= 26;
          })
          .sort((one, other) => (one === main ? -1 : other === main ? 1 : one - other));
  const holes = parts.flatMap((part, index) => (part.holes ? [index] : []));
  const faint = parts.flatMap(({ opacity }, index) => (opacity < 1 ? [[index, opacity]] : []));
  return {
    paths: parts.map(({ d }) => d),
    fills,
    palette,
    tinted,
    ...(holes.length > 0 && { holes }),
    ...(faint.length > 0 && { faint }),
    ...(all.length > 1 && { skins }),
  };
}

const HEAD = '// Written by tools/make-clipart.ts';
const FLUENT = `${HEAD} from Fluent Emoji Flat (MIT, Copyright (c) Microsoft Corporation,
// https://github.com/microsoft/fluentui-emoji). Do not edit.`;
const CLDR = `${HEAD} from the annotations of Unicode CLDR (Unicode-3.0, Copyright © 2004-2026 Unicode, Inc.). Do not edit.`;

mkdirSync(to, { recursive: true });
const groups: Record<string, string[]> = {};
const left: string[] = [];
for (const [group, names] of Object.entries(CLIPART_LIST)) {
  const shapes: Record<string, object> = {};
  for (const name of new Set(names.trim().split(/\s+/))) {
    const shape = await shapeOf(name);
    if (shape && JSON.stringify(shape).length < 14_000) shapes[name] = shape;
    else left.push(name);
  }
  groups[group] = Object.keys(shapes);
  writeFileSync(
    join(to, `${group}.ts`),
    `${FLUENT}\nimport type { ClipartShape } from '../shape.ts';\n\nexport const shapes: Record<string, ClipartShape> = ${JSON.stringify(shapes)};\n`,
  );
}
writeFileSync(
  join(to, 'names.ts'),
  `${FLUENT}\n/** The pictures by group. A picture stays in its group, because stories name both. */\nexport const CLIPART_NAMES: Record<string, string[]> = ${JSON.stringify(groups)};\n`,
);
for (const language of LANGUAGES) {
  const words = Object.fromEntries([
    ...Object.entries(groups)
      .flatMap(([group, names]) => names.map((name) => [group, name] as const))
      .map(([group, name]) => {
        const bare = name.replace(/-with-glasses$/, '');
        const sign = signs.get(bare);
        if (!sign) throw new Error(`${bare} has no character.`);
        const [title, more] = wordsOf(sign, language);
        if (bare === name) return [`${group}/${name}`, [title, more]];
        const [, glasses] = wordsOf('👓', language);
        return [`${group}/${name}`, [`${title} · ${wordsOf('👓', language)[0]}`, `${more} ${glasses}`]];
      }),
    ...DESIGN_STICKERS.map((sticker) => [`sticker:${sticker}`, wordsOf(STICKER_SIGNS[sticker], language)]),
  ]) as Record<string, [string, string]>;
  writeFileSync(
    join(to, `words.${language}.ts`),
    `${CLDR}\n/** The name of each picture, and words that find it. */\nexport const words: Record<string, [name: string, words: string]> = ${JSON.stringify(words)};\n`,
  );
}
console.log(Object.values(groups).flat().length, 'pictures; left out:', left.join(' ') || 'none');
