import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { arrives, familyOf, storyteller } from '../../../../../test/support/stories.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/ids.ts';
import { PersonalData } from '../../../../platform/personal-data/personal-data.ts';
import type { BookPage } from '../../library/book-routes/books.controller.ts';
import type { StoryList } from './story-responses.ts';

let app: TestApp;
let oak: TestSchool;
let beech: TestClass;
let mia: ReturnType<typeof storyteller>;
let teacher: ReturnType<typeof storyteller>;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  oak = await app.makeSchool('oak');
  beech = await makeClass(app, oak, 1);
  mia = storyteller(app, oak, (await app.signIn(beech.students[0]!)).access);
  teacher = storyteller(app, oak, beech.token);
});
afterAll(() => app.close());

/** Payloads of the events of one type about a story, oldest first. */
async function eventsOf(id: string, type: string): Promise<Record<string, unknown>[]> {
  const [found] = await app.db.system([
    {
      name: 'test_story_events',
      text: `select payload from platform.outbox_event where type = $2 and payload->>'story_id' = $1 order by occurred_at`,
      values: [id, type],
    },
  ]);
  return (found!.rows as { payload: Record<string, unknown> }[]).map(({ payload }) => payload);
}

it('a story is submitted and recalled only by its author; teachers may write own stories, but not for a child', async () => {
  const id = await mia.write();
  await mia.submit(id);
  expect((await teacher.post(`stories/${id}/take-back`, { version: 2 })).status).toBe(404);
  await teacher.post(`stories/${id}/return`, { version: 2, reason: 'Tell me more.' });
  expect((await teacher.submit(id)).status).toBe(404);
  expect((await mia.get(id)).body.state).toBe('changes_requested');
});

it('each change of state has one history entry and one event, even when it is requested three times at once', async () => {
  const id = await mia.write();
  await mia.submit(id);
  await Promise.all([1, 2, 3].map(() => teacher.post(`stories/${id}/approve`, { version: 2 })));
  const entries = await app.within(oak, (tx) =>
    tx.storyHistoryEntry.findMany({ where: { story_id: id }, orderBy: { created_at: 'asc' } }),
  );
  expect(entries.map(({ state, actor_id }) => [state, actor_id])).toEqual([
    ['submitted', beech.students[0]!.id],
    ['approved', beech.teacher.id],
  ]);
  const events = await eventsOf(id, 'catalog.story-moved.v1');
  expect(events.map(({ move_id }) => move_id).sort()).toEqual(entries.map((entry) => entry.id).sort());
});

it('a published story cannot be deleted, and a withdrawn one is approved only after it is submitted again', async () => {
  const family = await familyOf(app, oak, beech, beech.students[0]!.id);
  await family.says('publish', true);
  const id = await mia.write();
  await mia.submit(id);
  await teacher.post(`stories/${id}/approve`, { version: 2 });
  await arrives(mia, id, 'published');
  await teacher.post(`stories/${id}/withdraw`, { version: 2, reason: 'A name is in it.' });
  const gone = await mia.remove(id);
  expect([gone.status, gone.body.code]).toEqual([409, 'story_has_book']);
  expect((await teacher.post(`stories/${id}/approve`, { version: 2 })).body.code).toBe('story_moved_on');
  expect((await mia.submit(id)).body.state).toBe('submitted');
});

it('a teacher’s story needs no family consent', async () => {
  const id = await teacher.write({ title: 'Rain words' });
  await teacher.submit(id);
  const reviewQueue = await app.ask<StoryList>(oak, 'GET', '/api/story-desk/?limit=100', { as: beech.token });
  expect(reviewQueue.body.results.map((one) => one.id)).toContain(id);
  await teacher.post(`stories/${id}/approve`, { version: 2 });
  await arrives(teacher, id, 'published');
  const { book_id } = await app.within(oak, (tx) => tx.story.findFirstOrThrow({ where: { id } }));
  expect(await eventsOf(id, 'catalog.story-published.v1')).toEqual([
    {
      story_id: id,
      book_id,
      author_ids: [beech.teacher.id],
      kind: 'story',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  // It is found by its own form, and by no other.
  const found = async (form: string) => {
    const path = `/api/books/?search=rain%20words&form=${form}`;
    return (await app.ask<BookPage>(oak, 'GET', path, { as: beech.token })).body.results;
  };
  expect((await found('story')).map(({ title }) => title)).toEqual(['Rain words']);
  expect(await found('blog,poem')).toEqual([]);
});

it('a copy of a child’s data contains the stories, and an erasure deletes them', async () => {
  const student = await app.makePerson(oak, 'student');
  await storyteller(app, oak, (await app.signIn(student)).access).write();
  const data = app.nest.get(PersonalData, { strict: false });
  const subject = { id: student.id, email: student.email };
  const copy = await inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
    data.copy(app.db, subject),
  );
  expect(copy.find(({ name }) => name === 'stories')!.rows).toEqual([
    expect.objectContaining({ title: 'The fox' }),
  ]);
  await app.within(oak, (tx) => data.erase(tx, subject));
  expect(await app.within(oak, (tx) => tx.story.count({ where: { author_id: student.id } }))).toBe(0);
});

it('each decision of a reviewer is in the audit of the school once, with the author and the reason', async () => {
  const id = await mia.write();
  const [returned, withdrawn] = ['Tell me about the boat.', 'It names a neighbour.'];
  const before = await storyAudit();
  await mia.submit(id);
  await Promise.all([1, 2].map(() => teacher.post(`stories/${id}/return`, { version: 2, reason: returned })));
  await mia.submit(id);
  await teacher.post(`stories/${id}/approve`, { version: 2 });
  await teacher.post(`stories/${id}/withdraw`, { version: 2, reason: withdrawn });
  const added = await eventually(async () => {
    const found = (await storyAudit()).slice(before.length);
    for (const action of ['story.returned', 'story.approved', 'story.withdrawn'])
      if (!found.some(([found]) => found === action)) throw new Error(`${action} is not there yet`);
    return found;
  });
  // The audit is written by a worker, so entries of the tests above may still arrive.
  expect(added.filter(([, , reason]) => [returned, withdrawn].includes(reason)).sort()).toEqual([
    ['story.returned', beech.teacher.id, returned],
    ['story.withdrawn', beech.teacher.id, withdrawn],
  ]);
  expect(added).toContainEqual(['story.approved', beech.teacher.id, '']);
});

/** Audit entries about stories of the author, oldest first: action, actor, reason. */
async function storyAudit(): Promise<[string, string, string][]> {
  const entries = await app.within(oak, (tx) =>
    tx.auditEntry.findMany({
      where: { action: { startsWith: 'story.' }, subject_id: beech.students[0]!.id },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    }),
  );
  return entries.map(({ action, actor_id, reason }) => [action, actor_id, reason ?? '']);
}
