import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { FindBook } from '../../library/books/find-book.ts';
import { readableBook } from '../shared/readable-book.ts';

/** Books with more files than this cannot be downloaded. */
const MOST_FILES = 4_000;

/** What an offline download of a book consists of. */
export class OfflineBook {
  /** Id of the book's file; a download of another one is out of date. */
  file_id!: string;
  /** Size of the book's file, which is about the size of the download. */
  bytes!: number;
  /** Paths below the folder that opening the book names. */
  files!: string[];
}

/** The files of a book for an offline download, for a reader who may open it. */
export class GetOfflineBook extends Query<OfflineBook> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
  ) {
    super();
  }
}

@QueryHandler(GetOfflineBook)
export class GetOfflineBookHandler implements IQueryHandler<GetOfflineBook> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly storage: Storage,
  ) {}

  async execute({ bookId, reader }: GetOfflineBook): Promise<OfflineBook> {
    const { book, fileId } = await readableBook(this.find, bookId, reader);
    const folder = `books/${book.id}/${fileId}/content/`;
    const [[file], keys] = await Promise.all([
      this.db.rows<{ bytes: string }>({
        name: 'bytes_of_file',
        text: 'select bytes from catalog.book_file where tenant_id = $1 and id = $2',
        values: [book.tenant_id, fileId],
      }),
      this.storage.list(folder),
    ]);
    if (keys.length > MOST_FILES)
      throw new AppError('conflict', 'too_many_files', 'This book is too large to be downloaded.');
    return {
      file_id: fileId,
      bytes: Number(file?.bytes ?? 0),
      files: keys.map((key) => key.slice(folder.length)).sort(),
    };
  }
}
