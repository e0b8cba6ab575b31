import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEADER_STEPS, type LeaderKind } from '@bookgrove/contract';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { makeClass } from '../../../../test/support/classes.ts';
import { newId } from '../../../platform/ids.ts';
import type { OwnClass } from '../contract.ts';
import type { ChildDetail } from '../families/guardians/family.query.ts';
import type { BadgeView } from './get-badge.query.ts';
import type { LeaderDetail } from './get-leader.query.ts';
import type { OwnLeadership } from './get-own-leadership.query.ts';
import { ProcessLeaderDeadlines } from './process-leader-deadlines.ts';
import type { LeaderCounts } from './list-leaders.query.ts';
import type { Mentoring } from './list-mentoring.query.ts';
import type { LeaderPage } from './platform-leaders.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let team: string;
const LEADERS = '/api/api-super-admin/leaders';
const WORDS = 'I have run the reading corner for six years and would like to help others begin.';

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School' }),
    app.makeSchool('elm', { school_name: 'Elm School' }),
  ]);
  const ines = await app.makePerson(app.platform, 'platform_admin', {
    first_name: 'Ines',
    last_name: 'Falk',
  });
  team = (await app.signIn(ines)).access;
});
afterAll(() => app.close());

interface Somebody extends TestPerson {
  as: string;
}
const somebody = async (
  role: LeaderKind = 'teacher',
  school = oak,
  last_name = 'Okoye',
): Promise<Somebody> => {
  const person = await app.makePerson(school, role, { last_name });
  return { ...person, as: (await app.signIn(person)).access };
};
const ask = <Body = OwnLeadership & Problem>(
  who: Somebody,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
) =>
  app.ask<Body>(who.school, method, `/api/leaders/${path}`, {
    as: who.as,
    ...(body !== undefined && { body }),
  });
const oversee = <Body = LeaderDetail & Problem>(method: 'GET' | 'POST', path: string, body?: unknown) =>
  app.ask<Body>(app.platform, method, `${LEADERS}/${path}`, {
    as: team,
    ...(body !== undefined && { body }),
  });
const apply = async (who: Somebody): Promise<string> =>
  (await ask(who, 'POST', 'mine/submit/', { statement: WORDS })).body.current!.id;
const decide = (id: string, decision: string, reason?: string) =>
  oversee('POST', `${id}/decide/`, { decision, ...(reason !== undefined && { reason }) });
const train = async (who: Somebody, kind: LeaderKind = 'teacher'): Promise<void> => {
  for (const { key, right } of LEADER_STEPS[kind])
    await ask(who, 'POST', `mine/steps/${key}/`, {
      reflection: WORDS,
      ...(right !== undefined && { answer: right }),
    });
};
const recognised = async (who: Somebody, kind: LeaderKind = 'teacher'): Promise<string> => {
  const id = await apply(who);
  await decide(id, 'approve');
  await train(who, kind);
  await decide(id, 'recognise');
  return id;
};
const news = (who: TestPerson): Promise<string[]> =>
  app.db
    .systemTransaction((tx) =>
      tx.outboxEvent.findMany({ where: { type: 'messaging.email-requested.v1' }, orderBy: { id: 'asc' } }),
    )
    .then((events) =>
      events
        .map(({ payload }) => payload as { template: string; user_id: string; data: { update: string } })
        .filter(({ template, user_id }) => template === 'leader-update' && user_id === who.id)
        .map(({ data }) => data.update),
    );
const setDates = (school: TestSchool, id: string, data: object) =>
  app.within(school, (tx) => tx.leader.updateMany({ where: { tenant_id: school.id, id }, data }));
const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

