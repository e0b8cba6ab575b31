import { expect } from '@jest/globals';
import pg from 'pg';
import { seedPlatform } from '../../../prisma/seed/platform.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { startTestApp, type TestApp, type TestPerson, type TestSchool } from './test-app.ts';

/** The answer of a course route, or a refusal. */
export type Answer<Body> = Body &
  Partial<Pick<Problem, 'code' | 'errors' | 'detail'>> & { id: string; slug: string };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A lesson of a draft, which is ticked when it was seen. */
export const lesson = (title: string, change: object = {}) => ({
  id: newId(),
  title,
  kind: 'article',
  minutes: 5,
  move_on: 'seen',
  is_preview: false,
  sections: [{ kind: 'words', text: 'Water <b>runs</b>. [x](javascript:alert(1))', ref: '', pages: '' }],
  prompt: '',
  questions: [],
  pass_percent: 80,
  ...change,
});

/** A draft as it is stored. */
export const draft = (change: Record<string, unknown> = {}) => ({
  name: 'Rivers and People',
  audience: 'student',
  language: 'en',
  revision: 1,
  intro: 'Where rivers start.',
  text: '',
  sustainability: '',
  goals: [6],
  age_from: 7,
  age_to: 9,
  outcomes: [],
  sequence: 'free',
  enrolment_mode: 'open',
  code: '',
  art: 'sea',
  chapters: [] as object[],
  ...change,
});

/** A product with the first course, two schools and their people; courses are off until `switchOn`. */
export async function startCourseSchool() {
  const app: TestApp = await startTestApp();
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  await seedPlatform(owner);
  await seedPlatform(owner);
  await owner.end();
  const [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  const people = {
    ines: await app.makePerson(app.platform, 'platform_admin'),
    head: await app.makePerson(oak, 'school_admin'),
    teacher: await app.makePerson(oak, 'teacher', { first_name: 'Folake', last_name: 'Adeyemi' }),
    other: await app.makePerson(oak, 'teacher'),
    mia: await app.makePerson(oak, 'student', { first_name: 'Mia', last_name: 'Moss' }),
    tom: await app.makePerson(oak, 'student'),
    foreign: await app.makePerson(elm, 'student'),
  };
  const tokens = new Map<TestPerson, string>();
  for (const person of Object.values(people)) tokens.set(person, (await app.signIn(person)).access);

  const ask = <Body = object>(by: TestPerson, method: Method, path: string, body?: object) =>
    app.ask<Answer<Body>>(by.school, method, `/api/${path}`, {
      as: tokens.get(by),
      ...(body && { body, headers: { 'idempotency-key': newId() } }),
    });
  const visit = <Body>(school: TestSchool, path: string) =>
    app.ask<Answer<Body>>(school, 'GET', `/api/${path}`);
  const switchOn = async (): Promise<void> => {
    const { status } = await ask(people.head, 'PATCH', 'school-settings', { features: ['courses'] });
    expect(status).toBe(200);
  };
  /** A published course of one lesson. @returns its slug */
  const publish = async (change: Record<string, unknown> & { name: string }): Promise<string> => {
    const { body } = await ask(people.head, 'POST', 'course-desk', {
      name: change.name,
      audience: 'student',
      language: 'en',
    });
    const chapters = [{ id: newId(), title: 'One', summary: '', lessons: [lesson('Only')] }];
    await ask(people.head, 'PUT', `course-desk/${body.id}`, draft({ ...change, chapters }));
    expect((await ask(people.head, 'POST', `course-desk/${body.id}/publish`, {})).status).toBe(200);
    return body.slug;
  };
  /** The class Beech of the teacher, with both students. @returns its id */
  const makeBeech = async (): Promise<string> => {
    const beech = newId();
    await app.within(oak, async (tx) => {
      await tx.schoolClass.createMany({
        data: [{ tenant_id: oak.id, id: beech, name: 'Beech', code: 'BEECH777', year: '4' }],
      });
      await tx.classMember.createMany({
        data: [
          { tenant_id: oak.id, class_id: beech, user_id: people.teacher.id, role: 'lead' },
          { tenant_id: oak.id, class_id: beech, user_id: people.mia.id, role: 'student' },
          { tenant_id: oak.id, class_id: beech, user_id: people.tom.id, role: 'student' },
        ],
      });
    });
    return beech;
  };
  return { app, oak, elm, ...people, tokens, ask, visit, switchOn, publish, makeBeech };
}

export type CourseSchool = Awaited<ReturnType<typeof startCourseSchool>>;
