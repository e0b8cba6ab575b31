import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { newId } from '../../../platform/ids.ts';
import { assertMentorIsFree, statusOfLeader, wrong } from './leader.rules.ts';
import { Leaders, type LockedLeader } from './leaders.ts';
import { LEADER_PROPOSAL_BUDGET } from './leadership.budgets.ts';

/** Asks a recognised leader of the same school and kind to be the requester's mentor. */
export class RequestMentor extends Command<void> {
  constructor(
    readonly userId: string,
    readonly kind: LeaderKind,
    readonly leaderId: string,
    readonly message: string,
  ) {
    super();
  }
}

/**
 * Offers to be somebody's mentor. As with nominations, the response does not reveal whether the address is
 * known.
 */
export class OfferMentoring extends Command<void> {
  constructor(
    readonly userId: string,
    readonly kind: LeaderKind,
    readonly email: string,
    readonly message: string,
  ) {
    super();
  }
}

const isMentor = (leader: LockedLeader, now: Date): boolean =>
  ['recognised', 'renewal_due'].includes(statusOfLeader(leader, now));

/**
 * Number of a leader's mentees. The leader's row must be locked, so that the limit holds for concurrent
 * requests.
 */
export const countMentees = (tx: Tx, leaderId: string): Promise<number> =>
  tx.mentorship.count({ where: { tenant_id: currentTenantId(), leader_id: leaderId, state: 'active' } });

@CommandHandler(RequestMentor)
export class RequestMentorHandler implements ICommandHandler<RequestMentor> {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly leaders: Leaders,
  ) {}

  async execute({ userId, kind, leaderId, message }: RequestMentor): Promise<void> {
    const tenant_id = currentTenantId();
    await this.budgets.take(LEADER_PROPOSAL_BUDGET, `${tenant_id}:${userId}`);
    await this.db.transaction(async (tx) => {
      const leader = await this.leaders.lock(tx, leaderId);
      if (leader.kind !== kind || !isMentor(leader, this.clock.now())) throw notFound('mentor');
      if (leader.user_id === userId) throw new AppError('conflict', 'not_now', 'Nobody is their own mentor.');
      assertMentorIsFree(leader.mentee_places, await countMentees(tx, leader.id));
      const { count } = await tx.mentorship.createMany({
        data: [
          {
            id: newId(),
            tenant_id,
            leader_id: leader.id,
            mentor_id: leader.user_id,
            mentee_id: userId,
            state: 'asked',
            open: true,
            message,
          },
        ],
        skipDuplicates: true,
      });
      if (count > 0) await this.leaders.emailUpdate(tx, leader.id, leader.user_id, 'mentor_asked');
    });
  }
}

@CommandHandler(OfferMentoring)
export class OfferMentoringHandler implements ICommandHandler<OfferMentoring> {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly leaders: Leaders,
  ) {}

  async execute({ userId, kind, email, message }: OfferMentoring): Promise<void> {
    const tenant_id = currentTenantId();
    await this.budgets.take(LEADER_PROPOSAL_BUDGET, `${tenant_id}:${userId}`);
    await this.db.transaction(async (tx) => {
      const leader = await this.leaders.lockOpen(tx, userId, kind);
      if (!leader || !isMentor(leader, this.clock.now()))
        throw new AppError('conflict', 'not_now', 'Mentors are people with a badge. Yours is still to come.');
      assertMentorIsFree(leader.mentee_places, await countMentees(tx, leader.id));
      const [found] = await tx.$queryRaw<{ id: string; role: string; status: string }[]>`
        select id, role::text as role, status::text as status from identity.user_account
        where tenant_id = ${tenant_id}::uuid and lower(email) = lower(${email})`;
      if (found?.id === userId) throw wrong('email', 'This is your own address.');
      if (found?.status !== 'active' || found.role !== kind) return;
      const { count } = await tx.mentorship.createMany({
        data: [
          {
            id: newId(),
            tenant_id,
            leader_id: leader.id,
            mentor_id: userId,
            mentee_id: found.id,
            state: 'offered',
            open: true,
            message,
          },
        ],
        skipDuplicates: true,
      });
      if (count > 0) await this.leaders.emailUpdate(tx, leader.id, found.id, 'mentee_offered');
    });
  }
}
