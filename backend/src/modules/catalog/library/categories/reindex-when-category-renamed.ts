import { Injectable } from '@nestjs/common';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { CategoryRenamed } from '../../contract.ts';
import { BookWriter } from '../books/book-writer.ts';

/** Books per step, so that locks are short for categories of any size. */
const STEP = 200;
const NO_BOOK = '00000000-0000-0000-0000-000000000000';

/** Updates the search index of the books of a category, so that they are found by its new name. */
@Injectable()
@Consumes(CategoryRenamed, { name: 'catalog.reindex-category', queue: 'ingestion' })
export class ReindexWhenCategoryRenamed implements Consumer<CategoryRenamed> {
  constructor(
    private readonly db: Db,
    private readonly writer: BookWriter,
  ) {}

  async prepare({ slug }: CategoryRenamed): Promise<void> {
    for (const tenantId of await this.schoolsWith(slug))
      await inContext({ ...currentContext()!, tenantId }, () => this.reindex(slug));
  }

  /** `prepare` does everything; this transaction only stores the receipt. */
  async handle(): Promise<void> {}

  /** Schools that have books of their own in a category of the platform. */
  private async schoolsWith(slug: string): Promise<string[]> {
    if (currentTenantId() !== PLATFORM_TENANT_ID) return [currentTenantId()];
    const [found] = await this.db.oversee([
      {
        name: 'schools_with_books_in_category',
        text: 'select distinct tenant_id from catalog.book where $1 = any(categories)',
        values: [slug],
      },
    ]);
    return (found!.rows as { tenant_id: string }[]).map(({ tenant_id }) => tenant_id);
  }

  private async reindex(slug: string): Promise<void> {
    let after = NO_BOOK;
    for (;;) {
      const rows = await this.db.rows<{ id: string }>({
        name: 'books_of_category',
        text: `select id from catalog.book where tenant_id = $1 and $2 = any(categories) and id > $3::uuid
               order by id limit ${STEP}`,
        values: [currentTenantId(), slug, after],
      });
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      await this.db.transaction((tx) => this.writer.reindex(tx, ids));
      after = ids.at(-1)!;
    }
  }
}
