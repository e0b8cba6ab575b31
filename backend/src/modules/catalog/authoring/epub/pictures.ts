import { sceneSvg } from '@bookgrove/contract/art';
import { SCENE_SIZE, wholeCover, type Scene } from '@bookgrove/contract/stories';
import sharp from 'sharp';
import { textOutlines } from '../../../../platform/print/fonts.ts';
import { directionOf } from '../../../../platform/text/direction.ts';

/** Pixels of a story's own pictures by id. */
export type OwnPictures = ReadonlyMap<string, Buffer>;

const WIDTH = 1_200;
const HEIGHT = (WIDTH * SCENE_SIZE.height) / SCENE_SIZE.width;

const svgOf = async (scene: Scene, own: OwnPictures): Promise<Buffer> =>
  Buffer.from(
    await sceneSvg(scene, (id) => {
      const bytes = own.get(id);
      return bytes ? `data:image/jpeg;base64,${bytes.toString('base64')}` : null;
    }),
  );

/** The picture of a page as JPEG. The SVG is made by us and refers to no outside resource. */
export const drawScene = async (scene: Scene, own: OwnPictures): Promise<Buffer> =>
  sharp(await svgOf(scene, own), { density: 72, unlimited: true })
    .timeout({ seconds: 20 })
    .resize({ width: WIDTH, height: HEIGHT, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** The cover: the title above its picture, the authors below. A drawing that fills the whole cover is used as it is. */
export async function drawCover(
  scene: Scene,
  own: OwnPictures,
  { title, authors, language }: { title: string; authors: string[]; language: string },
): Promise<Buffer> {
  const [wide, high] = [900, 1_200];
  const whole = own.get(wholeCover(scene) ?? '');
  if (whole) return sharp(whole).timeout({ seconds: 20 }).resize(wide, high).jpeg({ quality: 88 }).toBuffer();
  const picture = await sharp(await drawScene(scene, own))
    .resize({ width: wide - 80 })
    .toBuffer({ resolveWithObject: true });
  const top = 400;
  // The spine is on the right where the language is written from right to left.
  const rtl = directionOf(language) === 'rtl';
  const texts = [
    textOutlines(title, { x: 60, y: 50, w: wide - 120, h: top - 90 }, 104, '#17211c'),
    textOutlines(
      authors.join(' · '),
      { x: 60, y: top + picture.info.height + 30, w: wide - 120, h: 110 },
      40,
      '#46524b',
    ),
  ].join('');
  const paper =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">` +
    `<path d="M0 0h${wide}v${high}H0z" fill="#fdf6e3"/><path d="M${rtl ? wide - 22 : 0} 0h22v${high}h-22z" fill="#17694a"/>${texts}</svg>`;
  return sharp(Buffer.from(paper))
    .composite([{ input: picture.data, left: rtl ? 30 : 50, top }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
