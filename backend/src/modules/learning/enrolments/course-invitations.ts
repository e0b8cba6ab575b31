import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CourseAudience } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetPeople } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { FindCourses } from '../courses/find-courses.ts';
import { addEnrolment } from './enrol.ts';
import type { CourseInvitations } from './enrolment-views.ts';

interface InvitationRow extends Record<string, unknown> {
  id: string;
  invited_by: string | null;
  course_id: string;
  slug: string;
  name: string;
  audience: CourseAudience;
  art: string;
}

/** Invitations to courses, which the invited person accepts or declines. */
@Injectable()
export class OwnCourseInvitations {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindCourses,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** The open ones of the signed-in person, the newest first. */
  async open(): Promise<CourseInvitations> {
    const rows = await this.db.rows<InvitationRow>({
      name: 'own_course_invitations',
      text: `select i.id, i.invited_by, i.course_id, c.slug, c.name, c.audience, c.art from learning.course_invitation i
             join learning.course c on c.tenant_id = i.course_tenant and c.id = i.course_id and c.status = 'published'
             where i.tenant_id = $1::uuid and i.user_id = $2::uuid and i.state = 'open'
             order by i.created_at desc, i.id limit 20`,
      values: [currentTenantId(), signedIn().id],
    });
    const people = await this.queries.execute(
      new GetPeople(rows.flatMap(({ invited_by }) => invited_by ?? [])),
    );
    return {
      results: rows.map(({ id, invited_by, course_id, slug, name, audience, art }) => {
        const by = people.find((one) => one.id === invited_by);
        return {
          id,
          invited_by: by ? `${by.first_name} ${by.last_name}`.trim() : '',
          course: { id: course_id, slug, name, audience, art },
        };
      }),
    };
  }

  /** @throws AppError 404, 409 `answered` */
  async answer(id: string, accept: boolean): Promise<void> {
    const where = { tenant_id: currentTenantId(), id, user_id: signedIn().id };
    const known = await this.db.transaction((tx) => tx.courseInvitation.findFirst({ where }));
    if (!known) throw notFound('invitation');
    const course = accept ? await this.find.one(known.course_id) : null;
    await this.db.transaction(async (tx) => {
      const { count } = await tx.courseInvitation.updateMany({
        where: { ...where, state: 'open' },
        data: { state: accept ? 'accepted' : 'declined', answered_at: this.clock.now() },
      });
      if (count === 0) throw new AppError('conflict', 'answered', 'You have answered this invitation.');
      if (course)
        await addEnrolment(tx, this.outbox, course, where.user_id, {
          source: 'invited',
          at: this.clock.now(),
        });
    });
  }
}
