import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startSandbox, type Sandbox } from '../../sandbox/server.ts';
import type { EnrolmentPage } from '../../src/modules/learning/enrolments/enrolment-views.ts';
import type { CourseDraftView } from '../../src/modules/learning/editor/course-desk-views.ts';
import type { AskedCart } from '../../src/modules/commerce/shop/requests/request-view.ts';
import type { ManagedOrder } from '../../src/modules/commerce/orders/order-view.ts';
import type { PaymentView } from '../../src/modules/commerce/payments/payment-view.ts';
import type { CouponDetails } from '../../src/modules/commerce/shop/coupons/coupon-view.ts';
import type { CartQuote } from '../../src/modules/commerce/shop/pricing/quote-view.ts';
import { newId } from '../../src/platform/ids.ts';
import { openShop, sellBook } from '../support/shop.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../support/test-app.ts';

type Provider = 'stripe' | 'paypal' | 'phonepe';
type Button = 'pay' | 'decline' | 'cancel' | 'later' | 'close';

interface Bought {
  number: string;
  /** Opens the payment for the buyer. */
  token: string;
  /** The provider's page. */
  page: string;
  as: string;
}

/** An amount that no book costs. */
const LIE = 100;
const PATIENCE_MS = 15_000;

/** A payment from the checkout to the owned book, with the real protocols of the payment sandbox over HTTP. */
describe('the flow of a purchase', () => {
  let app: TestApp;
  let sandbox: Sandbox;
  let pounds: { school: TestSchool; book: string };
  let rupees: { school: TestSchool; book: string };

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, folder: null, webhooks: null });
    app = await startTestApp({ worker: true, settings: sandbox.settings });
    const { port } = await app.listen();
    sandbox.deliverTo(`http://localhost:${port}/api/webhooks`);
    const [oak, neem] = await Promise.all([app.makeSchool('oak'), app.makeSchool('neem', { country: 'IN' })]);
    await openShop(app, oak, 'GBP', ['shop', 'courses']);
    await openShop(app, neem, 'INR');
    pounds = { school: oak, book: await sellBook(app, oak) };
    rupees = { school: neem, book: await sellBook(app, neem, { currency: 'INR', price_minor: 24_900 }) };
  });
  beforeEach(() => sandbox.control.webhookMode({ hold: false, duplicate: 1, corrupt: null, shuffle: false }));
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  const shopOf = (provider: Provider) => (provider === 'phonepe' ? rupees : pounds);

  /** A new parent places an order and opens the provider's page. */
  const order = async (provider: Provider, buyer?: string, forChild?: string): Promise<Bought> => {
    const { school, book } = shopOf(provider);
    const as = buyer ?? (await app.tokenOf(school, 'parent'));
    const placed = await app.ask<{ order: { number: string }; redirect_url: string }>(
      school,
      'POST',
      '/api/checkout/',
      {
        as,
        body: {
          provider,
          currency: provider === 'phonepe' ? 'INR' : 'GBP',
          // What is bought for a child comes from the cart.
          ...(forChild ? { for_child: forChild } : { items: [book] }),
        },
        headers: { 'idempotency-key': newId() },
      },
    );
    if (placed.status !== 201) throw new Error(`The checkout was refused: ${placed.text}`);
    const path = new URL(placed.body.redirect_url).pathname;
    const opened = await app.ask(school, 'GET', path);
    expect(opened.status).toBe(303);
    expect(opened.headers['referrer-policy']).toBe('origin');
    return {
      number: placed.body.order.number,
      token: path.split('/')[3]!,
      page: opened.headers['location']!,
      as,
    };
  };

  /** Presses a button of the provider's page; resolves with the address to which the browser is sent. */
  const press = async ({ page }: Bought, action: Button): Promise<string | null> => {
    const answer = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    });
    return answer.headers.get('location');
  };

  const read = async (provider: Provider, { token }: Bought, query = '') =>
    (await app.ask<PaymentView>(shopOf(provider).school, 'GET', `/api/payments/${token}/${query}`)).body;
  const until = (provider: Provider, bought: Bought, status: PaymentView['status'], query = '') =>
    eventually(
      async () => expect(await read(provider, bought, query)).toMatchObject({ status }),
      PATIENCE_MS,
    );
  /** The order and what the tables say about it. */
  const rows = (provider: Provider, { number }: Bought) =>
    app.within(shopOf(provider).school, async (tx) => {
      const [found] = await tx.salesOrder.findMany({ where: { number } });
      const payments = await tx.payment.findMany({ where: { subject_id: found!.id } });
      return { order: found!, payments };
    });

  describe.each<Provider>(['stripe', 'paypal', 'phonepe'])('through %s', (provider) => {
    it('a paid order is settled by the webhook alone, although nobody comes back', async () => {
      const bought = await order(provider);
      expect(await press(bought, 'close')).toBeNull();
      await eventually(async () => {
        const { order: found, payments } = await rows(provider, bought);
        expect(found.status).toBe('fulfilled');
        expect(payments).toMatchObject([{ status: 'succeeded' }]);
      }, PATIENCE_MS);
      expect(await read(provider, bought)).toMatchObject({ status: 'paid', charged: true });
    });

    it('a paid order is settled by the return alone, while webhooks are held; late and repeated ones change nothing', async () => {
      await sandbox.control.webhookMode({ hold: true });
      const bought = await order(provider);
      expect(await press(bought, 'pay')).toContain(`${provider}-payment/success`);
      await until(provider, bought, 'paid');
      await sandbox.control.webhookMode({ duplicate: 3 });
      await sandbox.control.release('desc');
      await sandbox.control.webhooksIdle();
      await until(provider, bought, 'paid');
      const { payments } = await rows(provider, bought);
      expect(payments).toHaveLength(1);
      expect(payments[0]!.status).toBe('succeeded');
    });

    it('a declined payment is told as not charged, and offers another try', async () => {
      const bought = await order(provider);
      await press(bought, 'decline');
      if (provider === 'stripe') await press(bought, 'cancel'); // a declined payer stays on Stripe's page
      await eventually(async () => {
        const view = await read(provider, bought, '?returned=cancel');
        expect(['declined', 'cancelled']).toContain(view.status);
        expect(view.charged).toBe(false);
        expect(view.retry).toContain(provider);
      }, PATIENCE_MS);
    });

    it('another amount is held for review and gives nothing away', async () => {
      await sandbox.control.lie(provider, { amount: LIE });
      const bought = await order(provider);
      await press(bought, 'pay');
      await until(provider, bought, 'review');
      const { order: found, payments } = await rows(provider, bought);
      expect(found.status).not.toBe('fulfilled');
      expect(payments).toMatchObject([{ status: 'mismatch' }]);
    });

    it('a refund of staff reaches the buyer; one that fails at the provider stays visibly failed', async () => {
      const { school } = shopOf(provider);
      const head = await app.tokenOf(school, 'school_admin');
      const paidOrder = async () => {
        const bought = await order(provider);
        await press(bought, 'pay');
        await until(provider, bought, 'paid');
        return (await rows(provider, bought)).order.id;
      };
      const managed = async (id: string) =>
        (await app.ask<ManagedOrder>(school, 'GET', `/api/order-management/${id}/`, { as: head })).body;
      const refund = async (id: string) => {
        const { lines } = await managed(id);
        const answer = await app.ask(school, 'POST', `/api/order-management/${id}/refunds/`, {
          as: head,
          body: { lines: lines.map(({ id: line_id }) => ({ line_id })), reason: 'Bought by mistake' },
          headers: { 'idempotency-key': newId() },
        });
        expect(answer.status).toBe(201);
      };
      const good = await paidOrder();
      await refund(good);
      await eventually(async () => expect((await managed(good)).status).toBe('refunded'), PATIENCE_MS);

      const bad = await paidOrder();
      await sandbox.control.refundsEnd(provider, 'failed');
      await refund(bad);
      await eventually(async () => {
        const { status, refunds } = await managed(bad);
        expect(refunds).toMatchObject([{ status: 'failed' }]);
        expect(status).toBe('fulfilled');
      }, PATIENCE_MS);
    });

    it('a pending payment counts once it succeeds', async () => {
      const bought = await order(provider);
      await press(bought, 'later');
      expect(await read(provider, bought)).toMatchObject({ status: 'confirming' });
      const payments = await sandbox.control.payments();
      const { id } = payments.find(({ page }) => page === bought.page)!;
      await sandbox.control.settle(provider, id, true);
      await until(provider, bought, 'paid');
    });
  });

  it.each<Provider>(['stripe', 'paypal'])(
    'a cancelled payment through %s can be paid again',
    async (provider) => {
      const bought = await order(provider);
      expect(await press(bought, 'cancel')).toContain(`${provider}-payment/cancel`);
      await until(provider, bought, 'cancelled', '?returned=cancel');
      const again = await app.ask<{ redirect_url: string }>(
        shopOf(provider).school,
        'POST',
        `/api/payments/${bought.token}/retry/`,
        { body: { provider: 'stripe' }, headers: { 'idempotency-key': newId() } },
      );
      expect(again.status).toBe(201);
    },
  );

  it('a guardian who has a book buys it for the child, who then reads it', async () => {
    const { school, book } = pounds;
    const [guardian, child] = await Promise.all([
      app.makePerson(school, 'parent'),
      app.makePerson(school, 'student', { email: null }),
    ]);
    await app.within(school, (tx) =>
      tx.guardianLink.createMany({
        data: [
          {
            id: newId(),
            tenant_id: school.id,
            student_id: child.id,
            guardian_id: guardian.id,
            state: 'active',
            permissions: ['purchase'],
            invited_by: guardian.id,
          },
        ],
      }),
    );
    const [parent, student] = await Promise.all([
      app.signIn(guardian).then(({ access }) => access),
      app.signIn(child).then(({ access }) => access),
    ]);
    const reads = async (as: string) =>
      (await app.ask<{ access: { read: boolean } }>(school, 'GET', `/api/books/${book}/`, { as })).body.access
        .read;
    const own = await order('stripe', parent);
    await press(own, 'pay');
    await until('stripe', own, 'paid');
    await eventually(async () => expect(await reads(parent)).toBe(true), PATIENCE_MS);
    expect(await reads(student)).toBe(false);

    const quote = (body: object) =>
      app.ask<CartQuote>(school, 'POST', '/api/cart-quotes/', {
        as: parent,
        body: { items: [book], ...body },
      });
    expect((await quote({})).body.lines).toMatchObject([{ state: 'owned' }]);
    expect((await quote({ for_child: child.id })).body).toMatchObject({ can_pay: true });
    const added = await app.ask<CartQuote>(school, 'POST', '/api/data/cart/', {
      as: parent,
      body: { item: book },
    });
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject({ can_pay: true, lines: [{ state: 'ok' }] });
    const forMyself = await app.ask(school, 'POST', '/api/checkout/', {
      as: parent,
      body: { provider: 'stripe', currency: 'GBP' },
      headers: { 'idempotency-key': newId() },
    });
    expect([forMyself.status, forMyself.body.code]).toEqual([409, 'cart_changed']);

    const bought = await order('stripe', parent, child.id);
    await press(bought, 'pay');
    await until('stripe', bought, 'paid');
    await eventually(async () => expect(await reads(student)).toBe(true), PATIENCE_MS);
    await eventually(async () => {
      const cart = await app.ask<CartQuote>(school, 'GET', '/api/data/cart/', { as: parent });
      expect(cart.body.count).toBe(0);
    }, PATIENCE_MS);
    expect((await quote({ for_child: child.id })).body.lines).toMatchObject([{ state: 'owned' }]);
  });

  it('a course with a price is asked for by a student, paid by a guardian, learned, and closed by a refund', async () => {
    const { school } = pounds;
    const [guardian, child] = await Promise.all([
      app.makePerson(school, 'parent'),
      app.makePerson(school, 'student', { email: null }),
    ]);
    await app.within(school, (tx) =>
      tx.guardianLink.createMany({
        data: [
          {
            id: newId(),
            tenant_id: school.id,
            student_id: child.id,
            guardian_id: guardian.id,
            state: 'active',
            permissions: ['purchase'],
            invited_by: guardian.id,
          },
        ],
      }),
    );
    const [parent, student] = await Promise.all([
      app.signIn(guardian).then(({ access }) => access),
      app.signIn(child).then(({ access }) => access),
    ]);
    const head = await app.tokenOf(school, 'school_admin');
    const teacher = await app.tokenOf(school, 'teacher');
    const ask = <Body>(as: string | undefined, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      app.ask<Body & { code?: string }>(school, method, `/api/${path}`, {
        ...(as && { as }),
        ...(body && { body, headers: { 'idempotency-key': newId() } }),
      });

    const made = await ask<{ id: string; slug: string }>(head, 'POST', 'course-desk/', {
      name: 'How maps are made',
      audience: 'student',
      language: 'en',
    });
    const { id, slug } = made.body;
    const { body: draft } = await ask<CourseDraftView>(head, 'GET', `course-desk/${id}/`);
    const { slug: _slug, id: _id, status: _s, published_version: _v, prices, changes: _c, ...rest } = draft;
    const { learners: _l, problems: _p, ...whole } = rest;
    expect(prices).toEqual([]);
    const lesson = {
      id: newId(),
      title: 'North',
      kind: 'article',
      minutes: 5,
      move_on: 'seen',
      is_preview: false,
      sections: [{ kind: 'words', text: 'Up is north.', ref: '', pages: '' }],
      prompt: '',
      questions: [],
      pass_percent: 80,
    };
    const chapters = [{ id: newId(), title: 'Maps', summary: '', lessons: [lesson] }];
    expect((await ask(head, 'PUT', `course-desk/${id}/`, { ...whole, chapters })).status).toBe(200);
    const price = (as: string, amount: number) =>
      ask(as, 'PUT', `course-desk/${id}/prices`, {
        prices: [
          { amount, currency: 'GBP' },
          { amount: 49_900, currency: 'INR' },
        ],
      });
    expect((await price(teacher, 1_200)).status).toBe(403);
    expect((await price(head, 1)).status).toBe(422);
    expect((await price(head, 1_200)).status).toBe(204);
    expect((await ask(head, 'POST', `course-desk/${id}/publish`, {})).status).toBe(200);

    // The page of the course names no price, and nobody enrols without one.
    const page = await ask<{ is_free: boolean }>(student, 'GET', `courses/${slug}/`);
    expect(page.body.is_free).toBe(false);
    expect(page.text).not.toContain('1200');
    const item = `${id}:course`;
    const quote = (as: string | undefined) =>
      ask<CartQuote>(as, 'POST', 'cart-quotes/', { items: [item] }).then(({ body }) => body);
    expect((await quote(parent)).lines).toMatchObject([
      { kind: 'course', slug, state: 'ok', unit_price: { amount: 1_200, currency: 'GBP' } },
    ]);
    expect((await quote(undefined)).total).toEqual({ amount: 1_200, currency: 'GBP' });
    const seen = await quote(student);
    expect([seen.total, seen.can_pay, seen.lines[0]!.unit_price]).toEqual([null, false, null]);
    const enrol = () => ask(student, 'POST', 'course-enrollments/', { course: slug });
    const openLesson = () =>
      ask(student, 'GET', `courses/${slug}/chapters/maps/lessons/north/`).then(({ status }) => status);
    expect((await enrol()).body.code).toBe('not_bought');
    expect(await openLesson()).toBe(403);

    // A coupon names the course.
    const coupon = await ask<CouponDetails>(head, 'POST', 'coupons/', {
      code: 'MAPS',
      kind: 'percent',
      percent_bps: 2_500,
      course_ids: [id],
    });
    expect(coupon.body).toMatchObject({ course_ids: [id], kinds: ['digital', 'print', 'course'] });
    await ask(head, 'POST', `coupons/${coupon.body.id}/step/`, { step: 'activate' });
    expect((await ask<CouponDetails>(head, 'GET', `coupons/${coupon.body.id}/`)).body.courses).toEqual([
      { id, title: 'How maps are made' },
    ]);
    const lowered = await ask<CartQuote>(parent, 'POST', 'cart-quotes/', { items: [item], coupon: 'MAPS' });
    expect(lowered.body).toMatchObject({
      coupon: { state: 'applied', discount: { amount: 300 } },
      total: { amount: 900 },
    });

    // The student asks, the guardian pays.
    const pay = { provider: 'stripe', currency: 'GBP' };
    expect((await ask(student, 'POST', 'checkout/', { ...pay, items: [item] })).status).toBe(403);
    expect((await ask(student, 'POST', 'cart-requests/', { items: [item], to: 'code' })).status).toBe(201);
    const { body: asked } = await ask<{ results: { link: string }[] }>(student, 'GET', 'cart-requests/');
    const request = new URL(asked.results[0]!.link).searchParams.get('request')!;
    const wish = await ask<AskedCart>(parent, 'GET', `cart-requests/${request}/`);
    expect(wish.body.quote.lines).toMatchObject([{ item, kind: 'course', title: 'How maps are made' }]);
    const placed = await ask<{ order: { number: string }; redirect_url: string }>(
      parent,
      'POST',
      'checkout/',
      { ...pay, request, coupon: 'MAPS' },
    );
    expect(placed.status).toBe(201);
    const path = new URL(placed.body.redirect_url).pathname;
    const opened = await app.ask(school, 'GET', path);
    const bought: Bought = {
      number: placed.body.order.number,
      token: path.split('/')[3]!,
      page: opened.headers['location']!,
      as: parent,
    };
    await press(bought, 'pay');
    await until('stripe', bought, 'paid');
    await eventually(async () => expect([200, 201]).toContain((await enrol()).status), PATIENCE_MS);
    expect(await openLesson()).toBe(200);
    expect((await quote(student)).lines).toMatchObject([{ state: 'owned' }]);
    const { order: found } = await rows('stripe', bought);
    expect(found.status).toBe('fulfilled');

    // A refund closes it everywhere.
    const managed = async () => (await ask<ManagedOrder>(head, 'GET', `order-management/${found.id}/`)).body;
    const { lines } = await managed();
    expect(lines).toMatchObject([
      { kind: 'course', book_id: null, course_id: id, access: 'active', total: { amount: 900 } },
    ]);
    // The e-mail tells of a course, and of no book.
    const letter = await eventually(
      () =>
        app.within(school, (tx) =>
          tx.email.findFirstOrThrow({ where: { template: 'order-paid', text: { contains: bought.number } } }),
        ),
      PATIENCE_MS,
    );
    expect(letter.text).toContain('your course is open');
    expect(letter.text).not.toMatch(/books?/i);
    const refund = await ask(head, 'POST', `order-management/${found.id}/refunds/`, {
      lines: lines.map(({ id: line_id }) => ({ line_id })),
      reason: 'Bought by mistake',
    });
    expect(refund.status).toBe(201);
    await eventually(async () => expect(await openLesson()).toBe(403), PATIENCE_MS);
    expect((await managed()).status).toBe('refunded');
    expect((await ask<EnrolmentPage>(student, 'GET', 'course-enrollments/')).body.count).toBe(0);
    expect((await enrol()).body.code).toBe('not_bought');
    expect((await quote(parent)).lines).toMatchObject([{ state: 'ok' }]);
  });

  it('forged webhooks are refused with 400 and change nothing', async () => {
    for (const corrupt of ['signature', 'body', 'timestamp'] as const) {
      await sandbox.control.webhookMode({ provider: 'stripe', corrupt });
      const bought = await order('stripe');
      await press(bought, 'close');
      await sandbox.control.webhooksIdle();
      const events = (await sandbox.control.webhooks()).filter(
        ({ body }) =>
          (body as { data?: { object: { url?: string; id: string } } }).data?.object.id !== undefined,
      );
      const last = events.findLast(({ type }) => type === 'checkout.session.completed')!;
      expect(last.tries.map(({ status }) => status)).toEqual([400]);
    }
  });
});
