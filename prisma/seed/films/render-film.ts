import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Parts of the demo films: each frame is an SVG computed for its time; ffmpeg (with libvpx) encodes the frames as VP9. */
export const WIDTH = 640;
export const HEIGHT = 360;
const RATE = 12;

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));
/** The position of a time between two others, eased at both ends. */
export const between = (t: number, from: number, to: number): number => {
  const share = clamp((t - from) / (to - from));
  return share * share * (3 - 2 * share);
};
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
/** The opacity of what is shown from one time to another, fading at both ends. */
const shown = (t: number, from: number, to: number): number =>
  Math.min(between(t, from, from + 0.7), 1 - between(t, to - 0.7, to));

/** A part of a film: its beginning and end in seconds, and its drawing at a time. */
export type FilmScene = [from: number, to: number, draw: (t: number) => string];

/** Writes `name.webm` and its poster `name.webp` beside this file. */
export async function renderFilm(
  name: string,
  { seconds, poster, scenes }: { seconds: number; poster: number; scenes: FilmScene[] },
): Promise<void> {
  const picture = (t: number): Buffer =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="640" height="360" fill="#fff"/>${scenes
        .filter(([from, to]) => t >= from && t < to)
        .map(([from, to, draw]) => `<g opacity="${shown(t, from, to).toFixed(2)}">${draw(t)}</g>`)
        .join('')}</svg>`,
    );
  const here = import.meta.dirname;
  const options =
    '-y -loglevel error -f image2pipe -c:v png -framerate %r -i - -c:v libvpx-vp9 -pix_fmt yuv420p -crf 36 -b:v 0 -g 48 -deadline good -cpu-used 2 -row-mt 1 -map_metadata -1 -fflags +bitexact';
  const ffmpeg = spawn(
    'ffmpeg',
    [...options.replace('%r', String(RATE)).split(' '), join(here, `${name}.webm`)],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  for (let frame = 0; frame < seconds * RATE; frame += 1) {
    const png = await sharp(picture(frame / RATE))
      .png({ compressionLevel: 1 })
      .toBuffer();
    if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await once(ffmpeg, 'exit')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
  await writeFile(
    join(here, `${name}.webp`),
    await sharp(picture(poster)).resize({ width: 1280 }).webp({ quality: 80 }).toBuffer(),
  );
}
