import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { AppError } from '../../../platform/errors.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { AVATAR, photoKey } from './avatar.rules.ts';

const refused = (message: string): AppError =>
  new AppError('invalid', 'avatar_refused', 'Please look at the marked fields.', {
    fields: { avatar: [message] },
  });

/**
 * Photos of grown-ups: read as a picture, cut to a small square and written anew, so that nothing of the file that was
 * sent is kept, its place and camera least of all. The address holds 144 random bits and is the right to the photo.
 */
@Injectable()
export class Avatars {
  constructor(private readonly storage: Storage) {}

  /** Stores a photo and gives its address. */
  async keep(photo: Buffer): Promise<string> {
    const small = await this.shrink(photo);
    const name = randomBytes(18).toString('base64url');
    await this.storage.put(`avatars/${name}/256.webp`, Readable.from([small]));
    return `${AVATAR.path}${name}.webp`;
  }

  /** Removes the photo behind an address; drawn avatars and none at all stay as they are. */
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