describe('the application of a teacher', () => {
  it('goes from application through training to a badge that anybody can verify', async () => {
    const ada = await somebody();
    const draft = await ask(ada, 'PUT', 'mine/', { statement: 'Not yet' });
    expect(draft.body.current).toMatchObject({ standing: 'draft', statement: 'Not yet' });
    const short = await ask(ada, 'POST', 'mine/submit/', { statement: 'Short' });
    expect([short.status, short.body.errors]).toEqual([
      422,
      { statement: ['Tell why in at least 50 letters.'] },
    ]);
    const id = await apply(ada);
    expect(id).toBe(draft.body.current!.id);
    const early = await ask(ada, 'POST', 'mine/steps/book-club/', { reflection: WORDS });
    expect(early.status).toBe(409);

    expect((await decide(id, 'recognise')).status).toBe(409);
    const approved = await decide(id, 'approve');
    expect(approved.body).toMatchObject({ standing: 'training', school: { name: 'Oak School' } });
    const wrong = await ask(ada, 'POST', 'mine/steps/safeguarding/', { answer: 0 });
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['answer']]);
    expect((await decide(id, 'recognise')).body.detail).toContain('not finished');
    await train(ada);
    const done = await decide(id, 'recognise');
    expect(done.status).toBe(200);

    const { current } = (await ask(ada, 'GET', 'mine/')).body;
    expect(current!.standing).toBe('recognised');
    expect(current!.badge_code).toMatch(/^[\w-]{22}$/);
    const year = new Date(current!.valid_until!).getTime() - new Date(current!.recognised_at!).getTime();
    expect(Math.round(year / 86_400_000)).toBeGreaterThanOrEqual(365);
    const badge = await app.ask<BadgeView>(oak, 'GET', `/api/leader-badges/${current!.badge_code}/`);
    expect(badge.body).toMatchObject({
      name: 'Ada Okoye',
      kind: 'teacher',
      school: 'Oak School',
      valid: true,
    });
    expect(badge.text).not.toContain(WORDS);
    expect((await app.ask(elm, 'GET', `/api/leader-badges/${current!.badge_code}/`)).status).toBe(404);
    expect(await news(ada)).toEqual(['submitted', 'training', 'recognised']);

    const people = await app.ask<{ results: { leader: boolean }[] }>(
      app.platform,
      'GET',
      `/api/api-super-admin/users/?search=${ada.email}`,
      { as: team },
    );
    expect(people.body.results.map(({ leader }) => leader)).toEqual([true]);
    const audit = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { tenant_id: oak.id, subject_id: ada.id }, orderBy: { at: 'asc' } }),
    );
    expect(audit.map(({ action, actor_name }) => [action, actor_name])).toEqual([
      ['leader.submitted', 'Ada Okoye'],
      ['leader.approved', 'Ines Falk'],
      ['leader.recognised', 'Ines Falk'],
    ]);
  });

  it('shows the badge beside the name, to students and families of the class, until it expires', async () => {
    const { teacher, token, students } = await makeClass(app, oak, 1);
    const [kid] = students;
    const family = await app.makePerson(oak, 'parent');
    await app.within(oak, (tx) =>
      tx.guardianLink.createMany({
        data: [
          {
            id: newId(),
            tenant_id: oak.id,
            student_id: kid!.id,
            guardian_id: family.id,
            state: 'active',
            invited_by: teacher.id,
            permissions: ['view_progress'],
          },
        ],
      }),
    );
    const [asKid, asFamily] = [(await app.signIn(kid!)).access, (await app.signIn(family)).access];
    const seen = async () => {
      const day = await app.ask<{ own_classes: OwnClass[] }>(oak, 'GET', '/api/dashboard/', { as: asKid });
      const child = await app.ask<ChildDetail>(oak, 'GET', `/api/family/children/${kid!.id}/`, {
        as: asFamily,
      });
      return [day.body.own_classes[0]!.teachers, child.body.classes[0]!.teachers];
    };
    const named = (leader: boolean) => [{ name: 'Ada Okoye', leader }];
    expect(await seen()).toEqual([named(false), named(false)]);
    const id = await recognised({ ...teacher, as: token });
    expect(await seen()).toEqual([named(true), named(true)]);
    await setDates(oak, id, { valid_until: inDays(-1) });
    expect(await seen()).toEqual([named(false), named(false)]);
  });

  it('is stored once, also with concurrent requests', async () => {
    const ada = await somebody();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask(ada, 'POST', 'mine/submit/', { statement: WORDS })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.current!.id)).size).toBe(1);
    expect(await news(ada)).toEqual(['submitted']);
  });

  it('is decided once when two of the team decide at the same moment', async () => {
    const ada = await somebody();
    const id = await apply(ada);
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve'), decide(id, 'approve')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is declined with a required reason, can be sent again after ninety days, and the decision undone for a day', async () => {
    const ada = await somebody();
    const id = await apply(ada);
    const without = await decide(id, 'decline');
    expect([without.status, without.body.errors]).toEqual([
      422,
      { reason: ['Give a reason. The person reads it.'] },
    ]);
    await decide(id, 'decline', 'Please teach here for a year first.');
    const mine = (await ask(ada, 'GET', 'mine/')).body;
    expect([mine.current, mine.past[0]!.decline_reason]).toEqual([
      null,
      'Please teach here for a year first.',
    ]);
    expect(new Date(mine.may_apply_at!).getTime()).toBeGreaterThan(inDays(89).getTime());
    const again = await ask(ada, 'POST', 'mine/submit/', { statement: WORDS });
    expect([again.status, again.body.code]).toEqual([409, 'too_early']);
    expect((await decide(id, 'reopen')).body.standing).toBe('submitted');
    await decide(id, 'decline', 'Later, please.');
    await setDates(oak, id, { decided_at: inDays(-91) });
    expect((await decide(id, 'reopen')).status).toBe(409);
    expect((await ask(ada, 'POST', 'mine/submit/', { statement: WORDS })).status).toBe(200);
  });
});

