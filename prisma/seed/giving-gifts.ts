import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { SandboxControl } from '../../backend/sandbox/core/control-client.ts';
import { ACCOUNTS, credit, debit } from '../../backend/src/modules/commerce/ledger/posting/accounts.rules.ts';
import { newId, PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import { DEMO_PROJECTS } from './giving-data.ts';
import {
  amountsOf,
  BROUGHT_FORWARD,
  DOUBLED,
  donorOf,
  PAGE_GIFTS,
  PAST_GIFTS,
  type PastGifts,
} from './giving-gifts-data.ts';
import { inSchool, once } from './platform.ts';
import { DEMO_PASSWORD } from './schools.ts';
import { call, signIn, type Server } from './server.ts';

const DAY = 86_400_000;
const [ADMIN, FINANCE] = ['admin@bookgrove.test', 'finance@bookgrove.test'];
const PATIENCE_MS = 60_000;
/** Days over which past gifts are spread, the newest first. */
const YEAR = 360;

/** The page of the class; its slug follows from its title. */
const PAGE = {
  title: 'Beech Class fills a shelf',
  message:
    'We write to a school by the lake. Their books stay in a locked box, because rain comes in.\n\nEvery gift puts books on a dry shelf.',
  project: 'a-reading-room-by-the-lake',
  target: 25_200,
};

/**
 * Gifts of the demo: a year of gifts that two people counted, a page of a class with gifts through the payment sandbox, gifts that
 * a sponsor doubles, a cancelled project whose money moved, and a payout to a charity. All but the balance of earlier books goes
 * through the API, where the payment sandbox runs; the books have the days on which past gifts were received. When they were written down is
 * changed afterwards.
 */
export async function seedGifts(
  owner: Client,
  server: Server,
  tenants: ReadonlyMap<string, string>,
): Promise<void> {
  const { sandbox } = server;
  if (!sandbox) return;
  const step = (name: string, work: () => Promise<unknown>): Promise<void> =>
    once(owner, `giving: ${name}`, async () => void (await work())).catch((error: Error) =>
      console.warn(`The demo lacks its ${name}: ${error.message}`),
    );
  const cancelled = PAST_GIFTS.find(({ project }) => project === 'a-kitchen-on-wheels')!;
  for (const past of PAST_GIFTS)
    await step(`gifts to ${past.project}`, async () => {
      // These days the project took gifts, and nobody doubled them.
      await setProject(owner, past.project, { status: 'fundraising', matching_pool: 0, ends_on: null });
      await give(owner, server, tenants, past);
      await raisedIs(server, past);
      if (past !== cancelled) return restore(owner, past.project);
      await ask(server, 'platform', ADMIN, 'POST', `project-desk/${await idOf(owner, past.project)}/move/`, {
        move: 'cancel',
        reason: projectOf(past.project).reason,
        redirect_to: await idOf(owner, projectOf(past.project).redirect!),
      });
    });
  await step('gifts that a sponsor doubles', () => give(owner, server, tenants, DOUBLED));
  await step('page of a class', () => openPage(server));
  await step('gifts through the page', () => giveThroughPage(server, new SandboxControl(sandbox)));
  await step('payout to a charity', () => payOut(owner, server));
}

const projectOf = (key: string) => DEMO_PROJECTS.find((one) => one.key === key)!;

/** One request of a person, signed in by the address. */
async function ask<T>(
  server: Server,
  school: string,
  who: string,
  method: string,
  path: string,
  json?: object,
): Promise<T> {
  const token = await signIn(server, school, who);
  const headers = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
  return (await call(server, school, method, `/api/${path}`, {
    token,
    headers,
    ...(json && { json }),
  })) as T;
}

/** Repeats a look until it succeeds. */
async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what} has not come in ${PATIENCE_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function idOf(owner: Client, project: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from giving.project where tenant_id = $1 and slug = $2',
    [PLATFORM_TENANT_ID, project],
  );
  return rows[0]!.id;
}

const setProject = (
  owner: Client,
  project: string,
  { status, matching_pool, ends_on }: { status: string; matching_pool: number; ends_on: Date | null },
): Promise<unknown> =>
  inSchool(owner, PLATFORM_TENANT_ID, () =>
    owner.query(
      'update giving.project set status = $3, matching_pool = $4, ends_on = $5 where tenant_id = $1 and slug = $2',
      [PLATFORM_TENANT_ID, project, status, matching_pool, ends_on],
    ),
  );

