import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sandbox } from '../../sandbox/server.ts';
import {
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
import type { ManagedDonationPage } from '../../src/modules/giving/donations/managed-donation-view.ts';

let app: TestApp;
let sandbox: Sandbox;
let oak: TestSchool;
let [parent, student, head, bursar, ines]: TestPerson[] = [];
const tokens = new Map<TestPerson, string>();
const [wells, closed] = [newId(), newId()];
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
const managed = (by: TestPerson, query = '') =>
  ask<ManagedDonationPage>(by, 'GET', `donation-management/${query}`);
const pay = (redirect_url: string, deed: 'pay' | 'cancel' = 'pay'): Promise<PaymentView> =>
  payAt(app, sandbox, oak, { provider: 'stripe', redirect_url }, deed);

describe('a gift', () => {
  it('is begun by a guest, paid, shown as the giver wishes, and counted once', async () => {
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
    expect((await managed(head!, '?source=offline')).body.totals).toMatchObject([
      { waiting: 0, given: 3140, gifts: 1 },
    ]);
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
