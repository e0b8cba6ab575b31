import sharp from 'sharp';
import { invalidFields } from '../errors.ts';

const MOST_PIXELS = 24_000_000;
const WIDEST = 1600;

/**
 * Re-encodes an uploaded picture: other content of the file (location, camera, hidden data) is dropped.
 * @throws AppError invalid when it is no PNG, JPEG or WebP
 */
export async function reencodePicture(base64: string, field = 'picture'): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(base64, 'base64');
  try {
    if (!isPicture(bytes)) throw new Error('neither PNG, JPEG nor WebP');
    const drawn = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: 5 })
      .rotate()
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    return Uint8Array.from(drawn);
  } catch {
    throw invalidFields(
      { [field]: ['This picture could not be read. Choose a PNG, JPEG or WebP file.'] },
      'picture_unreadable',
    );
  }
}

const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');
