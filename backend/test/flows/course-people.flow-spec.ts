import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, type CourseSchool, startCourseSchool } from '../support/course-school.ts';
import type { TestPerson } from '../support/test-app.ts';
import type {
  CohortSaved,
  CohortView,
  OwnTraining,
  TrainingStaff,
} from '../../src/modules/learning/training/training-views.ts';
import type {
  CourseInvitations,
  EnrolmentPage,
} from '../../src/modules/learning/enrolments/enrolment-views.ts';
import type { InvitationOfLink } from '../../src/modules/learning/enrolments/invitation-links.ts';
import { LinkSecrets } from '../../src/platform/link-secrets.ts';
import type { PeopleEnrolled } from '../../src/modules/learning/enrolments/enrolment-bodies.ts';
import type { SentInvitations } from '../../src/modules/learning/enrolments/invite-to-course.ts';
import { inContext } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';

let app: CourseSchool['app'];
let oak: CourseSchool['oak'];
let elm: CourseSchool['elm'];
let ines: CourseSchool['ines'];
let head: CourseSchool['head'];
let teacher: CourseSchool['teacher'];
let other: CourseSchool['other'];
let mia: CourseSchool['mia'];
let tom: CourseSchool['tom'];
let foreign: CourseSchool['foreign'];
let tokens: CourseSchool['tokens'];
let ask: CourseSchool['ask'];
let visit: CourseSchool['visit'];
let switchOn: CourseSchool['switchOn'];
let publish: CourseSchool['publish'];

beforeAll(async () => {
  ({ app, oak, elm, ines, head, teacher, other, mia, tom, foreign, tokens, ask, visit, switchOn, publish } =
    await startCourseSchool());
  await switchOn();
  await publish({ name: 'For teachers', audience: 'teacher' });
  await publish({ name: 'Rivers and People' });
  await ask(teacher, 'POST', 'course-enrollments', { course: 'for-teachers' });
  await ask(tom, 'POST', 'course-enrollments', { course: 'rivers-and-people' });
});
afterAll(() => app?.close());

const FIRST = 'this-is-course';

