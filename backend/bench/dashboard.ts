// The dashboard of a teacher with three classes of 28 students who read every day, and 10,000 books of their own:
// its processor time, compared with the smallest signed-in answer of the application.
import { load, type Target } from './support/load.ts';
import { processorTime, residentMb } from './support/processor.ts';
import { ms, percentile, table, verdict } from './support/report.ts';
import { makeBooks, makeSchools, READER, schoolHost, schoolId } from './support/schools.ts';
import { signIn } from './support/sign-in.ts';
import { openWorld, type Bench, type World } from './support/world.ts';

const CLASSES = 3;
const STUDENTS = 28;

export async function run(bench: Bench): Promise<void> {
  const world = await openWorld(bench);
  try {
    await makeSchools(world, 1);
    await makeBooks(world, 1, 10_000);
    await makeClasses(world);
    const app = await world.startApp();
    const headers = { authorization: `Bearer ${await signIn(app)}` };
    const target = (path: string): Target => ({
      port: app.port,
      host: schoolHost(1),
      paths: [path],
      headers,
    });
    const variants = {
      'smallest answer (own profile)': target('/api/user/profile/'),
      'dashboard of a teacher': target('/api/dashboard/?time_zone=Europe/London'),
    };
    const rows: (string | number)[][] = [];
    const costs: number[] = [];
    for (const [name, one] of Object.entries(variants)) {
      await load(one, 8, Math.max(1, bench.seconds / 2));
      const before = await processorTime(world, app);
      const { latencies, seconds } = await load(one, 8, bench.seconds);
      const after = await processorTime(world, app);
      const [server, database] = [after.server - before.server, after.database - before.database].map(
        (time) => time / latencies.length,
      ) as [number, number];
      costs.push(server + database);
      rows.push([
        name,
        (latencies.length / seconds).toFixed(0),
        ...[0.5, 0.95].map((share) => ms(percentile(latencies, share))),
        ms(server),
        ms(database),
      ]);
    }
    table(['', 'answers/s', 'p50 ms', 'p95 ms', 'server, processor ms', 'database, processor ms'], rows);
    verdict('processor time of the dashboard, ms', costs[1]!, { atMost: 4 });
    verdict('dashboard, of the smallest answer', costs[1]! / costs[0]!, { atMost: 8 });
    verdict('resident memory of the server, MB', residentMb(app.pid), { atMost: 400 });
  } finally {
    await world.close();
  }
}

async function makeClasses(world: World): Promise<void> {
  const school = schoolId(1);
  await world.sql(
    `insert into identity.school_class (id, tenant_id, code, name, year)
     select ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, $1, 'CLASS' || lpad(n::text, 3, '0'), 'Class ' || n, '2026'
     from generate_series(1, $2::int) as n`,
    [school, CLASSES],
  );
  await world.sql(
    `insert into identity.user_account (id, tenant_id, username, first_name, last_name, role, updated_at)
     select ('00000000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid, $1, 'student' || n, 'Mia', 'No ' || n, 'student', now()
     from generate_series(0, $2::int - 1) as n`,
    [school, CLASSES * STUDENTS],
  );
  await world.sql(
    `insert into identity.class_member (tenant_id, class_id, user_id, role)
     select $1::uuid, c.id, $2::uuid, 'lead'::identity.class_role from identity.school_class c where c.tenant_id = $1
     union all
     select $1, ('00000000-0000-7000-9000-' || lpad((1 + n / $4)::text, 12, '0'))::uuid,
       ('00000000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid, 'student'::identity.class_role
     from generate_series(0, $3::int * $4::int - 1) as n`,
    [school, READER.id, CLASSES, STUDENTS],
  );
  await world.sql(
    `insert into catalog.reading_hour (tenant_id, user_id, hour)
     select tenant_id, id, date_trunc('hour', now()) - hours * interval '1 hour' from identity.user_account,
       generate_series(0, 24 * 20, 12) as hours where tenant_id = $1 and role = 'student'`,
    [school],
  );
  await world.sql(
    `insert into catalog.reading_progress (tenant_id, user_id, book_tenant_id, book_id, locator, percentage, client_time, updated_at)
     select u.tenant_id, u.id, b.tenant_id, b.id, '{"progression": 0.4}', 40, now(), now() - interval '1 day'
     from identity.user_account u, (select * from catalog.book where tenant_id = $1 order by id limit 10) b
     where u.tenant_id = $1 and u.role = 'student'`,
    [school],
  );
  await world.sql(
    `insert into catalog.reading_session (id, tenant_id, user_id, book_tenant_id, book_id, started_at, ended_at,
       active_seconds, page_from, page_to, mode, device_kind, device_system)
     select gen_random_uuid(), p.tenant_id, p.user_id, p.book_tenant_id, p.book_id, now() - day * interval '1 day',
       now() - day * interval '1 day' + interval '10 minutes', 600, 1, 5, 'silent', 'tablet', 'iPadOS'
     from catalog.reading_progress p, generate_series(1, 20, 2) as day where p.tenant_id = $1`,
    [school],
  );
  await world.sql('vacuum analyze');
}
