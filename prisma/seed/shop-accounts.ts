import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { SandboxControl } from '../../backend/sandbox/core/control-client.ts';
import {
  ACCOUNTS,
  credit,
  debit,
  type Entry,
} from '../../backend/src/modules/commerce/ledger/posting/accounts.rules.ts';
import { newId, PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import { inSchool } from './platform.ts';
import { DEMO_PASSWORD } from './schools.ts';
import { call, signIn, type Server } from './server.ts';
import type { ShopStep } from './shop-step.ts';

const DAY = 86_400_000;
/** The platform's team: one prepares, the other approves. */
const [ADMIN, FINANCE] = ['admin@bookgrove.test', 'finance@bookgrove.test'];

interface Rule {
  platform_bps: number;
  author_bps: number;
  note: string;
}
/** The first version of the platform's royalty rule, and the one that follows it. */
const RULES: [Rule, Rule] = [
  { platform_bps: 1_500, author_bps: 5_000, note: 'Opening of the shop' },
  {
    platform_bps: 1_000,
    author_bps: 6_000,
    note: 'Meeting of the schools in November: more for the authors',
  },
];

/**
 * What the schools were owed before the shop opened, in minor units: the sales of a fair, which are too old to be held.
 * The balances of a customer's earlier books are brought forward in the same way.
 */
const BROUGHT_FORWARD = [
  { school: 'greenfield', currency: 'GBP', amount: 24_860 },
  { school: 'riverside', currency: 'KES', amount: 4_250_000 },
  { school: 'banyan', currency: 'INR', amount: 1_846_000 },
] as const;
const BEFORE_DAYS = 30;
/** The payout that is paid, and the one that waits for the second person. */
const PAID = {
  school: 'greenfield',
  amount: 18_000,
  currency: 'GBP',
  reason: 'Payout of the first half of the month',
};
const WAITING = {
  school: 'riverside',
  amount: 4_000_000,
  currency: 'KES',
  reason: 'Payout of the school’s book fair',
};

/** A charge in the provider's list of the day before yesterday that belongs to no payment. */
const STRANGE = { ref: 'pi_test_of_the_account', amount: 100, currency: 'gbp' };
const EXPLANATION = 'A test charge from the day on which the account was opened; paid back there.';

/** The royalty rule of the first sales. */
export const seedFirstRoyaltyRule = (step: ShopStep, server: Server): Promise<void> =>
  step('first royalty rule', () => activateRule(server, RULES[0]));

/** The second royalty rule, payouts, and comparisons with the providers. After the orders. */
export async function seedBooksOfAccount(
  step: ShopStep,
  owner: Client,
  server: Server,
  sandbox: string,
): Promise<void> {
  await step('second royalty rule', () => activateRule(server, RULES[1]));
  for (const balance of BROUGHT_FORWARD)
    await step(`balance brought forward of ${balance.school}`, () => bringForward(owner, balance));
  await step('payouts', () => makePayouts(owner, server));
  await step('comparison with the providers', () => compare(server, new SandboxControl(sandbox)));
}

/** One request of a member of the platform's team. */
async function ask<T>(server: Server, who: string, method: string, path: string, json?: object): Promise<T> {
  const token = await signIn(server, 'platform', who);
  const headers = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
  return (await call(server, 'platform', method, `/api/${path}`, {
    token,
    headers,
    ...(json && { json }),
  })) as T;
}

const approve = (server: Server, by: string, proposal: string): Promise<unknown> =>
  ask(server, by, 'POST', `proposals/${proposal}/approve/`, { password: DEMO_PASSWORD });

/** A version of the platform's royalty rule, drafted by one person and activated by another; those that exist are kept. */
async function activateRule(server: Server, rule: Rule): Promise<void> {
  const { results } = await ask<{ results: { id: string; note: string; status: string }[] }>(
    server,
    ADMIN,
    'GET',
    'royalty-rules/?limit=100',
  );
  const known = results.find(({ note }) => note === rule.note);
  if (known?.status === 'active') return;
  const draft =
    known ??
    (await ask<{ id: string }>(server, ADMIN, 'POST', 'royalty-rules/', {
      scope: 'platform',
      ...rule,
      effective_from: new Date().toISOString(),
    }));
  const proposal = await ask<{ id: string }>(server, ADMIN, 'POST', `royalty-rules/${draft.id}/activate/`, {
    password: DEMO_PASSWORD,
  });
  await approve(server, FINANCE, proposal.id);
}

/** Posts what a school was owed before, in its books and in those of the platform, once. */
async function bringForward(
  owner: Client,
  { school, currency, amount }: (typeof BROUGHT_FORWARD)[number],
): Promise<void> {
  const tenant = await schoolId(owner, school);
  const at = new Date(Date.now() - BEFORE_DAYS * DAY);
  const post = (books: string, entries: Entry[]) =>
    inSchool(owner, books, () =>
      owner.query('select commerce.post($1, $2, $3, $4, $5, $6)', [
        newId(),
        'opening',
        tenant,
        `balance ${currency}`,
        at,
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
  await post(PLATFORM_TENANT_ID, [debit('bank', amount), credit('school_payable', amount, tenant)]);
  await post(tenant, [debit('receivable_from_platform', amount), credit('sales_income', amount)]);
}

/** A payout with a statement that the bank has carried out, and one that nobody has approved yet. */
async function makePayouts(owner: Client, server: Server): Promise<void> {
  const propose = async ({ school, ...payout }: typeof PAID, by: string): Promise<string> => {
    const json = { ...payout, school_id: await schoolId(owner, school), password: DEMO_PASSWORD };
    return (await ask<{ id: string }>(server, by, 'POST', 'payouts/', json)).id;
  };
  const made = await ask<{ results: { id: string; status: string }[] }>(server, ADMIN, 'GET', 'payouts/');
  for (let tries = 5; made.results.length === 0; tries -= 1) {
    const proposal = await propose(PAID, ADMIN);
    // A sale that was posted meanwhile makes the proposal outdated; it is made anew, as a person would do.
    const outdated = await approve(server, FINANCE, proposal).then(
      () => false,
      (error: Error) => {
        if (tries > 1 && error.message.includes('proposal_outdated')) return true;
        throw error;
      },
    );
    if (!outdated) break;
  }
  const { results } = await ask<{ results: { id: string; status: string }[] }>(
    server,
    ADMIN,
    'GET',
    'payouts/',
  );
  const approved = results.find(({ status }) => status === 'approved');
  if (approved)
    await ask(server, ADMIN, 'POST', `payouts/${approved.id}/status/`, {
      status: 'paid',
      note: 'BACS 2611-0417',
    });
  const proposals = await ask<{ results: { kind: string; state: string }[] }>(
    server,
    ADMIN,
    'GET',
    'proposals/?limit=100',
  );
  if (!proposals.results.some(({ kind, state }) => kind.startsWith('payout.') && state === 'waiting'))
    await propose(WAITING, FINANCE);
}

/** Yesterday compared with every provider, and the day before with a difference that is explained. */
async function compare(server: Server, control: SandboxControl): Promise<void> {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 10);
  const noon = Date.parse(`${day(2)}T12:00:00Z`) / 1000;
  await control.editList({ provider: 'stripe', add: true, at: noon, ...STRANGE });
  const runs = [
    { provider: 'stripe', day: day(2) },
    ...['stripe', 'paypal', 'phonepe'].map((provider) => ({ provider, day: day(1) })),
  ];
  for (const run of runs) await ask(server, FINANCE, 'POST', 'reconciliation/runs/', run);
  for (let tries = 0; tries < 120; tries += 1) {
    const { results } = await ask<{ results: { id: string; reference: string; state: string }[] }>(
      server,
      FINANCE,
      'GET',
      'reconciliation/breaks/?limit=100',
    );
    const found = results.find(({ reference }) => reference === STRANGE.ref);
    if (found?.state === 'explained') return;
    if (found) {
      await ask(server, FINANCE, 'POST', `reconciliation/breaks/${found.id}/state/`, {
        state: 'explained',
        reason: EXPLANATION,
      });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The comparison did not find the difference.');
}

async function schoolId(owner: Client, school: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('select id from tenancy.tenant where subdomain = $1', [
    school,
  ]);
  return rows[0]!.id;
}
