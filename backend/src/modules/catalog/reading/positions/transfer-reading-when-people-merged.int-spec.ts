import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/ids.ts';
import { TransferReadingWhenPeopleMerged } from './transfer-reading-when-people-merged.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  head = await app.tokenOf(oak, 'school_admin');
});
afterAll(() => app.close());

const merge = (kept: TestPerson, merged: TestPerson) =>
  app.ask(oak, 'POST', '/api/archived-students/merge/', {
    as: head,
    body: { keep_id: kept.id, merge_id: merged.id },
  });
const hear = (kept: TestPerson, merged: TestPerson, school = oak) =>
  inContext({ correlationId: newId(), tenantId: school.id, principal: null }, async () => {
    const event = { kept_id: kept.id, merged_id: merged.id };
    const consumer = app.nest.get(TransferReadingWhenPeopleMerged, { strict: false });
    const prepared = await consumer.prepare(event);
    await app.db.transaction((tx) => consumer.handle(event, tx, prepared));
  });
const place = (user: TestPerson, book_id: string, percentage: number) =>
  app.within(oak, (tx) =>
    tx.readingProgress.createMany({
      data: [
        {
          tenant_id: oak.id,
          user_id: user.id,
          book_tenant_id: oak.id,
          book_id,
          locator: { at: percentage },
          percentage,
          client_time: new Date(),
          updated_at: new Date(),
        },
      ],
    }),
  );
const placesOf = async (user: TestPerson) =>
  (
    await app.within(oak, (tx) =>
      tx.readingProgress.findMany({ where: { tenant_id: oak.id, user_id: user.id } }),
    )
  ).map(({ book_id, percentage }) => [book_id, percentage]);
const child = () => app.makePerson(oak, 'student', { email: null });

describe('what a merged account read', () => {
  it('is transferred once to the surviving account, in whatever order the events arrive', async () => {
    const [a, b, c] = [await child(), await child(), await child()];
    const [first, late] = [
      await publishToLibrary(app, oak),
      await publishToLibrary(app, oak, { created_by: a.id }),
    ];
    await place(a, first, 11);
    await merge(b, a);
    await merge(c, b);
    await hear(c, b);
    await hear(b, a);
    await hear(b, a);
    expect(await placesOf(c)).toEqual([[first, 11]]);
    // A delayed message of the reader.
    await place(a, late, 44);
    await hear(b, a);
    expect((await placesOf(c)).sort()).toEqual(
      [
        [first, 11],
        [late, 44],
      ].sort(),
    );
    expect([await placesOf(a), await placesOf(b)]).toEqual([[], []]);
    const book = await app.within(oak, (tx) => tx.book.findFirst({ where: { tenant_id: oak.id, id: late } }));
    expect(book?.created_by).toBe(c.id);
  });

  it('keeps the newer reading state, and a finish under either account', async () => {
    const [a, b] = [await child(), await child()];
    const book_id = await publishToLibrary(app, oak);
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    const own = { tenant_id: oak.id, book_tenant_id: oak.id, book_id };
    await app.within(oak, (tx) =>
      tx.readingState.createMany({
        data: [
          {
            ...own,
            user_id: a.id,
            state: 'want',
            reread_count: 2,
            finished_at: at(3),
            since: at(9),
            client_time: at(9),
          },
          {
            ...own,
            user_id: b.id,
            state: 'reading',
            reread_count: 0,
            finished_at: at(5),
            since: at(7),
            client_time: at(7),
          },
        ],
      }),
    );
    await merge(b, a);
    await hear(b, a);
    await hear(b, a);
    expect(
      await app.within(oak, (tx) => tx.readingState.findMany({ where: { tenant_id: oak.id, book_id } })),
    ).toMatchObject([{ user_id: b.id, state: 'want', reread_count: 2, finished_at: at(3), since: at(9) }]);
  });

  it('stays unchanged when nobody was merged, and at other schools', async () => {
    const [a, b] = [await child(), await child()];
    const book = await publishToLibrary(app, oak);
    await place(a, book, 7);
    await hear(b, a);
    await merge(b, a);
    await hear(b, a, elm);
    expect(await placesOf(a)).toEqual([[book, 7]]);
  });
});
