import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { as, createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { PLATFORM_TENANT_ID } from '../ids.ts';
import { appDatabaseUrl } from './migrate.ts';

const OAK = '00000000-0000-7000-8000-0000000000aa';
const ELM = '00000000-0000-7000-8000-0000000000bb';
const CLASSES = ['tenant', 'shared', 'registry', 'system', 'sealed'];
/**
 * Functions with the owner's rights: the application cannot itself blank an erased person's name in the audit
 * (ADR 0014), or read the search index, which a trigger of the book table maintains (ADR 0019) and from which an
 * erasure removes words (ADR 0055). Only the functions of the hash chain write it (ADR 0089). The finder of schools reads its own sealed table in the same way. The erasure of
 * a school deletes from tables that are only added to.
 */
const OWNERS_HANDS = [
  'identity.forget_in_audit',
  'identity.await_seal',
  'identity.seal_audit',
  'identity.reseal_forgotten',
  'catalog.book_changed',
  'catalog.find_books',
  'catalog.forget_words',
  'tenancy.keep_school_search',
  'tenancy.find_schools',
  'platform.erase_school_rows',
];
/** Rows of schools that every tenant may read; only what is printed (ADR 0036). */
const OPEN_TO_THE_WORLD = ['catalog.world_letter', 'catalog.library'];
/**
 * The tables of the queue and of the migrations hold no tenant's rows, and the application role has no access
 * to them.
 */
const FOREIGN_SCHEMAS = ['bullmq', 'public', 'pg_catalog', 'information_schema', 'pg_toast'];

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  app = new pg.Client({ connectionString: appDatabaseUrl(database.url) });
  await Promise.all([owner.connect(), app.connect()]);
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await database.drop();
});

interface Fault {
  place: string;
  fault: string;
}

/** A call of the platform's function in a policy, evaluated once per statement, as PostgreSQL prints it. */
const once = (name: string): string => `( SELECT platform.${name}() AS ${name})`;

