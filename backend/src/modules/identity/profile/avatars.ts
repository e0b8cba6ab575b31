import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { AVATAR, photoKey } from './avatar.rules.ts';

const refused = (message: string): AppError => invalidFields({ avatar: [message] }, 'avatar_refused');

/**
 * Photos of adults: decoded, cropped to a small square and re-encoded, so that nothing else of the uploaded
 * file is stored, in particular no metadata. The address contains 144 random bits and is a capability URL.
 */
@Injectable()
export class Avatars {
  constructor(private readonly storage: Storage) {}

  /** Stores a photo and resolves to its address. */
  async keep(photo: Buffer): Promise<string> {
    const small = await this.shrink(photo);
    const name = randomBytes(18).toString('base64url');
    await this.storage.put(`avatars/${name}/256.webp`, Readable.from([small]));
    return `${AVATAR.path}${name}.webp`;
  }

  /** Deletes the photo at an address; drawn avatars and null are ignored. */
  async drop(avatar: string | null): Promise<void> {
    const key = photoKey(avatar);
    if (key) await this.storage.removeAll(`avatars/${key}/`);
  }

  private async shrink(photo: Buffer): Promise<Buffer> {
    try {
      const picture = sharp(photo, { limitInputPixels: AVATAR.pixelsMax, failOn: 'error', pages: 1 });
      const { format } = await picture.metadata();
      if (!['jpeg', 'png', 'webp'].includes(format)) throw refused('Choose a PNG, JPG or WebP picture.');
      return await picture
        .autoOrient()
        .resize(AVATAR.side, AVATAR.side, { fit: 'cover', position: 'attention' })
        .webp({ quality: 82 })
        .toBuffer();
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw refused('This picture cannot be read. Choose another PNG, JPG or WebP file.');
    }
  }
}
