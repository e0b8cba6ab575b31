import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { Storage } from '../../../platform/storage/storage.ts';
import type { EmailAttachment } from '../contract.ts';

/** Mail servers refuse e-mails of more than 20 to 25 MB, and encoding adds a third. */
const MOST_BYTES = 10 * 1024 * 1024;
/** Twice the height at which the layout shows it, for sharp screens. */
const LOGO_HEIGHT = 80;

/** A file as the mailer sends it. */
type SentFile = { name: string; type: string; content: string | Buffer; cid?: string };

/** Loads the files of an e-mail from the storage while it is sent. */
@Injectable()
export class FilesOfEmail {
  constructor(private readonly storage: Storage) {}

  /**
   * The attached files, as streams.
   * @throws Error when one is missing, or all together are too large: the e-mail is tried again, and then fails
   */
  async attached(attachments: readonly EmailAttachment[]) {
    const stats = await Promise.all(attachments.map(({ key }) => this.storage.stat(key)));
    const missing = attachments.find((_attachment, index) => !stats[index]);
    if (missing) throw new Error(`The attachment ${missing.name} is not in the storage`);
    const bytes = stats.reduce((sum, stat) => sum + stat!.bytes, 0);
    if (bytes > MOST_BYTES)
      throw new Error(`The attachments have ${bytes} bytes; an e-mail takes at most ${MOST_BYTES}`);
    return Promise.all(
      attachments.map(async ({ key, name, type }) => ({ name, type, content: await this.storage.get(key) })),
    );
  }

  /** The logo as PNG, which every mail program shows; null when it cannot be read any more. */
  async logo(key: string): Promise<SentFile | null> {
    try {
      const content = await sharp(await buffer(await this.storage.get(key)))
        .resize({ height: LOGO_HEIGHT, withoutEnlargement: true })
        .png()
        .toBuffer();
      return { name: 'logo.png', type: 'image/png', content, cid: 'logo' };
    } catch {
      return null;
    }
  }
}
