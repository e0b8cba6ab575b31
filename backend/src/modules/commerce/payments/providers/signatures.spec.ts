import { createHmac, createSign, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { sharedData } from '../../../../../test/support/shared-data.ts';
import { isCertificateHost, isTrustedChain, readTransmission, signedText } from './paypal-signature.ts';
import { byHmac, bySharedHash } from './phonepe-signature.ts';
import { isSignedByStripe } from './stripe-signature.ts';

interface StripeVector {
  name: string;
  secret: string;
  timestamp: number;
  payload: string;
  header: string;
}

const at = (seconds: number) => new Date(seconds * 1_000);
const folder = sharedData();
const file = folder && join(folder, 'payments/webhook-vectors.json');
const vectors =
  file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { stripe: StripeVector[] }) : null;

describe('the signature of Stripe', () => {
  const body = Buffer.from('{"id":"evt_1","object":"event"}');
  const secret = 'whsec_test_secret';
  const v1 = '0c8670ed117751cc551a20e35839447075c42800ea3cf3e8a2fbda99cd1e6edd';
  const header = `t=1700000000,v1=${v1}`;
  const check = (change: { header?: string; body?: Buffer; secrets?: string[]; now?: number }) =>
    isSignedByStripe(
      change.body ?? body,
      'header' in change ? change.header : header,
      change.secrets ?? [secret],
      at(change.now ?? 1_700_000_000),
    );

  it('is accepted as published, also beside others and with one of two secrets', () => {
    expect(check({})).toBe(true);
    expect(check({ header: `t=1700000000,v1=${'0'.repeat(64)},v1=${v1},v0=abc` })).toBe(true);
    expect(check({ secrets: ['whsec_new', secret] })).toBe(true);
    expect(check({ now: 1_700_000_299 })).toBe(true);
  });

  it.each([
    ['a changed byte', { body: Buffer.from('{"id":"evt_2","object":"event"}') }],
    ['another secret', { secrets: ['whsec_other'] }],
    [
      'an empty secret',
      {
        secrets: [''],
        header: `t=1700000000,v1=${createHmac('sha256', '').update('1700000000.').update('{"id":"evt_1","object":"event"}').digest('hex')}`,
      },
    ],
    ['no secret', { secrets: [] }],
    ['an old time', { now: 1_700_000_301 }],
    ['a time in the future', { now: 1_699_999_699 }],
    ['no header', { header: '' }],
    ['another time', { header: `t=1700000001,v1=${v1}` }],
    ['two times', { header: `t=1700000000,t=1700000001,v1=${v1}` }],
    ['no time', { header: `v1=${v1}` }],
    ['a short signature', { header: `t=1700000000,v1=${v1.slice(0, 62)}` }],
    ['only the old scheme', { header: `t=1700000000,v0=${v1}` }],
  ])('is refused with %s', (_, change) => {
    expect(check(change)).toBe(false);
  });

  it('agrees with the official SDK', () => {
    const signed = Stripe.webhooks.generateTestHeaderString({
      payload: body.toString(),
      secret,
      timestamp: 1_700_000_000,
    });
    expect(check({ header: signed })).toBe(true);
  });

  (vectors ? describe : describe.skip)('of the shared vectors', () => {
    it.each((vectors?.stripe ?? []).map((one) => [one.name, one] as const))('%s', (_, vector) => {
      const raw = Buffer.from(vector.payload);
      const verify = (bytes: Buffer, now: number) =>
        isSignedByStripe(bytes, vector.header, [vector.secret], at(now));
      const good = verify(raw, vector.timestamp);
      expect([vector.name, good]).toEqual([vector.name, true]);
      expect(verify(raw, vector.timestamp + 301)).toBe(false);
      expect(verify(Buffer.from(`${vector.payload} `), vector.timestamp)).toBe(false);
    });
  });
});

describe('the signature of PayPal', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const transmission = {
    id: '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
    time: '2026-11-28T10:00:00Z',
    signature: '',
    certificate_url: 'https://api.paypal.com/v1/notifications/certs/CERT-1',
    algorithm: 'SHA256withRSA',
  };

  it('covers the CRC-32 of the bytes, unsigned and decimal', () => {
    const body = Buffer.from('{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED"}');
    expect(crc32(body)).toBe(2_325_436_976);
    expect(signedText(transmission, 'WH-ID', body)).toBe(
      `${transmission.id}|2026-11-28T10:00:00Z|WH-ID|2325436976`,
    );
    expect(createSign('RSA-SHA256').update('x').sign(privateKey).length).toBe(256);
  });

  it('needs all headers', () => {
    const headers = {
      'paypal-transmission-id': 'a',
      'paypal-transmission-time': 'b',
      'paypal-transmission-sig': 'c',
      'paypal-cert-url': 'd',
      'paypal-auth-algo': 'e',
    };
    expect(readTransmission(headers)).toMatchObject({ id: 'a', algorithm: 'e' });
    for (const name of Object.keys(headers))
      expect(readTransmission({ ...headers, [name]: undefined })).toBeNull();
  });

  it.each([
    ['https://api.paypal.com/v1/notifications/certs/CERT-1', true],
    ['https://api-m.sandbox.paypal.com/v1/notifications/certs/CERT-1', true],
    ['http://api.paypal.com/v1/notifications/certs/CERT-1', false],
    ['https://api.paypal.com.evil.test/c', false],
    ['https://evilpaypal.com/c', false],
    ['https://api.paypal.com:8443/c', false],
    ['https://paypal.com@evil.test/c', false],
    ['https://169.254.169.254/c', false],
    ['file:///etc/passwd', false],
    ['not an address', false],
  ])('takes its certificate from %s: %s', (address, expected) => {
    expect(isCertificateHost(address, null)).toBe(expected);
  });

  it('takes a certificate of a stand-in only from its own origin', () => {
    expect(isCertificateHost('http://localhost:4000/certs/1', 'http://localhost:4000')).toBe(true);
    expect(isCertificateHost('http://localhost:4001/certs/1', 'http://localhost:4000')).toBe(false);
  });

  it('trusts no chain that is not PayPal’s, although an authority signed it', () => {
    const root = new X509Certificate(rootCertificates[0]!);
    expect(isTrustedChain([root], new Date())).toBe(false);
    expect(isTrustedChain([], new Date())).toBe(false);
  });
});

describe('the authorization of PhonePe', () => {
  const hash = 'bc842c31a9e54efe320d30d948be61291f3ceee4766e36ab25fa65243cd76e0e';
  const verify = bySharedHash('username', 'password');
  const call = (authorization?: string) => ({ body: Buffer.from('{}'), headers: { authorization } });

  it('is the SHA-256 of user name and password', () => {
    expect(verify(call(hash))).toBe(true);
    expect(verify(call(hash.toUpperCase()))).toBe(true);
    for (const wrong of [undefined, '', 'username:password', hash.slice(1), `${hash}0`])
      expect(verify(call(wrong))).toBe(false);
  });

  it('can be an HMAC of the body', () => {
    const verifyHmac = byHmac('X-Signature', 'secret');
    const body = Buffer.from('{"event":"checkout.order.completed"}');
    const signature = createHmac('sha256', 'secret').update(body).digest('hex');
    expect(verifyHmac({ body, headers: { 'x-signature': signature } })).toBe(true);
    expect(verifyHmac({ body: Buffer.from('{}'), headers: { 'x-signature': signature } })).toBe(false);
    expect(verifyHmac({ body, headers: {} })).toBe(false);
  });
});
