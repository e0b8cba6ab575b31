import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';

/** A view-as session of staff as the requester. */
export class ViewAsSession {
  id!: string;
  /** Name of the member of staff. */
  by!: string;
  /** Whether they belong to the platform's team, and not to the school. */
  from_platform!: boolean;
  /** The given reason; shown to adults only. */
  reason!: string | null;
  started_at!: Date;
  /** Null while it is active. */
  ended_at!: Date | null;
}

/** View-as sessions of the requester's account within the last year, newest first. */
export class ListViewAsSessions extends Query<{ count: number; sessions: ViewAsSession[] }> {
  constructor(
    readonly principal: Principal,
    readonly page: { limit: number; offset: number },
  ) {
    super();
  }
}

@QueryHandler(ListViewAsSessions)
export class ListViewAsSessionsHandler implements IQueryHandler<ListViewAsSessions> {
  constructor(private readonly db: Db) {}

  async execute({
    principal,
    page,
  }: ListViewAsSessions): Promise<{ count: number; sessions: ViewAsSession[] }> {
    const rows = await this.db.rows<ViewAsSession & { count: number }>({
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
    return { count: rows[0]?.count ?? 0, sessions: rows.map(({ count: _count, ...session }) => session) };
  }
}
