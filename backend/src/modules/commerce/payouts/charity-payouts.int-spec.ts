import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PASSWORD, startTestApp, type TestApp, type TestPerson } from '../../../../test/support/test-app.ts';
import { inContext } from '../../../platform/context.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { newId } from '../../../platform/ids.ts';
import type { DocumentView } from '../documents/document.views.ts';
import { GetCharityMoney, MatchGift } from '../contract/donations.ts';
import { findDiscrepancies } from '../ledger/accounts/invariants.ts';
import { credit, debit } from '../ledger/posting/accounts.rules.ts';
import { Ledger } from '../ledger/posting/ledger.ts';
import type {
  CharityPayoutList,
  CharityStatement,
  OwedToCharityList,
  SponsorPoolList,
} from './charity-payout-views.ts';

/** What this file reads of the answer of giving. */
interface ByMonth {
  currencies: {
    currency: string;
    raised: number;
    waiting: number;
    months: { raised: number; paid_out: number }[];
  }[];
  charities: { name: string }[];
}

let app: TestApp;
let [ines, omar, head]: TestPerson[] = [];
const tokens = new Map<TestPerson, string>();
const [wells, lamps, project] = [newId(), newId(), newId()];
const DAY = 86_400_000;

beforeAll(async () => {
  app = await startTestApp();
  const oak = await app.makeSchool('oak');
  ines = await app.makePerson(app.platform, 'platform_admin');
  omar = await app.makePerson(app.platform, 'platform_admin');
  head = await app.makePerson(oak, 'school_admin');
  for (const person of [ines, omar, head]) tokens.set(person, (await app.signIn(person)).access);
  await app.within(app.platform, async (tx) => {
    const charity = {
      tenant_id: app.platform.id,
      legal_name: '',
      summary: '',
      mission: '',
      country: 'KE',
      place: '',
      registration_number: 'KE-1',
    };
    await tx.charity.createMany({
      data: [
        { ...charity, id: wells, slug: 'wells', name: 'Wells for Turkana', status: 'verified' },
        { ...charity, id: lamps, slug: 'lamps', name: 'Lamps', status: 'suspended' },
      ],
    });
  });
  await gift(wells, null, 6_000, 200, 20);
  await gift(wells, null, 1_500, 0, 2);
  await gift(wells, project, 900, 0, 20);
  await gift(lamps, null, 700, 0, 20);
});
afterAll(() => app?.close());

/** What a settled gift leaves in the books of the platform. */
async function gift(charity: string, of: string | null, amount: number, fee: number, daysAgo: number) {
  const ledger = app.nest.get(Ledger, { strict: false });
  const owner = of ? `${charity}:${of}` : charity;
  const key = { source_type: 'payment', source_id: newId() } as const;
  const at = new Date(Date.now() - daysAgo * DAY);
  await app.within(app.platform, async (tx) => {
    const given = [debit('psp_clearing', amount, 'stripe'), credit('charity_payable', amount, owner)];
    await ledger.post(tx, { ...key, kind: 'settled' }, 'GBP', given, at);
    const taken = [debit('charity_payable', fee, owner), credit('provider_fee_recovery', fee)];
    await ledger.post(tx, { ...key, kind: 'fee' }, 'GBP', taken, at);
  });
}

const ask = <Body>(by: TestPerson, method: 'GET' | 'POST', path: string, body?: object) =>
  app.ask<Body & Problem>(by.school, method, `/api/${path}`, {
    as: tokens.get(by),
    ...(body && { body, headers: { 'idempotency-key': newId() } }),
  });
const propose = (amount: number, change: object = {}, by = ines!) =>
  ask<{ id: string }>(by, 'POST', 'charity-payouts/', {
    charity_id: wells,
    amount,
    currency: 'GBP',
    reason: 'The run of November',
    password: PASSWORD,
    ...change,
  });
const approve = (id: string, by: TestPerson) =>
  ask(by, 'POST', `proposals/${id}/approve/`, { password: PASSWORD });
const state = (id: string, status: string) =>
  ask(ines!, 'POST', `charity-payouts/${id}/status/`, { status, note: 'BACS 4711' });
const money = async () =>
  (await app.nest.get(QueryBus, { strict: false }).execute(new GetCharityMoney({ charities: [wells] }))).find(
    ({ project_id }) => project_id === null,
  )!;

