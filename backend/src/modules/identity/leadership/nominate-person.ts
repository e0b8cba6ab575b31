import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { newId } from '../../../platform/ids.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { mayApplyAgainAt, wrong } from './leader.rules.ts';
import { Leaders } from './leaders.ts';
import { LEADER_PROPOSAL_BUDGET } from './leadership.budgets.ts';

/**
 * Nominates somebody of the same school and kind, who must accept. The response does not reveal whether the
 * address belongs to somebody here, so that parents cannot find out who the other parents are.
 */
export class NominatePerson extends Command<void> {
  constructor(
    readonly nominatorId: string,
    readonly kind: LeaderKind,
    readonly email: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(NominatePerson)
export class NominatePersonHandler implements ICommandHandler<NominatePerson> {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly leaders: Leaders,
  ) {}

  async execute({ nominatorId, kind, email, reason }: NominatePerson): Promise<void> {
    const tenant_id = currentTenantId();
    await this.budgets.take(LEADER_PROPOSAL_BUDGET, `${tenant_id}:${nominatorId}`);
    await this.db.transaction(async (tx) => {
      const [found] = await tx.$queryRaw<{ id: string }[]>`
        select id from identity.user_account where tenant_id = ${tenant_id}::uuid and lower(email) = lower(${email})`;
      if (found?.id === nominatorId)
        throw wrong('email', 'This is your own address. Apply for yourself instead.');
      const person = found && (await this.leaders.lockPerson(tx, found.id));
      if (person?.status !== 'active' || person.role !== kind) return;
      if (await this.leaders.lockOpen(tx, person.id, kind)) return;
      const declined = await tx.leader.findFirst({
        where: { tenant_id, user_id: person.id, kind, state: 'declined' },
        orderBy: { decided_at: 'desc' },
        select: { decided_at: true },
      });
      if (declined?.decided_at && mayApplyAgainAt(declined.decided_at) > this.clock.now()) return;
      const id = newId();
      await tx.leader.create({
        data: {
          id,
          tenant_id,
          user_id: person.id,
          kind,
          state: 'draft',
          open_kind: kind,
          nominated_by: nominatorId,
          nomination: reason,
        },
      });
      await recordAuditEntry(tx, { action: 'leader.nominated', subjectId: person.id, detail: { kind } });
      await this.leaders.emailUpdate(tx, id, person.id, 'nominated');
    });
  }
}
