import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import type { Sandbox } from '../../sandbox/server.ts';
import {
  PASSWORD,
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../support/test-app.ts';
import { inContext } from '../../src/platform/context.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { newId } from '../../src/platform/ids.ts';
import { findDiscrepancies } from '../../src/modules/commerce/ledger/accounts/invariants.ts';
import type { PaymentView } from '../../src/modules/commerce/payments/payment-view.ts';
import { payAt, reportTo, startProviders } from '../../src/modules/commerce/payments/testing/pay.ts';
import type {
  DonationOptions,
  DonationPage,
  DonationStarted,
  DonationView,
  SupporterPage,
} from '../../src/modules/giving/donations/donation-view.ts';
import { GetCharityMoney } from '../../src/modules/commerce/contract.ts';
import type { DocumentView } from '../../src/modules/commerce/documents/document.views.ts';
import { SendProjectNotices } from '../../src/modules/giving/notices/send-project-notices.ts';
import { SendTributeCards } from '../../src/modules/giving/notices/send-tribute-cards.ts';
import type { GivingYearView } from '../../src/modules/giving/receipts/receipt.bodies.ts';
import { DeleteOldDeclarations } from '../../src/modules/giving/receipts/delete-old-declarations.ts';
import type { OpenTaxClaim, TaxClaimView } from '../../src/modules/giving/receipts/tax-claim.views.ts';
import type { ImpactCount } from '../../src/modules/giving/impact/impact.views.ts';
import type { CharityView } from '../../src/modules/giving/charities/charity-views.ts';
import type { OwedToCharityList } from '../../src/modules/commerce/payouts/charity-payout-views.ts';
import type { ManagedDonationPage } from '../../src/modules/giving/donations/managed-donation-view.ts';

let app: TestApp;
let sandbox: Sandbox;
let oak: TestSchool;
let [parent, student, head, bursar, ines]: TestPerson[] = [];
const tokens = new Map<TestPerson, string>();
const [wells, closed, aid] = [newId(), newId(), newId()];
const GIFT_AID = { receipts: 'gift_aid', tax_reference: 'XR123' };
const DECLARED = {
  ...{ regime: 'gift_aid', wording_version: 'gift-aid-single-1', agreed: true },
  ...{ first_name: 'Nadia', last_name: 'House-Martin', house: '=22', postcode: 'le40xx' },
};
const HUMAN = 'XXXX.DUMMY.TOKEN.XXXX';
let caller = 0;

beforeAll(async () => {
  sandbox = await startProviders();
  app = await startTestApp({ worker: true, settings: sandbox.settings });
  await reportTo(app, sandbox);
  oak = await app.makeSchool('oak', { school_name: 'Oak School' });
  await app.within(oak, (tx) =>
    tx.schoolSetting.createMany({ data: [{ tenant_id: oak.id, features: ['giving'], currency: 'GBP' }] }),
  );
  parent = await app.makePerson(oak, 'parent', { first_name: 'Nadia', last_name: 'Rahman' });
  student = await app.makePerson(oak, 'student');
  head = await app.makePerson(oak, 'school_admin');
  bursar = await app.makePerson(oak, 'school_admin');
  ines = await app.makePerson(app.platform, 'platform_admin');
  for (const person of [parent, student, head, bursar, ines])
    tokens.set(person, (await app.signIn(person)).access);
  const charity = {
    tenant_id: app.platform.id,
    ...{ legal_name: '', summary: '', mission: '', country: 'KE', place: '', registration_number: 'KE-1' },
  };
  await app.within(app.platform, (tx) =>
    tx.charity.createMany({
      data: [
        { ...charity, id: wells, slug: 'wells', name: 'Wells for Turkana', status: 'verified' },
        {
          ...charity,
          id: aid,
          slug: 'aid',
          name: 'Aid',
          legal_name: 'Aid Trust',
          status: 'verified',
          ...GIFT_AID,
        },
        { ...charity, id: closed, slug: 'closed', name: 'Closed', status: 'suspended' },
      ],
    }),
  );
});
afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const give = (body: object, { by, key = newId() }: { by?: TestPerson; key?: string } = {}) =>
  app.ask<DonationStarted & Omit<Problem, 'status'>>(oak, 'POST', '/api/donations/', {
    as: by && tokens.get(by),
    body: { charity: 'wells', amount: 3000, currency: 'GBP', interval: 'once', provider: 'stripe', ...body },
    headers: { 'idempotency-key': key },
    from: `10.9.${(caller += 1) >> 8}.${caller & 255}`,
  });
const ask = <Body>(
  by: TestPerson | null,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
) =>
  app.ask<Body & Omit<Problem, 'status'>>(by?.school ?? oak, method, `/api/${path}`, {
    as: by ? tokens.get(by) : undefined,
    ...(body && { body, headers: { 'idempotency-key': newId() } }),
  });
const inSchool = <T>(work: () => Promise<T>): Promise<T> =>
  inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, work);
const managed = (by: TestPerson, query = '') =>
  ask<ManagedDonationPage>(by, 'GET', `donation-management/${query}`);
const pay = (redirect_url: string, deed: 'pay' | 'cancel' = 'pay'): Promise<PaymentView> =>
  payAt(app, sandbox, oak, { provider: 'stripe', redirect_url }, deed);

