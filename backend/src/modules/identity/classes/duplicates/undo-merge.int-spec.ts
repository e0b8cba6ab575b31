import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { MergeList } from './duplicates.controller.ts';
import type { MergedStudents } from './merge-students.ts';
import type { UndoneMerge } from './undo-merge.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let ash: TestClass;
let head: string;
let book: string;
let other: string;

/** Every part of a merge that changes rows of the school itself. */
const PARTS = [
  'catalog.owned-books',
  'catalog.reading',
  'catalog.stories',
  'commerce.cart',
  'commerce.documents',
  'commerce.orders',
  'giving.gifts',
  'giving.impact',
  'identity.accounts',
  'learning.assignments',
  'learning.certificates',
  'learning.enrolments',
  'learning.help-requests',
  'learning.live',
  'learning.paths',
  'learning.quiz_attempts',
  'learning.training',
  'messaging.notifications',
];

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 0);
  ash = await makeClass(app, oak, 0, { name: 'Ash Class' });
  head = await app.tokenOf(oak, 'school_admin');
  [book, other] = [await publishToLibrary(app, oak), await publishToLibrary(app, oak)];
});
afterAll(() => app.close());

const child = (first_name: string, more: object = {}) =>
  app.makePerson(oak, 'student', { first_name, last_name: 'Hale', email: null, ...more });
const merge = (kept: TestPerson, merged: TestPerson) =>
  app.ask<MergedStudents & Problem>(oak, 'POST', '/api/archived-students/merge/', {
    as: head,
    body: { keep_id: kept.id, merge_id: merged.id },
  });
const undo = (id: string, as = head, school = oak, reason = 'They are twins') =>
  app.ask<UndoneMerge & Problem>(school, 'POST', `/api/archived-students/merges/${id}/undo/`, {
    as,
    body: { reason },
  });
const mergesOf = async ({ id }: TestPerson) =>
  (
    await app.ask<MergeList>(oak, 'GET', `/api/archived-students/merges/?person_id=${id}`, {
      as: head,
    })
  ).body.results;
const signsIn = async ({ username }: TestPerson) =>
  (
    await app.ask(oak, 'POST', '/api/auth/token/', {
      body: { username, password: PASSWORD, remember: false },
    })
  ).status;

/** Waits until every part of a merge was done, or undone. */
const settled = (operation: string, undone: boolean) =>
  eventually(async () => {
    const parts = await app.within(oak, (tx) => tx.reversiblePart.findMany({ where: { operation } }));
    const reached = parts.filter(({ undone_at }) => (undone_at !== null) === undone).map(({ part }) => part);
    expect(reached.sort()).toEqual(PARTS);
  });

/** Every row of the three modules in the school, but sign-ins and what says that something happened. */
async function everything(): Promise<Record<string, unknown[]>> {
  const silent = [
    'session',
    'refresh_token',
    'audit_entry',
    'audit_link',
    'audit_unsealed',
    'audit_check',
    'account_merge',
    'single_use_token',
    'kept_count',
    'kept_count_change',
  ];
  return app.within(oak, async (tx) => {
    const tables = await tx.$queryRaw<{ name: string }[]>`
      select table_schema || '.' || table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where column_name = 'tenant_id' and table_type = 'BASE TABLE'
        and table_schema in ('identity', 'catalog', 'commerce') and table_name <> all(${silent}) order by 1`;
    const rows: Record<string, unknown[]> = {};
    for (const { name } of tables) {
      const found = await tx.$queryRawUnsafe<{ line: object }[]>(
        `select to_jsonb(t) - 'last_seen_at' as line from ${name} t where tenant_id = $1::uuid order by to_jsonb(t)::text`,
        oak.id,
      );
      if (found.length > 0) rows[name] = found.map(({ line }) => line);
    }
    return rows;
  });
}

