import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signedMessage, signMessage } from '../../sandbox/paypal/signature.ts';
import { stripeSignature } from '../../sandbox/stripe/signature.ts';
import type { Provider } from './buyers.ts';

/** A call of a provider as it is sent. */
export interface Call {
  provider: Provider;
  headers: Record<string, string>;
  body: string;
}

/** A call that is changed, and whether it must be refused. */
interface ChangedCall extends Call {
  kind: string;
  isForged: boolean;
}

/** Keeps what the sandbox sends, and answers like a healthy merchant. */
export async function captureCalls(): Promise<{ url: string; calls: Call[]; close: () => void }> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const names = ['content-type', 'stripe-signature', 'authorization', ...PAYPAL_HEADERS];
      const headers = Object.fromEntries(
        names.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
      );
      calls.push({ provider: request.url!.slice(1) as Provider, headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls, close: () => server.close() };
}

const PAYPAL_HEADERS = ['id', 'time', 'sig'].map((name) => `paypal-transmission-${name}`);
PAYPAL_HEADERS.push('paypal-cert-url', 'paypal-auth-algo');

type Settings = Record<string, string>;

/** Signs a body as its provider does. `at` is epoch milliseconds. */
function signed({ provider, headers }: Call, body: string, settings: Settings, at = Date.now()): Call {
  const json = { 'content-type': 'application/json' };
  if (provider === 'phonepe') return { provider, body, headers: { ...headers, ...json } };
  if (provider === 'stripe') {
    const signature = stripeSignature(body, settings['STRIPE_WEBHOOK_SECRET']!, at);
    return { provider, body, headers: { ...json, 'stripe-signature': signature } };
  }
  const id = randomUUID();
  const time = `${new Date(at).toISOString().slice(0, 19)}Z`;
  const message = signedMessage(id, time, settings['PAYPAL_WEBHOOK_ID']!, body);
  const sig = signMessage(message);
  return {
    provider,
    body,
    headers: {
      ...headers,
      ...json,
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sig,
    },
  };
}

/** The call once more; Stripe signs each try anew. */
export const again = (call: Call, settings: Settings): Call => signed(call, call.body, settings);

type Change = (call: Call, settings: Settings, random: () => number) => Call;

const withHeaders = (call: Call, headers: Record<string, string>): Call => ({
  ...call,
  headers: { ...call.headers, ...headers },
});
const without = (call: Call, ...names: string[]): Call => ({
  ...call,
  headers: Object.fromEntries(Object.entries(call.headers).filter(([name]) => !names.includes(name))),
});
/** Changes one character in the second half of a text. */
const spoil = (value: string, random: () => number): string => {
  const place = Math.floor(value.length * (0.5 + random() * 0.4));
  return value.slice(0, place) + (value[place] === 'a' ? 'b' : 'a') + value.slice(place + 1);
};
const editedBody = (body: string): string =>
  body.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));

/** Calls that are not the provider's. */
const FORGED: Record<Provider, Record<string, Change>> = {
  stripe: {
    'spoiled signature': (call, _settings, random) =>
      withHeaders(call, { 'stripe-signature': spoil(call.headers['stripe-signature']!, random) }),
    'edited body': (call, settings) => ({ ...again(call, settings), body: editedBody(call.body) }),
    'an hour old': (call, settings) => signed(call, call.body, settings, Date.now() - 3_600_000),
    'another secret': (call, settings) =>
      signed(call, call.body, { ...settings, STRIPE_WEBHOOK_SECRET: 'whsec_of_another_merchant' }),
    'test scheme': (call, settings) => {
      const at = Math.floor(Date.now() / 1000);
      const secret = settings['STRIPE_WEBHOOK_SECRET']!;
      const digest = createHmac('sha256', secret).update(`${at}.${call.body}`).digest('hex');
      return withHeaders(call, { 'stripe-signature': `t=${at},v0=${digest}` });
    },
    unsigned: (call) => without(call, 'stripe-signature'),
  },
  paypal: {
    'spoiled signature': (call, _settings, random) =>
      withHeaders(call, {
        'paypal-transmission-sig': spoil(call.headers['paypal-transmission-sig']!, random),
      }),
    'edited body': (call) => ({ ...call, body: editedBody(call.body) }),
    'another time': (call) => withHeaders(call, { 'paypal-transmission-time': '2026-01-01T00:00:00Z' }),
    'another webhook': (call, settings) =>
      signed(call, call.body, { ...settings, PAYPAL_WEBHOOK_ID: '0AB12345CD678901E' }),
    'another certificate': (call) =>
      withHeaders(call, { 'paypal-cert-url': 'http://paypal.com.example/certs/CERT-1' }),
    unsigned: (call) => without(call, 'paypal-transmission-sig'),
  },
  phonepe: {
    'spoiled signature': (call, _settings, random) =>
      withHeaders(call, { authorization: spoil(call.headers['authorization']!, random) }),
    unsigned: (call) => without(call, 'authorization'),
  },
};