/** Everything in the database that row-level security does not cover, as sentences. */
async function faults(): Promise<Fault[]> {
  const found: Fault[] = [];
  const ask = async (text: string) =>
    void found.push(...(await owner.query<Fault>(text, [FOREIGN_SCHEMAS, 'bookgrove_app'])).rows);
  const tables = `with t as (
    select c.oid, n.nspname || '.' || c.relname as place, c.relowner, c.relrowsecurity, c.relforcerowsecurity, c.relacl,
      substring(obj_description(c.oid, 'pg_class') from '^class: (\\w+)$') as class,
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as has_tenant
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'f', 'm') and n.nspname <> all($1::text[]) and $2::text is not null)`;
  await ask(`${tables} select place, 'is not classified as ${CLASSES.join(', ')}' as fault from t
           where class is null or class <> all(array['${CLASSES.join("','")}'])`);
  await ask(`${tables} select place, 'does not force row-level security' as fault from t
           where not (relrowsecurity and (relforcerowsecurity or class = 'sealed'))`);
  await ask(`${tables} select place, 'is sealed and lets the app role in' as fault from t, aclexplode(relacl) a
           join pg_roles r on r.oid = a.grantee where class = 'sealed' and r.rolname = $2`);
  await ask(`${tables} select place, 'is sealed and has a policy that lets rows through' as fault from t
           join pg_policy p on p.polrelid = t.oid
           where class = 'sealed' and (p.polqual is null or pg_get_expr(p.polqual, p.polrelid) <> 'false')`);
  await ask(
    `${tables} select place, 'has no tenant_id' as fault from t where class in ('tenant', 'shared') and not has_tenant`,
  );
  await ask(`${tables} select place, 'is not owned by the role that migrates' as fault from t
           where relowner <> (select oid from pg_roles where rolname = current_user)`);
  await ask(`${tables} select place, 'lets the app role ' || lower(a.privilege_type) as fault from t, aclexplode(relacl) a
           join pg_roles r on r.oid = a.grantee
           where r.rolname = $2 and a.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`);
  await ask(
    `${tables} select place, 'is open to everybody' as fault from t, aclexplode(relacl) a where a.grantee = 0`,
  );
  // A policy for anything other than the tenant, the platform's library or system work would be a gap in the
  // isolation.
  const own = `(tenant_id = ${once('current_tenant')})`;
  await ask(`${tables} select place, 'has the unknown policy ' || p.polname || ': ' ||
             coalesce(pg_get_expr(p.polqual, p.polrelid), '') || ' / ' || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') as fault
           from t join pg_policy p on p.polrelid = t.oid
           where class in ('tenant', 'shared') and not coalesce(
             (coalesce(pg_get_expr(p.polqual, p.polrelid), '${own}') = '${own}'
               and coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '${own}') = '${own}')
             or (class = 'shared' and p.polcmd = 'r' and pg_get_expr(p.polqual, p.polrelid) =
               '((${once('current_tenant')} IS NOT NULL) AND (tenant_id = platform.platform_tenant()))')
             or (p.polcmd = 'r' and pg_get_expr(p.polqual, p.polrelid) = '${once('oversees')}')
             or (place = any(array['${OPEN_TO_THE_WORLD.join("','")}']) and p.polcmd = 'r' and pg_get_expr(p.polqual, p.polrelid) =
               '((${once('current_tenant')} IS NOT NULL) AND shown)')
             or (p.polcmd in ('r', 'd') and pg_get_expr(p.polqual, p.polrelid) = '${once('is_system')}'), false)`);
  // Any function but a constant is evaluated for each row, unless it is a subquery without columns of the row.
  await ask(`select p.schemaname || '.' || p.tablename as place,
             'calls ' || call[1] || ' for each row in its policy ' || p.policyname as fault
           from pg_policies p, regexp_matches(coalesce(p.qual, '') || ' ' || coalesce(p.with_check, ''),
             '(?<!SELECT )\\m(\\w+\\.\\w+|current_setting)\\(', 'g') as call
           where p.schemaname <> all($1::text[]) and $2::text is not null and call[1] <> 'platform.platform_tenant'`);
  await ask(`${tables} select place, 'has no fence' as fault from t where not exists (
             select 1 from pg_policy p where p.polrelid = t.oid and p.polname = 'fence')`);
  await ask(`${tables} select place, 'has the foreign key ' || k.conname || ' without a tenant on both sides' as fault
           from t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
           where not exists (
             select 1 from unnest(k.conkey, k.confkey) as pair(here, there)
             join pg_attribute h on h.attrelid = k.conrelid and h.attnum = pair.here
             join pg_attribute f on f.attrelid = k.confrelid and f.attnum = pair.there
             where h.attname in ('tenant_id', 'book_tenant_id') and f.attname = 'tenant_id')`);
  await ask(`${tables} select place, 'tells by the unique index ' || i.indexrelid::regclass || ' what other schools have' as fault
           from t join pg_index i on i.indrelid = t.oid
           where i.indisunique and class in ('tenant', 'shared') and not exists (
             select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'tenant_id' and a.attnum = any(i.indkey))`);
  await ask(`select n.nspname || '.' || c.relname as place, 'is a view that sees as its owner' as fault
           from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where c.relkind = 'v' and n.nspname <> all($1::text[]) and $2::text is not null
             and not coalesce('security_invoker=true' = any(c.reloptions) or 'security_invoker=on' = any(c.reloptions), false)`);
  await ask(`select n.nspname || '.' || p.proname as place, 'is a function that acts as its owner' as fault
           from pg_proc p join pg_namespace n on n.oid = p.pronamespace
           where p.prosecdef and n.nspname <> all($1::text[]) and $2::text is not null
             and n.nspname || '.' || p.proname <> all(array['${OWNERS_HANDS.join("','")}'])`);
  await ask(`select n.nspname as place, 'lets the app role into a schema that is not its own' as fault from pg_namespace n
           where n.nspname in ('bullmq') and $1::text[] is not null and has_schema_privilege($2, n.oid, 'USAGE')`);
  return found;
}

