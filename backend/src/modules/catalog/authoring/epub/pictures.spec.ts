import { describe, expect, it } from '@jest/globals';
import { coverOf } from '@bookgrove/contract/stories';
import sharp from 'sharp';
import { drawCover, drawScene } from './pictures.ts';

const id = '0198a5b2-0000-7000-8000-000000000001';
const facts = { title: 'The fox', authors: ['Mia, Oak School'], language: 'en' };
const ground = { color: 'sky', pattern: 'plain', second: 'white' } as const;
const red = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c00000' } })
    .jpeg()
    .toBuffer();
/** Red, green and blue of one pixel of the cover. */
async function at(cover: Buffer, left: number, top: number): Promise<number[]> {
  const bytes = await sharp(cover).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...bytes];
}

describe('the cover of a published story', () => {
  it('is the drawing itself when it has the shape of a cover', async () => {
    const cover = await drawCover(
      coverOf(ground, { id, width: 900, height: 1200 }),
      new Map([[id, await red(900, 1200)]]),
      facts,
    );
    expect(await sharp(cover).metadata()).toMatchObject({ width: 900, height: 1200 });
    for (const [left, top] of [
      [5, 5],
      [450, 200],
      [895, 1195],
    ] as const)
      expect((await at(cover, left, top))[0]).toBeGreaterThan(180);
    expect((await at(cover, 450, 30))[1]).toBeLessThan(20);
  });

  it('has the title above a drawing of another shape, and above an empty frame', async () => {
    const square = coverOf(ground, { id, width: 1200, height: 1200 });
    const lost = coverOf(ground, { id, width: 900, height: 1200 });
    for (const cover of [
      await drawCover(square, new Map([[id, await red(1200, 1200)]]), facts),
      await drawCover(lost, new Map(), facts),
    ])
      expect((await at(cover, 450, 20))[1]).toBeGreaterThan(200);
  });

  it('has its spine on the right for a book that is read from right to left', async () => {
    const square = coverOf(ground, { id, width: 1200, height: 1200 });
    const green = async (language: string, left: number) => {
      const cover = await drawCover(square, new Map(), { ...facts, language });
      return (await at(cover, left, 600))[0]! < 60;
    };
    expect([await green('en', 8), await green('en', 892)]).toEqual([true, false]);
    expect([await green('ar', 8), await green('ar', 892)]).toEqual([false, true]);
  });
});

it('a picture of a page shows built-in pictures in their colour', async () => {
  const bus = { id: 'e1', x: 400, y: 300, w: 600, h: 600, turn: 0, skin: null, color: 'berry' } as const;
  const page = await drawScene(
    { ground, elements: [{ kind: 'clipart', clipart: 'travel/bus', ...bus }] },
    new Map(),
  );
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true });
  let berry = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (Math.abs(data[at]! - 0xa3) < 12 && Math.abs(data[at + 1]! - 0x25) < 12) berry += 1;
  expect(berry).toBeGreaterThan(20_000);
});
