import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { newId } from '../../../platform/ids.ts';
import { assertPlace, standingOf, wrong } from './leader.rules.ts';
import { Leaders, type LockedLeader } from './leaders.ts';

/** Asks a recognised leader of the same school and kind to be one's mentor. */
export class AskMentor extends Command<void> {
  constructor(
    readonly userId: string,
    readonly kind: LeaderKind,
    readonly leaderId: string,
    readonly message: string,
  ) {
    super();
  }
}

/** Offers to be somebody's mentor. As with nominations, the answer does not tell whether the address is known. */
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
  ['recognised', 'renewal_due'].includes(standingOf(leader, now));

/** How many people a leader accompanies; the leader's row is locked, so that places are given one by one. */
export const countMentees = (tx: Tx, leaderId: string): Promise<number> =>
  tx.mentorship.count({ where: { tenant_id: currentTenantId(), leader_id: leaderId, state: 'active' } });

@CommandHandler(AskMentor)
export class AskMentorHandler implements ICommandHandler<AskMentor> {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly leaders: Leaders,
  ) {}

  async execute({ userId, kind, leaderId, message }: AskMentor): Promise<void> {
    const tenant_id = currentTenantId();
    await this.budgets.take('leader-proposal', `${tenant_id}:${userId}`);
    await this.db.transaction(async (tx) => {
      const leader = await this.leaders.lock(tx, leaderId);
      if (leader.kind !== kind || !isMentor(leader, this.clock.now())) throw notFound('mentor');
      if (leader.user_id === userId) throw new AppError('conflict', 'not_now', 'Nobody is their own mentor.');
      assertPlace(leader.mentee_places, await countMentees(tx, leader.id));
      const { count } = await tx.mentorship.createMany({
        data: [
          { id: newId(), tenant_id, leader_id: leader.id, mentor_id: leader.user_id, mentee_id: userId, state: 'asked', open: true, message },
        ], // prettier-ignore
        skipDuplicates: true,
      });
      if (count > 0) await this.leaders.tell(tx, leader.id, leader.user_id, 'mentor_asked');
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
    await this.budgets.take('leader-proposal', `${tenant_id}:${userId}`);
    await this.db.transaction(async (tx) => {
      const leader = await this.leaders.lockOpen(tx, userId, kind);
      if (!leader || !isMentor(leader, this.clock.now()))
        throw new AppError('conflict', 'not_now', 'Mentors are people with a badge. Yours is still to come.');
      assertPlace(leader.mentee_places, await countMentees(tx, leader.id));
      const [found] = await tx.$queryRaw<{ id: string; role: string; status: string }[]>`
        select id, role::text as role, status::text as status from identity.user_account
        where tenant_id = ${tenant_id}::uuid and lower(email) = lower(${email})`;
      if (found?.id === userId) throw wrong('email', 'This is your own address.');
      if (found?.status !== 'active' || found.role !== kind) return;
      const { count } = await tx.mentorship.createMany({
        data: [
          { id: newId(), tenant_id, leader_id: leader.id, mentor_id: userId, mentee_id: found.id, state: 'offered', open: true, message },
        ], // prettier-ignore
        skipDuplicates: true,
      });
      if (count > 0) await this.leaders.tell(tx, leader.id, found.id, 'mentee_offered');
    });
  }
}