describe('row-level security, read from the database catalogue', () => {
  it('applies to every table', async () => {
    expect(await faults()).toEqual([]);
    const { rows } = await owner.query<{ count: number }>(
      `select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname <> all($1::text[])`,
      [FOREIGN_SCHEMAS],
    );
    expect(rows[0]!.count).toBeGreaterThanOrEqual(16);
  });

  // Proves that the check above detects gaps: each one is made in a transaction and must be reported.
  it.each([
    [
      'a table nobody classified',
      `create table catalog.loose (tenant_id uuid)`,
      /^catalog\.loose is not classified/,
    ],
    [
      'a sealed table that the application may read',
      `grant select on catalog.book_index to bookgrove_app`,
      /^catalog\.book_index is sealed and lets the app role in/,
    ],
    [
      'a sealed table with a policy',
      `create policy gap on catalog.book_word using (tenant_id = platform.current_tenant())`,
      /^catalog\.book_word is sealed and has a policy/,
    ],
    [
      'a table without forced security',
      `alter table catalog.book no force row level security`,
      /^catalog\.book does not force/,
    ],
    [
      'a table of another owner',
      `alter table catalog.book owner to bookgrove_app`,
      /^catalog\.book is not owned/,
    ],
    [
      'a right to truncate',
      `grant truncate on identity.session to bookgrove_app`,
      /^identity\.session lets the app role truncate/,
    ],
    [
      'a table open to everybody',
      `grant select on identity.session to public`,
      /^identity\.session is open to everybody/,
    ],
    [
      'a policy that lets all rows through',
      `create policy gap on identity.session using (true)`,
      /^identity\.session has the unknown policy gap/,
    ],
    [
      'a policy that asks for the school at each row',
      `alter policy fence on identity.session using (tenant_id = platform.current_tenant())`,
      /^identity\.session calls platform\.current_tenant for each row in its policy fence/,
    ],
    [
      'a setting that a policy reads at each row',
      `create policy gap on tenancy.mode using (current_setting('app.tenant_id', true) = '')`,
      /^tenancy\.mode calls current_setting for each row in its policy gap/,
    ],
    ['a missing fence', `drop policy fence on messaging.email`, /^messaging\.email has no fence/],
    [
      'a foreign key past the tenant',
      `create unique index on tenancy.tenant (id);
       alter table catalog.category add constraint leak foreign key (tenant_id) references tenancy.tenant (id)`,
      /^catalog\.category has the foreign key leak/,
    ],
    [
      'a unique index across schools',
      `create unique index tell_tale on identity.user_account (email)`,
      /tell_tale tells|by the unique index identity\.tell_tale/,
    ],
    [
      'a view that sees as its owner',
      `create view catalog.peek as select * from catalog.book`,
      /^catalog\.peek is a view/,
    ],
    [
      'a function that acts as its owner',
      `create function catalog.peek() returns int language sql security definer as 'select 1'`,
      /^catalog\.peek is a function/,
    ],
    [
      'the queue’s tables for the app role',
      `grant usage on schema bullmq to bookgrove_app`,
      /^bullmq lets the app role/,
    ],
  ])('would name %s', async (_what, gap, name) => {
    await owner.query('begin');
    try {
      await owner.query(gap);
      expect((await faults()).map(({ place, fault }) => `${place} ${fault}`)).toContainEqual(
        expect.stringMatching(name),
      );
    } finally {
      await owner.query('rollback');
    }
  });
});

/** Runs SQL as the application in one transaction, with a school set or none. */
async function asSchool<T>(tenant: string | null, work: () => Promise<T>): Promise<T> {
  await app.query('begin');
  try {
    if (tenant) await app.query(`select set_config('app.tenant_id', $1, true)`, [tenant]);
    const result = await work();
    await app.query('commit');
    return result;
  } catch (error) {
    await app.query('rollback');
    throw error;
  }
}

const addBook = (tenant: string, id: string) =>
  app.query(
    `insert into catalog.book (id, tenant_id, slug, title, language, created_by, updated_at)
     values ($1::uuid, $2, $1::text, 'A book', 'en', $1::uuid, now())`,
    [id, tenant],
  );
const BOOKS: Record<string, string> = {
  [OAK]: OAK.replace('aa', 'a1'),
  [ELM]: ELM.replace('bb', 'b1'),
  [PLATFORM_TENANT_ID]: OAK.replace('aa', 'c1'),
};
const seen = async (): Promise<string[]> =>
  (await app.query<{ id: string }>('select id from catalog.book order by id')).rows.map(({ id }) => id);

