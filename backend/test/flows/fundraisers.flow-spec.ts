import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Sandbox } from '../../sandbox/server.ts';
import { CorrectMatch, GetCharityMoney, GetMatched, MatchGift } from '../../src/modules/commerce/contract.ts';
import { Ledger } from '../../src/modules/commerce/ledger/posting/ledger.ts';
import { findDiscrepancies } from '../../src/modules/commerce/ledger/accounts/invariants.ts';
import type {
  OwedToCharityList,
  SponsorPoolList,
} from '../../src/modules/commerce/payouts/charity-payout-views.ts';
import type {
  SponsorAsked,
  SponsorPaymentView,
} from '../../src/modules/commerce/donations/sponsors/sponsor-views.ts';
import { Payments } from '../../src/modules/commerce/payments/payments.ts';
import type { CharityView } from '../../src/modules/giving/charities/charity-views.ts';
import {
  openPage,
  payAt,
  reportTo,
  startProviders,
  tokenOf,
} from '../../src/modules/commerce/payments/testing/pay.ts';
import type { DonationStarted, SupporterPage } from '../../src/modules/giving/donations/donation-view.ts';
import type { ProjectView } from '../../src/modules/giving/projects/project-views.ts';
import type {
  FundraiserChoices,
  FundraiserDeskPage,
  FundraiserSaved,
  FundraiserView,
} from '../../src/modules/giving/fundraisers/fundraiser-views.ts';
import { inContext } from '../../src/platform/context.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import { newId } from '../../src/platform/ids.ts';
import { makeClass, type TestClass } from '../support/classes.ts';
import { consentTo, withdrawConsent } from '../support/makers.ts';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../support/test-app.ts';

let app: TestApp;
let sandbox: Sandbox;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let [teacher, head, mia, stranger]: TestPerson[] = [];
const tokens = new Map<TestPerson, string>();
const [charity, wells, doubled, next, raced] = [newId(), newId(), newId(), newId(), newId()];
let caller = 0;

beforeAll(async () => {
  sandbox = await startProviders();
  app = await startTestApp({ worker: true, settings: sandbox.settings });
  await reportTo(app, sandbox);
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  for (const [school, features] of [
    [oak, ['giving', 'fundraisers']],
    [elm, ['giving']],
  ] as const)
    await app.within(school, (tx) =>
      tx.schoolSetting.createMany({
        data: [{ tenant_id: school.id, features: [...features], currency: 'GBP' }],
      }),
    );
  beech = await makeClass(app, oak, 2);
  teacher = beech.teacher;
  mia = beech.students[0]!;
  head = await app.makePerson(oak, 'school_admin');
  stranger = await app.makePerson(oak, 'teacher');
  for (const person of [teacher, head, mia, stranger]) tokens.set(person, (await app.signIn(person)).access);
  await app.within(app.platform, async (tx) => {
    const of = { tenant_id: app.platform.id, summary: '', country: 'KE', place: '', goals: [6] };
    await tx.charity.createMany({
      data: [
        {
          ...of,
          ...{ id: charity, slug: 'wells', name: 'Wells', legal_name: 'Wells', mission: '' },
          ...{ registration_number: '1', status: 'verified', verified_at: new Date() },
        },
      ],
    });
    await tx.project.createMany({
      data: [
        {
          ...of,
          ...{ id: wells, slug: 'a-well', title: 'A well', story: '', charity_id: charity },
          ...{ goal: 10_000, currency: 'GBP', status: 'fundraising', published_at: new Date() },
          outcome_units: [{ label: 'A metre of pipe', cost: 400 }],
        },
        {
          ...of,
          ...{ id: doubled, slug: 'doubled', title: 'Doubled', story: '', charity_id: charity },
          ...{ goal: 900_000, currency: 'GBP', status: 'fundraising', published_at: new Date() },
          ...{ sponsor: 'Orchard Lane Bakery', matching_pool: 30_000 },
        },
        {
          ...of,
          ...{ id: next, slug: 'next', title: 'Next', story: '', charity_id: charity },
          ...{ goal: 900_000, currency: 'GBP', status: 'fundraising', published_at: new Date() },
        },
        {
          ...of,
          ...{ id: raced, slug: 'raced', title: 'Raced', story: '', charity_id: charity },
          ...{ goal: 900_000, currency: 'GBP', status: 'fundraising', published_at: new Date() },
        },
      ],
    });
  });
});
afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

