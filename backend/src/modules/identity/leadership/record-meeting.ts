import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { lockMentorship } from './answer-mentorship.ts';
import { wrong } from './leader.rules.ts';

/** Limit of meetings of one mentorship. */
const MOST_MEETINGS = 200;

/** Records a meeting of mentor and mentee, which both can read. */
export class RecordMeeting extends Command<void> {
  constructor(
    readonly userId: string,
    readonly mentorshipId: string,
    readonly metOn: string,
    readonly notes: string,
  ) {
    super();
  }
}

@CommandHandler(RecordMeeting)
export class RecordMeetingHandler implements ICommandHandler<RecordMeeting> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ userId, mentorshipId, metOn, notes }: RecordMeeting): Promise<void> {
    const tenant_id = currentTenantId();
    const met_on = new Date(`${metOn}T00:00:00Z`);
    // In time zones east of Greenwich the next day may have begun.
    if (met_on.getTime() > this.clock.now().getTime() + 14 * 3_600_000)
      throw wrong('met_on', 'This day is still to come. Note the meeting afterwards.');
    await this.db.transaction(async (tx) => {
      const one = await lockMentorship(tx, mentorshipId, userId);
      if (one.state !== 'active')
        throw new AppError('conflict', 'not_now', 'This mentoring has not begun, or is over.');
      const so_far = await tx.mentorMeeting.count({ where: { tenant_id, mentorship_id: one.id } });
      if (so_far >= MOST_MEETINGS) throw new AppError('conflict', 'too_many', 'There are 200 notes already.');
      await tx.mentorMeeting.create({
        data: { id: newId(), tenant_id, mentorship_id: one.id, met_on, notes, written_by: userId },
      });
    });
  }
}
