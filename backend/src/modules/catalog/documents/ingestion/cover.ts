import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { loadSharp } from './load-sharp.ts';
import { COVER_WIDTHS, type BookCover, type CoverWidth } from './types.ts';

const LARGEST = 480;
/** A picture with a higher ratio of its sides is a banner or a spacer, not a cover. */
const MAX_RATIO = 3;
const MIN_SIDE = 32;

/** Width and height in pixels from the header of a picture file; null when it cannot be read. */
export async function pictureSize(file: string): Promise<{ width: number; height: number } | null> {
  try {
    const sharp = await loadSharp();
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    return { width, height };
  } catch {
    return null;
  }
}

/**
 * Writes the covers of a book as WebP in four widths: encoded anew without metadata and animation, turned upright, on
 * white where the picture is transparent.
 * @param picture a file, or the bytes of a picture (SVG only as bytes, so that it cannot load files)
 * @returns null when the picture cannot be read, has more than `maxPixels` pixels or not the shape of a cover
 */
export async function makeCover(
  picture: string | Buffer,
  outDir: string,
  maxPixels: number,
): Promise<BookCover | null> {
  try {
    const sharp = await loadSharp();
    const source = sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' });
    if (!hasCoverShape(await source.metadata())) return null;
    const { data, info } = await source
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: LARGEST })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawn = (): Sharp =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    await mkdir(join(outDir, 'covers'), { recursive: true });
    const files = {} as Record<CoverWidth, string>;
    for (const width of COVER_WIDTHS) {
      files[width] = `covers/${width}.webp`;
      await drawn().resize({ width }).webp({ quality: 80 }).toFile(join(outDir, files[width]));
    }
    const { dominant } = await drawn().stats();
    return { color: hex(dominant), files };
  } catch {
    return null;
  }
}

// Excludes ornaments, lines and tracking pixels.
const hasCoverShape = ({ width, height }: { width: number; height: number }): boolean =>
  Math.min(width, height) >= MIN_SIDE && Math.max(width, height) <= MAX_RATIO * Math.min(width, height);

const hex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