type Answer<Body> = Body & Omit<Problem, 'status'>;
const ask = <Body = object>(
  by: TestPerson | null,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  school = oak,
) =>
  app.ask<Answer<Body>>(school, method, `/api/${path}`, {
    as: by ? tokens.get(by) : undefined,
    ...(body && { body, headers: { 'idempotency-key': newId() } }),
  });
const make = (by: TestPerson, change: object = {}) =>
  ask<FundraiserSaved>(by, 'POST', 'fundraiser-desk/', {
    project: 'a-well',
    class_id: beech.id,
    title: 'Beech Class digs a well',
    message: 'We wrote a book about rain.',
    target: 4_000,
    ...change,
  });
const move = (by: TestPerson, id: string, body: object) =>
  ask(by, 'POST', `fundraiser-desk/${id}/move/`, body);
const shown = (slug: string, by: TestPerson | null = null) =>
  ask<FundraiserView>(by, 'GET', `fundraisers/${slug}/`);
const give = (fundraiser: string, change: object = {}) =>
  app.ask<Answer<DonationStarted>>(oak, 'POST', '/api/donations/', {
    body: {
      ...{ project: 'a-well', amount: 1_000, currency: 'GBP', interval: 'once', provider: 'stripe' },
      ...{ email: 'gran@donors.test', name: 'Rosa Lind', turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX' },
      attribution: { fundraiser },
      ...change,
    },
    headers: { 'idempotency-key': newId() },
    from: `10.8.0.${(caller += 1)}`,
  });
const atOak = <T>(work: () => Promise<T>): Promise<T> =>
  inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, work);
const moneyOf = async (project: string) => {
  const [money] = await atOak(() =>
    app.nest.get(QueryBus, { strict: false }).execute(new GetCharityMoney({ projects: [project] })),
  );
  return money ?? { raised: 0, fees: 0, waiting: 0 };
};
const raisedFor = async (project: string): Promise<number> => (await moneyOf(project)).raised;

