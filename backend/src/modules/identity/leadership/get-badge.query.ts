import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetSchool } from '../../tenancy/contract.ts';

/** The public page of a badge: whether it is valid, and the printed data. */
export class BadgeView {
  name!: string;
  kind!: LeaderKind;
  school!: string;
  recognised_at!: string;
  valid_until!: string;
  valid!: boolean;
  /** Address of this page, as printed on the badge. */
  address!: string;
}

export class GetBadge extends Query<BadgeView> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(GetBadge)
export class GetBadgeHandler implements IQueryHandler<GetBadge> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ code }: GetBadge): Promise<BadgeView> {
    const [row] = await this.db.rows<{
      name: string;
      kind: LeaderKind;
      state: string;
      active: boolean;
      recognised_at: Date;
      valid_until: Date;
    }>({
      name: 'badge_of_leader',
      text: `select trim(u.first_name || ' ' || u.last_name) as name, l.kind, l.state, u.status = 'active' as active,
               l.recognised_at, l.valid_until
             from identity.leader l join identity.user_account u on u.tenant_id = l.tenant_id and u.id = l.user_id
             where l.tenant_id = $1 and l.badge_code = $2`,
      values: [currentTenantId(), code],
    });
    if (!row) throw notFound('badge');
    const { name: school, origin } = await this.queries.execute(new GetSchool());
    return {
      name: row.name,
      kind: row.kind,
      school,
      recognised_at: row.recognised_at.toISOString(),
      valid_until: row.valid_until.toISOString(),
      valid: row.active && row.state === 'recognised' && row.valid_until > this.clock.now(),
      address: `${origin}/leader-badge/${code}`,
    };
  }
}