describe('row-level security, as the application sees it', () => {
  beforeAll(async () => {
    for (const [tenant, id] of Object.entries(BOOKS)) await asSchool(tenant, () => addBook(tenant, id));
  });

  it('shows nothing while no tenant is set', async () => {
    expect(await asSchool(null, seen)).toEqual([]);
  });

  it('allows no insert while no tenant is set', async () => {
    await expect(asSchool(null, () => addBook(OAK, ELM.replace('bb', 'b9')))).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('shows a school its own rows and the platform’s, and no other school’s', async () => {
    expect(await asSchool(OAK, seen)).toEqual([BOOKS[OAK], BOOKS[PLATFORM_TENANT_ID]].sort());
    expect(await asSchool(ELM, seen)).toEqual([BOOKS[ELM], BOOKS[PLATFORM_TENANT_ID]].sort());
  });

  it('refuses rows written with another school’s id', async () => {
    await expect(asSchool(OAK, () => addBook(ELM, ELM.replace('bb', 'b9')))).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      asSchool(OAK, () =>
        app.query('update catalog.book set tenant_id = $1 where tenant_id = $2', [ELM, OAK]),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    ['another school’s rows', ELM],
    ['the platform’s rows, which it may read', PLATFORM_TENANT_ID],
  ])('allows no update and no delete of %s', async (_whose, tenant) => {
    const counts = await asSchool(OAK, async () => {
      const updated = await app.query(`update catalog.book set title = 'Taken' where id = $1`, [
        BOOKS[tenant],
      ]);
      const removed = await app.query('delete from catalog.book where id = $1', [BOOKS[tenant]]);
      return [updated.rowCount, removed.rowCount];
    });
    expect(counts).toEqual([0, 0]);
  });

  it('refuses a child row that refers to another school’s parent row', async () => {
    await expect(
      asSchool(OAK, () =>
        app.query(
          `insert into catalog.book_file (id, tenant_id, book_id, original_name, bytes, sha256)
           values ($1, $2, $3, 'x', 1, repeat('0', 64))`,
          [OAK, OAK, BOOKS[ELM]],
        ),
      ),
    ).rejects.toMatchObject({ code: '23503' });
  });

  it('unsets the tenant with the transaction, so that the next user of the connection sees nothing', async () => {
    const pool = new pg.Pool({ connectionString: appDatabaseUrl(database.url), max: 1 });
    try {
      await pool.query('begin');
      await pool.query(`select set_config('app.tenant_id', $1, true)`, [OAK]);
      expect((await pool.query('select 1 from catalog.book')).rowCount).toBe(2);
      await pool.query('commit');
      expect((await pool.query('select 1 from catalog.book')).rowCount).toBe(0);
    } finally {
      await pool.end();
    }
  });

  it('hides rows of the infrastructure from a school, which may still add its events', async () => {
    const add = () =>
      app.query(
        `insert into platform.outbox_event (id, tenant_id, type, payload, correlation_id) values (gen_random_uuid(), $1, 't', '{}', 'c')`,
        [OAK],
      );
    await asSchool(OAK, add);
    expect(
      await asSchool(OAK, async () => (await app.query('select 1 from platform.outbox_event')).rowCount),
    ).toBe(0);
    await expect(asSchool(ELM, add)).rejects.toMatchObject({ code: '42501' });
  });

  describe('with oversight', () => {
    const addPerson = (tenant: string) =>
      app.query(
        `insert into identity.user_account (id, tenant_id, username, first_name, last_name, role, updated_at)
         values (gen_random_uuid(), $1, 'p', 'P', 'P', 'student', now())`,
        [tenant],
      );
    const oversee = () => app.query(`select set_config('app.oversight', 'on', true)`);
    const people = async () => (await app.query('select 1 from identity.user_account')).rowCount;
    beforeAll(async () => {
      for (const tenant of [OAK, ELM]) await asSchool(tenant, () => addPerson(tenant));
    });

    it('shows the platform every school’s people, and allows no change', async () => {
      const [seen, changed] = await asSchool(PLATFORM_TENANT_ID, async () => {
        const blind = await people();
        await oversee();
        const update = await app.query(`update identity.user_account set first_name = 'Taken'`);
        return [[blind, await people()], update.rowCount];
      });
      expect([seen, changed]).toEqual([[0, 2], 0]);
    });

    it('shows a school that requests it nothing more', async () => {
      expect(await asSchool(OAK, () => oversee().then(people))).toBe(1);
    });
  });

  it.each([
    ['switch row-level security off', `alter table catalog.book disable row level security`],
    ['drop a policy', `drop policy fence on catalog.book`],
    ['empty a table past the policies', `truncate catalog.book cascade`],
    ['make tables', `create table catalog.own (id int)`],
    ['classify tables', `select platform.fence('catalog', 'book', 'registry')`],
    ['read the queues', `select * from bullmq.job`],
    ['look at passwords of the server', `select * from pg_authid`],
    ['make roles', `create role intruder superuser`],
  ])('does not let the application’s role %s', async (_what, statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|42P01)$/),
    });
  });

  it('does not let the application’s role become the owner', async () => {
    const { username } = new URL(database.url);
    await expect(app.query(`set role "${username}"`)).rejects.toMatchObject({ code: '42501' });
  });

  it('is not disabled by `row_security = off`, which only raises an error', async () => {
    await expect(
      as(appDatabaseUrl(database.url), async (client) => {
        await client.query('set row_security = off');
        return client.query('select * from catalog.book');
      }),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
