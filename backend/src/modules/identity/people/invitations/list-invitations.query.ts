import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { IsIn, IsOptional } from 'class-validator';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { INVITATION_STATES, type InvitationState, type InvitedRole } from './invitation.rules.ts';

/** An invitation, as shown to the school's administrators. */
export class Invitation {
  id!: string;
  email!: string;
  first_name!: string;
  last_name!: string;
  role!: InvitedRole;
  class_name!: string | null;
  inviter!: string;
  state!: InvitationState;
  created_at!: Date;
  expires_at!: Date;
  accepted_at!: Date | null;
}

export class InvitationFilters extends PageQuery {
  /** Only invitations with this status. */
  @IsOptional()
  @IsIn(INVITATION_STATES, { message: 'state must be waiting, expired, accepted or revoked.' })
  state?: InvitationState;
}

/** Invitations of the school, newest first. */
export class ListInvitations extends Query<{ count: number; invitations: Invitation[] }> {
  constructor(readonly filters: InvitationFilters) {
    super();
  }
}

const STATE = `case when i.accepted_at is not null then 'accepted' when i.revoked_at is not null then 'revoked'
  when i.expires_at > $2 then 'waiting' else 'expired' end`;
const WANTED = `i.tenant_id = $1 and ($3::text is null or ${STATE} = $3)
  and ($4::text is null or lower(i.email || ' ' || i.first_name || ' ' || i.last_name) like $4)`;

@QueryHandler(ListInvitations)
export class ListInvitationsHandler implements IQueryHandler<ListInvitations> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ filters }: ListInvitations): Promise<{ count: number; invitations: Invitation[] }> {
    const { state, search, limit, offset } = filters;
    const like = search ? likePattern(search.toLowerCase()) : null;
    const values = [currentTenantId(), this.clock.now(), state ?? null, like];
    const [counted, rows] = await this.db.batch([
      {
        name: 'invitations_count',
        text: `select count(*)::int as count from identity.invitation i where ${WANTED}`,
        values,
      },
      {
        name: 'invitations_page',
        text: `select i.id, i.email, i.first_name, i.last_name, i.role, c.name as class_name,
                 trim(p.first_name || ' ' || p.last_name) as inviter, ${STATE} as state,
                 i.created_at, i.expires_at, i.accepted_at
               from identity.invitation i
               join identity.user_account p on p.tenant_id = i.tenant_id and p.id = i.invited_by
               left join identity.school_class c on c.tenant_id = i.tenant_id and c.id = i.class_id
               where ${WANTED} order by i.created_at desc, i.id desc limit $5 offset $6`,
        values: [...values, limit, offset],
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      invitations: rows!.rows as Invitation[],
    };
  }
}