/** The state in which the demo shows the project. */
function restore(owner: Client, key: string): Promise<unknown> {
  const { status, sponsor, ends } = projectOf(key);
  return setProject(owner, key, {
    status,
    matching_pool: sponsor?.[1] ?? 0,
    ends_on: ends ? new Date(Date.now() + ends * DAY) : null,
  });
}

/** Writes gifts down and counts them a second time. Those that an interrupted start left are finished, none is doubled. */
async function give(
  owner: Client,
  server: Server,
  tenants: ReadonlyMap<string, string>,
  past: PastGifts,
): Promise<void> {
  const { school, project, currency } = past;
  const tenant = tenants.get(school)!;
  const label = past === DOUBLED ? 'Doubled' : 'Slip';
  const known = await owner.query<{ id: string; reference: string; status: string }>(
    `select id, offline->>'reference' as reference, status from giving.donation
     where tenant_id = $1 and offline->>'reference' like $2`,
    [tenant, `${label} ${project} %`],
  );
  const byReference = new Map(known.rows.map((row) => [row.reference, row]));
  for (const [index, amount] of amountsOf(past).entries()) {
    const reference = `${label} ${project} ${index + 1}`;
    const days = 2 + Math.floor((index * YEAR) / past.gifts);
    const day = new Date(Date.now() - days * DAY);
    let gift = byReference.get(reference);
    if (!gift) {
      const { id } = await ask<{ id: string }>(
        server,
        school,
        `head@${school}.test`,
        'POST',
        'donation-management/offline/',
        {
          ...{ project, amount, currency, reference },
          way: index % 3 === 0 ? 'cash' : 'bank',
          day: day.toISOString().slice(0, 10),
          name: donorOf(index),
        },
      );
      gift = { id, reference, status: 'recorded' };
    }
    if (gift.status === 'recorded')
      await ask(server, school, `bursar@${school}.test`, 'POST', `donation-management/${gift.id}/check/`, {
        amount,
      });
    await inSchool(owner, tenant, () =>
      owner.query(
        `update giving.donation set created_at = $3,
           anonymity = (array['named', 'first_name', 'anonymous'])[1 + $4::int % 3] where tenant_id = $1 and id = $2`,
        [tenant, gift.id, day, index],
      ),
    );
  }
}

/** Resolves when the books of the platform have what was given. */
const raisedIs = (server: Server, { school, project, sum }: PastGifts): Promise<true> =>
  until(`What was given to ${project}`, async () => {
    const { raised } = (await call(server, school, 'GET', `/api/projects/${project}/`, {})) as {
      raised: { amount: number };
    };
    return raised.amount >= sum || undefined;
  });

/** Switches these pages on, has the teacher write one and the head read it. */
async function openPage(server: Server): Promise<void> {
  const school = 'greenfield';
  const [head, teacher] = [`head@${school}.test`, `teacher@${school}.test`];
  const { features } = await ask<{ features: { name: string; on: boolean }[] }>(
    server,
    school,
    head,
    'GET',
    'school-settings/',
  );
  await ask(server, school, head, 'PATCH', 'school-settings/', {
    features: features.filter(({ on, name }) => on || name === 'fundraisers').map(({ name }) => name),
  });
  const pages = () =>
    ask<{ results: { id: string; title: string; status: string }[] }>(
      server,
      school,
      head,
      'GET',
      'fundraiser-desk/',
    );
  let page = (await pages()).results.find(({ title }) => title === PAGE.title);
  if (!page) {
    const { classes } = await ask<{ classes: { id: string; name: string }[] }>(
      server,
      school,
      teacher,
      'GET',
      'fundraiser-desk/choices/',
    );
    const beech = classes.find(({ name }) => name.startsWith('Beech')) ?? classes[0]!;
    await ask(server, school, teacher, 'POST', 'fundraiser-desk/', { ...PAGE, class_id: beech.id });
    page = (await pages()).results.find(({ title }) => title === PAGE.title)!;
  }
  if (page.status === 'waiting')
    await ask(server, school, head, 'POST', `fundraiser-desk/${page.id}/move/`, { move: 'publish' });
}

