import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../platform/config.ts';
import type { WebhookCall } from '../../../../platform/webhooks/webhook-source.ts';
import {
  PaymentAdapter,
  ProviderUnavailable,
  type OpenedPage,
  type PageRequest,
  type ProviderFacts,
  type ProviderPayment,
  type RefundRequest,
  type RefundSeen,
  type WebhookSubject,
} from '../payment-provider.ts';
import type { ProviderState } from '../payment.rules.ts';
import { declineReason } from './decline-reasons.rules.ts';
import { bySharedHash, type PhonePeVerifier } from './phonepe-signature.ts';
import {
  accepted,
  AccessTokens,
  callProvider,
  listOf,
  objectOf,
  textOf,
  type ProviderAnswer,
} from './provider-http.ts';

type Json = Record<string, unknown>;

/** For how long PhonePe keeps its page open, in seconds. */
const PAGE_SECONDS = 1_200;

const STATES: Readonly<Record<string, ProviderState>> = {
  COMPLETED: 'paid',
  FAILED: 'failed',
  PENDING: 'processing',
  CREATED: 'processing',
};

/**
 * PhonePe's Standard Checkout v2 (https://developer.phonepe.com/payment-gateway). The SDK knows only PhonePe's hosts,
 * hence `fetch`. All amounts are paise of rupees. The id of the payment is the merchant's order id; there is no
 * idempotency header.
 */
@Injectable()
export class PhonePeAdapter extends PaymentAdapter {
  readonly name = 'phonepe';
  readonly configured: boolean;
  /** How calls are verified. */
  readonly verifier: PhonePeVerifier | null;
  private readonly tokens = new AccessTokens(() => this.fetchToken());

  constructor(private readonly config: Config) {
    super();
    const settings = config.payments.phonepe;
    this.configured = settings !== null;
    this.verifier = settings && bySharedHash(settings.webhookUsername, settings.webhookPassword);
  }

  async open(request: PageRequest): Promise<OpenedPage> {
    const answer = checked(
      await this.send('POST', '/checkout/v2/pay', {
        merchantOrderId: request.id,
        amount: request.amount,
        expireAfter: PAGE_SECONDS,
        metaInfo: { udf1: request.id },
        paymentFlow: {
          type: 'PG_CHECKOUT',
          message: request.description.slice(0, 255),
          merchantUrls: { redirectUrl: request.success_url },
        },
      }),
    );
    const url = textOf(answer['redirectUrl']);
    if (!url) throw new ProviderUnavailable('PhonePe made an order without a page');
    return { session_ref: request.id, url };
  }

  async read(payment: ProviderPayment): Promise<ProviderFacts> {
    const answer = await this.send(
      'GET',
      `/checkout/v2/order/${encodeURIComponent(payment.id)}/status?details=false&errorContext=true`,
    );
    const unknown =
      answer.status >= 400 && refusalOf(answer.body).code === 'MERCHANT_ORDER_MAPPING_NOT_FOUND';
    const order = unknown ? {} : checked(answer);
    const merchant = textOf(order['merchantId']);
    const known = textOf(order['merchantOrderId']);
    const told = STATES[textOf(order['state']) ?? ''] ?? (unknown ? 'open' : 'processing');
    // PhonePe has one address to return to and one state for all failures: that the payer stopped is in the code.
    const state = told === 'failed' && textOf(order['errorCode']) === 'TXN_CANCELLED' ? 'cancelled' : told;
    const details = listOf(order['paymentDetails']);
    const paid = details.find((one) => one['state'] === 'COMPLETED') ?? details.at(-1);
    const code = textOf(order['detailedErrorCode']) ?? textOf(order['errorCode']);
    return {
      state,
      amount: typeof order['amount'] === 'number' ? order['amount'] : null,
      currency: unknown ? null : 'INR',
      ours:
        unknown ||
        ((merchant === null || merchant === this.settings().merchantId) &&
          (known === null || known === payment.id)),
      capture_ref: state === 'paid' ? textOf(paid?.['transactionId']) : null,
      // `feeAmount` is what the payer pays on top; what PhonePe keeps is told with its settlement.
      fee: null,
      decline:
        state === 'failed'
          ? {
              reason: declineReason(
                'phonepe',
                textOf(order['detailedErrorCode']),
                textOf(order['errorCode']),
              ),
              message: textOf(objectOf(order['errorContext'])['description']) ?? code ?? '',
            }
          : null,
      refunds: [],
      disputes: [],
    };
  }

  /** PhonePe's page ends by itself after 20 minutes. */
  close(): Promise<void> {
    return Promise.resolve();
  }

