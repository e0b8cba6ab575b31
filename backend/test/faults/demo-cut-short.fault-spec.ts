import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { PLATFORM_TENANT_ID } from '../../src/platform/ids.ts';
import { inSchool, once, seedPlatform } from '../../../prisma/seed/platform.ts';
import { seedSchools } from '../../../prisma/seed/people.ts';
import { seedLetters } from '../../../prisma/seed/world-letters.ts';
import { seedLibraries } from '../../../prisma/seed/world-libraries.ts';
import { as, createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let whole: TestDatabase;
let cut: TestDatabase;

beforeAll(async () => {
  [whole, cut] = [await createTestDatabase(), await createTestDatabase()];
});
afterAll(async () => {
  await Promise.all([whole.drop(), cut.drop()]);
});

/** The steps of the seed that run before the server starts or without it. */
async function seed(owner: pg.Client): Promise<void> {
  await seedPlatform(owner);
  await seedSchools(owner);
  const { rows } = await owner.query<{ id: string; subdomain: string | null }>(
    'select id, subdomain from tenancy.tenant',
  );
  const tenants = new Map(rows.map(({ id, subdomain }) => [subdomain ?? 'platform', id]));
  await once(owner, 'libraries', () => seedLibraries(owner, tenants));
  await once(owner, 'letters', () => seedLetters(owner));
}

/** Fails after this many statements, wherever the seed is then. */
function ending(owner: pg.Client, after: number): pg.Client {
  let left = after;
  return new Proxy(owner, {
    get: (client, name) =>
      name === 'query'
        ? (text: string, values?: unknown[]) =>
            left-- > 0 ? client.query(text, values) : Promise.reject(new Error('killed'))
        : (Reflect.get(client, name) as unknown),
  });
}

const TABLES = [
  'identity.user_account',
  'identity.school_class',
  'identity.class_member',
  'identity.guardian_link',
  'identity.demo_account',
  'identity.community_access',
  'identity.leader',
  'content.tour_time',
  'content.safety_lead',
  'catalog.category',
  'catalog.library',
  'catalog.world_letter',
  'catalog.world_reaction',
];

/** Number of rows of each table in each school. */
const counted = ({ url }: TestDatabase): Promise<Record<string, number>> =>
  as(url, async (owner) => {
    const { rows } = await owner.query<{ id: string; subdomain: string | null }>(
      'select id, subdomain from tenancy.tenant',
    );
    const counts: Record<string, number> = { schools: rows.length };
    for (const { id, subdomain } of rows)
      await inSchool(owner, id, async () => {
        for (const table of TABLES) {
          const found = await owner.query<{ count: number }>(
            `select count(*)::int as count from ${table} where tenant_id = $1`,
            [id],
          );
          counts[`${subdomain ?? 'platform'} ${table}`] = found.rows[0]!.count;
        }
      });
    return counts;
  });

describe('a first start of the demo', () => {
  it('that is killed repeatedly ends with the same data as an uninterrupted one', async () => {
    await as(whole.url, seed);
    const clean = await counted(whole);
    expect(clean['schools']).toBe(4);
    let cuts = 0;
    for (const after of [2, 9, 20, 45, 110, 150, 180, 210])
      await as(cut.url, (owner) => seed(ending(owner, after))).catch((error: Error) => {
        expect(error.message).toBe('killed');
        cuts += 1;
      });
    expect(cuts).toBeGreaterThan(4);
    await as(cut.url, seed);
    expect(await counted(cut)).toEqual(clean);
  });

  it('changes nothing when loaded again, and does not restore what somebody removed', async () => {
    const before = await counted(whole);
    await as(whole.url, (owner) =>
      inSchool(owner, PLATFORM_TENANT_ID, () =>
        owner.query(`delete from catalog.library where tenant_id = $1 and slug = 'the-story-tent'`, [
          PLATFORM_TENANT_ID,
        ]),
      ),
    );
    await as(whole.url, seed);
    const key = 'platform catalog.library';
    expect(await counted(whole)).toEqual({ ...before, [key]: before[key]! - 1 });
  });

  it('gives every school two administrators and a parent who may purchase, a demo of an earlier version too', async () => {
    const found = (client: pg.Client) =>
      inEverySchool(client, async (tenant, school) => {
        const { rows } = await client.query<{ administrators: string[]; may: boolean }>(
          `select array(select username::text from identity.user_account where tenant_id = $1
               and role in ('school_admin', 'platform_admin') order by 1) as administrators,
             (select bool_and('purchase' = any(permissions)) from identity.guardian_link where tenant_id = $1) as may`,
          [tenant],
        );
        return [school, rows[0]!.administrators, rows[0]!.may];
      });
    const all = [
      ['banyan', ['bursar', 'head'], true],
      ['greenfield', ['bursar', 'head'], true],
      ['platform', ['admin', 'finance'], null],
      ['riverside', ['bursar', 'head'], true],
    ];
    await as(whole.url, async (owner) => {
      expect(await found(owner)).toEqual(all);
      await inEverySchool(owner, async (tenant) => {
        await owner.query(
          `delete from identity.user_account where tenant_id = $1 and username in ('bursar', 'finance')`,
          [tenant],
        );
        await owner.query(
          `update identity.guardian_link set permissions = array_remove(permissions, 'purchase') where tenant_id = $1`,
          [tenant],
        );
        await owner.query(`select set_config('app.system', 'on', true)`);
        await owner.query(
          `delete from platform.demo_step where name in ('second administrators', 'parents may purchase')`,
        );
      });
      await seed(owner);
      expect(await found(owner)).toEqual(all);
    });
  });
});

/** What `work` answers for the platform and every school, by the school's name. */
async function inEverySchool<T>(
  owner: pg.Client,
  work: (tenant: string, school: string) => Promise<T>,
): Promise<T[]> {
  const { rows } = await owner.query<{ id: string; school: string }>(
    `select id, coalesce(subdomain, 'platform') as school from tenancy.tenant order by 2`,
  );
  const answers: T[] = [];
  for (const { id, school } of rows) answers.push(await inSchool(owner, id, () => work(id, school)));
  return answers;
}
