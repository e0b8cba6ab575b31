import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { Matches } from 'class-validator';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { Reader } from '../books/book-access.rules.ts';

export class SameFileQuery {
  /** SHA-256 of the file, in hexadecimal digits. */
  @Matches(/^[0-9a-f]{64}$/, { message: 'sha256 is 64 hexadecimal digits in lower case.' })
  sha256!: string;
}

/** A book that has the same file. */
export class BookWithFile {
  id!: string;
  slug!: string;
  title!: string;
  status!: 'draft' | 'in_review' | 'published' | 'archived';
  /** Whether the caller uploaded it. */
  own!: boolean;
  /** Whether it is a book of the platform. */
  of_platform!: boolean;
}
export class BooksWithFile {
  books!: BookWithFile[];
}

/** More are not shown: one is enough to know that the book is there. */
const MOST = 3;

/**
 * Books with this file, which the uploader sees before it is sent: own uploads, what everybody of the school may find
 * (published books of the school and of the platform), and for those who manage books all of the school.
 */
export class FindSameFile extends Query<BooksWithFile> {
  constructor(
    readonly sha256: string,
    readonly reader: NonNullable<Reader>,
  ) {
    super();
  }
}

@QueryHandler(FindSameFile)
export class FindSameFileHandler implements IQueryHandler<FindSameFile> {
  constructor(private readonly db: Db) {}

  async execute({ sha256, reader }: FindSameFile): Promise<BooksWithFile> {
    const books = await this.db.rows<BookWithFile>({
      name: 'books_with_file',
      text: `select b.id, b.slug, b.title, b.status::text as status, b.created_by = $4::uuid as own,
               b.tenant_id <> $1::uuid as of_platform
             from (select distinct f.tenant_id, f.book_id from catalog.book_file f
                   where f.tenant_id = any(array[$1, $3]::uuid[]) and f.sha256 = $2) f
             join catalog.book b on b.tenant_id = f.tenant_id and b.id = f.book_id
             where b.status <> 'archived' and (b.created_by = $4::uuid or $5 and b.tenant_id = $1::uuid
               or b.status = 'published' and b.visibility in ('school', 'platform', 'public'))
             order by own desc, b.status = 'published' desc, b.id limit ${MOST}`,
      values: [
        currentTenantId(),
        sha256,
        PLATFORM_TENANT_ID,
        reader.userId,
        may(reader.role, 'book.manage', reader.tenantKind),
      ],
    });
    return { books };
  }
}