describe('a nomination', () => {
  it('waits for the nominee’s own text, and is hidden from the team until then', async () => {
    const [pat, kim] = [await somebody('parent'), await somebody('parent', oak, 'Nominee')];
    const answer = await ask(pat, 'POST', 'nominations/', { email: kim.email!.toUpperCase(), reason: WORDS });
    expect(answer.status).toBe(202);
    const { current } = (await ask(kim, 'GET', 'mine/')).body;
    expect(current).toMatchObject({
      standing: 'draft',
      nominated: true,
      nominator: 'Ada Okoye',
      nomination: WORDS,
    });
    expect((await oversee('GET', current!.id)).status).toBe(404);
    expect((await oversee<LeaderPage>('GET', '?kind=parent&search=nominee')).body.count).toBe(0);
    expect(await news(kim)).toEqual(['nominated']);
    await apply(kim);
    const page = (await oversee<LeaderPage>('GET', '?kind=parent&search=nominee')).body;
    expect(page.results[0]).toMatchObject({ standing: 'submitted', nominated: true, steps_all: 5 });
  });

  it('does not reveal whether an address is registered, and reaches no other school or role', async () => {
    const pat = await somebody('parent');
    const [there, teacher] = [await somebody('parent', elm), await somebody('teacher')];
    for (const email of ['nobody@oak.test', there.email, teacher.email]) {
      const answer = await ask(pat, 'POST', 'nominations/', { email, reason: WORDS });
      expect([answer.status, answer.body]).toEqual([202, { success: true }]);
    }
    expect((await ask(there, 'GET', 'mine/')).body.current).toBeNull();
    expect((await ask(teacher, 'GET', 'mine/')).body.current).toBeNull();
    const own = await ask(pat, 'POST', 'nominations/', { email: pat.email, reason: WORDS });
    expect(own.status).toBe(422);
  });

  it('can be refused, and is limited to one open nomination for each person', async () => {
    const [pat, kim] = [await somebody('parent'), await somebody('parent')];
    const body = { email: kim.email, reason: WORDS };
    await Promise.all([ask(pat, 'POST', 'nominations/', body), ask(pat, 'POST', 'nominations/', body)]);
    expect(await news(kim)).toEqual(['nominated']);
    const refused = await ask(kim, 'POST', 'mine/withdraw/');
    expect([refused.body.current, refused.body.past[0]!.standing]).toEqual([null, 'withdrawn']);
  });
});

