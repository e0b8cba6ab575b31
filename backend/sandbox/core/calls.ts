import type { Provider } from './types.ts';

/** A call that the sandbox received. */
export interface Call {
  at: number;
  provider: Provider;
  method: string;
  path: string;
  /** Without secrets: only the kind of authorization is kept. */
  headers: Record<string, string>;
  body: unknown;
  status: number;
}

const KEPT_HEADERS = [
  'content-type',
  'idempotency-key',
  'paypal-request-id',
  'prefer',
  'referer',
  'stripe-version',
  'user-agent',
];
const MOST = 5000;

/** The last calls, for tests that look at what was sent. */
export class Calls {
  private calls: Call[] = [];

  add(call: Omit<Call, 'headers'> & { headers: Record<string, string | string[] | undefined> }): void {
    const headers: Record<string, string> = {};
    for (const name of KEPT_HEADERS)
      if (call.headers[name] !== undefined) headers[name] = String(call.headers[name]);
    const scheme = String(call.headers['authorization'] ?? '').split(' ')[0];
    if (scheme) headers['authorization'] = scheme;
    this.calls.push({ ...call, headers });
    if (this.calls.length > MOST) this.calls.shift();
  }

  list(provider: string | undefined): Call[] {
    return this.calls.filter((call) => !provider || call.provider === provider);
  }

  clear(): void {
    this.calls = [];
  }
}
