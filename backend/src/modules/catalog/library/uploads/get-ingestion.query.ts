import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { readFindings } from '../../documents/ingestion/stored-findings.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';

/** Something that was removed or corrected in the file. */
export class IngestionFinding {
  code!: string;
  location!: string;
  message!: string;
}

/** The change that a moderator requested. */
export class RequestedChange {
  /** One of BOOK_REASONS. */
  reason!: string;
  note!: string;
  at!: string;
}

/** Progress of the check of a book's newest file and, when it was refused, the reason and the location. */
export class Ingestion {
  id!: string;
  status!: 'waiting' | 'processing' | 'ready' | 'refused';
  /** 0 to 100. */
  percentage!: number;
  step!: string;
  code!: string | null;
  reason!: string | null;
  location!: string | null;
  findings!: IngestionFinding[];
  /** For the uploader and for those who manage books, while the book waits for the change. */
  asked!: RequestedChange | null;
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
    const values = [book.tenant_id, book.id];
    const [files, moves] = await this.db.batch([
      {
        name: 'ingestion_of_book',
        text: `select status, percentage, step, code, reason, place as location, findings from catalog.book_file
               where tenant_id = $1 and book_id = $2 order by created_at desc limit 1`,
        values,
      },
      {
        name: 'change_asked',
        text: `select m.reason, m.note, m.created_at from catalog.book_moderation_case k
               join catalog.book_history_entry m on m.tenant_id = k.tenant_id and m.book_id = k.book_id and m.move = 'return'
               where k.tenant_id = $1 and k.book_id = $2 and k.stage = 'changes'
               order by m.created_at desc limit 1`,
        values,
      },
    ]);
    const [file] = files!.rows as Omit<Ingestion, 'id' | 'asked'>[];
    const [move] = moves!.rows as { reason: string; note: string; created_at: Date }[];
    if (!file) throw notFound('file');
    const concerns =
      book.created_by === reader?.userId ||
      (reader !== null && may(reader.role, 'book.manage', reader.tenantKind));
    return {
      id: book.id,
      ...file,
      findings: readFindings(file.findings),
      asked:
        move && concerns ? { reason: move.reason, note: move.note, at: move.created_at.toISOString() } : null,
    };
  }
}