describe('a mentor', () => {
  it('accepts mentees up to the limit with the consent of both, and records meetings that only the two can read', async () => {
    const [ada, ben, cy] = [await somebody(), await somebody('teacher', oak, 'Ben'), await somebody()];
    const id = await recognised(ada);
    expect((await ask<Mentoring>(ben, 'GET', 'mentoring/')).body.mentors.map((one) => one.id)).not.toContain(
      id,
    );
    await ask(ada, 'POST', 'mine/places/', { places: 1 });
    expect((await ask(ada, 'POST', 'mine/places/', { places: 6 })).status).toBe(422);
    expect((await ask<Mentoring>(ben, 'GET', 'mentoring/')).body.mentors.map((one) => one.id)).toContain(id);
    expect((await ask(ben, 'POST', `${id}/ask/`, { message: 'Please' })).status).toBe(202);
    expect((await ask(cy, 'POST', `${id}/ask/`, {})).status).toBe(202);

    const asked = (await ask<Mentoring>(ada, 'GET', 'mentoring/')).body.mentorships;
    expect(asked.map((one) => [one.as, one.state, one.to_answer])).toEqual([
      ['mentor', 'asked', true],
      ['mentor', 'asked', true],
    ]);
    const own = (await ask<Mentoring>(ben, 'GET', 'mentoring/')).body.mentorships[0]!;
    expect((await ask(ben, 'POST', `mentoring/${own.id}/answer/`, { answer: 'accept' })).status).toBe(409);
    const answers = await Promise.all(
      asked.map((one) => ask(ada, 'POST', `mentoring/${one.id}/answer/`, { answer: 'accept' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

    const { mentorships } = (await ask<Mentoring>(ada, 'GET', 'mentoring/')).body;
    const active = mentorships.find(({ state }) => state === 'active')!;
    const meeting = { met_on: '2026-01-15', notes: 'We planned a book club.' };
    expect((await ask(ada, 'POST', `mentoring/${active.id}/meetings/`, meeting)).status).toBe(201);
    const later = await ask(ada, 'POST', `mentoring/${active.id}/meetings/`, {
      ...meeting,
      met_on: '2999-01-01',
    });
    expect([later.status, Object.keys(later.body.errors!)]).toEqual([422, ['met_on']]);
    const stranger = await somebody();
    expect((await ask(stranger, 'POST', `mentoring/${active.id}/meetings/`, meeting)).status).toBe(404);
    const story = await oversee('GET', id);
    expect(story.body).toMatchObject({ mentees: 1, meetings: 1 });
    expect(story.text).not.toContain('book club.');
    const ended = await ask<Mentoring>(ada, 'POST', `mentoring/${active.id}/answer/`, { answer: 'end' });
    expect(ended.body.mentorships.find((one) => one.id === active.id)!.state).toBe('ended');
    expect(await news(ada)).toEqual(expect.arrayContaining(['mentor_asked', 'mentor_asked']));
  });

  it('is offered to people of the same school only, and ends with the badge', async () => {
    const [ada, ben, there] = [await somebody(), await somebody(), await somebody('teacher', elm)];
    const id = await recognised(ada);
    expect((await ask(ben, 'POST', 'mentoring/', { email: ada.email })).status).toBe(409);
    await ask(ada, 'POST', 'mine/places/', { places: 2 });
    for (const email of [ben.email, there.email])
      expect((await ask(ada, 'POST', 'mentoring/', { email, message: 'Shall we?' })).status).toBe(202);
    expect((await ask<Mentoring>(there, 'GET', 'mentoring/')).body.mentorships).toEqual([]);
    expect((await ask(there, 'POST', `${id}/ask/`, {})).status).toBe(404);
    const offer = (await ask<Mentoring>(ben, 'GET', 'mentoring/')).body.mentorships[0]!;
    expect(offer).toMatchObject({ as: 'mentee', state: 'offered', to_answer: true, message: 'Shall we?' });
    await ask(ben, 'POST', `mentoring/${offer.id}/answer/`, { answer: 'accept' });
    await ask(ada, 'POST', 'mine/withdraw/');
    const after = (await ask<Mentoring>(ben, 'GET', 'mentoring/')).body.mentorships[0]!;
    expect(after.state).toBe('ended');
  });
});

describe('the validity of a badge', () => {
  it('has two reminders, is renewed with a report, and ends otherwise', async () => {
    const [ada, ben] = [await somebody(), await somebody()];
    const [mine, theirs] = [await recognised(ada), await recognised(ben)];
    const keep = () => app.nest.get(ProcessLeaderDeadlines, { strict: false }).run();
    expect((await ask(ada, 'POST', 'mine/renew/', { report: WORDS })).status).toBe(409);
    await setDates(oak, mine, { valid_until: inDays(20) });
    await setDates(oak, theirs, { valid_until: inDays(5) });
    await Promise.all([keep(), keep()]);
    await keep();
    expect((await news(ada)).slice(3)).toEqual(['renewal_in_30']);
    expect((await news(ben)).slice(3)).toEqual(['renewal_in_7']);
    expect((await ask(ada, 'GET', 'mine/')).body.current!.standing).toBe('renewal_due');
    const empty = await ask(ada, 'POST', 'mine/renew/', { report: '' });
    expect([empty.status, Object.keys(empty.body.errors!)]).toEqual([422, ['report']]);
    const renewed = await ask(ada, 'POST', 'mine/renew/', { report: WORDS });
    expect(renewed.body.current).toMatchObject({ standing: 'recognised', renewals: [{ report: WORDS }] });
    expect(new Date(renewed.body.current!.valid_until!).getTime()).toBeGreaterThan(inDays(380).getTime());
    expect((await ask(ada, 'POST', 'mine/renew/', { report: WORDS })).status).toBe(409);

    await setDates(oak, theirs, { valid_until: inDays(-1) });
    const { current } = (await ask(ben, 'GET', 'mine/')).body;
    expect(current!.standing).toBe('lapsed');
    const badge = await app.ask<BadgeView>(oak, 'GET', `/api/leader-badges/${current!.badge_code}/`);
    expect(badge.body.valid).toBe(false);
    await keep();
    await keep();
    expect((await news(ben)).slice(4)).toEqual(['lapsed']);
    expect((await ask(ben, 'GET', 'mine/')).body.current).toBeNull();
    expect((await ask(ben, 'POST', 'mine/submit/', { statement: WORDS })).status).toBe(200);
  });
});

describe('an expired badge', () => {
  it('does not prevent a new application, also before the scheduled job has run', async () => {
    const ada = await somebody();
    await setDates(oak, await recognised(ada), { valid_until: inDays(-1) });
    const again = await ask(ada, 'POST', 'mine/submit/', { statement: WORDS });
    expect([again.status, again.body.current!.standing]).toEqual([200, 'submitted']);
    expect(again.body.past.map(({ standing }) => standing)).toEqual(['lapsed']);
  });
});

describe('the team’s table of leaders', () => {
  it('searches by text, status and school, counts, and exports without formulas', async () => {
    const ada = await somebody('teacher', elm, '=Sum');
    await apply(ada);
    const find = async (query: string) => (await oversee<LeaderPage>('GET', `?kind=teacher&${query}`)).body;
    expect((await find('search=sum&standing=submitted')).count).toBe(1);
    expect((await find('search=sum&standing=training')).count).toBe(0);
    expect((await find(`search=sum&school=${oak.id}`)).count).toBe(0);
    expect((await find('standing=submitted&ordering=name&limit=1')).results).toHaveLength(1);
    const counts = (await oversee<LeaderCounts>('GET', 'stats/?kind=teacher')).body;
    expect(counts.standings.find(({ standing }) => standing === 'submitted')!.count).toBeGreaterThan(0);
    expect([counts.months.length, counts.months.at(-1)!.count > 5]).toEqual([12, true]);
    const file = await oversee<string>('GET', `export/?kind=teacher&school=${elm.id}`);
    expect(file.text).toContain("'=Sum");
    expect(file.text.trim().split('\r\n')).toHaveLength(2);
  });

  it('is available at the platform’s address only, and the programme for teachers and parents of schools', async () => {
    const odd = await app.tokenOf(oak, 'platform_admin');
    expect((await app.ask(oak, 'GET', `${LEADERS}/?kind=teacher`, { as: odd })).status).toBe(404);
    for (const role of ['student', 'school_admin'] as const) {
      const as = await app.tokenOf(oak, role);
      expect([role, (await app.ask(oak, 'GET', '/api/leaders/mine/', { as })).status]).toEqual([role, 403]);
    }
    const member = await app.tokenOf(app.platform, 'teacher');
    expect((await app.ask(app.platform, 'GET', '/api/leaders/mine/', { as: member })).status).toBe(403);
  });
});