/** A value of JSON with other members, by their names. */
const rewrite = (value: unknown, change: (name: string, value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => rewrite(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const changed = change(name, member);
      return [name, changed === member ? rewrite(member, change) : changed];
    }),
  );
};
const rewritten = (body: string, change: (name: string, value: unknown) => unknown): string => {
  const event = rewrite(JSON.parse(body), change) as Record<string, unknown>;
  // Another event, not a copy of the one that it is made from.
  if (typeof event['id'] === 'string') event['id'] = `${event['id'].slice(0, 8)}${randomUUID()}`;
  return JSON.stringify(event);
};

const AMOUNTS = /^(?:amount.*|value|.*_amount)$/;
const PAID: Record<string, string> = {
  payment_status: 'paid',
  status: 'COMPLETED',
  state: 'COMPLETED',
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
};
const FAILED: Record<string, string> = {
  payment_status: 'unpaid',
  status: 'DECLINED',
  state: 'FAILED',
  event_type: 'PAYMENT.CAPTURE.DENIED',
};
const said =
  (values: Record<string, string>) =>
  (name: string, value: unknown): unknown =>
    typeof value === 'string' ? (values[name] ?? value) : value;

/** Calls with a right signature that do not tell the truth: the state is the provider's answer when it is asked. */
const UNTRUE: Record<string, Change> = {
  'another amount': (call, settings) =>
    signed(
      call,
      rewritten(call.body, (name, value) =>
        !AMOUNTS.test(name)
          ? value
          : typeof value === 'number'
            ? value + 100
            : typeof value === 'string'
              ? '1.00'
              : value,
      ),
      settings,
    ),
  'another currency': (call, settings) =>
    signed(
      call,
      rewritten(call.body, (name, value) => (/^currency(_code)?$/.test(name) ? 'JPY' : value)),
      settings,
    ),
  'paid, it says': (call, settings) => signed(call, rewritten(call.body, said(PAID)), settings),
  'failed, it says': (call, settings) => signed(call, rewritten(call.body, said(FAILED)), settings),
  'another merchant': (call, settings) =>
    signed(
      call,
      rewritten(call.body, (name, value) =>
        typeof value === 'string' && /(?:^id$|_id$|Id$|_intent$|reference)/.test(name)
          ? value.split('').reverse().join('')
          : value,
      ),
      settings,
    ),
};

/** The call, changed in a random way. */
export function changed(call: Call, settings: Settings, random: () => number): ChangedCall {
  const dice = random();
  const pick = (changes: Record<string, Change>, isForged: boolean): ChangedCall => {
    const names = Object.keys(changes);
    const kind = names[Math.floor(random() * names.length)]!;
    return { ...changes[kind]!(call, settings, random), kind: `${call.provider}: ${kind}`, isForged };
  };
  if (dice < 0.4) return { ...again(call, settings), kind: 'copy', isForged: false };
  return dice < 0.75 ? pick(FORGED[call.provider], true) : pick(UNTRUE, false);
}
