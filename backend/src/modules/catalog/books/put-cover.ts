import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { makeCover } from '../ingestion/cover.ts';
import { maySee, type Reader } from './book-access.rules.ts';

const MOST_PIXELS = 24_000_000;

/** Puts a picture on a book of the running school as its cover, in place of the file's. */
export class PutCover extends Command<{ id: string }> {
  constructor(
    readonly bookId: string,
    readonly picture: Buffer,
    readonly reader: NonNullable<Reader>,
  ) {
    super();
  }
}

@CommandHandler(PutCover)
export class PutCoverHandler implements ICommandHandler<PutCover> {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly cache: PublicCache,
  ) {}

  /** Every cover has an id of its own, so that the address of the old one, which browsers keep for a year, is another. */
  async execute({ bookId, picture, reader }: PutCover): Promise<{ id: string }> {
    const tenant_id = currentTenantId();
    const own = { tenant_id_id: { tenant_id, id: bookId } };
    await this.db.transaction(async (tx) => assertMay(reader, await tx.book.findUnique({ where: own })));
    const coverId = newId();
    const folder = `books/${bookId}/${coverId}/`;
    const drawn = await this.draw(picture, folder);
    let old: string | null;
    try {
      old = await this.db.transaction(async (tx) => {
        await tx.$queryRaw`select 1 from catalog.book where tenant_id = ${tenant_id}::uuid and id = ${bookId}::uuid for update`;
        const book = await tx.book.findUnique({ where: own });
        assertMay(reader, book);
        await tx.book.update({
          where: own,
          data: { cover_id: coverId, has_cover: true, cover_color: drawn },
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
    return { id: bookId };
  }

  /** Stores the cover in its widths; answers its colour. */
  private async draw(picture: Buffer, folder: string): Promise<string> {
    const place = await mkdtemp(join(tmpdir(), 'bookgrove-cover-'));
    try {
      const cover = isPicture(picture) ? await makeCover(picture, place, MOST_PIXELS) : null;
      if (!cover)
        throw new AppError('invalid', 'picture_unreadable', 'Please look at the marked fields.', {
          fields: { picture: ['This picture could not be read. Choose a PNG, JPEG or WebP file.'] },
        });
      for (const name of Object.values(cover.files))
        await this.storage.put(`${folder}${name}`, createReadStream(join(place, name)));
      return cover.color;
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }
}

type Known = Parameters<typeof maySee>[1];

/** Their own book, or any for those who manage books; whoever may not even see it hears of none. */
function assertMay(reader: NonNullable<Reader>, book: Omit<Known, 'owner'> | null): void {
  if (!book || !maySee(reader, { ...book, owner: 'school' })) throw notFound('book');
  if (book.created_by !== reader.userId && !may(reader.role, 'book.manage', reader.place))
    throw new AppError(
      'forbidden',
      'not_yours',
      'Only who put this book in, or an administrator, can change it.',
    );
}

/** PNG, JPEG or WebP by its first bytes: nothing that could load something else. */
const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) ||
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');