describe('the page of a class', () => {
  let page: FundraiserSaved;

  it('is for schools that switched it on, and for the staff of the class', async () => {
    const outside = await app.makePerson(elm, 'school_admin');
    tokens.set(outside, (await app.signIn(outside)).access);
    const off = await ask(outside, 'GET', 'fundraiser-desk/choices/', undefined, elm);
    expect([off.status, off.body.code]).toEqual([403, 'fundraisers_closed']);
    expect((await make(stranger!)).status).toBe(404);
    expect((await make(mia!)).status).toBe(403);
    const choices = await ask<FundraiserChoices>(teacher!, 'GET', 'fundraiser-desk/choices/');
    expect(choices.body).toMatchObject({
      classes: [{ id: beech.id, students: [{ consented: false }, { consented: false }] }],
      projects: expect.arrayContaining([expect.objectContaining({ slug: 'a-well', currency: 'GBP' })]),
    });
  });

  it('shows no full name of a child and nothing private', async () => {
    const named = await make(teacher!, { message: 'Kid0 Okoye drew it.' });
    expect([named.status, named.body.errors]).toEqual([
      422,
      { message: [expect.stringContaining('Kid0 Okoye')] },
    ]);
    expect((await make(teacher!, { title: 'Ring 0171 555 0134' })).body.errors).toHaveProperty('title');
  });

  it('is read by a second person before it is shown', async () => {
    const made = await make(teacher!);
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ status: 'waiting' })]);
    page = made.body;
    expect((await shown(page.slug)).status).toBe(404);
    expect((await move(teacher!, page.id, { move: 'publish' })).body.code).toBe('own_page');
    expect((await move(stranger!, page.id, { move: 'publish' })).status).toBe(404);
    expect((await move(head!, page.id, { move: 'publish' })).status).toBe(204);
    expect((await shown(page.slug)).body).toMatchObject({
      ...{ kind: 'class', class_name: 'Beech Class', children: 2, first_name: null },
      ...{ raised: { amount: 0 }, target: { amount: 4_000, currency: 'GBP' }, percentage: 0 },
      ...{ units: { label: 'A metre of pipe', done: 0, left: 10 }, accepts_gifts: true },
      project: { slug: 'a-well', charity: { name: 'Wells' } },
      link: expect.stringContaining(`/fundraisers/${page.slug}`),
    });
    const poster = await app.ask(oak, 'GET', `/api/fundraisers/${page.slug}/poster.pdf?language=ar`);
    expect([poster.status, poster.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('counts the gifts that came through it, as the books of account have them', async () => {
    const begun = await give(page.slug, { message: 'Well done' });
    expect(begun.status).toBe(201);
    const plain = await give(page.slug, { attribution: undefined, amount: 700 });
    for (const { body } of [begun, plain])
      await payAt(app, sandbox, oak, { provider: 'stripe', redirect_url: body.redirect_url }, 'pay');
    await eventually(async () => expect(await raisedFor(wells)).toBe(1_700));
    await eventually(async () => expect((await shown(page.slug)).body.raised.amount).toBe(1_000));
    expect((await shown(page.slug)).body).toMatchObject({
      percentage: 25,
      parts: [{ kind: 'gifts', amount: { amount: 1_000 }, count: 1 }],
      units: { done: 2, left: 8 },
    });
    const stored = await app.within(oak, (tx) =>
      tx.donation.findFirst({ where: { id: begun.body.donation.id } }),
    );
    expect(stored).toMatchObject({ class_id: beech.id, student_id: null, campaign: `fundraiser:${page.id}` });
    // The entries of the books that these gifts made, found by their payments.
    const entries = await app.within(app.platform, async (tx) => {
      const payments = await app.within(oak, (own) =>
        own.payment.findMany({ where: { subject_id: begun.body.donation.id }, select: { id: true } }),
      );
      return tx.$queryRaw<{ raised: number }[]>`
        select sum(e.credit)::float8 as raised from commerce.ledger_entry e
        join commerce.ledger_account a on (a.tenant_id, a.id) = (e.tenant_id, e.account_id)
        join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
        where a.code = 'charity_payable' and t.kind = 'settled' and t.source_id = any (${payments.map(({ id }) => id)}::text[])`;
    });
    expect((await shown(page.slug)).body.raised.amount).toBe(entries[0]!.raised);
    const supporters = (by: TestPerson | null) =>
      ask<SupporterPage>(by, 'GET', `donations/supporters/?project=a-well&fundraiser=${page.slug}`);
    expect((await supporters(null)).body).toMatchObject({ count: 1, results: [{ name: 'Rosa' }] });
    expect((await supporters(mia!)).body).toMatchObject({ count: 0, results: [] });
    const desk = await ask<FundraiserDeskPage>(teacher!, 'GET', 'fundraiser-desk/');
    expect(desk.body).toMatchObject({ count: 1, results: [{ raised: { amount: 1_000 }, gifts: 1 }] });
  });

  it('takes gifts for its own project alone, and attributes none to people who are not known', async () => {
    expect((await give(page.slug, { project: undefined, charity: 'wells' })).status).toBe(422);
    const unknown = await give('', { attribution: { student: newId() } });
    expect(unknown.body.errors).toHaveProperty('student');
    const faked = await give('', { attribution: { campaign: `fundraiser:${page.id}` } });
    expect(faked.body.errors).toHaveProperty('campaign');
  });

  it('is reported by a visitor, hidden by one who is known, and kept or taken down by somebody else than its author', async () => {
    const report = (by: TestPerson | null, body: object) =>
      ask<{ held: boolean }>(by, 'POST', `fundraisers/${page.slug}/report/`, body);
    expect((await report(null, { fault: 'rude' })).status).toBe(422);
    expect((await report(null, { fault: 'untrue', note: 'No rain fell.' })).body).toMatchObject({
      held: false,
    });
    expect((await report(mia!, { fault: 'private' })).body).toMatchObject({ held: true });
    expect((await shown(page.slug)).status).toBe(404);
    const listed = async (by: TestPerson) => {
      const { body } = await ask<FundraiserDeskPage>(by, 'GET', 'fundraiser-desk/');
      return body.results.find(({ id }) => id === page.id)!;
    };
    const seen = await listed(head!);
    expect(seen.reports).toEqual({
      ...{ count: 2, faults: ['private', 'untrue'], notes: ['No rain fell.'], held: true },
    });
    expect(JSON.stringify(seen)).not.toContain(mia!.id);
    expect((await listed(teacher!)).moves).not.toContain('keep');
    expect((await move(teacher!, page.id, { move: 'keep' })).body.code).toBe('own_page');
    expect((await move(head!, page.id, { move: 'keep' })).status).toBe(204);
    expect((await shown(page.slug)).status).toBe(200);
    expect((await listed(head!)).reports).toMatchObject({ count: 0, held: false });
    // What was decided is not opened again by the same person.
    expect((await report(mia!, { fault: 'private' })).body).toMatchObject({ held: false });
  });

  it('waits again when its texts change, and is closed and taken down', async () => {
    const version = () =>
      ask<FundraiserDeskPage>(teacher!, 'GET', 'fundraiser-desk/').then(
        ({ body }) => body.results[0]!.version,
      );
    const change = async (texts: object) =>
      ask<FundraiserSaved>(teacher!, 'PUT', `fundraiser-desk/${page.id}/`, {
        ...{ title: 'Beech Class digs a well', message: 'We wrote a book about rain.', target: 5_000 },
        ...texts,
        version: await version(),
      });
    expect((await change({})).body.status).toBe('open');
    expect((await change({ message: 'Now it rains.' })).body.status).toBe('waiting');
    expect((await shown(page.slug)).status).toBe(404);
    await move(head!, page.id, { move: 'publish' });
    expect((await move(teacher!, page.id, { move: 'close' })).status).toBe(204);
    expect((await shown(page.slug)).body).toMatchObject({ status: 'closed', accepts_gifts: false });
    expect((await give(page.slug)).body.code).toBe('no_gifts_now');
    expect((await move(head!, page.id, { move: 'take_down' })).status).toBe(422);
    await move(head!, page.id, { move: 'take_down', reason: 'The class has left.' });
    expect((await shown(page.slug)).status).toBe(404);
  });
});

