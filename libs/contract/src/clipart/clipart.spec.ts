import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sceneSvg } from '../art/index.ts';
import { emptyScene, sceneFault, type ClipartElement } from '../stories/story.ts';
import { CLIPART_NAMES } from './generated/names.ts';
import {
  CLIPART_GROUPS,
  clipartColors,
  clipartShape,
  findClipart,
  loadAllClipartWords,
  loadClipart,
  loadClipartWords,
} from './index.ts';

const all = Object.entries(CLIPART_NAMES).flatMap(([group, names]) =>
  names.map((name) => `${group}/${name}`),
);
const put = (change: Partial<ClipartElement>) => ({
  ...emptyScene(),
  elements: [
    {
      ...{ kind: 'clipart' as const, id: 'e1', x: 400, y: 300, w: 200, h: 200, turn: 0 },
      ...{ clipart: 'people/girl', skin: null, color: null },
      ...change,
    },
  ],
});

describe('the pictures of the story editor', () => {
  it('are hundreds, in groups that are loaded one by one', async () => {
    expect(all.length).toBeGreaterThan(500);
    expect([...CLIPART_GROUPS].sort()).toEqual(Object.keys(CLIPART_NAMES).sort());
    const files = readdirSync(join(import.meta.dirname, 'generated'));
    expect(files).toEqual(expect.arrayContaining(CLIPART_GROUPS.map((group) => `${group}.ts`)));
    await loadClipart(all);
    const broken = all.filter((name) => {
      const { paths, fills, palette, skins = [] } = clipartShape(name)!;
      const whole = [palette, ...skins].every((colors) =>
        fills.every((fill) => /^#[0-9a-f]{6}$/.test(colors[fill] ?? '')),
      );
      return paths.length !== fills.length || !whole;
    });
    expect(broken).toEqual([]);
  });

  it('have names and words in four languages', async () => {
    const [english] = await loadAllClipartWords();
    for (const words of await loadAllClipartWords()) {
      expect(Object.keys(words)).toEqual(Object.keys(english!));
      expect(all.filter((name) => !/\p{L}/u.test(words[name]?.[0] ?? ''))).toEqual([]);
    }
    expect((await loadClipartWords('hi'))['animals/cat']![0]).toBe('बिल्ली');
    expect(await loadClipartWords('sw')).toEqual(english);
  });

  it.each([
    ['cat', 'animals/cat'],
    ['chat', 'animals/cat'],
    ['قطة', 'animals/cat'],
    ['قطه', 'animals/cat'],
    ['बिल्ली', 'animals/cat'],
    ['elephant', 'animals/elephant'],
    ['éléphant', 'animals/elephant'],
    ['ELEPHANT', 'animals/elephant'],
    ['हाथी', 'animals/elephant'],
    ['fauteuil roulant', 'people/woman-in-manual-wheelchair'],
    ['hijab', 'people/woman-with-headscarf'],
    ['حجاب', 'people/woman-with-headscarf'],
    ['girl glasses', 'people/girl-with-glasses'],
    ['चश्मा', 'people/boy-with-glasses'],
    ['whee', 'people/man-in-manual-wheelchair'],
    ['حَافِلَة', 'travel/bus'],
    ['soleil', 'sticker:sun'],
  ])('are found by “%s”', async (search, picture) => {
    expect(findClipart(search, await loadAllClipartWords())).toContain(picture);
  });

  it('put the picture whose name it is first, and find nothing for nothing', async () => {
    const words = await loadAllClipartWords();
    expect(findClipart('cat', words).slice(0, 2)).toContain('animals/cat');
    expect(findClipart('  ', words)).toEqual([]);
    expect(findClipart('qqqq', words)).toEqual([]);
  });

  it('are only those of the list, with known skin tones and colours', () => {
    const fault = (change: object) => sceneFault(put(change), 'cover');
    expect(fault({})).toBeNull();
    expect(fault({ skin: 'dark', color: 'sea' })).toBeNull();
    expect(fault({ clipart: 'people/nobody' })).toBe('cover.elements[0].clipart');
    expect(fault({ clipart: 'constructor/name' })).toBe('cover.elements[0].clipart');
    expect(fault({ clipart: 'people/girl/x' })).toBe('cover.elements[0].clipart');
    expect(fault({ skin: 'blue' })).toBe('cover.elements[0].skin');
    expect(fault({ color: '#fff' })).toBe('cover.elements[0].color');
    expect(fault({ more: 1 })).toBe('cover.elements[0].more');
  });

  it('take skin tones and a chosen colour', async () => {
    await loadClipart(['people/girl', 'travel/bus']);
    const girl = clipartShape('people/girl')!;
    const tones = new Set(girl.skins!.map((colors) => colors.join(' ')));
    expect(tones.size).toBe(5);
    const bus = clipartShape('travel/bus')!;
    const blue = clipartColors(bus, null, '#1d4f8c');
    expect(blue[bus.tinted[0]!]).toBe('#1d4f8c');
    expect(clipartColors(bus, null, null)).toBe(bus.palette);
  });

  it('are drawn on the server, with their shapes loaded on demand', async () => {
    const svg = await sceneSvg(put({ clipart: 'tales/dragon', color: 'berry' }), () => null);
    const { paths } = clipartShape('tales/dragon')!;
    expect(svg).toContain(paths[0]);
    expect(svg.match(/<path/g)!.length).toBe(paths.length + 1);
    expect(svg).toContain('#a3254f');
  });
});
