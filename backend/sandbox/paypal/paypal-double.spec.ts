import { X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startSandbox, type Sandbox } from '../server.ts';
import { startReceiver, type TestReceiver } from '../test-receiver.ts';
import { isSigned, signedMessage } from './signature.ts';

type Answer = Record<string, unknown>;

describe('the sandbox as PayPal', () => {
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
    token = await signIn();
  });
  afterAll(async () => {
    await sandbox.stop();
    hook.close();
  });

  const setting = (name: string) => sandbox.settings[`PAYPAL_${name}`]!;
  const signIn = async () => {
    const basic = Buffer.from(`${setting('CLIENT_ID')}:${setting('CLIENT_SECRET')}`).toString('base64');
    const answer = await fetch(`${setting('API_URL')}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const call = async (method: string, path: string, body?: object | string, key?: string) => {
    const answer = await fetch(`${setting('API_URL')}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key && { 'paypal-request-id': key }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  const create = (key: string, amount: Answer = {}, unit: Answer = {}) =>
    call(
      'POST',
      '/v2/checkout/orders',
      {
        intent: 'CAPTURE',
        purchase_units: [
          {
            custom_id: 'payment-1',
            invoice_id: key,
            amount: { currency_code: 'GBP', value: '8.50', ...amount },
            ...unit,
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              return_url: 'http://school.test/paypal-payment/success?payment=t',
              cancel_url: 'http://school.test/paypal-payment/cancel?payment=t',
              user_action: 'PAY_NOW',
            },
          },
        },
      },
      key,
    );
  const capture = (id: string, key = `capture-${id}`) =>
    call('POST', `/v2/checkout/orders/${id}/capture`, {}, key);
  const captureOf = (order: Answer) =>
    (order['purchase_units'] as { payments: { captures: Answer[] } }[])[0]!.payments.captures[0]!;
  const issue = ({ body }: { body: Answer }) => (body['details'] as { issue: string }[])[0]!.issue;

  it('counts crc32 as the known-answer vector says', () => {
    const body = '{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED"}';
    expect(signedMessage('a', 'b', 'c', body)).toBe('a|b|c|2325436976');
  });

  it('sells: order, page, capture with its fee', async () => {
    const made = await create('one');
    expect(made).toMatchObject({ status: 201, body: { status: 'PAYER_ACTION_REQUIRED' } });
    const id = made.body['id'] as string;
    const link = (made.body['links'] as { rel: string; href: string }[]).find(
      ({ rel }) => rel === 'payer-action',
    )!;
    expect(await (await fetch(link.href)).text()).toContain('Pay £8.50');
    expect(issue(await capture(id))).toBe('ORDER_NOT_APPROVED');
    const paid = await fetch(link.href, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
    expect(paid.headers.get('location')).toMatch(
      `http://school.test/paypal-payment/success?payment=t&token=${id}&PayerID=`,
    );
    const captured = await capture(id);
    expect(captured).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    expect(captureOf(captured.body)).toMatchObject({
      status: 'COMPLETED',
      custom_id: 'payment-1',
      amount: { currency_code: 'GBP', value: '8.50' },
      seller_receivable_breakdown: {
        paypal_fee: { currency_code: 'GBP', value: '0.55' },
        net_amount: { value: '7.95' },
      },
    });
    expect(await capture(id)).toMatchObject({ status: 200, body: { id } });
    expect(issue(await capture(id, 'another'))).toBe('ORDER_ALREADY_CAPTURED');
    expect(await create('one')).toMatchObject({ status: 200, body: { id } });
  });

  it('signs webhooks with its certificate, and its postback accepts only the exact text', async () => {
    const { body } = await create('two');
    await sandbox.control.act('paypal', body['id'] as string, 'close');
    await sandbox.control.webhooksIdle();
    const [event] = hook.received;
    const header = (name: string) => event!.headers[`paypal-${name}`] as string;
    expect(JSON.parse(event!.body)).toMatchObject({ event_type: 'CHECKOUT.ORDER.APPROVED' });
    const pem = await (await fetch(header('cert-url'))).text();
    expect(new X509Certificate(pem).checkIssued(new X509Certificate(pem))).toBe(true);
    const message = `${header('transmission-id')}|${header('transmission-time')}|${setting('WEBHOOK_ID')}|${crc32(event!.body)}`;
    expect(isSigned(message, header('transmission-sig'))).toBe(true);
    const verify = async (text: string) =>
      (
        await call(
          'POST',
          '/v1/notifications/verify-webhook-signature',
          `{"auth_algo":"SHA256withRSA","cert_url":"${header('cert-url')}","transmission_id":"${header('transmission-id')}","transmission_sig":"${header('transmission-sig')}","transmission_time":"${header('transmission-time')}","webhook_id":"${setting('WEBHOOK_ID')}","webhook_event":${text}}`,
        )
      ).body['verification_status'];
    expect(await verify(event!.body)).toBe('SUCCESS');
    expect(await verify(event!.body.replace('{', '{ '))).toBe('FAILURE');
  });

  it('declines at the capture and sends the payer back; examines a capture that stays pending', async () => {
    const declined = (await create('three')).body['id'] as string;
    await sandbox.control.act('paypal', declined, 'decline');
    const refused = await capture(declined);
    expect(issue(refused)).toBe('INSTRUMENT_DECLINED');
    expect(refused.body['links']).toMatchObject([{ rel: 'payer-action' }]);
    await sandbox.control.act('paypal', declined, 'pay');
    expect((await capture(declined)).status).toBe(201);

    const later = (await create('four')).body['id'] as string;
    await sandbox.control.act('paypal', later, 'later');
    const pending = await capture(later);
    expect(pending.body['status']).toBe('COMPLETED');
    expect(captureOf(pending.body)['status']).toBe('PENDING');
    await sandbox.control.settle('paypal', later, false);
    expect(captureOf((await call('GET', `/v2/checkout/orders/${later}`)).body)['status']).toBe('DECLINED');
    expect(
      await sandbox.control.act('paypal', (await create('five')).body['id'] as string, 'cancel'),
    ).toContain('/paypal-payment/cancel?payment=t&token=');
  });

  it('pays back in parts; a refund can stay pending and fail', async () => {
    const id = (await create('six')).body['id'] as string;
    await sandbox.control.act('paypal', id, 'pay');
    const paid = captureOf((await capture(id)).body)['id'] as string;
    const refund = (key: string, value?: string) =>
      call(
        'POST',
        `/v2/payments/captures/${paid}/refund`,
        value ? { amount: { currency_code: 'GBP', value } } : {},
        key,
      );
    expect(await refund('r1', '3.00')).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    expect((await refund('r1', '3.00')).status).toBe(200);
    expect(issue(await refund('r2', '6.00'))).toBe('REFUND_AMOUNT_EXCEEDED');
    await sandbox.control.refundsEnd('paypal', 'pending');
    const rest = await refund('r3');
    expect(rest.body).toMatchObject({ status: 'PENDING', amount: { value: '5.50' } });
    expect((await call('GET', `/v2/payments/captures/${paid}`)).body['status']).toBe('REFUNDED');
    await sandbox.control.settleRefund('paypal', rest.body['id'] as string, 'failed');
    expect((await call('GET', `/v2/payments/captures/${paid}`)).body['status']).toBe('PARTIALLY_REFUNDED');
    await sandbox.control.dispute('paypal', id, 'open');
    expect(issue(await refund('r4'))).toBe('TRANSACTION_DISPUTED');
  });

  it('refuses what PayPal refuses', async () => {
    expect(issue(await create('a', { currency_code: 'INR' }))).toBe('CURRENCY_NOT_SUPPORTED');
    expect(issue(await create('b', { value: '8.505' }))).toBe('DECIMAL_PRECISION');
    expect(
      issue(await create('c', { breakdown: { item_total: { currency_code: 'GBP', value: '8.00' } } })),
    ).toBe('AMOUNT_MISMATCH');
    expect((await call('GET', '/v2/checkout/orders/NONE')).status).toBe(404);
    await sandbox.control.expireTokens('paypal');
    expect((await create('d')).status).toBe(401);
  });

  it('tells a wrong amount or merchant when it is ordered to', async () => {
    await sandbox.control.lie('paypal', { amount: 100, merchant: 'SOMEBODYELSE1' });
    const id = (await create('seven')).body['id'] as string;
    await sandbox.control.act('paypal', id, 'pay');
    expect(captureOf((await capture(id)).body)).toMatchObject({
      amount: { value: '1.00' },
      payee: { merchant_id: 'SOMEBODYELSE1' },
    });
  });
});