it('the page of a child needs the family’s consent, also later, and shows the first name alone', async () => {
  const own = { student_id: mia!.id, title: 'Rain for a school' };
  expect((await make(teacher!, own)).body.code).toBe('no_consent');
  await consentTo(app, oak, 'fundraise', mia!.id);
  const { body: page } = await make(teacher!, own);
  await move(head!, page.id, { move: 'publish' });
  const { body } = await shown(page.slug);
  expect(body).toMatchObject({ kind: 'student', first_name: 'Kid0', children: null });
  expect(JSON.stringify(body)).not.toContain('Okoye');
  await withdrawConsent(app, oak, 'fundraise', mia!.id);
  expect((await shown(page.slug)).status).toBe(404);
  expect((await give(page.slug)).status).toBe(404);
});

describe('a pool that doubles gifts', () => {
  const matched = async (): Promise<number> => {
    const found = await atOak(() =>
      app.nest.get(QueryBus, { strict: false }).execute(new GetMatched([doubled])),
    );
    return found[0]?.matched ?? 0;
  };
  const match = (donation_id: string, amount: number) =>
    atOak(() =>
      app.nest.get(CommandBus, { strict: false }).execute(
        new MatchGift({
          ...{ donation_id, charity_id: charity, project_id: doubled, currency: 'GBP', amount },
          pool: 30_000,
        }),
      ),
    );

  it('doubles a paid gift, and takes it back with the gift', async () => {
    const begun = await give('', { project: 'doubled', attribution: undefined, amount: 2_500 });
    await payAt(app, sandbox, oak, { provider: 'stripe', redirect_url: begun.body.redirect_url }, 'pay');
    await eventually(async () => expect(await raisedFor(doubled)).toBe(5_000));
    const { id } = begun.body.donation;
    // The event may be repeated.
    expect(await match(id, 2_500)).toEqual({ matched: 0 });
    const { body } = await ask<ProjectView>(null, 'GET', 'projects/doubled/');
    expect(body).toMatchObject({ raised: { amount: 5_000 }, matching: { left: { amount: 27_500 } } });
    const correct = (source_id: string, left: number) =>
      atOak(() =>
        app.nest
          .get(CommandBus, { strict: false })
          .execute(new CorrectMatch({ donation_id: id, source_id, left })),
      );
    const refund = newId();
    await correct(refund, 1_000);
    await correct(refund, 1_000);
    expect(await matched()).toBe(1_000);
    // The refund failed afterwards.
    await correct(refund, 2_500);
    expect(await matched()).toBe(2_500);
  });

  it('never adds more than it has, when 200 gifts arrive at once', async () => {
    const gifts = Array.from({ length: 200 }, () => newId());
    const answers = await Promise.all(gifts.map((id) => match(id, 400)));
    const sum = answers.reduce((all, one) => all + one.matched, 0);
    expect(sum).toBe(27_500);
    expect(await matched()).toBe(30_000);
    const { body } = await ask<ProjectView>(null, 'GET', 'projects/doubled/');
    expect(body.matching).toMatchObject({ left: { amount: 0 } });
  });

  it('releases what the sponsor pays by a link at the provider, and holds it again when it is paid back', async () => {
    const ines = await app.makePerson(app.platform, 'platform_admin');
    tokens.set(ines, (await app.signIn(ines)).access);
    const books = () =>
      app.within(app.platform, async (tx) => {
        const rows = await tx.ledgerEntry.groupBy({
          by: ['account_id'],
          where: { transaction: { source_type: 'sponsor' } },
          _sum: { debit: true, credit: true },
        });
        const accounts = await tx.ledgerAccount.findMany({
          where: { id: { in: rows.map(({ account_id }) => account_id) } },
        });
        return Object.fromEntries(
          rows.map(({ account_id, _sum }) => [
            accounts.find(({ id }) => id === account_id)!.code,
            Number(_sum.debit) - Number(_sum.credit),
          ]),
        );
      });
    const held = async () => {
      const { body } = await ask<OwedToCharityList>(
        ines,
        'GET',
        'charity-payouts/owed/',
        undefined,
        app.platform,
      );
      return body.results.find(({ project_id }) => project_id === doubled)!.held;
    };
    const promised = async () => {
      const { body } = await ask<CharityView>(null, 'GET', 'charities/wells/');
      return body.money?.find(({ currency }) => currency === 'GBP')?.promised;
    };
    const before = await held();
    expect(await promised()).toBe(30_000);
    const request = {
      project_id: doubled,
      currency: 'GBP',
      name: 'Orchard Lane Bakery',
      email: 'till@bakery.test',
    };
    expect((await ask(head!, 'POST', 'sponsor-payments/', request)).status).toBe(404);
    const asked = await ask<SponsorAsked>(ines, 'POST', 'sponsor-payments/', request, app.platform);
    expect([asked.status, asked.body.detail]).toEqual([201, undefined]);
    const { id, link } = asked.body;
    const key = new URL(link).searchParams.get('key')!;
    const view = (by = key) =>
      ask<SponsorPaymentView>(null, 'GET', `sponsor-payments/${id}/?key=${by}`, undefined, app.platform);
    expect((await view('x'.repeat(43))).status).toBe(404);
    expect((await ask(null, 'GET', `sponsor-payments/${id}/?key=${key}`)).status).toBe(404);
    expect((await view()).body).toMatchObject({
      status: 'asked',
      matched: { amount: 30_000 },
      open: { amount: 30_000 },
    });
    const begin = () =>
      ask<{ redirect_url: string }>(
        null,
        'POST',
        `sponsor-payments/${id}/pay/?key=${key}`,
        { provider: 'stripe' },
        app.platform,
      );
    const { redirect_url } = (await begin()).body;
    const paid = await payAt(app, sandbox, app.platform, { provider: 'stripe', redirect_url }, 'pay');
    expect(paid).toMatchObject({ status: 'paid', order: { purpose: 'sponsor', id, status: 'paid' } });
    expect((await begin()).status).toBe(409);
    expect((await view()).body).toMatchObject({
      status: 'paid',
      paid: { amount: 30_000 },
      open: { amount: 0 },
    });
    // The gift of before is held for its own refund.
    expect([await held(), await promised()]).toEqual([2_500, 0]);
    const pools = await ask<SponsorPoolList>(
      ines,
      'GET',
      'charity-payouts/sponsors/',
      undefined,
      app.platform,
    );
    expect(pools.body.results[0]).toMatchObject({
      paid: 30_000,
      open: 0,
      asked: { status: 'paid', email: 'till@bakery.test' },
    });
    const posted = await books();
    expect(posted).toMatchObject({ match_pool: -30_000 });
    expect(posted['psp_clearing']! + posted['psp_fee']!).toBe(30_000);
    // The sponsor gets it back: it is owed again, and held again.
    const payments = app.nest.get(Payments, { strict: false });
    await app.within(app.platform, async (tx) => {
      const [payment] = await payments.of(tx, 'sponsor', id);
      await payments.requestRefund(tx, {
        payment_id: payment!.id,
        amount: 30_000,
        reason: 'Paid twice',
        requested_by: null,
      });
    });
    await eventually(async () => expect(await promised()).toBe(30_000));
    expect(await held()).toBe(before);
    expect((await view()).body).toMatchObject({ status: 'refunded', open: { amount: 30_000 } });
    const again = await ask<SponsorAsked>(ines, 'POST', 'sponsor-payments/', request, app.platform);
    expect(again.status).toBe(201);
  });
});