describe('a gift', () => {
  it('is begun by a guest, paid, shown as the donor wishes, and counted once', async () => {
    const guest = { email: 'nadia@donors.test', name: 'Nadia Rahman', turnstile_token: HUMAN };
    expect((await give({ ...guest, turnstile_token: undefined })).status).toBe(422);
    expect((await give({ ...guest, email: undefined })).body.errors).toHaveProperty('email');
    expect((await give({ ...guest, amount: 5 })).body.errors).toHaveProperty('amount');
    expect((await give({ ...guest, charity: 'nobody' })).status).toBe(404);
    expect((await give({ ...guest, charity: 'closed' })).body).toMatchObject({
      code: 'no_gifts_now',
      reason: 'suspended',
    });
    const options = await ask<DonationOptions>(
      null,
      'GET',
      'donations/options/?charity=wells&currency=GBP&amount=3000',
    );
    const cover = options.body.providers.find(({ provider }) => provider === 'stripe')!.fee_cover!;
    expect(cover).toBeGreaterThan(0);
    expect(options.body).toMatchObject({
      accepts_gifts: true,
      email_needed: true,
      human_check: { needed: true },
    });

    const key = newId();
    const wish = { ...guest, cover_fee: true, message: 'For the girls of Lodwar', anonymity: 'first_name' };
    const begun = await give(wish, { key });
    expect([begun.status, begun.body]).toEqual([
      201,
      expect.objectContaining({ redirect_url: expect.stringContaining('/api/payments/') }),
    ]);
    const again = await give(wish, { key });
    expect(again.body.donation.id).toBe(begun.body.donation.id);
    const { id, access_token, total } = begun.body.donation;
    expect(total.amount).toBe(3000 + cover);
    expect(begun.body.donation).toMatchObject({ status: 'pending', charity: { slug: 'wells' } });

    const state = await pay(begun.body.redirect_url);
    expect(state).toMatchObject({ status: 'paid', order: { purpose: 'donation', id, access_token } });
    const read = () => ask<DonationView>(null, 'GET', `donations/${id}/?key=${access_token}`);
    await eventually(async () => expect((await read()).body.status).toBe('completed'));
    expect((await ask(null, 'GET', `donations/${id}/`)).status).toBe(404);
    expect((await ask(null, 'GET', `donations/${id}/?key=${access_token.slice(1)}x`)).status).toBe(404);

    const receipt = () =>
      ask<{ number: string; total: number; issuer: object; pdf: string }>(
        null,
        'GET',
        `invoices/donation/${id}/?key=${access_token}`,
      );
    await eventually(async () => expect((await receipt()).status).toBe(200));
    expect((await receipt()).body).toMatchObject({
      type: 'donation',
      number: expect.stringMatching(/^RCT-\d{4}-000001$/),
      total: 3000 + cover,
      issuer: { name: 'Wells for Turkana', statement: [expect.stringContaining('KE-1')] },
      recipient: { name: 'Nadia Rahman', email: 'nadia@donors.test' },
    });
    const pdf = await app.ask(oak, 'GET', (await receipt()).body.pdf);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await ask(null, 'GET', `invoices/donation/${id}/`)).status).toBe(404);

    const supporters = async () =>
      (await ask<SupporterPage>(null, 'GET', 'donations/supporters/?charity=wells')).body;
    expect(await supporters()).toMatchObject({
      count: 1,
      results: [{ name: 'Nadia', amount: { amount: 3000 }, message: '' }],
    });
    expect((await ask(head!, 'PUT', `donation-management/${id}/message/`, { show: true })).status).toBe(204);
    expect((await supporters()).results[0]!.message).toBe('For the girls of Lodwar');

    const changed = await ask<DonationView>(null, 'PATCH', `donations/${id}/?key=${access_token}`, {
      anonymity: 'anonymous',
      message: 'Other words',
    });
    expect(changed.body).toMatchObject({ anonymity: 'anonymous', message_status: 'waiting' });
    expect((await supporters()).results[0]).toMatchObject({ name: null, message: '' });
    const [own, theirs] = [(await managed(head!)).body, (await managed(ines!)).body];
    expect(own.results[0]).toMatchObject({ donor_name: null, donor_email: null, donor_hidden: true });
    expect(theirs.results[0]).toMatchObject({ donor_name: 'Nadia Rahman', school_id: oak.id });
    expect((await managed(head!, '?search=Nadia')).body.count).toBe(0);
    expect((await managed(ines!, '?search=Nadia')).body.count).toBe(1);
    const csv = await app.ask(oak, 'GET', '/api/donation-management/export.csv/', { as: tokens.get(head!) });
    expect(csv.text).toContain('30.00');
    expect(csv.text).not.toContain('nadia');
  });

  it('is never asked of a child, and belongs to whoever signed in', async () => {
    expect((await give({}, { by: student! })).body.code).toBe('students_never_pay');
    expect((await ask(student!, 'GET', 'donations/mine/')).status).toBe(403);
    const begun = await give({ anonymous: false, project: undefined }, { by: parent! });
    expect(begun.body.donation).toMatchObject({ anonymity: 'named', fee_cover: { amount: 0 } });
    const { id } = begun.body.donation;
    await pay(begun.body.redirect_url, 'cancel');
    const mine = () => ask<DonationPage>(parent!, 'GET', 'donations/mine/');
    await eventually(async () =>
      expect((await mine()).body.results[0]).toMatchObject({ id, status: 'cancelled' }),
    );
    expect((await ask(head!, 'GET', `donations/${id}/`)).status).toBe(404);
  });

  it('is paid back as a dated correction, and the totals of the list follow', async () => {
    const begun = await give({ amount: 1000 }, { by: parent! });
    await pay(begun.body.redirect_url);
    const { id } = begun.body.donation;
    const status = async () => (await ask<DonationView>(parent!, 'GET', `donations/${id}/`)).body.status;
    await eventually(async () => expect(await status()).toBe('completed'));
    const total = async () => (await managed(head!, '?from=2020-01-01')).body.totals[0]!;
    const before = await total();
    const refund = await ask(head!, 'POST', `donation-management/${id}/refunds/`, {
      amount: 400,
      reason: 'Asked for',
    });
    expect(refund.status).toBe(201);
    await eventually(async () => expect(await status()).toBe('partially_refunded'));
    const after = await total();
    expect([after.given - before.given, after.refunded - before.refunded]).toEqual([-400, 400]);
  });

  it('of a large sum is paid back by two people, of the school or of the platform’s team', async () => {
    const paidGift = async () => {
      const begun = await give({ amount: 9_000 }, { by: parent! });
      await pay(begun.body.redirect_url);
      const { id } = begun.body.donation;
      await eventually(async () => expect(await refunded(id)).toBe(0));
      return id;
    };
    const refunded = async (id: string) =>
      (await ask<DonationView>(parent!, 'GET', `donations/${id}/`)).body.paid_at === null
        ? null
        : (await ask<DonationView>(parent!, 'GET', `donations/${id}/`)).body.refunded.amount;
    const approve = (by: TestPerson, proposal: string) =>
      ask(by, 'POST', `proposals/${proposal}/approve/`, { password: PASSWORD });
    const propose = (by: TestPerson, id: string, amount: number) =>
      ask<{ id: string }>(by, 'POST', `donation-management/${id}/refund-proposals/`, {
        ...{ amount, reason: 'Typed one nought too many', password: PASSWORD },
      });
    const omar = await app.makePerson(app.platform, 'platform_admin');
    tokens.set(omar, (await app.signIn(omar)).access);
    const own = await paidGift();
    const alone = await ask<object>(head!, 'POST', `donation-management/${own}/refunds/`, {
      reason: 'Too much',
    });
    expect([alone.status, alone.body.code]).toEqual([409, 'second_person_needed']);
    expect((await propose(head!, own, 9_001)).body.errors).toHaveProperty('amount');
    for (const [first, second, id] of [
      [head!, bursar!, own],
      [ines!, omar, await paidGift()],
    ] as const) {
      const proposed = await propose(first, id, 8_100);
      expect([proposed.status, proposed.body.detail]).toEqual([202, undefined]);
      expect((await approve(first, proposed.body.id)).status).toBeGreaterThanOrEqual(400);
      expect((await approve(second, proposed.body.id)).status).toBe(200);
      await eventually(async () => expect(await refunded(id)).toBe(8_100));
    }
    // Several small ones do not pass for one.
    const rest = await ask<object>(head!, 'POST', `donation-management/${own}/refunds/`, {
      amount: 1,
      reason: 'More',
    });
    expect(rest.body.code).toBe('second_person_needed');
  });

  /** What was posted for a gift in the books of the school and of the platform, with the value date of each. */
  const daysOf = async (donation: string): Promise<string[]> => {
    const posted = await Promise.all(
      [oak, app.platform].map((books) =>
        app.within(books, (tx) =>
          tx.ledgerTransaction.findMany({ where: { source_id: donation }, orderBy: { kind: 'asc' } }),
        ),
      ),
    );
    return posted
      .flat()
      .map(({ kind, effective_at }) => `${kind} ${effective_at.toISOString().slice(0, 10)}`);
  };
  const bookedOn = (day: string) =>
    ['allocation', 'closed', 'sale', 'received', 'settled'].map((kind) => `${kind} ${day}`);

  it('of a jar counts once a second person has counted the same', async () => {
    const jar = {
      charity: 'wells',
      amount: 3140,
      currency: 'GBP',
      way: 'jar',
      day: '2026-11-20',
      name: 'Oak Class',
    };
    const written = await ask<{ id: string }>(head!, 'POST', 'donation-management/offline/', jar);
    expect(written.status).toBe(201);
    const check = (by: TestPerson, body: object) =>
      ask(by, 'POST', `donation-management/${written.body.id}/check/`, body);
    expect((await check(head!, { amount: 3140 })).body.code).toBe('second_person_needed');
    expect((await check(bursar!, { amount: 3100 })).body.code).toBe('counts_differ');
    // Nobody but who wrote it down knows the first sum, in any form.
    for (const other of [bursar!, ines!]) {
      const seen = (await managed(other, '?status=recorded')).body;
      expect(seen.results[0]).toMatchObject({ can_check: true, currency: 'GBP', amount: null, total: null });
      expect(JSON.stringify(seen)).not.toContain('3140');
    }
    const file = await app.ask(oak, 'GET', '/api/donation-management/export.csv/?status=recorded', {
      as: tokens.get(bursar!),
    });
    expect(file.text).toContain('recorded');
    expect(file.text).not.toContain('31.40');
    const own = (await managed(head!, '?status=recorded')).body;
    expect(own.results[0]).toMatchObject({ can_check: false, amount: { amount: 3140 } });
    expect(own.totals).toMatchObject([{ waiting: 1, given: 0 }]);
    expect((await check(bursar!, { amount: 3140 })).status).toBe(204);
    expect((await check(bursar!, { amount: 3140 })).body.code).toBe('not_possible_now');
    await eventually(async () => expect(await daysOf(written.body.id)).toEqual(bookedOn(jar.day)));
    expect((await managed(head!, '?source=offline')).body.totals).toMatchObject([
      { waiting: 0, given: 3140, gifts: 1 },
    ]);
  });

  it('is counted anew after two counts that differ, so that nobody finds the sum by trying', async () => {
    const jar = { charity: 'wells', amount: 900, currency: 'GBP', way: 'jar', day: '2026-11-20' };
    const { id } = (await ask<{ id: string }>(head!, 'POST', 'donation-management/offline/', jar)).body;
    const check = async (by: TestPerson, amount: number) =>
      (await ask(by, 'POST', `donation-management/${id}/check/`, { amount })).body?.code ?? 'ok';
    const recount = (by: TestPerson, amount: number) =>
      ask(by, 'POST', `donation-management/${id}/count/`, { amount });
    expect((await recount(bursar!, 901)).body.code).toBe('not_possible_now');
    expect(await check(bursar!, 800)).toBe('counts_differ');
    expect(await check(bursar!, 850)).toBe('count_again');
    // Also the right sum does not count any more.
    expect(await check(bursar!, 900)).toBe('count_again');
    expect((await recount(bursar!, 905)).status).toBe(204);
    expect(await check(bursar!, 905)).toBe('second_person_needed');
    expect((await ask(head!, 'POST', `donation-management/${id}/check/`, { amount: 905 })).status).toBe(204);
    expect((await managed(head!, '?source=offline')).body.results[0]).toMatchObject({
      total: { amount: 905 },
      status: 'completed',
    });
  });

  it('of a file counts once another person has agreed; faults name line, column and cure', async () => {
    const file = (lines: string[]) => ({
      file_name: 'gifts.csv',
      csv: ['date,amount,currency,charity,name,email,way,receipt', ...lines].join('\n'),
    });
    const bad = file(['2026-03-14,"1,50",GBP,wells,Oak,,jar,', '2026-03-15,5,GBP,nobody,,,,']);
    const preview = await ask<{ faults: object[] }>(
      head!,
      'POST',
      'donation-management/imports/preview/',
      bad,
    );
    expect(preview.body.faults).toEqual([
      { line: 2, column: 'amount', message: expect.stringContaining('12.50') },
      { line: 3, column: 'charity', message: expect.stringContaining('address of its page') },
    ]);
    expect((await ask(head!, 'POST', 'donation-management/imports/', bad)).body.errors).toHaveProperty('csv');
    const good = file([
      '2026-03-14,12.50,GBP,wells,=1+1,,jar,',
      '2026-03-15,5,GBP,wells,Ann,ann@donors.test,bank,yes',
    ]);
    const brought = await ask<{ id: string }>(head!, 'POST', 'donation-management/imports/', good);
    const decide = (by: TestPerson, approve: boolean) =>
      ask(by, 'POST', `donation-management/imports/${brought.body.id}/decision/`, { approve });
    expect((await decide(head!, true)).body.code).toBe('second_person_needed');
    const before = (await managed(head!, '?charity=' + wells)).body.totals[0]!.given;
    expect((await decide(bursar!, true)).status).toBe(204);
    expect((await decide(bursar!, true)).body.code).toBe('not_possible_now');
    expect((await managed(head!, '?charity=' + wells)).body.totals[0]!.given - before).toBe(1750);
    const csv = await app.ask(oak, 'GET', '/api/donation-management/export.csv/?source=offline', {
      as: tokens.get(head!),
    });
    expect(csv.text).toContain("'=1+1");
    const [ann] = await app.within(oak, (tx) =>
      tx.donation.findMany({ where: { donor_email: 'ann@donors.test' }, select: { id: true } }),
    );
    await eventually(async () => expect(await daysOf(ann!.id)).toEqual(bookedOn('2026-03-15')));
    // Only the donor whose line asks for it gets a receipt.
    const mails = () =>
      app.within(oak, (tx) =>
        tx.email.findMany({ where: { template: 'donation-receipt', recipient: 'ann@donors.test' } }),
      );
    await eventually(async () => expect(await mails()).toHaveLength(1));
  });

  it('with a spoken Gift Aid declaration sends its written record, and is claimed after the 30 days in which it can be cancelled', async () => {
    const slip = { charity: 'aid', amount: 4000, currency: 'GBP', way: 'bank', name: 'Rosa Lind' };
    const today = new Date().toISOString().slice(0, 10);
    const written = async () => {
      const { body } = await ask<{ id: string }>(head!, 'POST', 'donation-management/offline/', {
        ...slip,
        day: today,
      });
      await ask(bursar!, 'POST', `donation-management/${body.id}/check/`, { amount: 4000 });
      return body.id;
    };
    const [spoken, cancelled] = [await written(), await written()];
    const declare = (id: string, change: object = {}, by = head!) =>
      ask(by, 'POST', `donation-management/${id}/declaration/`, {
        ...{ tax: DECLARED, spoken_on: today, record: 'email', email: 'rosa@donors.test' },
        ...change,
      });
    const wrong = async (change: object) => Object.keys((await declare(spoken, change)).body.errors ?? {});
    expect((await declare(spoken, {}, parent)).status).toBe(403);
    expect(await wrong({ spoken_on: '2099-01-01' })).toEqual(['spoken_on']);
    expect(await wrong({ email: undefined })).toEqual(['email']);
    expect(await wrong({ record: 'post' })).toEqual(['posted_on']);
    expect((await declare(spoken)).status).toBe(204);
    expect((await declare(spoken)).body.code).toBe('declared_already');
    expect((await declare(cancelled)).status).toBe(204);
    const mails = () =>
      app.within(oak, (tx) => tx.email.findMany({ where: { template: 'gift-aid-record' } }));
    await eventually(async () => expect(await mails()).toHaveLength(2));
    const { text } = (await mails())[0]!;
    for (const part of ['Nadia House-Martin', 'LE4 0XX', 'I want to Gift Aid', 'within 30 days', '£40.00'])
      expect(text).toContain(part);
    const open = async () =>
      (await ask<OpenTaxClaim[]>(head!, 'GET', 'tax-claims/open/?regime=gift_aid')).body[0];
    // The donor may still cancel: nothing is claimed.
    expect(await open()).toBeUndefined();
    expect((await ask(head!, 'POST', `donation-management/${cancelled}/declaration/cancel/`)).status).toBe(
      204,
    );
    const sentDaysAgo = (days: number) =>
      app.within(oak, (tx) =>
        tx.taxDeclaration.updateMany({
          where: { donation_id: { in: [spoken, cancelled] } },
          data: { record_sent_at: new Date(Date.now() - days * 86_400_000) },
        }),
      );
    await sentDaysAgo(29);
    expect(await open()).toBeUndefined();
    await sentDaysAgo(31);
    expect(await open()).toMatchObject({ count: 1, gifts: 4000, tax: 1000 });

    // Claimed, it is kept for seven years, and for seven years after that of an adjustment; then the person is deleted.
    const made = await ask<TaxClaimView>(head!, 'POST', 'tax-claims/', {
      ...{ charity: aid, regime: 'gift_aid', for_claim: true },
    });
    expect(made.body).toMatchObject({ count: 1, gifts: 4000 });
    const job = app.nest.get(DeleteOldDeclarations, { strict: false });
    const left = () =>
      app.within(oak, (tx) =>
        tx.taxDeclaration.count({ where: { donation_id: { in: [spoken, cancelled] } } }),
      );
    const years = (ago: number) => {
      const at = new Date();
      at.setUTCFullYear(at.getUTCFullYear() - ago);
      return at;
    };
    const long = { declared_at: years(8), cancelled_at: years(8) };
    await app.within(oak, async (tx) => {
      await tx.donation.updateMany({
        where: { id: { in: [spoken, cancelled] } },
        data: { paid_at: years(8), created_at: years(8) },
      });
      await tx.taxDeclaration.updateMany({ where: { donation_id: cancelled }, data: long });
      await tx.taxDeclaration.updateMany({ where: { donation_id: spoken }, data: { declared_at: years(8) } });
    });
    expect(await inSchool(() => job.delete())).toBe(1);
    // The other one is in a claim of today.
    expect(await left()).toBe(1);
    expect(await inSchool(() => job.delete())).toBe(0);
    await app.within(oak, (tx) =>
      tx.taxClaim.updateMany({ where: { id: made.body.id }, data: { made_at: years(8) } }),
    );
    expect(await inSchool(() => job.delete())).toBe(1);
    expect(await left()).toBe(0);
    // The file that was made stays in the list, with its sum and without the person.
    const files = await ask<TaxClaimView[]>(head!, 'GET', 'tax-claims/?regime=gift_aid');
    expect(files.body).toMatchObject([{ id: made.body.id, gifts: 4000 }]);
  });

  it('with Gift Aid is claimed once, adjusted after a refund, and its receipt is credited and replaced', async () => {
    const guest = { charity: 'aid', email: 'gift@donors.test', name: 'Nadia R', turnstile_token: HUMAN };
    const options = await ask<DonationOptions>(null, 'GET', 'donations/options/?charity=aid&currency=GBP');
    expect(options.body.tax).toMatchObject({
      regime: 'gift_aid',
      wording: expect.stringContaining('Aid Trust'),
    });
    const wrong = async (tax: object, more: object = {}) =>
      Object.keys((await give({ ...guest, ...more, tax: { ...DECLARED, ...tax } })).body.errors ?? {});
    expect(await wrong({ postcode: 'nowhere' })).toEqual(['tax.postcode']);
    expect(await wrong({ agreed: false })).toEqual(['tax.agreed']);
    expect(await wrong({ wording_version: 'old' })).toEqual(['tax.wording_version']);
    expect(await wrong({}, { charity: 'wells' })).toEqual(['tax.regime']);
    const begun = await give({ ...guest, cover_fee: true, tax: DECLARED, anonymity: 'named' });
    const { id, access_token, total } = begun.body.donation;
    await pay(begun.body.redirect_url);
    const secret = await give({ ...guest, tax: DECLARED, anonymity: 'anonymous', amount: 500 });
    await pay(secret.body.redirect_url);
    const open = async (by: TestPerson) =>
      (await ask<OpenTaxClaim[]>(by, 'GET', 'tax-claims/open/?regime=gift_aid')).body[0];
    await eventually(async () =>
      expect(await open(head!)).toMatchObject({ count: 1, gifts: 3000, tax: 750, hidden: 1 }),
    );
    await eventually(async () => expect(await open(ines!)).toMatchObject({ count: 2, gifts: 3500 }));
    const wish = { charity: aid, regime: 'gift_aid', for_claim: true };
    const made = await ask<TaxClaimView>(head!, 'POST', 'tax-claims/', wish);
    expect(made.body).toMatchObject({ count: 1, gifts: 3000, tax: 750, adjustments: [] });
    expect((await ask(head!, 'POST', 'tax-claims/', wish)).body.code).toBe('nothing_to_claim');
    const file = await app.ask(oak, 'GET', `/api/tax-claims/${made.body.id}/file.csv/`, {
      as: tokens.get(head!),
    });
    expect(file.text.split('\r\n')[1]).toMatch(/^,Nadia,House Martin,22,LE4 0XX,,,\d\d\/\d\d\/\d\d,30\.00$/);
    // The platform's team claims for those whom the school does not know.
    const theirs = await ask<TaxClaimView>(ines!, 'POST', 'tax-claims/', wish);
    expect(theirs.body).toMatchObject({ count: 1, gifts: 500 });

    const mail = (template: string) =>
      app.within(oak, (tx) =>
        tx.email.findMany({ where: { template, recipient: 'gift@donors.test' }, orderBy: { id: 'asc' } }),
      );
    await eventually(async () => expect(await mail('donation-receipt')).toHaveLength(2));
    expect((await mail('donation-receipt'))[0]!.attachments).toEqual([
      expect.objectContaining({ name: expect.stringMatching(/^RCT-.*\.pdf$/) }),
    ]);
    const refund = await ask(head!, 'POST', `donation-management/${id}/refunds/`, {
      amount: 1000,
      reason: 'Asked for',
    });
    expect(refund.status).toBe(201);
    await eventually(async () => expect(await mail('donation-refunded')).toHaveLength(1));
    const receipt = async () =>
      (await ask<DocumentView>(null, 'GET', `invoices/donation/${id}/?key=${access_token}`)).body;
    const first = await receipt();
    expect(first).toMatchObject({
      void: null,
      total: total.amount,
      related: [{ type: 'creditnote' }],
      issuer: { statement: expect.arrayContaining([expect.stringContaining('Given with Gift Aid')]) },
    });
    const credit = await ask<DocumentView>(
      null,
      'GET',
      `invoices/creditnote/${first.related[0]!.id}/?key=${access_token}`,
    );
    expect(credit.body).toMatchObject({ type: 'creditnote', total: 1000 });
    await eventually(async () =>
      expect(await open(head!)).toMatchObject({ count: 0, adjustments: 1, adjusted: 250 }),
    );
    const declaration = `donations/${id}/declaration/?key=${access_token}`;
    expect((await ask<object>(null, 'GET', declaration)).body).toMatchObject({ postcode: 'LE4 0XX' });
    const taken = () =>
      app.ask(oak, 'DELETE', `/api/${declaration}`, { from: '10.8.0.1' }).then(({ status }) => status);
    expect([await taken(), await taken()]).toEqual([204, 404]);
    expect(await open(head!)).toMatchObject({ adjustments: 1, adjusted: 750 });

    const corrected = await ask<{ number: string; replaced_by: string }>(
      head!,
      'POST',
      `donation-management/${id}/receipt/`,
      { reason: 'The name was wrong', replace: true, name: 'Nadia House-Martin' },
    );
    expect(corrected.body.number).toBe(first.number);
    const second = await receipt();
    expect(second).toMatchObject({ void: null, recipient: { name: 'Nadia House-Martin' } });
    expect(second.number).not.toBe(first.number);
    const old = await ask<DocumentView>(null, 'GET', `invoices/donation/${first.id}/?key=${access_token}`);
    expect(old.body).toMatchObject({
      number: first.number,
      total: total.amount,
      void: { reason: 'The name was wrong', replaced_by: second.number },
    });
    await eventually(async () => expect(await mail('donation-receipt-replaced')).toHaveLength(1));
    expect((await managed(head!, '?charity=' + aid)).body.results).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, receipt: expect.objectContaining({ number: second.number }) }),
      ]),
    );
    // A donor who wishes to be unknown is so to the school in the papers too.
    const hidden = `invoices/donation/${secret.body.donation.id}/`;
    await eventually(async () =>
      expect((await ask(null, 'GET', `${hidden}?key=${secret.body.donation.access_token}`)).status).toBe(200),
    );
    expect((await ask(head!, 'GET', hidden)).status).toBe(404);
    const papers = await app.ask(oak, 'GET', '/api/invoices/?type=donation', { as: tokens.get(head!) });
    expect(papers.text).not.toContain('Nadia');
  });

  it('is in the statement of its year, which its donor alone can read', async () => {
    await app.within(oak, (tx) =>
      tx.donation.updateMany({
        where: { donor_id: parent!.id, status: { in: ['completed', 'partially_refunded'] } },
        data: { paid_at: new Date('2025-06-01T12:00:00Z') },
      }),
    );
    const years = (await ask<GivingYearView[]>(parent!, 'GET', 'giving-years/')).body;
    const year = years.find((one) => one.year === 2025)!;
    expect(year).toMatchObject({ currency: 'GBP', ready: true });
    const issue = () =>
      ask<{ id: string }>(parent!, 'POST', 'giving-years/statement/', { year: 2025, currency: 'GBP' });
    const { id } = (await issue()).body;
    expect((await issue()).body.id).toBe(id);
    const paper = await ask<DocumentView>(parent!, 'GET', `invoices/statement/${id}/`);
    expect(paper.body).toMatchObject({ total: year.total, order_number: '2025' });
    expect(paper.body.lines).toHaveLength(year.gifts);
    expect((await ask(head!, 'GET', `invoices/statement/${id}/`)).status).toBe(404);
    const now = { year: new Date().getUTCFullYear(), currency: 'GBP' };
    expect((await ask(parent!, 'POST', 'giving-years/statement/', now)).body.code).toBe('year_not_over');
  });

  it('tells its donor once a day what became of it, and sends the card of a tribute on its day', async () => {
    const [project, update] = [newId(), newId()];
    await app.within(app.platform, async (tx) => {
      await tx.project.createMany({
        data: [
          {
            ...{ tenant_id: app.platform.id, id: project, charity_id: wells, slug: 'lamps', title: 'Lamps' },
            ...{
              summary: '',
              story: '',
              place: '',
              country: 'KE',
              goals: [],
              goal: 100_000,
              currency: 'GBP',
            },
            status: 'fundraising',
          },
        ],
      });
      await tx.projectUpdate.createMany({
        data: [
          {
            ...{
              tenant_id: app.platform.id,
              id: update,
              project_id: project,
              title: 'The lamps are lit',
              body: 'x',
            },
            ...{ status: 'published', author_id: ines!.id, published_at: new Date() },
          },
        ],
      });
      await tx.projectNotice.createMany({
        data: [{ tenant_id: app.platform.id, id: update, project_id: project, created_at: new Date() }],
      });
    });
    const tribute = { recipient_name: 'Salma', recipient_email: 'salma@donors.test', message: 'For you' };
    const wish = { charity: undefined, project: 'lamps', turnstile_token: HUMAN, name: 'Nadia Rahman' };
    const begun = await give({ ...wish, email: 'news@donors.test', wants_news: true, tribute });
    await pay(begun.body.redirect_url);
    const silent = await give({ ...wish, email: 'silent@donors.test', name: 'Sam' });
    await pay(silent.body.redirect_url);
    const follow = (method: 'PUT' | 'DELETE', kind: string, id: string) =>
      app.ask(oak, method, `/api/following/${kind}/${id}/`, { as: tokens.get(parent!) });
    expect((await follow('PUT', 'project', newId())).status).toBe(404);
    expect([
      (await follow('PUT', 'charity', wells)).status,
      (await follow('PUT', 'charity', wells)).status,
    ]).toEqual([204, 204]);
    expect((await ask<object[]>(parent!, 'GET', 'following/')).body).toEqual([
      { kind: 'charity', id: wells },
    ]);
    const sent = async (template: string) =>
      (await app.within(oak, (tx) => tx.email.findMany({ where: { template } })))
        .map(({ recipient }) => recipient)
        .sort();
    const run = () =>
      inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, async () => {
        await app.nest.get(SendProjectNotices, { strict: false }).send();
        await app.nest.get(SendTributeCards, { strict: false }).send();
      });
    await eventually(async () => {
      await run();
      expect(await sent('project-news')).toEqual([parent!.email, 'news@donors.test'].sort());
      expect(await sent('tribute-card')).toEqual(['salma@donors.test']);
    });
    const move = newId();
    await app.within(app.platform, (tx) =>
      tx.projectNotice.createMany({
        data: [
          {
            tenant_id: app.platform.id,
            id: newId(),
            project_id: project,
            moved_to: 'funded',
            created_at: new Date(),
          },
          {
            tenant_id: app.platform.id,
            id: move,
            project_id: project,
            moved_to: 'cancelled',
            created_at: new Date(),
          },
        ],
      }),
    );
    // That nothing comes of it is told to every donor, at once and once; other news wait for the next day.
    await eventually(async () => {
      await run();
      expect(await sent('project-cancelled')).toEqual(['news@donors.test', 'silent@donors.test']);
    });
    await run();
    expect(await sent('project-cancelled')).toHaveLength(2);
    expect(await sent('project-news')).toHaveLength(2);
    expect(await sent('tribute-card')).toHaveLength(1);
    expect((await follow('DELETE', 'charity', wells)).status).toBe(204);
  });

  it('shows on every screen what the books say', async () => {
    // Of every charity, after refunds, disputes and gifts that did not come through the site.
    await eventually(async () => {
      const books = await inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
        app.nest.get(QueryBus, { strict: false }).execute(new GetCharityMoney({ charities: [wells, aid] })),
      );
      for (const charity of [wells, aid]) {
        const raised = books
          .filter(({ charity_id, currency }) => charity_id === charity && currency === 'GBP')
          .reduce((sum, one) => sum + one.raised, 0);
        for (const by of [head!, ines!]) {
          const { totals } = (await managed(by, `?charity=${charity}`)).body;
          expect(totals.map(({ given }) => given)).toEqual([raised]);
        }
        const page = await ask<{ money: { raised: number; currency: string }[] }>(
          null,
          'GET',
          `charities/${charity}/`,
        );
        expect(page.body.money.find(({ currency }) => currency === 'GBP')!.raised).toBe(raised);
      }
      const project = await ask<{ raised: { amount: number }; donors_count: number }>(
        null,
        'GET',
        'projects/lamps/',
      );
      const lamps = (
        await managed(
          head!,
          `?project=${(await ask<{ id: string }>(null, 'GET', 'projects/lamps/')).body.id}`,
        )
      ).body;
      expect(project.body.raised.amount).toBe(lamps.totals[0]!.given);
      expect(project.body.donors_count).toBe(lamps.totals[0]!.gifts);
    });
  });

  it('shows in its tables, on the desk, in payouts and in counters what a query of the entries finds', async () => {
    await eventually(async () => {
      // The entries themselves, not the sums that are kept of them.
      const entries = await app.within(
        app.platform,
        (tx) => tx.$queryRaw<{ charity_id: string; currency: string; balance: number; paid_out: number }[]>`
          select split_part(a.owner_ref, ':', 1) as charity_id, a.currency, sum(e.credit - e.debit)::float8 as balance,
            coalesce(sum(e.debit - e.credit) filter (where t.source_type = 'payout'), 0)::float8 as paid_out
          from commerce.ledger_entry e
          join commerce.ledger_account a on (a.tenant_id, a.id) = (e.tenant_id, e.account_id)
          join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
          where a.code = 'charity_payable' and a.owner_ref <> 'undecided' group by 1, 2`,
      );
      const of = (id: string) => entries.filter(({ charity_id }) => charity_id === id);
      const owed = await ask<OwedToCharityList>(ines!, 'GET', 'charity-payouts/owed/');
      for (const charity of [wells, aid]) {
        expect(of(charity).length).toBeGreaterThan(0);
        for (const page of [
          await ask<Pick<CharityView, 'money'>>(null, 'GET', `charities/${charity}/`),
          await ask<Pick<CharityView, 'money'>>(ines!, 'GET', `charity-desk/${charity}/`),
        ])
          for (const { currency, balance, paid_out } of of(charity)) {
            const row = page.body.money!.find((one) => one.currency === currency)!;
            expect([row.waiting, row.paid_out]).toEqual([balance, paid_out]);
            expect(row.raised - row.fees - row.paid_out).toBe(row.waiting);
            const lines = owed.body.results.filter(
              (one) => one.charity_id === charity && one.currency === currency,
            );
            expect(lines.reduce((sum, one) => sum + one.owed, 0)).toBe(balance);
          }
      }
      const { totals } = (await managed(head!)).body;
      const counter = await ask<ImpactCount>(head!, 'GET', 'v1/impacts/count/');
      expect(new Map(counter.body.raised.map(({ currency, amount }) => [currency, amount]))).toEqual(
        new Map(totals.filter(({ given }) => given > 0).map(({ currency, given }) => [currency, given])),
      );
      expect(counter.body.by_kind.donations).toBe(totals.reduce((sum, { gifts }) => sum + gifts, 0));
    });
  });

  it('goes to the surviving account of a merge, and comes back when it is undone', async () => {
    const [kept, merged] = [await app.makePerson(oak, 'student'), await app.makePerson(oak, 'student')];
    const begun = await give({ attribution: { student: merged.id } }, { by: parent! });
    const { id } = begun.body.donation;
    await app.within(oak, (tx) => tx.donation.updateMany({ where: { id }, data: { donor_id: merged.id } }));
    const people = async () =>
      (await app.within(oak, (tx) => tx.donation.findMany({ where: { id } }))).map((row) => [
        row.donor_id,
        row.student_id,
      ]);
    const done = await ask<{ merge_id: string }>(head!, 'POST', 'archived-students/merge/', {
      keep_id: kept.id,
      merge_id: merged.id,
    });
    await eventually(async () => expect(await people()).toEqual([[kept.id, kept.id]]));
    const back = await ask(head!, 'POST', `archived-students/merges/${done.body.merge_id}/undo/`, {
      reason: 'They are twins',
    });
    expect(back.status).toBe(200);
    await eventually(async () => expect(await people()).toEqual([[merged.id, merged.id]]));
  });

  it('leaves books without a discrepancy', async () => {
    const red = async () => {
      const found = await Promise.all(
        [oak.id, app.platform.id].map((tenantId) =>
          inContext({ correlationId: newId(), tenantId, principal: null }, () => findDiscrepancies(app.db)),
        ),
      );
      return found.flat().flatMap(({ name, ok }) => (ok ? [] : [name]));
    };
    await eventually(async () =>
      expect(await app.within(oak, (tx) => tx.$queryRaw`select code from commerce.open_clearing`)).toEqual(
        [],
      ),
    );
    await eventually(async () => expect(await red()).toEqual([]));
  });
});
