import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { GetClassGroups } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { WorkSources } from '../assignable.ts';
import { AssignedWork, type AssignmentRow } from './assigned-work.ts';
import type {
  AssignBody,
  Assigned,
  AssignmentChangeBody,
  AssignmentMoveBody,
  ChildChangeBody,
  WorkStarted,
} from './assignment-bodies.ts';
import { studentsFor } from './assignment.rules.ts';
import { TaughtClasses } from './taught-classes.ts';

/** Most days that an assignment lies in the past or in the future. */
const YEAR = 366 * 24 * 3_600_000;

/** The times of a body. @throws AppError 422 */
function timesOf(
  { opens_at, due_at }: AssignmentChangeBody,
  now: Date,
): { opens_at: Date; due_at: Date | null } {
  const opens = opens_at ? new Date(opens_at) : now;
  const due = due_at ? new Date(due_at) : null;
  if (Math.abs(opens.getTime() - now.getTime()) > YEAR)
    throw invalidFields({ opens_at: ['Choose a day within a year.'] });
  if (due && (due <= opens || due.getTime() - now.getTime() > YEAR))
    throw invalidFields({ due_at: ['Choose a day after it opens, within a year.'] });
  return { opens_at: opens, due_at: due };
}

/** Gives work to a class, a group or single children. */
export class Assign extends Command<Assigned> {
  constructor(readonly body: AssignBody) {
    super();
  }
}

@CommandHandler(Assign)
export class AssignHandler implements ICommandHandler<Assign> {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly sources: WorkSources,
  ) {}

  /** @throws AppError 404 for work or a class that the person does not have, 422, 409 `no_students` */
  async execute({ body }: Assign): Promise<Assigned> {
    const now = this.clock.now();
    const times = timesOf(body, now);
    const { id: class_id } = await this.classes.one(body.class_id);
    const source = this.sources.of(body.kind);
    const [item] = (await source?.items([body.ref])) ?? [];
    if (!source || !item) throw notFound('work');
    const group = await this.group(body);
    const students = studentsFor(
      body,
      await this.classes.students(class_id),
      group?.students ?? [],
      body.students ?? [],
    );
    if (students.length === 0)
      throw new AppError('conflict', 'no_students', 'There is no child for whom this is.');
    const tenant_id = currentTenantId();
    const id = newId();
    await this.db.transaction(async (tx) => {
      await tx.assignment.create({
        data: {
          tenant_id,
          id,
          kind: body.kind,
          ref: body.ref,
          title: item.title.slice(0, 255),
          note: body.note,
          audience: body.audience,
          class_id,
          group_id: group?.id ?? null,
          ...times,
          late_ok: body.late_ok,
          rubric: item.marked ? body.rubric.map(({ title, levels }) => ({ title, levels })) : [],
          created_by: signedIn().id,
          created_at: now,
        },
      });
      if (body.audience === 'children')
        await tx.assignmentChild.createMany({
          data: students.map((student) => ({
            tenant_id,
            assignment_id: id,
            student_id: student.id,
            named: true,
          })),
        });
      await source.begin?.(
        tx,
        body.ref,
        students.map((student) => student.id),
        class_id,
      );
    });
    return { id, children: students.length };
  }

  private async group({ audience, group_id, class_id }: AssignBody) {
    if (audience !== 'group') return null;
    const { groups } = await this.queries.execute(new GetClassGroups([], group_id ? [group_id] : []));
    if (groups[0]?.class_id !== class_id) throw notFound('group');
    return groups[0];
  }
}

/** Finds an assignment of a class that the signed-in person teaches. @throws AppError 404 */
async function taught(work: AssignedWork, classes: TaughtClasses, id: string): Promise<AssignmentRow> {
  const row = await work.one(id);
  if (!row) throw notFound('assignment');
  await classes.one(row.class_id).catch(() => {
    throw notFound('assignment');
  });
  return row;
}

/** Changes the days, the words and the rubric of an assignment. */
export class ChangeAssignment extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: AssignmentChangeBody,
  ) {
    super();
  }
}

