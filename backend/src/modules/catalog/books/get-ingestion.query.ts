import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Reader } from './book-access.rules.ts';
import { FindBook } from './find-book.ts';

/** Something that was removed or mended in the file. */
export class IngestionFinding {
  code!: string;
  place!: string;
  message!: string;
}

/** How far the check of a book's newest file has come and, when it was refused, why and where. */
export class Ingestion {
  id!: string;
  status!: 'waiting' | 'processing' | 'ready' | 'refused';
  /** 0 to 100. */
  percentage!: number;
  step!: string;
  code!: string | null;
  reason!: string | null;
  place!: string | null;
  findings!: IngestionFinding[];
}

export class GetIngestion extends Query<Ingestion> {
  constructor(
    readonly bookId: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(GetIngestion)
export class GetIngestionHandler implements IQueryHandler<GetIngestion> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
  ) {}

  async execute({ bookId, reader }: GetIngestion): Promise<Ingestion> {
    const book = await this.find.for(reader, bookId);
    const [file] = await this.db.rows<Omit<Ingestion, 'id'>>({
      name: 'ingestion_of_book',
      text: `select status, percentage, step, code, reason, place, findings from catalog.book_file
             where tenant_id = $1 and book_id = $2 order by created_at desc limit 1`,
      values: [book.tenant_id, book.id],
    });
    if (!file) throw notFound('file');
    return { id: book.id, ...file };
  }
}
