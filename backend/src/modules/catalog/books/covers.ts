import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Book } from '../../../platform/db/generated/client.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { makeCover } from '../ingestion/cover.ts';

const MOST_PIXELS = 24_000_000;

/** Puts covers on books of the running school: drawn anew in four widths, in the place of those before. */
@Injectable()
export class Covers {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly cache: PublicCache,
  ) {}

  /**
   * Every cover has an id of its own, so that the address of the old one, which browsers keep for a year, is another.
   * @param settle runs under the lock of the book, in the transaction that changes it; it throws to refuse
   * @returns false when the picture is none, or cannot be read
   */
  async put(
    bookId: string,
    picture: Buffer,
    settle: (tx: Tx, book: Book | null) => void | Promise<void>,
  ): Promise<boolean> {
    const tenant_id = currentTenantId();
    const own = { tenant_id_id: { tenant_id, id: bookId } };
    const coverId = newId();
    const folder = `books/${bookId}/${coverId}/`;
    const color = await this.draw(picture, folder);
    if (color === null) return false;
    let old: string | null;
    try {
      old = await this.db.transaction(async (tx) => {
        await tx.$queryRaw`select 1 from catalog.book where tenant_id = ${tenant_id}::uuid and id = ${bookId}::uuid for update`;
        const book = await tx.book.findUnique({ where: own });
        await settle(tx, book);
        await tx.book.update({
          where: own,
          data: { cover_id: coverId, has_cover: true, cover_color: color },
        });
        await this.cache.announce(tx);
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

  /** Stores the cover in its widths; answers its colour, or null. */
  private async draw(picture: Buffer, folder: string): Promise<string | null> {
    if (!isPicture(picture)) return null;
    const place = await mkdtemp(join(tmpdir(), 'bookgrove-cover-'));
    try {
      const cover = await makeCover(picture, place, MOST_PIXELS);
      if (!cover) return null;
      for (const name of Object.values(cover.files))
        await this.storage.put(`${folder}${name}`, createReadStream(join(place, name)));
      return cover.color;
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }
}

/** PNG, JPEG or WebP by its first bytes: nothing that could load something else. */
const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) ||
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');
