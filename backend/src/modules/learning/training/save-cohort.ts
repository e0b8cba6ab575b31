import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetPeople } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import type { CourseRow } from '../courses/course-row.ts';
import { FindCourses } from '../courses/find-courses.ts';
import { addEnrolment } from '../enrolments/enrol.ts';
import type { CohortBody } from './training-bodies.ts';
import { mayLeadCohort } from './training.rules.ts';
import type { CohortSaved } from './training-views.ts';

/** Makes a cohort, or replaces one with `id`. Its members are enrolled in the course. */
export class SaveCohort extends Command<CohortSaved> {
  constructor(
    readonly id: string | null,
    readonly body: CohortBody,
  ) {
    super();
  }
}

@CommandHandler(SaveCohort)
export class SaveCohortHandler implements ICommandHandler<SaveCohort> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindCourses,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404, 422 with each wrong member, 403 `not_for_you` for a course that is not for teachers */
  async execute({ id, body }: SaveCohort): Promise<CohortSaved> {
    if (body.starts_on > body.ends_on)
      throw invalidFields({ ends_on: ['The cohort ends before it starts.'] });
    const course = await this.find.one(body.course);
    if (course.audience !== 'teacher')
      throw new AppError('forbidden', 'not_for_you', 'This course is not for teachers.');
    const viewer = signedIn();
    const led_by = mayLeadCohort(viewer, { led_by: null }) ? (body.led_by ?? viewer.id) : viewer.id;
    await this.assertStaff(body.members, 'members');
    await this.assertStaff([led_by], 'led_by');
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      const of = id ?? newId();
      const data = {
        name: body.name,
        starts_on: new Date(body.starts_on),
        ends_on: new Date(body.ends_on),
        led_by,
      };
      if (id) {
        const before = await lockCohort(tx, id);
        if (before.course_id !== course.id)
          throw invalidFields({ course: ['The course of a cohort stays.'] });
        await tx.trainingCohort.update({ where: { tenant_id_id: { tenant_id, id } }, data });
      } else
        await tx.trainingCohort.createMany({
          data: [{ tenant_id, id: of, course_tenant: course.tenant_id, course_id: course.id, ...data }],
        });
      const enrolled = await this.putMembers(tx, of, course, body.members);
      await this.audit.record(tx, id ? 'course.cohort_changed' : 'course.cohort_made', body.name);
      return { id: of, enrolled };
    });
  }

  private async putMembers(
    tx: Tx,
    cohort_id: string,
    course: CourseRow,
    members: readonly string[],
  ): Promise<number> {
    const tenant_id = currentTenantId();
    await tx.trainingMember.deleteMany({ where: { tenant_id, cohort_id, user_id: { notIn: [...members] } } });
    await tx.trainingMember.createMany({
      data: members.map((user_id) => ({ tenant_id, cohort_id, user_id, joined_at: this.clock.now() })),
      skipDuplicates: true,
    });
    let enrolled = 0;
    for (const user of members)
      if (await addEnrolment(tx, this.outbox, course, user, { source: 'cohort', at: this.clock.now() }))
        enrolled += 1;
    return enrolled;
  }

  private async assertStaff(ids: readonly string[], member: string): Promise<void> {
    const people = await this.queries.execute(new GetPeople([...ids]));
    const staff = people.filter(
      ({ role }) => role === 'teacher' || role === 'school_admin' || role === 'platform_admin',
    );
    if (staff.length < ids.length) throw invalidFields({ [member]: ['Choose teachers of this school.'] });
  }
}

/** Removes a cohort. Its members stay enrolled, and keep their hours. */
export class RemoveCohort extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RemoveCohort)
export class RemoveCohortHandler implements ICommandHandler<RemoveCohort> {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
  ) {}

  /** @throws AppError 404 */
  async execute({ id }: RemoveCohort): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { name } = await lockCohort(tx, id);
      await tx.trainingCohort.delete({ where: { tenant_id_id: { tenant_id: currentTenantId(), id } } });
      await this.audit.record(tx, 'course.cohort_removed', name);
    });
  }
}

/** A cohort that the signed-in person may change, locked until the transaction ends. @throws AppError not_found */
async function lockCohort(tx: Tx, id: string): Promise<{ course_id: string; name: string }> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from learning.training_cohort
    where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const row = await tx.trainingCohort.findFirst({ where: { tenant_id, id } });
  if (!row || !mayLeadCohort(signedIn(), row)) throw notFound('cohort');
  return row;
}
