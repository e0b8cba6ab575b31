import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';

/** Whether people own books: one probe of an index, cheap enough for each file of an opened book. */
@Injectable()
export class BookOwners {
  constructor(private readonly db: Db) {}

  async owns(userId: string, bookId: string): Promise<boolean> {
    const rows = await this.db.rows({
      name: 'owns_book',
      text: `select 1 from catalog.book_owner
             where tenant_id = $1 and user_id = $2 and book_id = $3 and revoked_at is null limit 1`,
      values: [currentTenantId(), userId, bookId],
    });
    return rows.length > 0;
  }
}
