import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { eventually } from '../../test/support/eventually.ts';
import { sharedData } from '../../test/support/shared-data.ts';
import { startSandbox, type Sandbox } from '../server.ts';
import { startReceiver, type TestReceiver } from '../test-receiver.ts';
import { stripeSignature } from './signature.ts';

describe('the sandbox as Stripe', () => {
  let sandbox: Sandbox;
  let stripe: Stripe;
  let hook: TestReceiver;

  beforeAll(async () => {
    hook = await startReceiver();
    sandbox = await startSandbox({
      port: 0,
      folder: null,
      webhooks: hook.url,
    });
    const { hostname, port } = new URL(sandbox.url);
    stripe = new Stripe(sandbox.settings['STRIPE_SECRET_KEY']!, {
      host: hostname,
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  });
  beforeEach(async () => {
    await sandbox.control.reset();
    hook.received = [];
    hook.answer = 204;
  });
  afterAll(async () => {
    await sandbox.stop();
    hook.close();
  });

  const create = (amount = 850, key?: string) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'gbp', unit_amount: amount, product_data: { name: 'Order BG-1' } },
          },
        ],
        client_reference_id: 'payment-1',
        success_url: 'http://school.test/stripe-payment/success?session={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://school.test/stripe-payment/cancel',
        payment_intent_data: { metadata: { payment: 'payment-1' } },
      },
      key ? { idempotencyKey: key } : {},
    );
  const types = () => hook.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  const signed = () =>
    hook.received.map(({ body, headers }) => ({ body, signature: headers['stripe-signature'] as string }));
  const shapes = () => {
    const folder = sharedData();
    return folder
      ? (JSON.parse(readFileSync(join(folder, 'payments/stripe-fixtures-subset.json'), 'utf8')) as Record<
          string,
          object
        >)
      : null;
  };
  const missingMembers = (kind: string, object: object) =>
    Object.keys(shapes()?.[kind] ?? {}).filter((name) => !(name in object));

  it('signs as the known-answer vector says', () => {
    expect(stripeSignature('{"id":"evt_1","object":"event"}', 'whsec_test_secret', 1_700_000_000_000)).toBe(
      't=1700000000,v1=0c8670ed117751cc551a20e35839447075c42800ea3cf3e8a2fbda99cd1e6edd',
    );
  });

  it('sells by a Checkout Session: page, payment, charge with its fee, signed events', async () => {
    const session = await create();
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_total: 850,
      currency: 'gbp',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    });
    const page = await fetch(session.url!);
    const html = await page.text();
    expect(html).toContain('Pay £8.50');
    expect(html).toContain('no real money');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");

    const paid = await fetch(session.url!, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(
      `http://school.test/stripe-payment/success?session=${session.id}`,
    );

    const read = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge.balance_transaction'],
    });
    const intent = read.payment_intent as Stripe.PaymentIntent;
    const charge = intent.latest_charge as Stripe.Charge;
    const booked = charge.balance_transaction as Stripe.BalanceTransaction;
    expect(read).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 850,
      metadata: { payment: 'payment-1' },
    });
    expect(booked).toMatchObject({ amount: 850, fee: 33, net: 817, type: 'charge', source: charge.id });

    await sandbox.control.webhooksIdle();
    expect(types()).toEqual(
      expect.arrayContaining(['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed']),
    );
    for (const { body, signature } of signed())
      expect(
        stripe.webhooks.constructEvent(body, signature, sandbox.settings['STRIPE_WEBHOOK_SECRET']!).object,
      ).toBe('event');
    const listed = await stripe.events.list({ type: 'checkout.session.completed' });
    expect(listed.data.map(({ data }) => (data.object as { id: string }).id)).toEqual([session.id]);
  });

  (sharedData() ? it : it.skip)('has every member of the published objects', async () => {
    const session = await create();
    await sandbox.control.act('stripe', session.id, 'pay');
    const read = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    });
    const intent = read.payment_intent as Stripe.PaymentIntent;
    const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 100 });
    expect({
      session: missingMembers('checkout.session', read),
      intent: missingMembers('payment_intent', intent),
      charge: missingMembers('charge', intent.latest_charge as object).filter((name) => name !== 'refunds'),
      refund: missingMembers('refund', refund),
      event: missingMembers('event', (await stripe.events.list({ limit: 1 })).data[0]!),
    }).toEqual({ session: [], intent: [], charge: [], refund: [], event: [] });
  });

  it('keeps a declined payer on the page, who can pay afterwards', async () => {
    const session = await create();
    const declined = await fetch(session.url!, {
      method: 'POST',
      body: new URLSearchParams({ action: 'decline' }),
    });
    expect(await declined.text()).toContain('role="alert"');
    const read = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(read.status).toBe('open');
    expect((read.payment_intent as Stripe.PaymentIntent).last_payment_error?.code).toBe('card_declined');
    await sandbox.control.act('stripe', 'payment-1', 'pay');
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  });

  it('returns on cancel, and ends a session on request or by the clock', async () => {
    const [first, second, third] = [await create(), await create(), await create()];
    expect(await sandbox.control.act('stripe', first.id, 'cancel')).toBe(
      'http://school.test/stripe-payment/cancel',
    );
    expect((await stripe.checkout.sessions.retrieve(first.id)).status).toBe('open');
    expect((await stripe.checkout.sessions.expire(second.id)).status).toBe('expired');
    await expect(stripe.checkout.sessions.expire(second.id)).rejects.toMatchObject({ statusCode: 400 });
    await sandbox.control.advance(25 * 3600);
    expect((await stripe.checkout.sessions.retrieve(third.id)).status).toBe('expired');
  });

  it('leaves a payment pending, which then succeeds or fails', async () => {
    const [good, bad] = [await create(), await create()];
    for (const { id } of [good, bad]) await sandbox.control.act('stripe', id, 'later');
    expect(await stripe.checkout.sessions.retrieve(good.id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
    await sandbox.control.settle('stripe', good.id, true);
    await sandbox.control.settle('stripe', bad.id, false);
    expect((await stripe.checkout.sessions.retrieve(good.id)).payment_status).toBe('paid');
    expect((await stripe.checkout.sessions.retrieve(bad.id)).payment_status).toBe('unpaid');
    await sandbox.control.webhooksIdle();
    expect(types()).toEqual(
      expect.arrayContaining([
        'checkout.session.async_payment_succeeded',
        'checkout.session.async_payment_failed',
      ]),
    );
  });

  it('replays the answer of an idempotency key and refuses other parameters', async () => {
    const first = await create(850, 'key-1');
    const second = await create(850, 'key-1');
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(create(900, 'key-1')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(await sandbox.control.payments()).toHaveLength(1);
  });

  it('refuses wrong keys and parameters in the words of Stripe', async () => {
    const { hostname, port } = new URL(sandbox.url);
    const stranger = new Stripe('sk_test_wrong', { host: hostname, port, protocol: 'http' });
    await expect(stranger.events.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    await expect(create(5)).rejects.toMatchObject({
      code: 'amount_too_small',
      type: 'StripeInvalidRequestError',
    });
    await expect(
      stripe.checkout.sessions.create({ mode: 'payment', payment_method_types: ['card'] } as never),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'payment_method_types' });
    await expect(stripe.refunds.retrieve('re_none')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('pays back in parts and never more than was paid; a refund can fail later', async () => {
    const session = await create();
    await sandbox.control.act('stripe', session.id, 'pay');
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
    const intent = payment_intent as string;
    expect((await stripe.refunds.create({ payment_intent: intent, amount: 300 })).status).toBe('succeeded');
    await expect(stripe.refunds.create({ payment_intent: intent, amount: 600 })).rejects.toMatchObject({
      statusCode: 400,
    });
    await sandbox.control.refundsEnd('stripe', 'pending');
    const rest = await stripe.refunds.create({ payment_intent: intent });
    expect(rest).toMatchObject({ amount: 550, status: 'pending' });
    await sandbox.control.settleRefund('stripe', rest.id, 'succeeded');
    await sandbox.control.settleRefund('stripe', rest.id, 'failed');
    expect((await stripe.refunds.retrieve(rest.id)).status).toBe('failed');
    const [payment] = await sandbox.control.payments();
    expect(payment).toMatchObject({ captured: 850, refunded: 300 });
    const moved = await stripe.balanceTransactions.list({ limit: 100 });
    expect(moved.data.map(({ type, amount }) => [type, amount])).toEqual([
      ['refund_failure', 550],
      ['refund', -550],
      ['refund', -300],
      ['charge', 850],
    ]);
  });

  it('takes the amount and a fee for a dispute, and gives the amount back when it is won', async () => {
    const session = await create();
    await sandbox.control.act('stripe', session.id, 'pay');
    await sandbox.control.dispute('stripe', session.id, 'open');
    await sandbox.control.dispute('stripe', session.id, 'won');
    const { data } = await stripe.disputes.list({ expand: ['data.charge'] });
    expect(data[0]).toMatchObject({ status: 'won', amount: 850 });
    expect(data[0]!.balance_transactions.map(({ net }) => net)).toEqual([-2850, 850]);
  });

  it('fails as ordered: before the work, after it, without an answer', async () => {
    await sandbox.control.fail({ provider: 'stripe', answer: 500, path: 'checkout/sessions' });
    await expect(create(850, 'a')).rejects.toMatchObject({ statusCode: 500 });
    expect((await create(850, 'a')).status).toBe('open');
    await sandbox.control.fail({ provider: 'stripe', answer: 500, done: true });
    await expect(create(850, 'b')).rejects.toMatchObject({ statusCode: 500 });
    await expect(create(850, 'b')).rejects.toMatchObject({ statusCode: 500 }); // kept, as Stripe keeps it
    await sandbox.control.fail({ provider: 'stripe', answer: 'reset', done: true, times: 2 }); // the SDK itself repeats once
    await expect(create(850, 'c')).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    const again = await create(850, 'c');
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    await sandbox.control.fail({ provider: 'stripe', answer: 409 });
    await expect(create(850, 'd')).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  });

  it('holds events back, repeats them, spoils them, and tries again until they are accepted', async () => {
    const { control } = sandbox;
    await control.webhookMode({ hold: true });
    const session = await create();
    await control.act('stripe', session.id, 'pay');
    await control.webhooksIdle();
    expect(hook.received).toEqual([]);
    await control.webhookMode({ duplicate: 2 });
    await control.release('desc');
    await control.webhooksIdle();
    expect(types().filter((type) => type === 'checkout.session.completed')).toHaveLength(2);

    hook.received = [];
    await control.webhookMode({ duplicate: 1, corrupt: 'signature' });
    await control.dispute('stripe', session.id, 'open');
    await control.webhooksIdle();
    const secret = sandbox.settings['STRIPE_WEBHOOK_SECRET']!;
    for (const { body, signature } of signed())
      expect(() => stripe.webhooks.constructEvent(body, signature, secret)).toThrow();
    await control.webhookMode({ corrupt: 'timestamp' });
    const [event] = await control.webhooks();
    hook.received = [];
    await control.resend(event!.id);
    expect(() => stripe.webhooks.constructEvent(signed()[0]!.body, signed()[0]!.signature, secret)).toThrow(
      'Timestamp outside the tolerance zone',
    );

    await control.webhookMode({ corrupt: null });
    hook.received = [];
    hook.answer = 500;
    await control.dispute('stripe', session.id, 'lost');
    await control.webhooksIdle();
    hook.answer = 204;
    await control.advance(5);
    await eventually(async () =>
      expect((await control.webhooks()).filter(({ state }) => state !== 'delivered')).toEqual([]),
    );
  });

  it('tells another amount or currency when it is ordered to', async () => {
    await sandbox.control.lie('stripe', { amount: 1, currency: 'USD' });
    const session = await create();
    await sandbox.control.act('stripe', session.id, 'pay');
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      amount_total: 1,
      currency: 'usd',
    });
  });
});