/** Grown-ups of the school give through the page of the class, each once. */
async function giveThroughPage(server: Server, control: SandboxControl): Promise<void> {
  const school = 'greenfield';
  for (const { by, amount, message, anonymity } of PAGE_GIFTS) {
    const who = `${by}@${school}.test`;
    const { results } = await ask<{ results: { status: string; amount: { amount: number } }[] }>(
      server,
      school,
      who,
      'GET',
      'donations/mine/',
    );
    if (results.some((gift) => gift.status === 'completed' && gift.amount.amount === amount)) continue;
    const { redirect_url } = await ask<{ redirect_url: string }>(server, school, who, 'POST', 'donations/', {
      ...{ project: PAGE.project, amount, currency: 'GBP', interval: 'once', provider: 'stripe' },
      attribution: { fundraiser: 'beech-class-fills-a-shelf' },
      ...(message && { message }),
      ...(anonymity && { anonymity }),
    });
    const payment = new URL(redirect_url).pathname.split('/')[3]!;
    const look = <T>(path: string) => call(server, school, 'GET', path, {}) as Promise<T>;
    const { location } = await look<{ location: string }>(`/api/payments/${payment}/continue/`);
    const opened = (await control.payments()).find(({ page }) => page === location);
    if (!opened) throw new Error(`The sandbox knows no payment with the page ${location}.`);
    await control.act('stripe', opened.id, 'pay');
    await until('The payment of a gift', async () => {
      const { status } = await look<{ status: string }>(`/api/payments/${payment}/`);
      return status === 'paid' || undefined;
    });
  }
}

/** The second person of the platform's team agrees. */
const approve = (server: Server, proposal: string): Promise<unknown> =>
  ask(server, 'platform', FINANCE, 'POST', `proposals/${proposal}/approve/`, { password: DEMO_PASSWORD });

/** What a charity was owed in earlier books is brought forward and paid out, by two people. */
async function payOut(owner: Client, server: Server): Promise<void> {
  const { project, currency, amount } = BROUGHT_FORWARD;
  const { rows } = await owner.query<{ id: string; charity_id: string }>(
    'select id, charity_id from giving.project where tenant_id = $1 and slug = $2',
    [PLATFORM_TENANT_ID, project],
  );
  const { id: project_id, charity_id } = rows[0]!;
  const entries = [debit('bank', amount), credit('charity_payable', amount, `${charity_id}:${project_id}`)];
  await inSchool(owner, PLATFORM_TENANT_ID, () =>
    owner.query('select commerce.post($1, $2, $3, $4, $5, $6)', [
      newId(),
      'opening',
      project_id,
      `balance ${currency}`,
      new Date(Date.now() - YEAR * DAY),
      JSON.stringify(
        entries.map((entry) => ({
          ...entry,
          currency,
          account_id: newId(),
          normal_side: ACCOUNTS[entry.code],
        })),
      ),
    ]),
  );
  const { bank_hint } = await ask<{ bank_hint: string | null }>(
    server,
    'platform',
    ADMIN,
    'GET',
    `charity-desk/${charity_id}/`,
  );
  if (!bank_hint) {
    const { id } = await ask<{ id: string }>(
      server,
      'platform',
      ADMIN,
      'PUT',
      `charity-desk/${charity_id}/bank/`,
      {
        ...{ holder: 'One Lamp', bank_name: 'Example Bank', account: '31926819', routing: '601613' },
        reason: 'Letter of the charity of this spring',
        password: DEMO_PASSWORD,
      },
    );
    await approve(server, id);
  }
  const payouts = () =>
    ask<{ results: { id: string; status: string }[] }>(
      server,
      'platform',
      ADMIN,
      'GET',
      `charity-payouts/?charity=${charity_id}`,
    );
  if ((await payouts()).results.length === 0) {
    const { id } = await ask<{ id: string }>(server, 'platform', ADMIN, 'POST', 'charity-payouts/', {
      ...{ charity_id, project_id, amount, currency },
      reason: 'Lamps of the first delivery',
      password: DEMO_PASSWORD,
    });
    await approve(server, id);
  }
  const approved = (await payouts()).results.find(({ status }) => status === 'approved');
  if (approved)
    await ask(server, 'platform', ADMIN, 'POST', `charity-payouts/${approved.id}/status/`, {
      status: 'paid',
      note: 'BACS 2611-0533',
    });
}
