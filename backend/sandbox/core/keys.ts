import { randomId } from './ids.ts';
import type { Store } from './store.ts';

/** Keys of the one merchant of the sandbox. */
export interface Keys {
  stripe: { secret: string; webhook: string };
  paypal: { client: string; secret: string; webhook: string; merchant: string };
  phonepe: {
    client: string;
    secret: string;
    version: string;
    merchant: string;
    username: string;
    password: string;
  };
}

/** The keys, made at the first start and kept with the state. */
export function loadKeys(store: Store): Keys {
  const kept = store.get<Keys>('setting', 'keys');
  if (kept) return kept;
  const keys: Keys = {
    stripe: { secret: `sk_test_${randomId(32)}`, webhook: `whsec_${randomId(32)}` },
    paypal: {
      client: `A${randomId(79)}`,
      secret: `E${randomId(79)}`,
      webhook: randomId(17, 'upper'),
      merchant: randomId(13, 'upper'),
    },
    phonepe: {
      client: `SANDBOX_${randomId(16, 'upper')}`,
      secret: randomId(36),
      version: '1',
      merchant: `SANDBOX${randomId(8, 'upper')}`,
      username: `u${randomId(11)}`,
      password: `p${randomId(14)}7`,
    },
  };
  store.put('setting', 'keys', keys);
  return keys;
}

/** The settings of a server that uses the sandbox. @param url origin of the sandbox */
export const settingsFor = (keys: Keys, url: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: keys.stripe.secret,
  STRIPE_WEBHOOK_SECRET: keys.stripe.webhook,
  STRIPE_API_URL: url,
  PAYPAL_CLIENT_ID: keys.paypal.client,
  PAYPAL_CLIENT_SECRET: keys.paypal.secret,
  PAYPAL_WEBHOOK_ID: keys.paypal.webhook,
  PAYPAL_API_URL: `${url}/paypal`,
  PHONEPE_CLIENT_ID: keys.phonepe.client,
  PHONEPE_CLIENT_SECRET: keys.phonepe.secret,
  PHONEPE_CLIENT_VERSION: keys.phonepe.version,
  PHONEPE_MERCHANT_ID: keys.phonepe.merchant,
  PHONEPE_WEBHOOK_USERNAME: keys.phonepe.username,
  PHONEPE_WEBHOOK_PASSWORD: keys.phonepe.password,
  PHONEPE_API_URL: `${url}/phonepe`,
  PHONEPE_TOKEN_URL: `${url}/phonepe`,
});
