import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId, type Principal } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';

/** A look of staff through the asker's eyes. */
export class SupportLook {
  id!: string;
  /** Name of who looked. */
  by!: string;
  /** Works for the platform, and not for the school. */
  from_platform!: boolean;
  /** Why, as they wrote it; for grown-ups alone. */
  reason!: string | null;
  started_at!: Date;
  /** Null while it goes on. */
  ended_at!: Date | null;
}

/** Who looked through the asker's eyes within the last year, the newest first. */
export class ListLooks extends Query<{ count: number; looks: SupportLook[] }> {
  constructor(
    readonly principal: Principal,
    readonly page: { limit: number; offset: number },
  ) {
    super();
  }
}

@QueryHandler(ListLooks)
export class ListLooksHandler implements IQueryHandler<ListLooks> {
  constructor(private readonly db: Db) {}

  async execute({ principal, page }: ListLooks): Promise<{ count: number; looks: SupportLook[] }> {
    const rows = await this.db.rows<SupportLook & { count: number }>({
      name: 'looks_at_person',
      text: `select id, coalesce(impersonator_name, '') as by, impersonator_tenant_id is distinct from tenant_id as from_platform,
               case when $3 then null else impersonation_reason end as reason, created_at as started_at,
               case when revoked_at is not null then least(revoked_at, expires_at)
                    when expires_at <= now() then expires_at end as ended_at,
               count(*) over ()::int as count
             from identity.session
             where tenant_id = $1 and user_id = $2 and impersonator_id is not null
               and created_at > now() - interval '1 year'
             order by created_at desc, id desc limit $4 offset $5`,
      values: [currentTenantId(), principal.userId, principal.role === 'student', page.limit, page.offset],
    });
    return { count: rows[0]?.count ?? 0, looks: rows.map(({ count: _count, ...look }) => look) };
  }
}
