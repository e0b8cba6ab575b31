import { Injectable } from '@nestjs/common';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { CategoryRenamed } from '../contract.ts';

/** Books of one step: short locks, whatever the size of the shelf. */
const STEP = 200;
const NO_BOOK = '00000000-0000-0000-0000-000000000000';

/** Writes the books of a category into the search index anew, so that they are found by its new name. */
@Injectable()
@Consumes(CategoryRenamed, { name: 'catalog.reindex-category', queue: 'ingestion' })
export class ReindexWhenCategoryRenamed implements Consumer<CategoryRenamed> {
  constructor(private readonly db: Db) {}

  async prepare({ slug }: CategoryRenamed): Promise<void> {
    for (const tenantId of await this.schoolsWith(slug))
      await inContext({ ...currentContext()!, tenantId }, () => this.reindex(slug));
  }

  /** All was done; the receipt says so. */
  async handle(): Promise<void> {}

  /** On a category of the platform schools put books of their own. */
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
      // The index follows a write of what it is made of, even one that changes nothing.
      await this.db.transaction(
        (tx) => tx.$executeRaw`update catalog.book set categories = categories
          where tenant_id = ${currentTenantId()}::uuid and id = any(${ids}::uuid[])`,
      );
      after = ids.at(-1)!;
    }
  }
}