  /** An id of a refund is accepted once, so that a repeated request is refused: then it is read. */
  async refund(payment: ProviderPayment, refund: RefundRequest): Promise<RefundSeen> {
    const answer = await this.send('POST', '/payments/v2/refund', {
      merchantRefundId: merchantRefundId(refund),
      originalMerchantOrderId: payment.id,
      amount: refund.amount,
    });
    if (answer.status >= 400) {
      const known = await this.readRefund(payment, refund);
      if (known) return known;
    }
    return refundSeen(checked(answer), refund);
  }

  async readRefund(_payment: ProviderPayment, refund: RefundRequest): Promise<RefundSeen | null> {
    const answer = await this.send(
      'GET',
      `/payments/v2/refund/${encodeURIComponent(merchantRefundId(refund))}/status`,
    );
    return answer.status >= 400 ? null : refundSeen(answer.body, refund);
  }

  verify(call: WebhookCall): Promise<boolean> {
    return Promise.resolve(this.verifier?.(call) ?? false);
  }

  /** PhonePe names no id of the event: the SHA-256 of the call is one. */
  parse(body: Buffer): WebhookSubject | null {
    const event = objectOf(JSON.parse(body.toString('utf8')));
    const payload = objectOf(event['payload']);
    const type = textOf(event['event']);
    const order = textOf(payload['originalMerchantOrderId']) ?? textOf(payload['merchantOrderId']);
    if (!type || !order) return null;
    return {
      event_id: createHash('sha256').update(body).digest('hex'),
      type,
      refs: [order],
      session_ref: order,
      dispute_ref: null,
    };
  }

  /** Calls PhonePe; once more with a new token when it refuses the one that was kept. */
  private async send(method: string, path: string, body?: object): Promise<ProviderAnswer> {
    const call = async (token: string): Promise<ProviderAnswer> =>
      callProvider(`${baseOf(this.settings().apiUrl)}${path}`, {
        method,
        headers: { authorization: `O-Bearer ${token}`, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      });
    const token = await this.tokens.get();
    const answer = await call(token);
    if (answer.status !== 401) return answer;
    this.tokens.drop(token);
    const second = await call(await this.tokens.get());
    if (second.status === 401) throw new ProviderUnavailable('PhonePe refuses the access token');
    return second;
  }

  private async fetchToken(): Promise<{ token: string; expires_at_ms: number }> {
    const { clientId, clientSecret, clientVersion, tokenUrl } = this.settings();
    const { status, body } = await callProvider(`${baseOf(tokenUrl)}/v1/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        client_id: clientId,
        client_version: clientVersion,
        client_secret: clientSecret,
        grant_type: 'client_credentials',
      }).toString(),
    });
    const token = textOf(body['access_token']);
    if (status >= 400 || !token)
      throw new ProviderUnavailable('PhonePe issues no access token for these keys');
    const expires = Number(body['expires_at']);
    return {
      token,
      expires_at_ms: Number.isFinite(expires) && expires > 0 ? expires * 1_000 : Date.now() + 300_000,
    };
  }

  private settings(): NonNullable<Config['payments']['phonepe']> {
    const settings = this.config.payments.phonepe;
    if (!settings) throw new ProviderUnavailable('PhonePe has no keys');
    return settings;
  }
}

const baseOf = (url: URL): string => url.href.replace(/\/+$/, '');
const merchantRefundId = ({ id, attempt }: RefundRequest): string => `${id}-${attempt}`;

const refusalOf = (body: Json): { code: string; message: string } => ({
  code: textOf(body['code']) ?? textOf(body['errorCode']) ?? 'refused',
  message: textOf(body['message']) ?? '',
});

/** An error of its server is `unknown`, whatever its status says. */
function checked(answer: ProviderAnswer): Json {
  if (answer.status >= 400 && refusalOf(answer.body).code === 'INTERNAL_SERVER_ERROR')
    throw new ProviderUnavailable('PhonePe answered INTERNAL_SERVER_ERROR');
  return accepted(answer, refusalOf);
}

function refundSeen(body: Json, refund: RefundRequest): RefundSeen {
  const state = textOf(body['state']);
  return {
    provider_ref: textOf(body['refundId']) ?? merchantRefundId(refund),
    refund_id: refund.id,
    amount: typeof body['amount'] === 'number' ? body['amount'] : refund.amount,
    status: state === 'COMPLETED' ? 'succeeded' : state === 'FAILED' ? 'failed' : 'pending',
    failure: textOf(body['detailedErrorCode']) ?? textOf(body['errorCode']),
  };
}
