import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { LinkSecrets } from '../../../platform/link-secrets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetPeople, ListStudentsOfTeacher } from '../../identity/contract.ts';
import { ownName, signedIn } from '../acting-person.ts';
import { mayLearn } from '../courses/course.rules.ts';
import { FindCourses } from '../courses/find-courses.ts';
import { addEnrolment } from './enrol.ts';
import type { EnrolPeopleBody, PeopleEnrolled } from './enrolment-bodies.ts';
import { sendInvitation, type Inviting } from './invite-to-course.ts';

/** Enrols people in a course, or invites them, who then decide themselves. */
export class EnrolPeople extends Command<PeopleEnrolled> {
  constructor(readonly body: EnrolPeopleBody) {
    super();
  }
}

@CommandHandler(EnrolPeople)
export class EnrolPeopleHandler implements ICommandHandler<EnrolPeople> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindCourses,
    readonly outbox: Outbox,
    private readonly queries: QueryBus,
    readonly secrets: LinkSecrets,
  ) {}

  /** @throws AppError 404, 403 `not_for_you` for a course that is for others, 422 for people whom the person may not enrol */
  async execute({ body: { course, people, invite } }: EnrolPeople): Promise<PeopleEnrolled> {
    const row = await this.find.one(course);
    const found = await this.queries.execute(new GetPeople(people));
    const viewer = signedIn();
    const own =
      viewer.role === 'teacher' ? await this.queries.execute(new ListStudentsOfTeacher(viewer.id)) : null;
    if (found.length < people.length || (own && people.some((id) => !own.includes(id))))
      throw invalidFields({ people: ['Choose people of your school, as a teacher your own students.'] });
    if (found.some(({ role }) => !mayLearn(role, row.audience)))
      throw new AppError('forbidden', 'not_for_you', 'This course is for others.');
    const inviting: Inviting = { course: row, by: invite ? await ownName(this.queries) : '' };
    const tenant_id = currentTenantId();
    const at = this.clock.now();
    return this.db.transaction(async (tx) => {
      if (!invite) {
        let done = 0;
        for (const id of people)
          if (await addEnrolment(tx, this.outbox, row, id, { source: 'bulk', at })) done += 1;
        return { done, already: people.length - done };
      }
      const learning = await tx.courseEnrolment.findMany({
        where: { tenant_id, course_id: row.id, user_id: { in: people }, status: { not: 'withdrawn' } },
        select: { user_id: true },
      });
      const missing = people.filter((id) => !learning.some(({ user_id }) => user_id === id));
      // Somebody who declined is asked again.
      const again = await tx.courseInvitation.updateMany({
        where: { tenant_id, course_id: row.id, user_id: { in: missing }, state: { not: 'open' } },
        data: { state: 'open', invited_by: viewer.id, created_at: at, answered_at: null },
      });
      const { count } = await tx.courseInvitation.createMany({
        data: missing.map((user_id) => ({
          tenant_id,
          id: newId(),
          course_tenant: row.tenant_id,
          course_id: row.id,
          user_id,
          invited_by: viewer.id,
          created_at: at,
        })),
        skipDuplicates: true,
      });
      const done = count + again.count;
      const open = await tx.courseInvitation.findMany({
        where: { tenant_id, course_id: row.id, user_id: { in: missing }, state: 'open', created_at: at },
        select: { id: true, user_id: true },
      });
      for (const { id, user_id } of open) await sendInvitation(tx, this, id, { user_id: user_id! }, inviting);
      return { done, already: people.length - done };
    });
  }
}