/** Two accounts with rows in every table that a merge changes, some of them for the same book or class. */
async function twoAccounts(name: string) {
  const [kept, merged] = [await child(name), await child(name, { avatar: 'fox' })];
  const parent = await app.makePerson(oak, 'parent');
  const tenant_id = oak.id;
  const at = (day: number) => new Date(Date.UTC(2026, 8, day));
  const secret = () => Buffer.from(newId().replaceAll('-', '').repeat(2), 'hex');
  const link = { tenant_id, invited_by: parent.id, permissions: ['view_progress'] };
  await app.within(oak, async (tx) => {
    await tx.user.updateMany({ where: { id: merged.id }, data: { birth_year: 2016, birth_month: 4 } });
    const member = (class_id: string, { id }: TestPerson) => ({ tenant_id, class_id, user_id: id });
    await tx.classMember.createMany({
      data: [member(beech.id, kept), member(beech.id, merged), member(ash.id, merged)],
    });
    // Who joins a class in which another child has the same animal, by chance, gets one that would be kept.
    await tx.user.updateMany({ where: { id: kept.id }, data: { avatar: null } });
    await tx.guardianLink.createMany({
      data: [
        { ...link, id: newId(), student_id: kept.id, guardian_id: parent.id, state: 'active' },
        { ...link, id: newId(), student_id: merged.id, guardian_id: parent.id, state: 'active' },
      ],
    });
    await tx.consent.createMany({
      data: [kept, merged].map(({ id }) => ({
        id: newId(),
        tenant_id,
        student_id: id,
        purpose: 'photo',
        text_version: '1',
        given_by: parent.id,
      })),
    });
    await tx.badge.createMany({
      data: [kept, merged].map(({ id }) => ({
        id: newId(),
        tenant_id,
        user_id: id,
        created_by: parent.id,
        secret_hash: secret(),
      })),
    });
    for (const [day, { id: user_id }] of [
      [1, kept],
      [5, merged],
    ] as const) {
      const of = { tenant_id, user_id, book_tenant_id: tenant_id, book_id: book };
      const written = { client_time: at(day), updated_at: at(day) };
      await tx.readingProgress.createMany({
        data: [{ ...of, ...written, locator: { at: day }, percentage: day }],
      });
      await tx.readingState.createMany({
        data: [{ ...of, state: 'reading', since: at(day), client_time: at(day) }],
      });
      await tx.readingHour.createMany({ data: [{ tenant_id, user_id, hour: at(day) }] });
      await tx.bookReaction.createMany({ data: [{ ...of, reaction: 'love', created_at: at(day) }] });
      await tx.savedWord.createMany({
        data: ['bee', `word${day}`].map((word) => ({
          id: newId(),
          tenant_id,
          user_id,
          language: 'en',
          word,
        })),
      });
      await tx.cartItem.createMany({ data: [{ tenant_id, user_id, item: book, added_at: at(day) }] });
    }
    const ofMerged = { tenant_id, user_id: merged.id };
    await tx.cartItem.createMany({ data: [{ ...ofMerged, item: other, added_at: at(6) }] });
    await tx.bookOwner.createMany({ data: [{ ...ofMerged, grant_id: newId(), book_id: other }] });
    await tx.story.createMany({
      data: [
        {
          id: newId(),
          tenant_id,
          author_id: merged.id,
          kind: 'picture_book',
          title: 'The kite',
          language: 'en',
          cover: {},
          pages: [],
          updated_at: at(3),
        },
      ],
    });
    await tx.salesOrder.createMany({
      data: [
        {
          id: newId(),
          tenant_id,
          number: `BG-${newId().slice(-8)}`,
          status: 'paid',
          buyer_id: parent.id,
          reader_id: merged.id,
          currency: 'GBP',
          total: 500,
          tax: 0,
          language: 'en',
          key_seed: newId(),
          expires_at: at(9),
          created_at: at(8),
          updated_at: at(8),
        },
      ],
    });
  });
  return { kept, merged, parent };
}