describe('a sponsor who pays at the provider', () => {
  const atPlatform = <Body>(by: TestPerson | null, path: string, body: object) =>
    ask<Body>(by, 'POST', path, body, app.platform);
  const pool = () =>
    app.within(app.platform, (tx) =>
      app.nest.get(Ledger, { strict: false }).balance(tx, 'match_pool', raced, 'GBP'),
    );
  const team = async () => {
    const person = await app.makePerson(app.platform, 'platform_admin');
    tokens.set(person, (await app.signIn(person)).access);
    return person;
  };

  /** The sponsor owes 1,000 for a gift and has opened the provider's page. */
  async function opened(ines: TestPerson) {
    const donation_id = newId();
    const gift = { donation_id, charity_id: charity, project_id: raced, currency: 'GBP', amount: 1_000 };
    await atOak(() =>
      app.nest.get(CommandBus, { strict: false }).execute(new MatchGift({ ...gift, pool: 900_000 })),
    );
    expect(await pool()).toBe(1_000);
    const request = { project_id: raced, currency: 'GBP', name: 'Orchard Lane', email: 'till@bakery.test' };
    const asked = await atPlatform<SponsorAsked>(ines, 'sponsor-payments/', request);
    const key = new URL(asked.body.link).searchParams.get('key')!;
    const begun = await atPlatform<{ redirect_url: string }>(
      null,
      `sponsor-payments/${asked.body.id}/pay/?key=${key}`,
      { provider: 'stripe' },
    );
    expect([begun.status, begun.body.detail]).toEqual([201, undefined]);
    const page = await openPage(app, app.platform, tokenOf(begun.body.redirect_url));
    const theirs = async () => (await sandbox.control.payments()).find((one) => one.page === page)!;
    const { id } = await theirs();
    const status = async () => {
      const of = (tx: Tx) => app.nest.get(Payments, { strict: false }).of(tx, 'sponsor', asked.body.id);
      return (await app.within(app.platform, of))[0]!.status;
    };
    return { donation_id, theirs, status, pay: () => sandbox.control.act('stripe', id, 'pay') };
  }

  it('never overpays while the bank’s payment is written down', async () => {
    const [ines, omar] = await Promise.all([team(), team()]);
    for (let round = 0; round < 6; round += 1) {
      const { theirs, status, pay } = await opened(ines);
      const proposed = await atPlatform<{ id: string }>(ines, 'charity-payouts/sponsors/', {
        ...{ project_id: raced, amount: 1_000, currency: 'GBP', reference: `FPS ${round}` },
        ...{ reason: 'Seen on the account', password: PASSWORD },
      });
      const approve = () =>
        atPlatform(omar, `proposals/${proposed.body.id}/approve/`, { password: PASSWORD });
      // First one before the other, then both at once. Whichever comes second is refused, or paid back.
      const paid = () => pay().catch(() => null); // the provider refuses a payment that was cancelled before
      const approved = round === 0 ? await approve() : (await Promise.all([approve(), paid()]))[0];
      if (round === 0) {
        expect(await status()).toBe('cancelled');
        await paid();
      }
      await sandbox.control.webhooksIdle();
      await eventually(async () => {
        const { captured, refunded } = await theirs();
        // The bank's money or the provider's, and never both: what was too much has gone back.
        expect(captured - refunded).toBe(approved.status === 200 ? 0 : 1_000);
        expect(await status()).toBe(captured === 0 ? 'cancelled' : refunded > 0 ? 'refunded' : 'succeeded');
        expect(await pool()).toBe(0);
      });
    }
  }, 120_000);

  it('gets back what is more than the gifts that are left', async () => {
    const { donation_id, theirs, pay } = await opened(await team());
    // The gift was paid back while the sponsor looked at the provider's page: less is owed than was asked for.
    await atOak(() =>
      app.nest
        .get(CommandBus, { strict: false })
        .execute(new CorrectMatch({ donation_id, source_id: newId(), left: 400 })),
    );
    expect(await pool()).toBe(400);
    await pay();
    await eventually(async () => {
      expect(await theirs()).toMatchObject({ captured: 1_000, refunded: 1_000 });
      expect(await pool()).toBe(400);
    });
  });
});

it('moves what a cancelled project had raised to the one that is chosen, and the books balance', async () => {
  const ines = await app.makePerson(app.platform, 'platform_admin');
  tokens.set(ines, (await app.signIn(ines)).access);
  const before = await raisedFor(doubled);
  expect(before).toBeGreaterThan(30_000);
  const cancel = (body: object) =>
    ask(ines, 'POST', `project-desk/${doubled}/move/`, { move: 'cancel', ...body }, app.platform);
  expect((await cancel({ reason: 'The road is gone.' })).body.code).toBe('plan_missing');
  expect((await cancel({ reason: 'The road is gone.', redirect_to: next })).status).toBe(204);
  // What the provider took of the gifts stays where it was taken.
  await eventually(async () => expect((await moneyOf(doubled)).waiting).toBe(0));
  const [kept, moved] = [await moneyOf(doubled), await moneyOf(next)];
  expect(kept.raised).toBe(kept.fees);
  expect(moved).toMatchObject({ raised: before - kept.fees, waiting: before - kept.fees });
  const wrong = await inContext({ correlationId: newId(), tenantId: app.platform.id, principal: null }, () =>
    findDiscrepancies(app.db),
  );
  expect(wrong.filter(({ ok }) => !ok)).toEqual([]);
});
