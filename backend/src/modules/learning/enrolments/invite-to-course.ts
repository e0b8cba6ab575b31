import { Command, CommandHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { ICommandHandler, IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { newId } from '../../../platform/ids.ts';
import { LinkSecrets, SECRET_MARK } from '../../../platform/link-secrets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetPeople } from '../../identity/contract.ts';
import { requestEmail, type EmailRecipient } from '../../messaging/contract.ts';
import { ownName, signedIn, studentsOf } from '../acting-person.ts';
import type { CourseRow } from '../courses/course-row.ts';
import { FindCourses } from '../courses/find-courses.ts';
import { COURSE_INVITATION_BUDGET } from './enrolment.budgets.ts';
import type { InviteToCourseBody, PeopleEnrolled } from './enrolment-bodies.ts';

/** The page of an invitation. */
const invitationPath = (token: string): string => `/course-invitation/${token}`;

/** What an e-mail about an invitation needs. */
export interface Inviting {
  course: Pick<CourseRow, 'name' | 'intro'>;
  /** Name of who invites. */
  by: string;
}

/** Requests the e-mail about an invitation, and replaces the secret of its link. Nothing is sent to somebody without an address. */
export async function sendInvitation(
  tx: Tx,
  { outbox, secrets }: { outbox: Outbox; secrets: LinkSecrets },
  id: string,
  to: EmailRecipient,
  { course: { name, intro }, by }: Inviting,
): Promise<void> {
  const seed = secrets.newSeed();
  await tx.courseInvitation.update({
    where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
    data: { token_hash: secrets.digest(secrets.secretOf(seed)) },
  });
  await requestEmail(outbox, tx, {
    template: 'course-invited',
    to,
    data: { title: name, by, intro, path: invitationPath(SECRET_MARK) },
    about: [signedIn().id],
    secret_seed: seed,
  });
}

/** Invites people to a course by their e-mail addresses. */
export class InviteToCourse extends Command<PeopleEnrolled> {
  constructor(readonly body: InviteToCourseBody) {
    super();
  }
}

@CommandHandler(InviteToCourse)
export class InviteToCourseHandler implements ICommandHandler<InviteToCourse> {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindCourses,
    readonly outbox: Outbox,
    private readonly queries: QueryBus,
    readonly secrets: LinkSecrets,
  ) {}

  /** @throws AppError 404, 429 after 500 e-mails in a day */
  async execute({ body }: InviteToCourse): Promise<PeopleEnrolled> {
    const course = await this.find.one(body.course);
    const emails = [...new Set(body.emails.map((one) => one.trim().toLowerCase()))];
    const inviting: Inviting = { course, by: await ownName(this.queries) };
    for (const _ of emails) await this.budgets.take(COURSE_INVITATION_BUDGET, signedIn().id);
    const tenant_id = currentTenantId();
    const at = this.clock.now();
    return this.db.transaction(async (tx) => {
      const known = await tx.courseInvitation.findMany({
        where: { tenant_id, course_id: course.id, email: { in: emails } },
        select: { id: true, email: true, state: true },
      });
      let done = 0;
      for (const email of emails) {
        const before = known.find((one) => one.email === email);
        if (before?.state === 'accepted') continue;
        const id = before?.id ?? newId();
        const fresh = { state: 'open', invited_by: signedIn().id, created_at: at, answered_at: null };
        if (before)
          await tx.courseInvitation.update({
            where: { tenant_id_id: { tenant_id, id } },
            data: { ...fresh, user_id: null },
          });
        else
          await tx.courseInvitation.createMany({
            data: [{ tenant_id, id, course_tenant: course.tenant_id, course_id: course.id, email, ...fresh }],
          });
        await sendInvitation(tx, this, id, { email }, inviting);
        done += 1;
      }
      return { done, already: emails.length - done };
    });
  }
}

const STATES = ['open', 'accepted', 'declined'] as const;

/** An invitation, for those who teach the course. */
export class SentInvitation {
  id!: string;
  /** Name of the person, or the address. */
  name!: string;
  @ApiProperty({ enum: STATES })
  state!: (typeof STATES)[number];
  invited_at!: string;
  answered_at!: string | null;
}
export class SentInvitations {
  results!: SentInvitation[];
}

interface SentRow extends Record<string, unknown> {
  id: string;
  user_id: string | null;
  email: string | null;
  state: SentInvitation['state'];
  created_at: Date;
  answered_at: Date | null;
}

/** The newest 200 invitations to a course: of a teacher the own ones and those of the own students. */
export class ListSentInvitations extends Query<SentInvitations> {
  constructor(readonly course: string) {
    super();
  }
}

@QueryHandler(ListSentInvitations)
export class ListSentInvitationsHandler implements IQueryHandler<ListSentInvitations> {
  constructor(
    private readonly db: Db,
    private readonly find: FindCourses,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 */
  async execute({ course }: ListSentInvitations): Promise<SentInvitations> {
    const { id } = await this.find.one(course);
    const rows = await this.db.rows<SentRow>({
      name: 'sent_course_invitations',
      text: `select id, user_id, email, state, created_at, answered_at from learning.course_invitation
             where tenant_id = $1::uuid and course_id = $2::uuid
               and ($3::uuid[] is null or invited_by = $4::uuid or user_id = any($3::uuid[]))
             order by created_at desc, id limit 200`,
      values: [currentTenantId(), id, await studentsOf(this.queries), signedIn().id],
    });
    const people = await this.queries.execute(new GetPeople(rows.flatMap(({ user_id }) => user_id ?? [])));
    return {
      results: rows.map((row) => {
        const person = people.find((one) => one.id === row.user_id);
        const name = person ? `${person.first_name} ${person.last_name}`.trim() : '';
        return {
          id: row.id,
          name: [name, row.email].filter(Boolean).join(', '),
          state: row.state,
          invited_at: row.created_at.toISOString(),
          answered_at: row.answered_at?.toISOString() ?? null,
        };
      }),
    };
  }
}
