import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';
import { readableBook } from './open-book.query.ts';

/** Books of more files than this stay online. */
const MOST_FILES = 4_000;

/** What taking a book home means: how much it is, and which files there are. */
export class OfflineBook {
  /** Id of the file that readers get: another one is another book to take home. */
  file_id!: string;
  /** Size of the book's file, which is about what is fetched. */
  bytes!: number;
  /** Paths below the folder that opening the book names. */
  files!: string[];
}

/** The files of a book for one who may read it, to be kept on a device. */
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
      throw new AppError('conflict', 'too_many_files', 'This book is too large to be taken home.');
    return {
      file_id: fileId,
      bytes: Number(file?.bytes ?? 0),
      files: keys.map((key) => key.slice(folder.length)).sort(),
    };
  }
}
