import { Injectable } from '@nestjs/common';
import { currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { TenantLoop } from '../../../../platform/messaging/tenant-loop.ts';
import { Scheduled, type ScheduledJob } from '../../../../platform/messaging/scheduled-jobs.ts';
import { visibilityScopeOf } from '../books/book-access.rules.ts';
import { visibilityCondition } from '../books/visibility-sql.ts';

/** Smaller numbers of readers are not shown: in a small group they could identify a child. */
const MIN_COUNT_SHOWN = 5;

/** SQL condition: books `b` of the library $1, $2. */
const ITS_BOOKS = `exists (select 1 from catalog.library l where l.tenant_id = $1::uuid and l.id = $2::uuid
  and case l.selection when 'own' then b.tenant_id = l.tenant_id
    else exists (select 1 from catalog.library_book x where x.tenant_id = l.tenant_id and x.library_id = l.id
      and x.book_tenant_id = b.tenant_id and x.book_id = b.id) end)`;

/** Counts the books of libraries and their readers. Exact numbers of small groups are not stored. */
@Injectable()
@Scheduled({ name: 'count-libraries', every: 900_000 })
export class CountLibraries implements ScheduledJob {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const platform = { correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null };
    const open = await inContext(platform, () =>
      this.db.rows<{ tenant_id: string; id: string }>({
        name: 'libraries_to_count',
        text: 'select tenant_id, id from catalog.library where shown order by tenant_id, id limit 5000',
        values: [],
      }),
    );
    await this.tenants.forEachTenant('count-libraries', open, ({ id }) => this.count(id));
  }

  /** Counts one library of the current tenant. */
  async count(id: string): Promise<void> {
    const tenant = currentTenantId();
    const visible = visibilityCondition(visibilityScopeOf(null), [tenant, id]);
    const [book] = await this.db.rows<{ books: number }>({
      name: 'library_books',
      text: `select count(*)::int as books from catalog.book b
             where b.tenant_id in ($1::uuid, '${PLATFORM_TENANT_ID}') and ${ITS_BOOKS} and ${visible.text}`,
      values: visible.values,
    });
    // A library of the platform is read in every school; one of a school only in that school.
    const statement = {
      name: tenant === PLATFORM_TENANT_ID ? 'library_readers_everywhere' : 'library_readers',
      text: `select count(distinct (p.tenant_id, p.user_id))::int as readers, count(*)::int as readings
             from catalog.reading_progress p join catalog.book b on b.tenant_id = p.book_tenant_id and b.id = p.book_id
             where p.updated_at > now() - interval '1 year' ${tenant === PLATFORM_TENANT_ID ? '' : 'and p.tenant_id = $1::uuid'} and ${ITS_BOOKS}`,
      values: [tenant, id],
    };
    const [result] = await (tenant === PLATFORM_TENANT_ID
      ? this.db.oversee([statement])
      : this.db.batch([statement]));
    const { readers, readings } = result!.rows[0] as { readers: number; readings: number };
    const few = readers < MIN_COUNT_SHOWN;
    await this.db.transaction(async (tx) => {
      const changed = await tx.$executeRaw`
        update catalog.library set books = ${book!.books}, readers = ${few ? null : readers}::int, readings = ${few ? null : readings}::int
        where tenant_id = ${tenant}::uuid and id = ${id}::uuid
          and (books, readers, readings) is distinct from (${book!.books}, ${few ? null : readers}::int, ${few ? null : readings}::int)`;
      if (changed > 0) await this.cache.announceToAll(tx);
    });
  }
}
