import type { Client } from 'pg';
import { newId, PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import { DEMO_CHARITIES, DEMO_PROJECTS } from './giving-data.ts';
import { inSchool, once } from './platform.ts';
import { call, signIn, type Server } from './server.ts';

const DAY = 86_400_000;
/** The check of the bank account is not among them: nobody has entered an account of an invented charity. */
const CHECKS = ['register', 'accounts', 'protection'];
/** Charities that each demo school supports. */
const SUPPORTED: Record<string, string[]> = {
  greenfield: ['one-lamp', 'river-boat-books', 'clear-spring'],
  riverside: ['one-lamp', 'raised-dots'],
  banyan: ['mango-yard', 'orchard-lunches'],
};
/** Where the project lies on the calendar, in days before now. */
const STARTED_DAYS = 80;

/**
 * Invented charities and projects of the demo, in every state that they can have. Their history of a year cannot be lived at a
 * first start, so that rows are written; no amount of money is among them (`seedGifts` brings gifts). A step that fails is reported and tried again.
 */
export async function seedGiving(
  owner: Client,
  server: Server,
  tenants: ReadonlyMap<string, string>,
): Promise<void> {
  const step = (name: string, work: () => Promise<void>): Promise<void> =>
    once(owner, `giving: ${name}`, work).catch((error: Error) =>
      console.warn(`The demo lacks its ${name}: ${error.message}`),
    );
  const greenfield = tenants.get('greenfield') ?? null;
  await step('charities', () =>
    inSchool(owner, PLATFORM_TENANT_ID, async () => {
      for (const charity of DEMO_CHARITIES) await addCharity(owner, charity, greenfield);
    }),
  );
  // A demo of an earlier version claims that accounts were checked which nobody entered.
  await step('bank marks without an account', () =>
    inSchool(owner, PLATFORM_TENANT_ID, async () => {
      await owner.query(
        `delete from giving.charity_check k using giving.charity c
         where k.tenant_id = $1 and c.tenant_id = $1 and c.id = k.charity_id and k.kind = 'bank' and c.demo and c.bank is null`,
        [PLATFORM_TENANT_ID],
      );
      await owner.query(
        'update giving.charity set bank_changed_at = null where tenant_id = $1 and demo and bank is null',
        [PLATFORM_TENANT_ID],
      );
    }),
  );
  await step('projects', () =>
    inSchool(owner, PLATFORM_TENANT_ID, async () => {
      const ids = await addProjects(owner);
      for (const { key, redirect } of DEMO_PROJECTS)
        if (redirect)
          await owner.query('update giving.project set redirect_to = $3 where tenant_id = $1 and id = $2', [
            PLATFORM_TENANT_ID,
            ids.get(key),
            ids.get(redirect),
          ]);
    }),
  );
  for (const school of Object.keys(SUPPORTED).filter((key) => tenants.has(key)))
    await step(`switch of ${school}`, () => openGiving(server, school));
  await step('choices of the schools', async () => {
    for (const [school, keys] of Object.entries(SUPPORTED)) {
      const tenant = tenants.get(school);
      if (!tenant) continue;
      await inSchool(owner, tenant, () =>
        owner.query(
          `insert into giving.school_charity (tenant_id, charity_id, chosen_by)
           select $1, c.id, u.id from giving.charity c, lateral (
             select id from identity.user_account where tenant_id = $1 and role = 'school_admin' order by created_at limit 1) u
           where c.tenant_id = $2 and c.slug = any($3) on conflict do nothing`,
          [tenant, PLATFORM_TENANT_ID, keys],
        ),
      );
    }
  });
}

/** Switches giving on in a school; its other features stay as they are. */
async function openGiving(server: Server, school: string): Promise<void> {
  const token = await signIn(server, school, `head@${school}.test`);
  const { features } = (await call(server, school, 'GET', '/api/school-settings/', { token })) as {
    features: { name: string; on: boolean }[];
  };
  const on = features.filter((feature) => feature.on || feature.name === 'giving').map(({ name }) => name);
  await call(server, school, 'PATCH', '/api/school-settings/', { token, json: { features: on } });
}

const taken = (owner: Client, kind: string, slug: string): Promise<unknown> =>
  owner.query(
    'insert into giving.taken_slug (kind, slug, tenant_id) values ($1, $2, $3) on conflict do nothing',
    [kind, slug, PLATFORM_TENANT_ID],
  );

async function addCharity(
  owner: Client,
  charity: (typeof DEMO_CHARITIES)[number],
  greenfield: string | null,
): Promise<void> {
  const id = newId();
  const reviewed = charity.status !== 'in_review';
  const { rowCount } = await owner.query(
    `insert into giving.charity (tenant_id, id, slug, name, legal_name, summary, mission, country, place, registration_number,
       goals, receipts, tax_reference, status, status_reason, demo, verified_at, proposed_by_school, updated_at)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, true, $15, $16, now())
     on conflict do nothing`,
    [
      PLATFORM_TENANT_ID,
      id,
      charity.key,
      charity.name,
      charity.summary,
      charity.mission,
      charity.country,
      charity.place,
      charity.number,
      charity.goals,
      charity.receipts,
      charity.tax,
      charity.status,
      charity.reason ?? '',
      reviewed ? new Date(Date.now() - 2 * STARTED_DAYS * DAY) : null,
      reviewed ? null : greenfield,
    ],
  );
  if (rowCount === 0) return;
  await taken(owner, 'charity', charity.key);
  await owner.query(
    `insert into giving.charity_event (tenant_id, id, charity_id, what, actor_name) values ($1, $2, $3, $4, 'Demo')`,
    [PLATFORM_TENANT_ID, newId(), id, reviewed ? 'verify' : 'submit'],
  );
  if (!reviewed) return;
  for (const kind of CHECKS)
    await owner.query(
      `insert into giving.charity_check (tenant_id, charity_id, kind, actor_id, actor_name) values ($1, $2, $3, $4, 'Demo')`,
      [PLATFORM_TENANT_ID, id, kind, newId()],
    );
}

/** @returns ids of the projects by key */
async function addProjects(owner: Client): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const project of DEMO_PROJECTS) {
    const { rows } = await owner.query<{ id: string; country: string; place: string; goals: number[] }>(
      'select id, country, place, goals from giving.charity where tenant_id = $1 and slug = $2',
      [PLATFORM_TENANT_ID, project.charity],
    );
    const [charity] = rows;
    if (!charity) continue;
    const budget = project.budget.map(([label, pieces, each]) => ({ label, note: '', pieces, each }));
    const goal = budget.reduce((sum, { pieces, each }) => sum + pieces * each, 0);
    const news = (project.news ?? []).map(([title, body, ago]) => ({
      title,
      body,
      at: new Date(Date.now() - ago * DAY),
    }));
    const id = newId();
    const started = project.status === 'draft' ? null : new Date(Date.now() - STARTED_DAYS * DAY);
    const { rowCount } = await owner.query(
      `insert into giving.project (tenant_id, id, charity_id, slug, title, summary, story, place, country, latitude, longitude,
         goals, goal, currency, ends_on, status, status_reason, overflow, budget, outcome_units, sponsor, matching_pool,
         started_by_students, report, reported_at, demo, published_at, updated_news_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
         true, $26, $27, now()) on conflict do nothing`,
      [
        PLATFORM_TENANT_ID,
        id,
        charity.id,
        project.key,
        project.title,
        project.summary,
        project.story,
        charity.place,
        charity.country,
        project.at[0],
        project.at[1],
        charity.goals,
        goal,
        project.currency,
        project.ends ? new Date(Date.now() + project.ends * DAY) : null,
        project.status,
        project.reason ?? '',
        project.overflow ?? 'stop',
        JSON.stringify(budget),
        JSON.stringify(project.units.map(([label, cost]) => ({ label, cost }))),
        project.sponsor?.[0] ?? '',
        project.sponsor?.[1] ?? 0,
        project.students ?? false,
        project.report ?? '',
        project.report ? new Date(Date.now() - 5 * DAY) : null,
        started,
        news[0]?.at ?? null,
      ],
    );
    if (rowCount === 0) continue;
    ids.set(project.key, id);
    await taken(owner, 'project', project.key);
    for (const { title, body, at } of news)
      await owner.query(
        `insert into giving.project_update (tenant_id, id, project_id, title, body, status, author_id, published_at, created_at)
         values ($1, $2, $3, $4, $5, 'published', $6, $7, $7)`,
        [PLATFORM_TENANT_ID, newId(), id, title, body, newId(), at],
      );
  }
  return ids;
}
