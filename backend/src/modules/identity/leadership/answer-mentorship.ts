import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { assertMentorIsFree } from './leader.rules.ts';
import { Leaders } from './leaders.ts';
import { countMentees } from './request-mentorship.ts';

/** Accepts or refuses a request or an offer, or ends a mentorship. Repeating the same answer changes nothing. */
export class AnswerMentorship extends Command<void> {
  constructor(
    readonly userId: string,
    readonly id: string,
    readonly answer: 'accept' | 'refuse' | 'end',
  ) {
    super();
  }
}

interface LockedMentorship {
  id: string;
  leader_id: string;
  mentor_id: string;
  mentee_id: string;
  state: string;
}

/** A mentorship of this person; for everybody else it does not exist. */
export async function lockMentorship(tx: Tx, id: string, userId: string): Promise<LockedMentorship> {
  const [found] = await tx.$queryRaw<LockedMentorship[]>`
    select id, leader_id, mentor_id, mentee_id, state from identity.mentorship
    where tenant_id = ${currentTenantId()}::uuid and id = ${id}::uuid
      and ${userId}::uuid in (mentor_id, mentee_id) for update`;
  if (!found) throw notFound('mentoring');
  return found;
}

@CommandHandler(AnswerMentorship)
export class AnswerMentorshipHandler implements ICommandHandler<AnswerMentorship> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly leaders: Leaders,
  ) {}

  execute({ userId, id, answer }: AnswerMentorship): Promise<void> {
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      // The leader is always locked first, so that two concurrent answers wait for each other.
      const seen = await tx.mentorship.findFirst({ where: { tenant_id, id }, select: { leader_id: true } });
      if (!seen) throw notFound('mentoring');
      const leader = await this.leaders.lock(tx, seen.leader_id);
      const one = await lockMentorship(tx, id, userId);
      const other = one.mentor_id === userId ? one.mentee_id : one.mentor_id;
      /** The requested person answers; the requester can only withdraw. */
      const asked = one.state === 'asked' ? one.mentor_id : one.state === 'offered' ? one.mentee_id : null;
      const where = { tenant_id_id: { tenant_id, id } };
      if (answer === 'accept') {
        if (one.state === 'active') return;
        if (asked !== userId) throw gone();
        assertMentorIsFree(leader.mentee_places, await countMentees(tx, leader.id));
        await tx.mentorship.update({ where, data: { state: 'active', started_at: now } });
        await this.leaders.emailUpdate(tx, leader.id, other, 'mentoring_started');
        return;
      }
      if (one.state === 'refused' || one.state === 'ended') return;
      if (answer === 'refuse' && asked === null) throw gone();
      const refused = one.state !== 'active';
      await tx.mentorship.update({
        where,
        data: { state: refused ? 'refused' : 'ended', open: null, ended_at: now, ended_by: userId },
      });
      await this.leaders.emailUpdate(tx, leader.id, other, refused ? 'mentoring_refused' : 'mentoring_ended');
    });
  }
}

const gone = (): AppError =>
  new AppError('conflict', 'not_now', 'This has changed meanwhile. Please reload the page.');
