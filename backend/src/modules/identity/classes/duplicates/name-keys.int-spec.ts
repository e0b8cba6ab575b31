import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { LikelyDuplicatePage } from './duplicates.controller.ts';

let app: TestApp;
let oak: TestSchool;
let beech: TestClass;
let ash: TestClass;
let head: string;
const people: TestPerson[] = [];

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  beech = await makeClass(app, oak, 2);
  ash = await makeClass(app, oak, 2, { name: 'Ash Class' });
  head = await app.tokenOf(oak, 'school_admin');
  for (let n = 0; n < 8; n += 1) people.push(await app.makePerson(oak, 'student', { email: null }));
});
afterAll(() => app.close());

/** Numbers from 0 to `below`, the same in every run. */
let seed = 7;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}
const one = <T>(list: readonly T[]): T => list[random(list.length)]!;
const FIRST = ['Zoe', 'ZOË', 'Mia', 'mia', 'Zoë-Ann', 'Zoe Ann', '-'];
const LAST = ['Hale', 'hâle', 'H.', '', 'Reed', 'O’Reed'];

/** One change of an account, or of its class. */
const change = (): Promise<unknown> =>
  app.within(oak, async (tx) => {
    const { id } = one(people);
    const where = { tenant_id: oak.id, id };
    const classId = one([beech, ash]).id;
    switch (random(7)) {
      case 0:
      case 1:
      case 2:
        return tx.user.updateMany({ where, data: { first_name: one(FIRST), last_name: one(LAST) } });
      case 3:
        return tx.user.updateMany({ where, data: { merged_into: one([null, null, people[0]!.id]) } });
      case 4:
        return tx.user.updateMany({ where, data: { role: one(['student', 'student', 'parent'] as const) } });
      case 5:
        return tx.classMember.createMany({
          data: [{ tenant_id: oak.id, class_id: classId, user_id: id }],
          skipDuplicates: true,
        });
      default:
        return tx.classMember.deleteMany({ where: { tenant_id: oak.id, user_id: id, class_id: classId } });
    }
  });

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\s.'’-]/g, '');

/** The pairs by comparing every account with every other. */
const compared = (): Promise<string[]> =>
  app.within(oak, async (tx) => {
    const students = await tx.user.findMany({
      where: { tenant_id: oak.id, role: 'student', merged_into: null, is_class_account: false },
      include: { memberships: true },
    });
    const known = students
      .filter(({ id, username }) => username !== `erased-${id}`)
      .map(({ id, first_name, last_name, memberships }) => ({
        id,
        f: plain(first_name),
        l: plain(last_name),
        classes: memberships.filter(({ role }) => role === 'student').map(({ class_id }) => class_id),
      }));
    return known
      .flatMap((a) =>
        known
          .filter((b) => {
            const together = a.classes.some((one) => b.classes.includes(one));
            const short =
              a.l === '' || b.l === '' || (a.l[0] === b.l[0] && (a.l.length === 1 || b.l.length === 1));
            return (
              a.id < b.id && a.f !== '' && a.f === b.f && ((a.l !== '' && a.l === b.l) || (together && short))
            );
          })
          .map((b) => `${a.id} ${b.id}`),
      )
      .sort();
  });

const listed = async (): Promise<{ count: number; pairs: string[] }> => {
  const { body } = await app.ask<LikelyDuplicatePage>(
    oak,
    'GET',
    '/api/archived-students/duplicates/?limit=100',
    { as: head },
  );
  return { count: body.count, pairs: body.results.map(({ one, other }) => `${one.id} ${other.id}`).sort() };
};

const keys = (): Promise<unknown[]> =>
  app.within(
    oak,
    (tx) => tx.$queryRaw`
      select user_id, full_key, is_short::int from identity.student_name_key where tenant_id = ${oak.id}::uuid
      union all
      select null, full_key, students from identity.name_key_count where tenant_id = ${oak.id}::uuid and students > 0
      order by 1, 2, 3`,
  );
const rebuild = (): Promise<unknown> =>
  app.within(oak, (tx) => tx.$queryRaw`select identity.rebuild_name_keys(${oak.id}::uuid)::text`);

it('the duplicates are those that comparing all students finds, after any changes', async () => {
  let found = 0;
  for (let round = 0; round < 40; round += 1) {
    for (let n = 0; n < 4; n += 1) await change();
    const expected = await compared();
    expect(await listed()).toEqual({ count: expected.length, pairs: expected });
    found += expected.length;
  }
  expect(found).toBeGreaterThan(40);
});

it('the keys are the same when they are made anew, and right again after they were lost', async () => {
  const before = await keys();
  await rebuild();
  expect(await keys()).toEqual(before);
  await app.within(oak, (tx) => tx.$executeRaw`delete from identity.student_name_key`);
  await app.within(oak, (tx) => tx.$executeRaw`update identity.name_key_count set students = students + 1`);
  await rebuild();
  expect(await keys()).toEqual(before);
});

it('no key is left of an account that was erased or deleted', async () => {
  const { id } = people[1]!;
  const left = async (): Promise<number> =>
    app.within(oak, (tx) => tx.studentNameKey.count({ where: { tenant_id: oak.id, user_id: id } }));
  await app.within(oak, (tx) =>
    tx.user.updateMany({ where: { tenant_id: oak.id, id }, data: { role: 'student', merged_into: null } }),
  );
  expect(await left()).toBe(1);
  await app.within(oak, (tx) =>
    tx.user.updateMany({ where: { tenant_id: oak.id, id }, data: { username: `erased-${id}` } }),
  );
  expect(await left()).toBe(0);
  const before = await keys();
  await app.within(oak, (tx) => tx.user.deleteMany({ where: { tenant_id: oak.id, id: people[2]!.id } }));
  const expected = await compared();
  expect((await listed()).pairs).toEqual(expected);
  await rebuild();
  expect((await keys()).length).toBeLessThanOrEqual(before.length);
});