describe('a payout to a charity', () => {
  it('is prepared by one person and approved by another, within what is owed and not held', async () => {
    const { body } = await ask<OwedToCharityList>(ines!, 'GET', 'charity-payouts/owed/');
    expect(body.results).toMatchObject([
      {
        charity_name: 'Wells for Turkana',
        project_id: null,
        owed: 7_300,
        held: 1_500,
        payable: 5_800,
        verified: true,
      },
      { charity_name: 'Wells for Turkana', project_id: project, owed: 900, payable: 900 },
      { charity_name: 'Lamps', owed: 700, payable: 700, verified: false },
    ]);
    expect((await ask(head!, 'GET', 'charity-payouts/owed/')).status).toBe(404);
    expect((await propose(100, {}, head)).status).toBe(404);
    expect((await propose(5_801)).body.code).toBe('more_than_payable');
    expect((await propose(100, { charity_id: lamps })).body.code).toBe('charity_not_verified');

    const proposed = await propose(5_000);
    expect(proposed.status).toBe(202);
    expect((await approve(proposed.body.id, ines!)).status).toBeGreaterThanOrEqual(400);
    expect((await approve(proposed.body.id, omar!)).status).toBe(200);
    expect(await money()).toMatchObject({
      raised: 7_500,
      fees: 200,
      paid_out: 0,
      waiting: 7_300,
      on_its_way: 5_000,
    });
    expect((await propose(801)).body.code).toBe('more_than_payable');

    const paper = (by: TestPerson | null) =>
      app.ask<DocumentView>(app.platform, 'GET', `/api/invoices/payout/${proposed.body.id}/`, {
        ...(by && { as: tokens.get(by) }),
      });
    expect((await paper(ines!)).status).toBe(404);
    const stated = await Promise.all([state(proposed.body.id, 'paid'), state(proposed.body.id, 'paid')]);
    expect(stated.map(({ status }) => status).sort()[0]).toBe(204);
    expect((await state(proposed.body.id, 'failed')).status).toBe(409);
    // Its statement is a document of the platform, with a number of its series, once.
    const document = await paper(ines!);
    expect(document.body).toMatchObject({
      type: 'payout',
      number: expect.stringMatching(/^PAY-\d{4}-000001$/),
      currency: 'GBP',
      total: 5_000,
      recipient: { name: 'Wells for Turkana' },
      issuer: { statement: ['Reference of the bank: BACS 4711'] },
    });
    expect(document.body.lines.map(({ title, total }) => [title, total])).toEqual([
      ['Gifts and shares of sales (2)', 7_500],
      ['Fees of the payment providers (1)', -200],
      ['Stays owed', -2_300],
    ]);
    expect((await paper(null)).status).toBe(404);
    const numbered = await ask<CharityPayoutList>(ines!, 'GET', 'charity-payouts/');
    expect(numbered.body.results[0]!.statement_number).toBe(document.body.number);
    expect(await money()).toMatchObject({
      raised: 7_500,
      fees: 200,
      paid_out: 5_000,
      waiting: 2_300,
      on_its_way: 0,
    });
    const statement = await ask<CharityStatement>(
      ines!,
      'GET',
      `charity-payouts/${proposed.body.id}/statement/`,
    );
    expect(statement.body).toMatchObject({
      opening: 0,
      lines: expect.arrayContaining([
        { kind: 'given', amount: 7_500, count: 2 },
        { kind: 'fees', amount: -200, count: 1 },
      ]),
      closing: 7_300,
      payout: { status: 'paid', reference: 'BACS 4711', next: ['returned'] },
    });

    expect((await state(proposed.body.id, 'returned')).status).toBe(204);
    expect(await money()).toMatchObject({ paid_out: 0, waiting: 7_300 });
    const listed = await ask<CharityPayoutList>(ines!, 'GET', `charity-payouts/?charity=${wells}`);
    expect(listed.body).toMatchObject({ count: 1, results: [{ status: 'returned', amount: 5_000 }] });
    const context = { correlationId: newId(), tenantId: app.platform.id, principal: null };
    const unbalanced = (await inContext(context, () => findDiscrepancies(app.db))).find(
      ({ name }) => name === 'unbalanced',
    );
    expect(unbalanced).toMatchObject({ ok: true });
  });

  it('can be made of money that named no charity, once two people have given it to one', async () => {
    const ledger = app.nest.get(Ledger, { strict: false });
    await app.within(app.platform, (tx) =>
      ledger.post(tx, { source_type: 'payment', source_id: newId(), kind: 'settled' }, 'GBP', [
        debit('psp_clearing', 640, 'stripe'),
        credit('charity_payable', 640, 'undecided'),
      ]),
    );
    const waiting = async () =>
      (await ask<{ results: object[] }>(ines!, 'GET', 'charity-payouts/undecided/')).body.results;
    expect(await waiting()).toEqual([{ amount: 640, currency: 'GBP' }]);
    const assign = (change: object) =>
      ask<{ id: string }>(ines!, 'POST', 'charity-payouts/undecided/', {
        ...{
          charity_id: wells,
          amount: 600,
          currency: 'GBP',
          reason: 'No book named it',
          password: PASSWORD,
        },
        ...change,
      });
    expect((await assign({ amount: 641 })).body.code).toBe('more_than_waits');
    expect((await assign({ charity_id: lamps })).body.errors).toHaveProperty('charity_id');
    const before = (await money()).raised;
    const proposed = await assign({});
    expect([proposed.status, proposed.body.detail]).toEqual([202, undefined]);
    expect((await approve(proposed.body.id, ines!)).status).toBeGreaterThanOrEqual(400);
    expect((await approve(proposed.body.id, omar!)).status).toBe(200);
    expect((await money()).raised - before).toBe(600);
    expect(await waiting()).toEqual([{ amount: 40, currency: 'GBP' }]);
  });

  it('waits for what a sponsor has doubled, until two people have seen the money of the sponsor', async () => {
    await app.nest.get(CommandBus, { strict: false }).execute(
      new MatchGift({
        ...{ donation_id: newId(), charity_id: wells, project_id: project, currency: 'GBP' },
        ...{ amount: 900, pool: 500 },
      }),
    );
    const owed = async () =>
      (await ask<OwedToCharityList>(ines!, 'GET', 'charity-payouts/owed/')).body.results.find(
        ({ project_id }) => project_id === project,
      );
    const pools = async () =>
      (await ask<SponsorPoolList>(omar!, 'GET', 'charity-payouts/sponsors/')).body.results;
    expect(await owed()).toMatchObject({ owed: 1_400, held: 500, payable: 900 });
    expect(await pools()).toMatchObject([{ project_id: project, matched: 500, paid: 0, open: 500 }]);
    const paid = (amount: number, by = ines!) =>
      ask<{ id: string }>(by, 'POST', 'charity-payouts/sponsors/', {
        ...{ project_id: project, amount, currency: 'GBP', reference: 'FPS 99120' },
        ...{ reason: 'Northgate Bank, first half', password: PASSWORD },
      });
    expect((await paid(501)).body.code).toBe('more_than_owed');
    expect((await paid(100, head)).status).toBe(404);
    const proposed = await paid(300);
    expect([proposed.status, (await owed())?.held]).toEqual([202, 500]);
    expect((await approve(proposed.body.id, ines!)).status).toBeGreaterThanOrEqual(400);
    expect((await approve(proposed.body.id, omar!)).status).toBe(200);
    expect(await owed()).toMatchObject({ owed: 1_400, held: 200, payable: 1_200 });
    expect(await pools()).toMatchObject([{ matched: 500, paid: 300, open: 200 }]);
  });

  it('and what came in are shown by month, and their sums are those of the books', async () => {
    const view = (query = '', by = ines!) => ask<ByMonth>(by, 'GET', `charity-money/${query}`);
    expect((await view('', head)).status).toBeGreaterThanOrEqual(403);
    const { status, body } = await view('?since=2024-01');
    expect(status).toBe(200);
    const books = (
      await app.nest
        .get(QueryBus, { strict: false })
        .execute(new GetCharityMoney({ charities: [wells, lamps] }))
    ).filter(({ currency }) => currency === 'GBP');
    const total = (of: 'raised' | 'paid_out' | 'waiting') => books.reduce((sum, one) => sum + one[of], 0);
    const [pounds] = body.currencies;
    const months = (of: 'raised' | 'paid_out') => pounds!.months.reduce((sum, one) => sum + one[of], 0);
    expect(pounds).toMatchObject({ currency: 'GBP', raised: total('raised'), waiting: total('waiting') });
    expect([months('raised'), months('paid_out')]).toEqual([total('raised'), total('paid_out')]);
    expect((await view(`?charity=${lamps}`)).body.charities).toMatchObject([{ name: 'Lamps' }]);
    expect((await view('?country=IN')).body.currencies).toEqual([]);
    expect((await view('?since=2026')).status).toBe(422);
    const file = await app.ask(app.platform, 'GET', `/api/charity-money/export.csv?charity=${lamps}`, {
      as: tokens.get(ines!),
    });
    expect(file.text).toContain('Lamps,KE,suspended,GBP,7.00,0.00,0.00,7.00,0.00');
  });
});
