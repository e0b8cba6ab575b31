import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Client } from 'pg';
import { ARGON2 } from '../../backend/src/modules/identity/sign-in/passwords/argon2.ts';
import { pictureSecret } from '../../backend/src/modules/identity/sign-in/students/picture-secret.ts';
import { newId, PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import type { Role } from '@bookgrove/contract';
import { addLeader, DEMO_LEADERS } from './leaders.ts';
import { addTenant, inSchool, once } from './platform.ts';
import {
  DEMO_FINANCE,
  DEMO_PASSWORD,
  DEMO_PICTURES,
  demoSchools,
  usernameOf,
  type DemoSchool,
} from './schools.ts';

/**
 * The demo schools and their people, in a database without other schools. Each is created in one transaction;
 * after an interrupted start the missing ones are created at the next.
 */
export async function seedSchools(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ id: string; subdomain: string }>(
    'select id, subdomain from tenancy.tenant where subdomain is not null',
  );
  if (rows.some(({ subdomain }) => !demoSchools.some(({ key }) => key === subdomain))) return;
  for (const school of demoSchools)
    await once(owner, `school ${school.key}`, async () => {
      const known = rows.find(({ subdomain }) => subdomain === school.key)?.id;
      if (known && (await hasPeople(owner, known))) return;
      const password = await hash(DEMO_PASSWORD, ARGON2);
      await addSchool(owner, school, known ?? newId(), password, await addTeam(owner, password));
    });
  // Steps of their own: a demo of an earlier version gets them too.
  await once(owner, 'second administrators', () => addSecondAdministrators(owner));
  await once(owner, 'parents may purchase', () => allowPurchases(owner));
}

const hasPeople = (owner: Client, tenant: string): Promise<boolean> =>
  inSchool(owner, tenant, async () => {
    const { rowCount } = await owner.query(
      'select 1 from identity.user_account where tenant_id = $1 limit 1',
      [tenant],
    );
    return rowCount === 1;
  });

/** A second administrator of the platform and of each school, unless they exist. */
async function addSecondAdministrators(owner: Client): Promise<void> {
  const password = await hash(DEMO_PASSWORD, ARGON2);
  const add = (
    tenant: string,
    username: string,
    host: string,
    name: [string, string],
    role: Role,
    country?: string,
  ) =>
    inSchool(owner, tenant, async () => {
      const known = await owner.query(
        'select 1 from identity.user_account where tenant_id = $1 and username = $2',
        [tenant, username],
      );
      if (known.rowCount) return;
      await addPerson(owner, tenant, {
        username,
        email: `${username}@${host}.test`,
        name,
        role,
        password,
        country,
      });
    });
  await add(PLATFORM_TENANT_ID, DEMO_FINANCE.user, 'bookgrove', DEMO_FINANCE.name, 'platform_admin');
  for (const [school, tenant] of await seededSchools(owner))
    await add(tenant, 'bursar', school.key, school.bursar, 'school_admin', school.country);
}

/** Lets the parent of each school's demo family buy for the child. */
async function allowPurchases(owner: Client): Promise<void> {
  for (const [, tenant] of await seededSchools(owner))
    await inSchool(owner, tenant, () =>
      owner.query(
        `update identity.guardian_link g set permissions = array_append(g.permissions, 'purchase')
         from identity.user_account u
         where g.tenant_id = $1 and u.tenant_id = $1 and u.id = g.guardian_id and u.username = 'parent'
           and not 'purchase' = any(g.permissions)`,
        [tenant],
      ),
    );
}

/** The demo's schools with the ids of their tenants. */
async function seededSchools(owner: Client): Promise<[DemoSchool, string][]> {
  const { rows } = await owner.query<{ id: string; subdomain: string }>(
    'select id, subdomain from tenancy.tenant where subdomain = any($1)',
    [demoSchools.map(({ key }) => key)],
  );
  return demoSchools.flatMap((school) =>
    rows
      .filter(({ subdomain }) => subdomain === school.key)
      .map(({ id }): [DemoSchool, string] => [school, id]),
  );
}

/** The platform's team in the demo; created once. */
const addTeam = (owner: Client, password: string): Promise<string> =>
  inSchool(owner, PLATFORM_TENANT_ID, async () => {
    const { rows } = await owner.query<{ id: string }>(
      `select id from identity.user_account where tenant_id = $1 and username = 'admin'`,
      [PLATFORM_TENANT_ID],
    );
    return (
      rows[0]?.id ??
      addPerson(owner, PLATFORM_TENANT_ID, {
        username: 'admin',
        email: 'admin@bookgrove.test',
        name: ['Ada', 'Grove'],
        role: 'platform_admin',
        password,
      })
    );
  });

