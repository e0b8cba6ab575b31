import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { invalidFields } from '../../../platform/errors.ts';
import { Storage } from '../../../platform/storage/storage.ts';

/** What a picture belongs to; also the first folder of its key and of its address. */
type PictureKind = 'logos' | 'modes';

const SIDE: Record<PictureKind, { width: number; height: number }> = {
  logos: { width: 352, height: 352 },
  modes: { width: 960, height: 720 },
};
const TAKEN = ['png', 'jpeg', 'webp', 'svg'];
const MOST_PIXELS = 40_000_000;

/**
 * Stores small pictures. Each is re-encoded as WebP, SVG too, so that a served picture contains pixels and
 * nothing else: no script, no metadata, no external address.
 */
@Injectable()
export class Pictures {
  constructor(private readonly storage: Storage) {}

  /**
   * Stores a picture and resolves to its address, which changes with its content.
   * @throws AppError with `field` marked when the bytes are not a picture of a supported format
   */
  async keep(kind: PictureKind, owner: string, bytes: Buffer, field: string): Promise<string> {
    const drawn = await draw(kind, bytes).catch(() => null);
    if (!drawn)
      throw invalidFields(
        { [field]: ['This is not a picture we can read. Choose a PNG, JPEG, WebP or SVG file.'] },
        'picture_unreadable',
      );
    const name = `${createHash('sha256').update(drawn).digest('hex').slice(0, 24)}.webp`;
    await this.storage.put(`${kind}/${owner}/${name}`, Readable.from([drawn]));
    return `/api/pictures/${kind}/${owner}/${name}`;
  }
}

async function draw(kind: PictureKind, bytes: Buffer): Promise<Buffer | null> {
  // Read as bytes, so that an SVG has no base path from which it could load files.
  const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', density: 144 });
  const { format, width, height } = await source.metadata();
  if (!TAKEN.includes(format) || Math.min(width, height) < 16) return null;
  return source
    .timeout({ seconds: 8 })
    .autoOrient()
    .resize({
      ...SIDE[kind],
      fit: kind === 'logos' ? 'inside' : 'cover',
      withoutEnlargement: format !== 'svg',
    })
    .webp({ quality: 86 })
    .toBuffer();
}
