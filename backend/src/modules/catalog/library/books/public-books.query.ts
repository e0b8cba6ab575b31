import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { GetBookCard, GetGoalsOfBooks, ListBookAddresses, type BookCard } from '../../contract.ts';
import { NO_FEEDBACK } from './book-feedback.ts';
import { BookView } from './book-view.ts';
import { visibilityScopeOf } from './book-access.rules.ts';
import { FindBook } from './find-book.ts';
import { visibilityCondition } from './visibility-sql.ts';

/** The data of a book that a visitor without an account may see. */
@QueryHandler(GetBookCard)
export class GetBookCardHandler implements IQueryHandler<GetBookCard> {
  constructor(
    private readonly find: FindBook,
    private readonly view: BookView,
  ) {}

  async execute({ idOrSlug, files }: GetBookCard): Promise<BookCard | null> {
    try {
      const book = this.view.show(await this.find.for(null, idOrSlug), null, files, NO_FEEDBACK);
      return {
        title: book.title,
        subtitle: book.subtitle,
        summary: book.summary,
        language: book.language,
        cover: book.cover,
        listed: !book.student_made,
      };
    } catch (error) {
      if (error instanceof AppError && error.kind !== 'unavailable') return null;
      throw error;
    }
  }
}

@QueryHandler(GetGoalsOfBooks)
export class GetGoalsOfBooksHandler implements IQueryHandler<GetGoalsOfBooks> {
  constructor(private readonly db: Db) {}

  async execute({ books }: GetGoalsOfBooks): Promise<Map<string, number[]>> {
    const rows = await this.db.rows<{ id: string; goals: number[] }>({
      name: 'goals_of_books',
      text: `select id, sdg_goals::int[] as goals from catalog.book
             where tenant_id = any ($1::uuid[]) and id = any ($2::uuid[])`,
      values: [[currentTenantId(), PLATFORM_TENANT_ID], books.slice(0, 100)],
    });
    return new Map(rows.map(({ id, goals }) => [id, goals]));
  }
}

/** At most ten thousand; a sitemap may contain fifty thousand. */
@QueryHandler(ListBookAddresses)
export class ListBookAddressesHandler implements IQueryHandler<ListBookAddresses> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<string[]> {
    const visible = visibilityCondition(visibilityScopeOf(null), [[currentTenantId(), PLATFORM_TENANT_ID]]);
    const rows = await this.db.rows<{ slug: string }>({
      name: 'book_addresses',
      text: `select distinct slug from catalog.book b where b.tenant_id = any($1::uuid[]) and ${visible.text}
             and ingestion = 'ready' and not student_made order by slug limit 10000`,
      values: visible.values,
    });
    return rows.map(({ slug }) => slug);
  }
}