@CommandHandler(ChangeAssignment)
export class ChangeAssignmentHandler implements ICommandHandler<ChangeAssignment> {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly work: AssignedWork,
  ) {}

  /** @throws AppError 404, 422 */
  async execute({ id, body }: ChangeAssignment): Promise<void> {
    const row = await taught(this.work, this.classes, id);
    const times = timesOf(
      { ...body, opens_at: body.opens_at ?? row.opens_at.toISOString() },
      this.clock.now(),
    );
    await this.db.transaction((tx) =>
      tx.assignment.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: {
          ...times,
          late_ok: body.late_ok,
          note: body.note,
          rubric: body.rubric.map(({ title, levels }) => ({ title, levels })),
        },
      }),
    );
  }
}

/** Archives an assignment, or opens it again. */
export class MoveAssignment extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: AssignmentMoveBody,
  ) {
    super();
  }
}

@CommandHandler(MoveAssignment)
export class MoveAssignmentHandler implements ICommandHandler<MoveAssignment> {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly db: Db,
    private readonly work: AssignedWork,
  ) {}

  /** @throws AppError 404 */
  async execute({ id, body: { status } }: MoveAssignment): Promise<void> {
    await taught(this.work, this.classes, id);
    await this.db.transaction((tx) =>
      tx.assignment.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: { status },
      }),
    );
  }
}

/** Takes an assignment back. What children did in the work itself stays; once work was marked it can only be archived. */
export class TakeBackAssignment extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(TakeBackAssignment)
export class TakeBackAssignmentHandler implements ICommandHandler<TakeBackAssignment> {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly db: Db,
    private readonly work: AssignedWork,
  ) {}

  /** @throws AppError 404, 409 `marked` */
  async execute({ id }: TakeBackAssignment): Promise<void> {
    await taught(this.work, this.classes, id);
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      // Locks the assignment: a mark that is being written refers to it.
      await tx.$queryRaw`select 1 from learning.assignment where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
      if ((await tx.workMark.count({ where: { tenant_id, assignment_id: id } })) > 0)
        throw new AppError(
          'conflict',
          'marked',
          'Work was marked for this already. Put it into the archive instead.',
        );
      await tx.assignment.deleteMany({ where: { tenant_id, id } });
    });
  }
}

/** Gives one child extra days, or excuses it. */
export class ChangeForChild extends Command<void> {
  constructor(
    readonly id: string,
    readonly student: string,
    readonly body: ChildChangeBody,
  ) {
    super();
  }
}

@CommandHandler(ChangeForChild)
export class ChangeForChildHandler implements ICommandHandler<ChangeForChild> {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly work: AssignedWork,
  ) {}

  /** @throws AppError 404 */
  async execute({ id, student, body: { extra_days, excused } }: ChangeForChild): Promise<void> {
    const row = await taught(this.work, this.classes, id);
    const students = await this.classes.students(row.class_id);
    const own = await this.work.standings(
      [row],
      students.filter((one) => one.id === student),
      this.clock.now(),
    );
    if (own.length === 0) throw notFound('student');
    const key = { tenant_id: currentTenantId(), assignment_id: id, student_id: student };
    await this.db.transaction((tx) =>
      tx.assignmentChild.upsert({
        where: { tenant_id_assignment_id_student_id: key },
        create: { ...key, extra_days, excused },
        update: { extra_days, excused },
      }),
    );
  }
}

/** The signed-in student begins assigned work, e.g. is enrolled in the course: also one who joined the class later. */
export class StartAssignedWork extends Command<WorkStarted> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(StartAssignedWork)
export class StartAssignedWorkHandler implements ICommandHandler<StartAssignedWork> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly sources: WorkSources,
    private readonly work: AssignedWork,
  ) {}

  /** @throws AppError 404 */
  async execute({ id }: StartAssignedWork): Promise<WorkStarted> {
    const person = signedIn();
    const own = await this.work.ofStudent(person.id, new Date(0));
    const row = own.find((one) => one.id === id);
    const item = row && (await this.work.items([row]))(row);
    if (!row || !item || row.opens_at > this.clock.now()) throw notFound('assignment');
    await this.db.transaction(async (tx) => {
      await this.sources.of(row.kind)?.begin?.(tx, row.ref, [person.id], row.class_id);
    });
    return { path: item.path };
  }
}