describe('undoing a merge', () => {
  it('brings every row back as it was, and both accounts with their logins', async () => {
    const { kept, merged } = await twoAccounts('Noor');
    const before = await everything();
    const { body } = await merge(kept, merged);
    expect(body.merge_id).not.toBeNull();
    await settled(body.merge_id!, false);
    const between = await everything();
    expect(between['catalog.saved_word']).not.toEqual(before['catalog.saved_word']);
    const [shown] = await mergesOf(kept);
    expect(shown).toMatchObject({ id: body.merge_id, merged_id: merged.id, refusal: null, left_over: [] });
    expect(shown!.kinds).toEqual([
      'account',
      'books',
      'cart',
      'classes',
      'consents',
      'guardians',
      'logins',
      'orders',
      'reading',
      'stories',
    ]);

    const { access } = await app.signIn(kept);
    expect((await undo(body.merge_id!)).status).toBe(200);
    await settled(body.merge_id!, true);
    expect(await everything()).toEqual(before);
    expect([await signsIn(kept), await signsIn(merged)]).toEqual([200, 200]);
    // Whoever signed in to the kept account meanwhile may be the other child.
    expect((await app.ask(oak, 'POST', '/api/user/password/', { as: access, body: {} })).status).toBe(401);
    expect(await mergesOf(merged)).toMatchObject([{ refusal: 'undone', left_over: [] }]);
    expect(await app.within(oak, (tx) => tx.reversibleRow.count())).toBe(0);
    const told = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { action: 'person.merge_undone', subject_id: kept.id } }),
    );
    expect(told).toMatchObject([{ reason: 'They are twins', detail: { merged_id: merged.id } }]);
    // A repeated request gets the same answer, and nothing more is written.
    expect((await undo(body.merge_id!)).body).toEqual({
      id: body.merge_id,
      kept_id: kept.id,
      merged_id: merged.id,
    });
  });

  it('leaves what happened since, and tells what could not be put back', async () => {
    const { kept, merged } = await twoAccounts('Ivo');
    const { body } = await merge(kept, merged);
    await settled(body.merge_id!, false);
    const ofKept = { where: { tenant_id: oak.id, user_id: kept.id } };
    const since = new Date('2026-11-01T10:00:00Z');
    await app.within(oak, async (tx) => {
      await tx.readingProgress.updateMany({ ...ofKept, data: { percentage: 88, client_time: since } });
      await tx.savedWord.createMany({
        data: [{ id: newId(), tenant_id: oak.id, user_id: kept.id, language: 'en', word: 'new' }],
      });
      await tx.salesOrder.updateMany({ where: { reader_id: kept.id }, data: { status: 'refunded' } });
      await tx.user.updateMany({ where: { id: kept.id }, data: { avatar: 'owl' } });
    });
    expect((await undo(body.merge_id!)).status).toBe(200);
    await settled(body.merge_id!, true);
    const after = await app.within(oak, async (tx) => ({
      positions: await tx.readingProgress.findMany({ where: { user_id: { in: [kept.id, merged.id] } } }),
      words: await tx.savedWord.findMany({ where: { user_id: kept.id } }),
      order: await tx.salesOrder.findFirst({ where: { reader_id: merged.id } }),
      people: await tx.user.findMany({ where: { id: { in: [kept.id, merged.id] } } }),
    }));
    const percent = (id: string) => after.positions.find(({ user_id }) => user_id === id)?.percentage;
    expect([percent(kept.id), percent(merged.id)]).toEqual([88, 5]);
    expect(after.words.map(({ word }) => word).sort()).toEqual(['bee', 'new', 'word1']);
    expect(after.order?.status).toBe('refunded');
    const [survivor, back] = [kept.id, merged.id].map((id) => after.people.find((one) => one.id === id));
    expect([survivor?.avatar, survivor?.birth_year, back?.avatar, back?.birth_year]).toEqual([
      'owl',
      null,
      'fox',
      2016,
    ]);
    const [shown] = await mergesOf(kept);
    expect(shown!.left_over).toEqual(
      expect.arrayContaining([{ kind: 'account', count: 1 }, expect.objectContaining({ kind: 'reading' })]),
    );
  });

  it('undoes only the last of two merges of an account, then the one before', async () => {
    const [a, b, c] = [await child('Lu'), await child('Lu'), await child('Lu')];
    const [first, second] = [await merge(b, a), await merge(c, b)];
    const refused = await undo(first.body.merge_id!);
    expect([refused.status, refused.body.code]).toEqual([409, 'later_merge']);
    expect((await undo(second.body.merge_id!)).status).toBe(200);
    const rows = await app.within(oak, (tx) =>
      tx.user.findMany({ where: { id: { in: [a.id, b.id] } }, select: { id: true, merged_into: true } }),
    );
    expect(rows.find(({ id }) => id === a.id)?.merged_into).toBe(b.id);
    expect(rows.find(({ id }) => id === b.id)?.merged_into).toBeNull();
    expect((await undo(first.body.merge_id!)).status).toBe(200);
    expect([await signsIn(a), await signsIn(b), await signsIn(c)]).toEqual([200, 200, 200]);
  });

  it('is refused after a day, after an erasure, and while a username is taken', async () => {
    const [a, b, c, d] = [await child('Ana'), await child('Ana'), await child('Ana'), await child('Ana')];
    const old = (await merge(a, b)).body.merge_id!;
    await app.within(oak, (tx) =>
      tx.accountMerge.updateMany({
        where: { id: old },
        data: { merged_at: new Date(Date.now() - 86_400_001) },
      }),
    );
    expect((await undo(old)).body.code).toBe('expired');
    const { merge_id } = (await merge(c, d)).body;
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { id: a.id }, data: { username: d.username } }),
    );
    expect((await undo(merge_id!)).body.code).toBe('username_taken');
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { id: c.id }, data: { status: 'archived', archived_at: new Date() } }),
    );
    const erased = await app.ask(oak, 'POST', `/api/archived-students/${c.id}/erase/`, {
      as: head,
      body: { username: c.username },
    });
    expect(erased.status).toBe(204);
    expect((await undo(merge_id!)).body.code).toMatch(/sealed|not_found/);
    expect(await app.within(oak, (tx) => tx.reversibleRow.count({ where: { operation: merge_id! } }))).toBe(
      0,
    );
  });

  it('belongs to the head of the school alone, with a reason', async () => {
    const { merge_id } = (await merge(await child('Pia'), await child('Pia'))).body;
    const [teacher, nextDoor] = [beech.token, await app.tokenOf(elm, 'school_admin')];
    expect((await undo(merge_id!, teacher)).status).toBe(403);
    expect((await undo(merge_id!, nextDoor, elm)).status).toBe(404);
    expect((await undo(merge_id!, head, oak, ' ')).body.errors?.['reason']).toEqual([
      'Please say why, in 3 to 300 letters.',
    ]);
    const [one, two] = await Promise.all([undo(merge_id!), undo(merge_id!)]);
    expect([one.status, two.status]).toEqual([200, 200]);
  });
});
