import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { ListWaitingProposals, type WaitingProposal } from '../contract.ts';

/** For other modules: what waits for a second person. */
@QueryHandler(ListWaitingProposals)
export class ListWaitingProposalsHandler implements IQueryHandler<ListWaitingProposals> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ kind, params }: ListWaitingProposals): Promise<WaitingProposal[]> {
    return this.db.rows<WaitingProposal & Record<string, unknown>>({
      name: 'waiting_proposals',
      text: `select p.id, p.params, p.reason, p.proposed_by, p.proposed_at, p.expires_at,
               coalesce(trim(u.first_name || ' ' || u.last_name), '') as by
             from identity.proposal p
             left join identity.user_account u on u.tenant_id = p.tenant_id and u.id = p.proposed_by
             where p.tenant_id = $1 and p.kind = $2 and p.state = 'waiting' and p.expires_at > $3 and p.params @> $4
             order by p.proposed_at desc limit 20`,
      values: [currentTenantId(), kind, this.clock.now(), JSON.stringify(params)],
    });
  }
}
