import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import yauzl from 'yauzl';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { inWorkFolder } from '../../../../platform/storage/work-folders.ts';
import { UnreadableList } from '../../../../platform/imports/unreadable-list.ts';
import { GetPeople } from '../../../identity/contract.ts';
import { Covers } from '../../library/uploads/covers.ts';
import { COVERS, isbnInName, isCoverName, type CoverLine } from './covers.rules.ts';

/** Puts the pictures of a zip file on the books whose ISBN is in their names. */
@Injectable()
export class ImportCovers {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly covers: Covers,
  ) {}

  /**
   * Running it again has the same result: each picture replaces the one before.
   * @returns the result for each picture
   * @throws UnreadableList
   */
  importAll(source: Readable, by: string): Promise<CoverLine[]> {
    return inWorkFolder(async (folder) => {
      const file = join(folder, 'covers.zip');
      await pipeline(source, createWriteStream(file));
      const zip = await yauzl.openPromise(file, { autoClose: false, lazyEntries: true }).catch(() => null);
      if (!zip) throw new UnreadableList(BROKEN);
      try {
        return await this.each(zip, by);
      } finally {
        zip.close();
      }
    });
  }

  private async each(zip: yauzl.ZipFile, by: string): Promise<CoverLine[]> {
    const pictures = await entriesOf(zip);
    const [person] = await this.queries.execute(new GetPeople([by]));
    const actor = { id: by, name: person ? `${person.first_name} ${person.last_name}`.trim() : '' };
    const books = await this.booksOf(pictures.map(({ fileName }) => isbnInName(fileName)));
    const done = new Set<string>();
    const lines: CoverLine[] = [];
    for (const [at, entry] of pictures.entries()) {
      const isbn = isbnInName(entry.fileName);
      const book = isbn ? books.get(isbn) : undefined;
      const line = {
        line: at + 1,
        file: entry.fileName.split('/').at(-1)!,
        isbn,
        title: book?.title ?? null,
      };
      const wrong = (message: string) => lines.push({ ...line, book_id: book?.id ?? null, problem: message });
      if (!isbn) wrong('Its name holds no ISBN. Call it like 9780306406157.jpg.');
      else if (!book) wrong('No book here has this ISBN. Bring the list of books in first.');
      else if (done.has(book.id))
        wrong('Another picture of this file is for the same book. The first one is used.');
      else if (entry.uncompressedSize > COVERS.bytes)
        wrong('This picture has more than 10 MB. Make it smaller.');
      else {
        const put = await this.put(zip, entry, book.id, actor);
        if (put) lines.push({ ...line, book_id: book.id, problem: null });
        else
          wrong('This picture could not be read. Take a PNG, JPEG or WebP file with the shape of a cover.');
        if (put) done.add(book.id);
      }
    }
    return lines;
  }

  private async put(
    zip: yauzl.ZipFile,
    entry: yauzl.Entry,
    bookId: string,
    by: { id: string; name: string },
  ) {
    // Damaged pictures are left out; the others in the file are used.
    const picture = await zip
      .openReadStreamPromise(entry)
      .then(buffer)
      .catch(() => null);
    if (!picture) return false;
    return this.covers.put(bookId, picture, (book) => {
      if (!book) throw new Error('A book was deleted while its cover was drawn');
      const name = entry.fileName.split('/').at(-1)!.slice(0, 120);
      return { move: 'import', actor: by, detail: { cover: [null, name] } };
    });
  }

  /** Of two books with one ISBN, the published one, then the older one. */
  private async booksOf(
    isbns: readonly (string | null)[],
  ): Promise<Map<string, { id: string; title: string }>> {
    const rows = await this.db.rows<{ id: string; title: string; isbn: string }>({
      name: 'books_of_covers',
      text: `select id, title, isbn from catalog.book where tenant_id = $1 and isbn = any($2::text[]) and merged_into is null
               and status <> 'archived' order by status = 'published', created_at desc`,
      values: [currentTenantId(), isbns.filter(Boolean)],
    });
    return new Map(rows.map(({ isbn, id, title }) => [isbn, { id, title }]));
  }
}

const BROKEN = 'This packed file is damaged or locked. Pack the pictures again, without a password.';

/**
 * The pictures of a zip file, without files that operating systems add.
 * @throws UnreadableList
 */
async function entriesOf(zip: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  const found: yauzl.Entry[] = [];
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (!isCoverName(entry.fileName)) continue;
      if (entry.isEncrypted()) throw new UnreadableList(BROKEN);
      bytes += entry.uncompressedSize;
      if (found.push(entry) > COVERS.most || bytes > COVERS.bytesInAll)
        throw new UnreadableList(
          `One packed file holds at most ${COVERS.most} covers with 200 MB in all. Split it and bring in the parts.`,
        );
    }
  } catch (error) {
    throw error instanceof UnreadableList ? error : new UnreadableList(BROKEN);
  }
  if (found.length === 0)
    throw new UnreadableList(
      'This packed file holds no covers. Pack pictures that are called by their ISBN; a workbook of a spreadsheet is to be saved as CSV.',
    );
  return found;
}
