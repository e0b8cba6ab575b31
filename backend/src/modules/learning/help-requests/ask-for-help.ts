import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db } from '../../../platform/db/db.ts';
import { invalidFields, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { ListOwnClasses } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { TodayList } from '../assignments/today-list.ts';
import type { HelpRequestBody } from './help-request-views.ts';

/** Open requests of a student. */
const MOST = 20;

/** The signed-in student asks the teachers of a class for help. */
export class AskForHelp extends Command<void> {
  constructor(readonly body: HelpRequestBody) {
    super();
  }
}

@CommandHandler(AskForHelp)
export class AskForHelpHandler implements ICommandHandler<AskForHelp> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly today: TodayList,
  ) {}

  /**
   * An open request about the same work gets the new class and words, and keeps its time.
   * @throws AppError 422 for a class or work that the student does not have, and for a 21st open request
   */
  async execute({ body: { class_id, work_id, words } }: AskForHelp): Promise<void> {
    const student_id = signedIn().id;
    const classes = await this.queries.execute(new ListOwnClasses(student_id));
    if (!classes.some(({ id, teachers }) => id === class_id && teachers.length > 0))
      throw invalidFields({ class_id: ['Choose one of your classes that has a teacher.'] });
    const work = await this.work(student_id, work_id ?? null);
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      // One at a time, also from two devices: what is open is counted.
      await lockUntilCommit(tx, `help requests of ${student_id}`);
      const open = await tx.helpRequest.findMany({
        where: { tenant_id, student_id, answered_at: null },
        select: { id: true, work_id: true },
        take: MOST + 1,
      });
      const same = open.find((one) => one.work_id === work.work_id);
      if (same) {
        await tx.helpRequest.updateMany({ where: { tenant_id, id: same.id }, data: { class_id, words } });
        return;
      }
      if (open.length >= MOST)
        throw invalidFields({
          work_id: ['You have asked for help with 20 things. Take one back, then ask again.'],
        });
      await tx.helpRequest.createMany({
        data: [{ tenant_id, id: newId(), student_id, class_id, ...work, words, asked_at: this.clock.now() }],
      });
    });
  }

  private async work(
    student: string,
    id: string | null,
  ): Promise<{ work_id: string | null; title: string; path: string }> {
    if (id === null) return { work_id: null, title: '', path: '' };
    const { things, coming } = await this.today.of(student, 'UTC', '');
    const found = [...things, ...coming].find((one) => one.id === id);
    if (!found) throw invalidFields({ work_id: ['Choose work that you have, or something else.'] });
    return { work_id: id, title: found.title.slice(0, 255), path: found.path };
  }
}

/** The signed-in student takes an open request back. */
export class TakeBackHelpRequest extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(TakeBackHelpRequest)
export class TakeBackHelpRequestHandler implements ICommandHandler<TakeBackHelpRequest> {
  constructor(private readonly db: Db) {}

  /** @throws AppError 404 for a request of somebody else, or one that was answered */
  async execute({ id }: TakeBackHelpRequest): Promise<void> {
    const where = { tenant_id: currentTenantId(), id, student_id: signedIn().id, answered_at: null };
    const { count } = await this.db.transaction((tx) => tx.helpRequest.deleteMany({ where }));
    if (count === 0) throw notFound('request');
  }
}
