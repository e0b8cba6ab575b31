import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { LinkSecrets } from '../../../platform/link-secrets.ts';
import { RenewsLinkSecrets, type RenewsSecrets } from '../../../platform/mail/renews-link-secrets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetPeople } from '../../identity/contract.ts';
import { mayLearn } from '../courses/course.rules.ts';
import { FindCourses } from '../courses/find-courses.ts';
import { addEnrolment } from './enrol.ts';
import { EnrolledCourse } from './enrolment-views.ts';

/** An invitation as its link shows it. */
export class InvitationOfLink {
  course!: EnrolledCourse;
  /** One sentence about the course. */
  intro!: string;
  /** Name of who invites; empty: nobody any more. */
  invited_by!: string;
  @ApiProperty({ enum: ['open', 'accepted', 'declined'] })
  state!: 'open' | 'accepted' | 'declined';
  /** Whether it can be accepted only after signing in: it was sent to an address, and not to an account. */
  needs_account!: boolean;
}

/** Invitations to courses by the link of their e-mail. Whoever has the link has the mailbox. */
@Injectable()
@RenewsLinkSecrets()
export class InvitationLinks implements RenewsSecrets {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindCourses,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly secrets: LinkSecrets,
  ) {}

  async renew(tx: Tx, former: Uint8Array<ArrayBuffer>, next: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const { count } = await tx.courseInvitation.updateMany({
      where: { tenant_id: currentTenantId(), token_hash: former, state: 'open' },
      data: { token_hash: next },
    });
    return count > 0;
  }

  /** @throws AppError 404 */
  async get(token: string): Promise<InvitationOfLink> {
    const row = await this.db.transaction((tx) => this.row(tx, token));
    const course = await this.find.one(row.course_id);
    const [by] = await this.queries.execute(new GetPeople(row.invited_by ? [row.invited_by] : []));
    const { id, slug, name, audience, art, intro } = course;
    return {
      course: { id, slug, name, audience, art },
      intro,
      invited_by: by ? `${by.first_name} ${by.last_name}`.trim() : '',
      state: row.state as InvitationOfLink['state'],
      needs_account: row.user_id === null,
    };
  }

  /**
   * Accepts the invitation, which enrols, or declines it. One to an address enrols the signed-in person.
   * @throws AppError 404, 401 `sign_in_first`, 403 `not_for_you`, 409 `answered`
   */
  async answer(token: string, accept: boolean): Promise<void> {
    const before = await this.db.transaction((tx) => this.row(tx, token));
    const course = await this.find.one(before.course_id);
    const user_id = before.user_id ?? currentContext()?.principal?.userId ?? null;
    if (accept && !user_id)
      throw new AppError('unauthenticated', 'sign_in_first', 'Log in, and then accept the invitation.');
    if (accept) {
      const [person] = await this.queries.execute(new GetPeople([user_id!]));
      if (!person || !mayLearn(person.role, course.audience))
        throw new AppError('forbidden', 'not_for_you', 'This course is for others.');
    }
    const at = this.clock.now();
    const where = { tenant_id: currentTenantId(), id: before.id, state: 'open' };
    await this.db.transaction(async (tx) => {
      const { count } = await tx.courseInvitation.updateMany({
        where,
        data: { state: accept ? 'accepted' : 'declined', answered_at: at },
      });
      if (count === 0) throw new AppError('conflict', 'answered', 'You have answered this invitation.');
      if (!accept) return;
      await addEnrolment(tx, this.outbox, course, user_id!, { source: 'invited', at });
      if (before.user_id) return;
      // The list of learners names the person; a second invitation to the same person stays without.
      const other = await tx.courseInvitation.findFirst({
        where: { tenant_id: where.tenant_id, course_id: course.id, user_id },
        select: { id: true },
      });
      if (!other)
        await tx.courseInvitation.updateMany({
          where: { tenant_id: where.tenant_id, id: before.id },
          data: { user_id },
        });
    });
  }

  private async row(tx: Tx, token: string) {
    const row = await tx.courseInvitation.findFirst({
      where: { tenant_id: currentTenantId(), token_hash: this.secrets.digest(token) },
    });
    if (!row) throw notFound('invitation');
    return row;
  }
}
