import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import type { Book } from '../../../../platform/db/generated/client.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { newId } from '../../../../platform/ids.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { inWorkFolder } from '../../../../platform/storage/work-folders.ts';
import { makeCover } from '../../documents/ingestion/cover.ts';
import { BookWriter, type BookHistoryLine } from '../books/book-writer.ts';

const MOST_PIXELS = 24_000_000;

/** Replaces covers of books of the current school: pictures are encoded anew in four widths. */
@Injectable()
export class Covers {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly cache: PublicCache,
    private readonly writer: BookWriter,
  ) {}

  /**
   * Every cover has a new id, so that its address differs from the old one, which browsers cache for a year.
   * @param settle runs under the lock of the book: it returns the history entry of the change, or throws to refuse it
   * @returns false when the file is no picture, or cannot be read
   */
  async put(
    bookId: string,
    picture: Buffer,
    settle: (book: Book | null) => BookHistoryLine,
  ): Promise<boolean> {
    const coverId = newId();
    const folder = `books/${bookId}/${coverId}/`;
    const color = await this.draw(picture, folder);
    if (color === null) return false;
    let old: string | null;
    try {
      old = await this.db.transaction(async (tx) => {
        const book = await this.writer.lock(tx, bookId);
        const line = settle(book);
        await this.writer.changeCover(tx, book!, { cover_id: coverId, cover_color: color }, line);
        return book!.cover_id;
      });
    } catch (error) {
      await this.storage.removeAll(folder);
      throw error;
    }
    this.cache.forget();
    if (old) await this.storage.removeAll(`books/${bookId}/${old}/`);
    return true;
  }

  /** Stores the cover in its widths; returns its dominant colour, or null. */
  private async draw(picture: Buffer, folder: string): Promise<string | null> {
    if (!isPicture(picture)) return null;
    return inWorkFolder(async (place) => {
      const cover = await makeCover(picture, place, MOST_PIXELS);
      if (!cover) return null;
      for (const name of Object.values(cover.files))
        await this.storage.put(`${folder}${name}`, createReadStream(join(place, name)));
      return cover.color;
    });
  }
}

/** PNG, JPEG or WebP by its first bytes: formats that cannot load other files. */
const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) ||
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');