async function addSchool(
  owner: Client,
  school: DemoSchool,
  tenant: string,
  password: string,
  team: string,
): Promise<void> {
  await addTenant(owner, tenant, {
    ...school,
    subdomain: school.key,
    school_email: `office@${school.key}.test`,
    is_demo: true,
  });
  const community = await hash(`community-${school.key}`, ARGON2);
  await inSchool(owner, tenant, async () => {
    await offerTours(owner, tenant, school.time_zone);
    await owner.query(
      'insert into identity.sign_in_policy (tenant_id, time_zone, updated_at) values ($1, $2, now())',
      [tenant, school.time_zone],
    );
    await owner.query(
      'insert into tenancy.school_setting (tenant_id, currency, listed, town, updated_at) values ($1, $2, true, $3, now())',
      [tenant, school.currency, school.town],
    );
    let teacher = '';
    let parent = '';
    for (const { role, name, user } of school.people) {
      const email = `${user}@${school.key}.test`;
      const id = await addPerson(owner, tenant, {
        username: user,
        email,
        name,
        role,
        password,
        country: school.country,
      });
      await offerInDemo(owner, tenant, user);
      if (role === 'school_admin') await nameSafetyLead(owner, tenant, { id, name: name.join(' '), email });
      if (role === 'teacher') teacher = id;
      if (role === 'parent') parent = id;
    }
    for (const { kind, name, user } of school.leaders ?? []) {
      const email = `${user}@${school.key}.test`;
      const mentor = await addPerson(owner, tenant, { username: user, email, name, role: kind, password });
      const mentee = kind === 'teacher' ? teacher : parent;
      await addLeader(owner, tenant, { mentor, mentee, team }, DEMO_LEADERS[kind]);
    }
    await addPerson(owner, tenant, {
      username: 'community',
      email: null,
      name: ['Community', 'visitor'],
      role: 'community',
      password: null,
    });
    await owner.query(
      'insert into identity.community_access (tenant_id, password_hash, updated_at) values ($1, $2, now())',
      [tenant, community],
    );
    await addClass(owner, tenant, teacher, school.class, { password, pictures: null });
    if (school.youngest)
      await addClass(owner, tenant, teacher, school.youngest, {
        password,
        pictures: await hash(pictureSecret(DEMO_PICTURES), ARGON2),
      });
    await offerInDemo(owner, tenant, 'community');
    await offerInDemo(owner, tenant, usernameOf(school.class.students[0]![0], school.class.suffix));
    // The demo's parent has one child here already, and has not answered any consent yet.
    await owner.query(
      `insert into identity.guardian_link
         (id, tenant_id, student_id, guardian_id, state, permissions, invited_by, started_at)
       select $1, $2, u.id, $3, 'active', '{view_progress,view_work,consent}', $4, now()
       from identity.user_account u where u.tenant_id = $2 and u.username = $5`,
      [newId(), tenant, parent, teacher, usernameOf(school.class.students[0]![0], school.class.suffix)],
    );
  });
}

/** Lets visitors of the demo enter as this person, for the person's role. */
async function offerInDemo(owner: Client, tenant: string, username: string): Promise<void> {
  await owner.query(
    `insert into identity.demo_account (tenant_id, role, user_id)
     select u.tenant_id, u.role, u.id from identity.user_account u where u.tenant_id = $1 and u.username = $2`,
    [tenant, username],
  );
}

/** A class and its students; with pictures they sign in by picture passwords. */
async function addClass(
  owner: Client,
  tenant: string,
  teacher: string,
  { code, name, suffix, students }: DemoSchool['class'],
  { password, pictures }: { password: string; pictures: string | null },
): Promise<void> {
  const classId = newId();
  await owner.query(
    `insert into identity.school_class (id, tenant_id, code, name, year, sign_in_mode)
     values ($1, $2, $3, $4, $5, $6)`,
    [classId, tenant, code, name, '2026/27', pictures ? 'picture' : 'password'],
  );
  await owner.query(
    `insert into identity.class_member (tenant_id, class_id, user_id, role) values ($1, $2, $3, 'lead')`,
    [tenant, classId, teacher],
  );
  if (pictures) {
    // The pictures work at once on the computer that runs the demo.
    for (const address of ['127.0.0.1', '::1'])
      await owner.query(
        `insert into identity.class_device (id, tenant_id, class_id, secret_hash, state, address, decided_by, network_until)
         values ($1, $2, $3, $4, 'approved', $5, $6, now() + interval '10 years')`,
        [newId(), tenant, classId, randomBytes(32), address, teacher],
      );
  }
  for (const student of students) {
    const username = usernameOf(student[0], suffix);
    const id = await addPerson(owner, tenant, {
      username,
      email: null,
      name: student,
      role: 'student',
      password,
    });
    await owner.query('update identity.user_account set picture_hash = $3 where tenant_id = $1 and id = $2', [
      tenant,
      id,
      pictures,
    ]);
    await owner.query(
      'insert into identity.class_member (tenant_id, class_id, user_id) values ($1, $2, $3)',
      [tenant, classId, id],
    );
  }
}

async function addPerson(
  owner: Client,
  tenant: string,
  person: {
    username: string;
    email: string | null;
    name: [string, string];
    role: Role;
    password: string | null;
    /** ISO 3166-1 alpha-2; without it, GB. */
    country?: string | undefined;
  },
): Promise<string> {
  const id = newId();
  await owner.query(
    `insert into identity.user_account
       (id, tenant_id, username, email, first_name, last_name, role, is_staff, country, password_hash, email_verified_at,
        updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $10, $9, case when $4::varchar is null then null else now() end, now())`,
    [
      id,
      tenant,
      person.username,
      person.email,
      person.name[0],
      person.name[1],
      person.role,
      person.role === 'platform_admin',
      person.password,
      person.country ?? 'GB',
    ],
  );
  return id;
}

/** Makes the head the recipient of safety reports. */
async function nameSafetyLead(
  owner: Client,
  tenant: string,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  await owner.query(
    `insert into content.safety_lead (id, tenant_id, name, email, author_id, author_name) values ($1, $2, $3::text, $4, $5, $3::text)`,
    [newId(), tenant, name, email, id],
  );
}

/** Tour times, so that the page that offers them is not empty. */
async function offerTours(owner: Client, tenant: string, time_zone: string): Promise<void> {
  for (const [weekday, start_minute] of [
    [2, 570],
    [4, 840],
  ])
    await owner.query(
      `insert into content.tour_time (id, tenant_id, weekday, start_minute, minutes, time_zone)
       values ($1, $2, $3, $4, 45, $5)`,
      [newId(), tenant, weekday, start_minute, time_zone],
    );
}
