import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { EnrolmentSource } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { ListMemberships, ListStudentSummaries } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { LearnerEnrolled } from '../contract.ts';
import type { CourseRow } from '../courses/course-row.ts';
import { mayLearn } from '../courses/course.rules.ts';
import { FindCourses } from '../courses/find-courses.ts';
import { ownsCourse } from './course-owners.ts';
import type { ClassEnrolled } from './enrolment-bodies.ts';
import { COURSE_CODE_BUDGET } from './enrolment.budgets.ts';
import { enrolmentView, type EnrolmentView } from './enrolment-views.ts';
import { LearnerCourses } from './learner-courses.ts';

/** Enrols the signed-in person in the newest version of a course; again, it answers the same enrolment. */
export class Enrol extends Command<{ created: boolean; enrolment: EnrolmentView }> {
  constructor(
    readonly course: string,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(Enrol)
export class EnrolHandler implements ICommandHandler<Enrol> {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindCourses,
    private readonly learners: LearnerCourses,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError 404, 403 `not_for_you`, `by_class_only`, `not_bought`, 422 for a wrong code */
  async execute({ course, code }: Enrol): Promise<{ created: boolean; enrolment: EnrolmentView }> {
    const [known] = await this.learners.own(course);
    if (known) return { created: false, enrolment: enrolmentView(known, true) };
    const row = await this.find.one(course);
    const person = signedIn();
    if (!mayLearn(person.role, row.audience))
      throw new AppError('forbidden', 'not_for_you', 'This course is for others.');
    // What was bought opens whoever may enrol otherwise.
    const mode = row.prices.length > 0 ? 'open' : row.enrolment_mode;
    if (mode === 'class')
      throw new AppError('forbidden', 'by_class_only', 'Your teacher enrols the class in this course.');
    if (mode === 'code') await this.checkCode(row, code, person.id);
    const created = await this.db.transaction((tx) =>
      addEnrolment(tx, this.outbox, row, person.id, {
        source: row.prices.length > 0 ? 'grant' : mode === 'code' ? 'code' : 'self',
        at: this.clock.now(),
      }),
    );
    const [own] = await this.learners.own(row.id);
    return { created, enrolment: enrolmentView(own!, true) };
  }

  private async checkCode(row: CourseRow, code: string, person: string): Promise<void> {
    await this.budgets.check(COURSE_CODE_BUDGET, person);
    if (code.toUpperCase() === row.code.toUpperCase()) return;
    await this.budgets.take(COURSE_CODE_BUDGET, person);
    throw invalidFields({ code: ['This code does not open the course.'] });
  }
}

/** Enrols the active students of a class. */
export class EnrolClass extends Command<ClassEnrolled> {
  constructor(
    readonly course: string,
    readonly classId: string,
  ) {
    super();
  }
}

@CommandHandler(EnrolClass)
export class EnrolClassHandler implements ICommandHandler<EnrolClass> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindCourses,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 for a class that the person does not teach, 403 `not_for_you`, 409 `no_students` */
  async execute({ course, classId }: EnrolClass): Promise<ClassEnrolled> {
    const row = await this.find.one(course);
    const person = signedIn();
    if (person.role !== 'school_admin') {
      const classes = await this.queries.execute(new ListMemberships(person.id));
      if (!classes.some(({ class_id, role }) => class_id === classId && role !== 'student'))
        throw notFound('class');
    }
    if (!mayLearn('student', row.audience))
      throw new AppError('forbidden', 'not_for_you', 'This course is not for students.');
    const students = await this.queries.execute(new ListStudentSummaries(classId));
    if (students.length === 0)
      throw new AppError('conflict', 'no_students', 'This class has no students yet.');
    const at = this.clock.now();
    let enrolled = 0;
    await this.db.transaction(async (tx) => {
      enrolled = 0;
      for (const { id } of students)
        if (await addEnrolment(tx, this.outbox, row, id, { source: 'class', classId, at })) enrolled += 1;
    });
    return { enrolled, already: students.length - enrolled };
  }
}

/**
 * @returns whether the person was not enrolled before; somebody who left goes on where they were
 * @throws AppError 403 `not_bought` for a course with a price that was not bought for them
 */
export async function addEnrolment(
  tx: Tx,
  outbox: Outbox,
  course: Pick<CourseRow, 'tenant_id' | 'id' | 'published_version' | 'prices'>,
  user_id: string,
  by: { source: EnrolmentSource; classId?: string; at: Date },
): Promise<boolean> {
  const tenant_id = currentTenantId();
  const id = newId();
  if (course.prices.length > 0 && !(await ownsCourse(tx, course.id, user_id))) {
    // Somebody who began before it had a price goes on.
    const where = { tenant_id, course_id: course.id, user_id, status: { not: 'withdrawn' } };
    if (await tx.courseEnrolment.findFirst({ where, select: { id: true } })) return false;
    throw new AppError('forbidden', 'not_bought', 'This course is bought for each learner first.');
  }
  const { count } = await tx.courseEnrolment.createMany({
    data: [
      {
        tenant_id,
        id,
        course_tenant: course.tenant_id,
        course_id: course.id,
        version: course.published_version,
        user_id,
        source: by.source,
        class_id: by.classId ?? null,
        enrolled_at: by.at,
      },
    ],
    skipDuplicates: true,
  });
  if (count === 0) {
    const where = { tenant_id, course_id: course.id, user_id, status: 'withdrawn' };
    const finished = await tx.courseEnrolment.updateMany({
      where: { ...where, completed_at: { not: null } },
      data: { status: 'completed' },
    });
    const again = await tx.courseEnrolment.updateMany({ where, data: { status: 'active' } });
    return finished.count + again.count > 0;
  }
  await outbox.add(tx, LearnerEnrolled, {
    enrolment_id: id,
    course_id: course.id,
    version: course.published_version,
    user_id,
    source: by.source,
  });
  return true;
}

/** Leaves a course. What was done stays, for the day somebody comes back. */
export class Withdraw extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(Withdraw)
export class WithdrawHandler implements ICommandHandler<Withdraw> {
  constructor(private readonly db: Db) {}

  /** @throws AppError 404, 409 `finished`, 403 `by_class_only` for a student whom a teacher enrolled */
  async execute({ id }: Withdraw): Promise<void> {
    const where = { tenant_id: currentTenantId(), id, user_id: signedIn().id };
    await this.db.transaction(async (tx) => {
      const row = await tx.courseEnrolment.findFirst({ where });
      if (!row || row.status === 'withdrawn') throw notFound('enrolment');
      if (row.source === 'class')
        throw new AppError('forbidden', 'by_class_only', 'Your teacher enrolled you in this course.');
      const { count } = await tx.courseEnrolment.updateMany({
        where: { ...where, status: 'active' },
        data: { status: 'withdrawn' },
      });
      if (count === 0) throw new AppError('conflict', 'finished', 'You have finished this course.');
    });
  }
}
