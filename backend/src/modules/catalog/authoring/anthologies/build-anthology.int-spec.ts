import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { FOX, onePage, SKY } from '../../../../../test/support/stories.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import type { Prisma } from '../../../../platform/db/generated/client.ts';
import { newId } from '../../../../platform/ids.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { BuildWhenAnthologyRequested } from './build-anthology.ts';
import { anthologyFolder } from './request-anthology.ts';

let app: TestApp;
let oak: TestSchool;
let build: BuildWhenAnthologyRequested;
let story: string;
let anthology: string;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  build = app.nest.get(BuildWhenAnthologyRequested, { strict: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  [story, anthology] = [newId(), newId()];
  const book_id = await publishToLibrary(app, oak, { authors: ['Ada'], student_made: true });
  await app.within(oak, async (tx) => {
    await tx.story.createMany({
      data: [
        {
          id: story,
          tenant_id: oak.id,
          author_id: newId(),
          kind: 'story',
          state: 'published',
          title: 'The fox',
          language: 'en',
          cover: { ground: SKY, elements: [FOX] },
          pages: onePage() as unknown as Prisma.InputJsonArray,
          book_id,
          edition_id: newId(),
        },
      ],
    });
    await tx.anthology.createMany({
      data: [{ id: anthology, tenant_id: oak.id, title: 'Stories', story_ids: [story], created_by: newId() }],
    });
  });
});

const inOak = <T>(work: () => Promise<T>) =>
  inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, work);
/** Builds the anthology; `meanwhile` happens after the file was stored, and before the row is updated. */
const deliver = (meanwhile: () => Promise<unknown> = () => Promise.resolve()) =>
  inOak(async () => {
    const event = { anthology_id: anthology };
    const built = await build.prepare(event);
    await meanwhile();
    await app.db.transaction((tx) => build.handle(event, tx, built));
  });
const files = () => app.nest.get(Storage, { strict: false }).list(anthologyFolder(anthology));
const row = () => app.within(oak, (tx) => tx.anthology.findFirst({ where: { id: anthology } }));
const requests = async () => {
  const events = await app.db.systemTransaction((tx) =>
    tx.outboxEvent.findMany({ where: { type: 'catalog.anthology-asked.v1' } }),
  );
  return events.filter(({ payload }) => (payload as { anthology_id: string }).anthology_id === anthology);
};

describe('an anthology', () => {
  it('is ready once its stories are built as they were approved for print', async () => {
    await deliver();
    expect((await row())?.pages).toBeGreaterThan(0);
    expect(await files()).toHaveLength(1);
    expect(await requests()).toEqual([]);
  });

  it.each([
    ['a story was erased', () => app.within(oak, (tx) => tx.story.deleteMany({ where: { id: story } }))],
    [
      'a story was withdrawn',
      () =>
        app.within(oak, (tx) =>
          tx.story.updateMany({ where: { id: story }, data: { state: 'withdrawn', edition_id: null } }),
        ),
    ],
    ['it was deleted', () => app.within(oak, (tx) => tx.anthology.deleteMany({ where: { id: anthology } }))],
  ])('leaves no file when %s while it was built', async (_, meanwhile) => {
    await deliver(meanwhile);
    expect((await row())?.pages ?? null).toBeNull();
    expect(await requests()).toHaveLength(1);
    await deliver();
    expect(await files()).toEqual([]);
  });
});