describe('the people of a course', () => {
  it('trains teachers in cohorts, with hours that their leader sees', async () => {
    const body = {
      course: 'for-teachers',
      name: 'Autumn',
      starts_on: '2026-10-05',
      ends_on: '2026-12-11',
      led_by: teacher.id,
      members: [other.id],
    };
    expect((await ask(mia, 'POST', 'training-cohorts', body)).status).toBe(403);
    expect((await ask(head, 'POST', 'training-cohorts', { ...body, members: [mia.id] })).body.errors).toEqual(
      { members: ['Choose teachers of this school.'] },
    );
    expect((await ask(head, 'POST', 'training-cohorts', { ...body, course: FIRST })).body.code).toBe(
      'not_for_you',
    );
    expect(
      (await ask(head, 'POST', 'training-cohorts', { ...body, ends_on: '2026-10-01' })).body.errors,
    ).toHaveProperty('ends_on');
    const made = await ask<CohortSaved>(head, 'POST', 'training-cohorts', body);
    expect(made.body).toMatchObject({ enrolled: 1 });
    const { id } = made.body;
    const cohort = async (by: TestPerson) =>
      (await ask<CohortView>(by, 'GET', `training-cohorts/${id}`)).body.members?.map(({ hours }) => hours);
    const more = { ...body, members: [other.id, teacher.id] };
    expect((await ask(other, 'PUT', `training-cohorts/${id}`, more)).status).toBe(404);
    // Of a teacher who was enrolled before, nothing changes.
    expect((await ask<CohortSaved>(teacher, 'PUT', `training-cohorts/${id}`, more)).body.enrolled).toBe(0);
    const enrolment = (await ask<EnrolmentPage>(other, 'GET', 'course-enrollments/?course=for-teachers')).body
      .results[0]!;
    expect(enrolment.source).toBe('cohort');
    const only = enrolment.outline![0]!.lessons[0]!.id;
    await ask(other, 'PUT', `course-enrollments/${enrolment.id}/lessons/${only}`, { tasks: ['read'] });
    const done = { minutes: 5, minutes_all: 5, progress: 100, status: 'completed' };
    expect(await cohort(teacher)).toEqual(
      expect.arrayContaining([
        expect.objectContaining(done),
        expect.objectContaining({ minutes: 0, progress: 0 }),
      ]),
    );
    expect((await cohort(other)).filter(Boolean)).toMatchObject([done]);
    expect((await ask(ines, 'GET', `training-cohorts/${id}`)).status).toBe(404);
    await app.within(oak, async (tx) => {
      const leader = newId();
      await tx.leader.createMany({
        data: [{ tenant_id: oak.id, id: leader, user_id: other.id, kind: 'teacher', state: 'training' }],
      });
      await tx.leaderStep.createMany({
        data: [{ tenant_id: oak.id, leader_id: leader, step: 'reading-aloud' }],
      });
    });
    const { body: own } = await ask<OwnTraining>(other, 'GET', 'my-training');
    expect(own).toMatchObject({
      minutes: 25,
      log: [{ course: { slug: 'for-teachers' }, certificate: expect.any(String) }],
      leader: { standing: 'training', steps_done: 1, steps_all: 6, minutes: 20 },
      cohorts: [{ name: 'Autumn', own: true, may_lead: false, members_count: 2 }],
      school: null,
    });
    expect(own.log[0]!.certificate).not.toBeNull();
    const { body: heads } = await ask<OwnTraining>(head, 'GET', 'my-training');
    expect(heads.school).toEqual({ on_the_way: 2, staff: 3 });
    const staff = await ask<TrainingStaff>(teacher, 'GET', 'training-staff/?search=folake');
    expect(staff.body.results).toEqual([{ id: teacher.id, name: 'Folake Adeyemi' }]);
    expect((await ask(teacher, 'DELETE', `training-cohorts/${id}`)).status).toBe(204);
    expect((await ask<OwnTraining>(other, 'GET', 'my-training')).body).toMatchObject({
      minutes: 25,
      cohorts: [],
    });
  });

  it('enrols a list of people, and invites others, who decide', async () => {
    const enrol = (by: TestPerson, people: TestPerson[], invite: boolean, course = 'rivers-and-people') =>
      ask<PeopleEnrolled>(by, 'POST', 'course-enrollments/people', {
        course,
        people: people.map(({ id }) => id),
        invite,
      });
    const asked = async (by: TestPerson) =>
      (await ask<CourseInvitations>(by, 'GET', 'course-invitations')).body.results;
    expect((await enrol(other, [mia], false)).body.errors).toHaveProperty('people');
    expect((await enrol(head, [foreign], false)).body.errors).toHaveProperty('people');
    expect((await enrol(head, [mia], false, 'for-teachers')).body.code).toBe('not_for_you');
    const lea = await app.makePerson(oak, 'student');
    const sam = await app.makePerson(oak, 'student');
    for (const person of [lea, sam]) tokens.set(person, (await app.signIn(person)).access);
    expect((await enrol(head, [lea, tom], false)).body).toEqual({ done: 1, already: 1 });
    expect((await enrol(head, [sam, tom], true)).body).toEqual({ done: 1, already: 1 });
    expect((await enrol(head, [sam], true)).body).toEqual({ done: 0, already: 1 });
    expect(await asked(tom)).toEqual([]);
    const [invitation] = await asked(sam);
    expect(invitation).toMatchObject({ course: { slug: 'rivers-and-people' } });
    const answer = (by: TestPerson, accept: boolean) =>
      ask(by, 'POST', `course-invitations/${invitation!.id}/answer`, { accept });
    expect((await answer(lea, true)).status).toBe(404);
    expect((await answer(sam, false)).status).toBe(204);
    expect((await answer(sam, true)).body.code).toBe('answered');
    expect((await enrol(head, [sam], true)).body).toEqual({ done: 1, already: 0 });
    expect((await answer(sam, true)).status).toBe(204);
    const sources = await Promise.all(
      [lea, sam].map(async (by) => (await ask<EnrolmentPage>(by, 'GET', 'course-enrollments')).body.results),
    );
    expect(sources.map(([one]) => one!.source)).toEqual(['bulk', 'invited']);
    expect(await asked(sam)).toEqual([]);
  });

  it('invites by e-mail, and the link of the e-mail accepts or declines', async () => {
    const guest = await app.makePerson(oak, 'student');
    tokens.set(guest, (await app.signIn(guest)).access);
    const invite = (by: TestPerson, emails: string[]) =>
      ask<PeopleEnrolled>(by, 'POST', 'course-invitations', { course: 'rivers-and-people', emails });
    expect((await invite(mia, ['a@b.test'])).status).toBe(403);
    expect((await invite(head, ['nobody'])).body.errors).toHaveProperty('emails');
    const addresses = ['Guest@Invited.test', 'guest@invited.test', 'other@invited.test'];
    expect((await invite(head, addresses)).body).toEqual({ done: 2, already: 0 });
    const tokenFor = async (email: string) => {
      const [told] = await app.db.system([
        {
          name: 'invitation_to_course',
          text: `select payload->>'secret_seed' as seed from platform.outbox_event
                 where payload->>'template' = 'course-invited' and payload->>'email' = $1`,
          values: [email],
        },
      ]);
      const { seed } = told!.rows[0] as { seed: string };
      return inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
        app.nest.get(LinkSecrets, { strict: false }).secretOf(seed),
      );
    };
    const link = async (token: string) =>
      (await visit<InvitationOfLink>(oak, `course-invitation-links/${token}`)).body;
    const answer = (token: string, accept: boolean, by?: TestPerson) =>
      app.ask<Answer<object>>(oak, 'POST', `/api/course-invitation-links/${token}/answer`, {
        body: { accept },
        ...(by && { as: tokens.get(by) }),
      });
    const [first, second] = [await tokenFor('guest@invited.test'), await tokenFor('other@invited.test')];
    expect(await link(first)).toMatchObject({
      course: { slug: 'rivers-and-people' },
      state: 'open',
      needs_account: true,
    });
    expect((await visit(oak, `course-invitation-links/${first.slice(1)}`)).status).toBe(404);
    expect((await visit(elm, `course-invitation-links/${first}`)).status).toBe(404);
    expect((await answer(first, true)).body.code).toBe('sign_in_first');
    expect((await answer(first, true, guest)).status).toBe(204);
    expect((await answer(first, false)).body.code).toBe('answered');
    expect((await answer(second, false)).status).toBe(204);
    expect((await link(second)).state).toBe('declined');
    const [own] = (await ask<EnrolmentPage>(guest, 'GET', 'course-enrollments')).body.results;
    expect(own!.source).toBe('invited');
    const sent = async (by: TestPerson) =>
      (await ask<SentInvitations>(by, 'GET', 'courses/rivers-and-people/invitations')).body.results;
    expect(await sent(head)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: expect.stringContaining('guest@invited.test'), state: 'accepted' }),
        expect.objectContaining({ name: 'other@invited.test', state: 'declined' }),
      ]),
    );
    expect(await sent(other)).toEqual([]);
    // Whoever declined is asked again with a fresh link; whoever accepted is not.
    expect((await invite(head, addresses)).body).toEqual({ done: 1, already: 1 });
    expect((await visit(oak, `course-invitation-links/${second}`)).status).toBe(404);
  });
});
