import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { mailTo } from '../../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../test/support/smtp-sink.ts';
import { arrives, familyOf, storyteller } from '../../../../../test/support/stories.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { Clock } from '../../../../platform/clock.ts';
import type { StoryEntry } from '../stories/story-view.ts';

let app: TestApp;
let oak: TestSchool;
let sink: SmtpSink;
let beech: TestClass;
let teacher: ReturnType<typeof storyteller>;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  oak = await app.makeSchool('oak');
  beech = await makeClass(app, oak, 3);
  teacher = storyteller(app, oak, beech.token);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const writerOf = async (n: number) => storyteller(app, oak, (await app.signIn(beech.students[n]!)).access);
const waiting = async (): Promise<StoryEntry[]> => {
  const { body } = await app.ask<{ results: StoryEntry[] }>(oak, 'GET', '/api/story-desk/?waits_for=family', {
    as: beech.token,
  });
  return body.results;
};
/** A story of a student that the teacher approves. */
async function approved(n: number, title: string): Promise<string> {
  const child = await writerOf(n);
  const id = await child.write({ title });
  await child.submit(id);
  await teacher.post(`stories/${id}/approve`, { version: (await teacher.get(id)).body.version });
  return id;
}
const dueOf = (id: string) =>
  app.db.systemTransaction((tx) =>
    tx.dueEvent.findMany({
      where: { type: 'catalog.story-reminder-due.v1', payload: { path: ['story_id'], equals: id } },
    }),
  );
/** Moves the clock by as many days, from now on. */
const inDays = (days: number): void => {
  jest.spyOn(app.nest.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + days * 86_400_000));
};

it('says that a child has no guardian before and after the approval, and reminds the teacher', async () => {
  const child = await writerOf(0);
  const id = await child.write({ title: 'The lonely kite' });
  await child.submit(id);
  const noGuardian = [{ id: beech.students[0]!.id, answer: 'no_guardian' }];
  expect((await teacher.get(id)).body.families).toMatchObject(noGuardian);
  expect((await child.get(id)).body.families).toEqual([]);
  await teacher.post(`stories/${id}/approve`, { version: (await teacher.get(id)).body.version });
  expect((await teacher.get(id)).body).toMatchObject({ waits_for: 'family', families: noGuardian });
  const entry = (await waiting()).find((one) => one.id === id)!;
  expect(entry.families).toMatchObject(noGuardian);
  expect(Date.parse(entry.waits_since!)).toBeGreaterThan(Date.now() - 60_000);

  await eventually(async () => expect(await dueOf(id)).toHaveLength(1));
  inDays(8);
  const told = await mailTo(sink, beech.teacher.email!, /nobody at home has an account/);
  expect(told).toContain(`/storyedit?story=${id}`);
});

it('reminds a family that has not answered, a few times, and stops when it answers', async () => {
  const family = await familyOf(app, oak, beech, beech.students[1]!.id);
  const id = await approved(1, 'The slow snail');
  expect((await teacher.get(id)).body.families).toMatchObject([{ answer: 'asked' }]);
  await mailTo(sink, family.parent.email!, /ready to become a book\. It is put/);
  await eventually(async () => expect(await dueOf(id)).toHaveLength(1));
  inDays(8);
  await mailTo(sink, family.parent.email!, /waits for your answer/);
  // The next one is in the second week.
  await eventually(async () => expect(await dueOf(id)).toMatchObject([{ payload: { reminder: 2 } }]));
  // Tokens end by the same clock.
  jest.restoreAllMocks();
  expect((await waiting()).map((one) => one.id)).toContain(id);

  await family.says('publish', true);
  await arrives(teacher, id, 'published');
  expect((await waiting()).map((one) => one.id)).not.toContain(id);
  inDays(16);
  await eventually(async () => expect(await dueOf(id)).toEqual([]));
  const reminders = sink.mails.filter(
    ({ to, source }) => to.includes(family.parent.email!) && source.includes('still waits for you'),
  );
  expect(reminders).toHaveLength(1);
});

it('is a list for teachers only, with one filter', async () => {
  const child = await app.signIn(beech.students[2]!);
  const ask = (query: string, as: string) => app.ask(oak, 'GET', `/api/story-desk/?${query}`, { as });
  expect((await ask('waits_for=family', child.access)).status).toBe(403);
  expect((await ask('waits_for=book', beech.token)).status).toBe(422);
});
