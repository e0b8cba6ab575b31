import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startSandbox, type Sandbox } from '../server.ts';
import { startReceiver, type TestReceiver } from '../test-receiver.ts';
import { phonepeAuthorization } from './signature.ts';

describe('the sandbox as PhonePe', () => {
  let sandbox: Sandbox;
  let hook: TestReceiver;
  let token: string;

  beforeAll(async () => {
    hook = await startReceiver();
    sandbox = await startSandbox({ port: 0, folder: null, webhooks: hook.url });
  });
  beforeEach(async () => {
    await sandbox.control.reset();
    hook.received = [];
    token = (await signIn()).access_token;
  });
  afterAll(async () => {
    await sandbox.stop();
    hook.close();
  });

  const setting = (name: string) => sandbox.settings[`PHONEPE_${name}`]!;
  const signIn = async () => {
    const answer = await fetch(`${setting('TOKEN_URL')}/v1/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: setting('CLIENT_ID'),
        client_version: setting('CLIENT_VERSION'),
        client_secret: setting('CLIENT_SECRET'),
        grant_type: 'client_credentials',
      }),
    });
    return (await answer.json()) as { access_token: string; token_type: string; expires_at: number };
  };
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${setting('API_URL')}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `O-Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const pay = (id: string, more: object = {}) =>
    call('/checkout/v2/pay', {
      merchantOrderId: id,
      amount: 24_900,
      expireAfter: 1200,
      paymentFlow: {
        type: 'PG_CHECKOUT',
        message: 'Order BG-1',
        merchantUrls: { redirectUrl: 'http://school.test/phonepe-payment/success?payment=t' },
      },
      ...more,
    });
  const status = async (id: string) =>
    (await call(`/checkout/v2/order/${id}/status?details=false&errorContext=true`)).body;

  it('authorizes webhooks as the known-answer vector says', () => {
    expect(phonepeAuthorization('username', 'password')).toBe(
      'bc842c31a9e54efe320d30d948be61291f3ceee4766e36ab25fa65243cd76e0e',
    );
  });

  it('sells: token, page, payment, status, webhook', async () => {
    expect(await signIn()).toMatchObject({ token_type: 'O-Bearer', expires_at: expect.any(Number) });
    const made = await pay('order-1');
    expect(made.body).toMatchObject({ orderId: expect.stringMatching(/^OMO\d+$/), state: 'PENDING' });
    const page = await fetch(made.body['redirectUrl'] as string);
    expect(await page.text()).toContain('Pay ₹249.00');
    const paid = await fetch(made.body['redirectUrl'] as string, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
    expect(paid.headers.get('location')).toBe('http://school.test/phonepe-payment/success?payment=t');
    expect(await status('order-1')).toMatchObject({
      merchantId: setting('MERCHANT_ID'),
      merchantOrderId: 'order-1',
      state: 'COMPLETED',
      amount: 24_900,
      paymentDetails: [{ state: 'COMPLETED', paymentMode: 'UPI_QR' }],
    });
    await sandbox.control.webhooksIdle();
    expect(hook.received).toHaveLength(1);
    expect(hook.received[0]!.headers.authorization).toBe(
      phonepeAuthorization(setting('WEBHOOK_USERNAME'), setting('WEBHOOK_PASSWORD')),
    );
    expect(JSON.parse(hook.received[0]!.body)).toMatchObject({
      event: 'checkout.order.completed',
      payload: { merchantOrderId: 'order-1', state: 'COMPLETED', amount: 24_900 },
    });
  });

  it('tells declined, cancelled, expired and pending apart', async () => {
    for (const id of ['declined', 'cancelled', 'expired', 'pending']) await pay(id);
    await sandbox.control.act('phonepe', 'declined', 'decline');
    await sandbox.control.act('phonepe', 'cancelled', 'cancel');
    await sandbox.control.act('phonepe', 'pending', 'later');
    await sandbox.control.advance(1300);
    token = (await signIn()).access_token;
    expect(await status('declined')).toMatchObject({ state: 'FAILED', errorCode: 'PAYMENT_ERROR' });
    expect(await status('cancelled')).toMatchObject({ state: 'FAILED', errorCode: 'TXN_CANCELLED' });
    expect(await status('expired')).toMatchObject({ state: 'FAILED', errorCode: 'ORDER_EXPIRED' });
    expect(await status('pending')).toMatchObject({ state: 'PENDING' });
    await sandbox.control.settle('phonepe', 'pending', true);
    expect(await status('pending')).toMatchObject({ state: 'COMPLETED' });
  });

  it('pays back: pending first, then completed or failed', async () => {
    await pay('order-2');
    await sandbox.control.act('phonepe', 'order-2', 'pay');
    const refund = (id: string, amount: number) =>
      call('/payments/v2/refund', { merchantRefundId: id, originalMerchantOrderId: 'order-2', amount });
    expect((await refund('r1', 10_000)).body).toMatchObject({ state: 'PENDING', amount: 10_000 });
    expect((await refund('r1', 10_000)).status).toBe(400);
    expect((await refund('r2', 20_000)).status).toBe(400);
    await sandbox.control.advance(2);
    expect((await call('/payments/v2/refund/r1/status')).body).toMatchObject({ state: 'COMPLETED' });
    await sandbox.control.refundsEnd('phonepe', 'pending');
    await refund('r3', 14_900);
    await sandbox.control.settleRefund('phonepe', 'r3', 'failed');
    expect((await call('/payments/v2/refund/r3/status')).body).toMatchObject({ state: 'FAILED' });
    expect(await sandbox.control.payments()).toMatchObject([{ captured: 24_900, refunded: 10_000 }]);
    await sandbox.control.webhooksIdle();
    expect(hook.received.map(({ body }) => (JSON.parse(body) as { event: string }).event)).toEqual(
      expect.arrayContaining(['pg.refund.accepted', 'pg.refund.completed', 'pg.refund.failed']),
    );
  });

  it('refuses what PhonePe refuses', async () => {
    await pay('order-3');
    expect((await pay('order-3')).status).toBe(400);
    expect((await pay('', {})).body).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'merchantOrderId must not be blank.',
    });
    expect((await pay('order-4', { amount: 99 })).status).toBe(400);
    expect((await call('/checkout/v2/order/none/status')).body['code']).toBe(
      'MERCHANT_ORDER_MAPPING_NOT_FOUND',
    );
    await sandbox.control.expireTokens('phonepe');
    expect((await pay('order-5')).status).toBe(401);
  });
});
