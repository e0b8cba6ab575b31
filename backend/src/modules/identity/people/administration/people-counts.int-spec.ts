import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { FoldKeptCounts } from '../../../../platform/db/fold-kept-counts.ts';
import { newId } from '../../../../platform/ids.ts';

let app: TestApp;
let oak: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  for (let n = 0; n < 6; n += 1) await app.makePerson(oak, 'student', { email: null });
  await app.makePerson(oak, 'teacher');
});
afterAll(() => app.close());

/** Numbers from 0 to `below`, the same in every run. */
let seed = 42;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}
const one = <T>(list: readonly T[]): T => list[random(list.length)]!;

/** One change of an account or a session. */
const change = (): Promise<unknown> =>
  app.within(oak, async (tx) => {
    const tenant_id = oak.id;
    const { id } = one(await tx.user.findMany({ where: { tenant_id }, orderBy: { id: 'asc' } }));
    const at = new Date(Date.UTC(2026, 10, 1 + random(28), random(24)));
    switch (random(9)) {
      case 0:
        return tx.user.create({
          data: {
            id: newId(),
            tenant_id,
            username: `new.${random(1_000_000)}`,
            first_name: 'New',
            last_name: 'Person',
            role: one(['student', 'parent', 'community'] as const),
            created_at: at,
          },
        });
      case 1:
        return tx.user.deleteMany({ where: { tenant_id, id, username: { startsWith: 'new.' } } });
      case 2:
        return tx.user.updateMany({
          where: { tenant_id, id },
          data: { status: one(['active', 'archived'] as const) },
        });
      case 3:
        return tx.user.updateMany({
          where: { tenant_id, id },
          data: { role: one(['student', 'parent', 'community'] as const) },
        });
      case 4:
        return tx.user.updateMany({
          where: one([{ tenant_id, id }, { tenant_id }]),
          data: { last_seen_at: one([null, at, at]) },
        });
      case 5:
        return tx.user.updateMany({
          where: { tenant_id, id },
          data: { is_class_account: one([true, false]) },
        });
      case 6:
      case 7:
        return tx.session.create({
          data: {
            id: newId(),
            tenant_id,
            user_id: id,
            user_agent: 'test',
            created_at: at,
            expires_at: at,
            way: one(['password', 'impersonation']),
          },
        });
      default:
        return tx.session.deleteMany({ where: { tenant_id, user_id: id, user_agent: 'test' } });
    }
  });

type Counts = Record<string, number>;

/** The kept counts, summed. */
const kept = async (): Promise<Counts> => {
  const rows = await app.within(
    oak,
    (tx) => tx.$queryRaw<{ name: string; count: number }[]>`
      select name || ' ' || key as name, sum(count)::int as count from identity.kept_count
      where tenant_id = ${oak.id}::uuid and source in ('user_account', 'session') group by 1 having sum(count) <> 0`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

/** The same, counted from the rows themselves. */
const fromScratch = (): Promise<Counts> =>
  app.within(oak, async (tx) => {
    const people = await tx.user.findMany({ where: { tenant_id: oak.id, role: { not: 'community' } } });
    const sessions = await tx.session.findMany({
      where: { tenant_id: oak.id, way: { not: 'impersonation' } },
    });
    const counts: Counts = {};
    const add = (name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);
    for (const { role, status, is_class_account, last_seen_at, created_at } of people) {
      add(`people ${role}/${status}${is_class_account ? '/class' : ''}`);
      if (role === 'student' && status === 'active' && !is_class_account && !last_seen_at) add('never_seen ');
      if (status === 'active' && last_seen_at) add(`seen ${last_seen_at.toISOString().slice(0, 13)}`);
      add(`added ${created_at.toISOString().slice(0, 10)}`);
    }
    for (const { created_at } of sessions) add(`sign_ins ${created_at.toISOString().slice(0, 10)}`);
    return counts;
  });

it('the kept counts are those of the rows, after any changes', async () => {
  for (let round = 0; round < 30; round += 1) {
    for (let n = 0; n < 6; n += 1) await change();
    expect(await kept()).toEqual(await fromScratch());
  }
  expect(Object.keys(await kept()).length).toBeGreaterThan(20);
});

it('they are the same after they were folded', async () => {
  const before = await kept();
  await app.within(oak, async (tx) => {
    await tx.$executeRaw`insert into identity.kept_count (tenant_id, source, name, key, count)
      select ${oak.id}::uuid, 'user_account', 'added', 'none', 1 - 2 * (n % 2) from generate_series(1, 600) n`;
  });
  await app.nest.get(FoldKeptCounts).run();
  expect(await kept()).toEqual(before);
  const sources = { in: ['user_account', 'session'] };
  const rows = await app.within(oak, (tx) =>
    tx.identityKeptCount.count({ where: { tenant_id: oak.id, source: sources } }),
  );
  expect(rows).toBe(Object.keys(before).length);
});
