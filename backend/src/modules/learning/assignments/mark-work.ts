import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { signedIn } from '../acting-person.ts';
import type { WorkMarkBody } from './gradebook-view.ts';
import { GradesOfClass } from './grades-of-class.ts';

/** Marks work that was handed in: keeps the mark unseen, gives it back, or asks for another try. */
export class MarkWork extends Command<void> {
  constructor(
    readonly assignment: string,
    readonly student: string,
    readonly body: WorkMarkBody,
  ) {
    super();
  }
}

@CommandHandler(MarkWork)
export class MarkWorkHandler implements ICommandHandler<MarkWork> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly grades: GradesOfClass,
  ) {}

  /** @throws AppError 404, 409 `nothing_handed_in`, 422 for a criterion that the rubric does not have, or another try without a word */
  async execute({ assignment, student, body: { levels, note, state } }: MarkWork): Promise<void> {
    const { standing } = await this.grades.one(assignment, student);
    const work = standing.work?.work ?? [];
    if (!standing.item?.marked || work.length === 0)
      throw new AppError('conflict', 'nothing_handed_in', 'There is nothing to mark yet.');
    const titles = standing.assignment.rubric.map(({ title }) => title);
    if (levels.some(({ title }) => !titles.includes(title)))
      throw invalidFields({ levels: ['The rubric does not have this criterion.'] });
    if (state === 'redo' && note === '') throw invalidFields({ note: ['Say what to try again.'] });
    const now = this.clock.now();
    const key = { tenant_id: currentTenantId(), assignment_id: assignment, student_id: student };
    const data = {
      levels: titles.flatMap((title) => {
        const level = levels.find((one) => one.title === title)?.level;
        return level ? [{ title, level }] : [];
      }),
      note,
      state,
      work: work.map((part) => ({ ...part })),
      marked_by: signedIn().id,
      marked_at: now,
      given_back_at: state === 'draft' ? null : now,
    };
    await this.db.transaction((tx) =>
      tx.workMark.upsert({
        where: { tenant_id_assignment_id_student_id: key },
        create: { ...key, ...data },
        update: data,
      }),
    );
  }
}
