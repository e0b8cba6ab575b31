import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { storyteller } from '../../../../../test/support/stories.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/ids.ts';
import { TransferStoriesWhenPeopleMerged } from './transfer-stories-when-people-merged.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let tellers: ReturnType<typeof storyteller>[];

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 3);
  tellers = await Promise.all(
    beech.students.map(async (one) => storyteller(app, oak, (await app.signIn(one)).access)),
  );
});
afterAll(() => app.close());

const idOf = (n: number): string => beech.students[n]!.id;
const deliver = (school = oak) =>
  inContext({ correlationId: newId(), tenantId: school.id, principal: null }, async () => {
    const consumer = app.nest.get(TransferStoriesWhenPeopleMerged, { strict: false });
    const event = { kept_id: idOf(0), merged_id: idOf(1) };
    const prepared = await consumer.prepare(event);
    await app.db.transaction((tx) => consumer.handle(event, tx, prepared));
  });
const authorsOf = (id: string) =>
  app.within(oak, async (tx) => {
    const { author_id } = await tx.story.findFirstOrThrow({ where: { id } });
    const along = await tx.storyCoAuthor.findMany({ where: { story_id: id }, orderBy: { user_id: 'asc' } });
    return [author_id, ...along.map(({ user_id, joined_at }) => [user_id, joined_at !== null])];
  });

it('stories and co-authorships are transferred to the surviving account of a merge', async () => {
  const [kept, merged, third] = tellers as [Teller, Teller, Teller];
  const own = await merged.write();
  const invited = await third.write();
  const both = await third.write();
  const together = await merged.write();
  const join = async (author: Teller, id: string, teller: Teller, user: string, joins: boolean) => {
    expect((await author.post(`stories/${id}/co-authors`, { user_id: user })).status).toBe(204);
    if (joins) expect((await teller.post(`stories/${id}/join`)).status).toBe(204);
  };
  await join(third, invited, merged, idOf(1), true);
  await join(third, both, kept, idOf(0), false);
  await join(third, both, merged, idOf(1), true);
  await join(merged, together, kept, idOf(0), true);
  await deliver();
  // No account has been merged yet.
  expect(await authorsOf(own)).toEqual([idOf(1)]);
  const head = await app.tokenOf(oak, 'school_admin');
  const { status } = await app.ask(oak, 'POST', '/api/archived-students/merge/', {
    as: head,
    body: { keep_id: idOf(0), merge_id: idOf(1) },
  });
  expect(status).toBeLessThan(300);
  await deliver(elm);
  expect(await authorsOf(own)).toEqual([idOf(1)]);
  await deliver();
  await deliver();
  expect(await authorsOf(own)).toEqual([idOf(0)]);
  expect(await authorsOf(invited)).toEqual([idOf(2), [idOf(0), true]]);
  expect(await authorsOf(both)).toEqual([idOf(2), [idOf(0), true]]);
  expect(await authorsOf(together)).toEqual([idOf(0)]);
});

type Teller = ReturnType<typeof storyteller>;
