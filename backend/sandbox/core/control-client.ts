import type { Call } from './calls.ts';
import type { Fault } from './faults.ts';
import type { BankPayout } from './bank-payouts.ts';
import type { ListEdit } from './list-edits.ts';
import type {
  Action,
  Lie,
  PaymentSummary,
  Provider,
  RefundOutcome,
  SubscriptionChange,
  SubscriptionSummary,
} from './types.ts';
import type { WebhookMode } from './webhooks.ts';

/** An event of the sandbox, as the control API lists it. */
interface ListedEvent {
  id: string;
  provider: Provider;
  type: string;
  state: 'held' | 'waiting' | 'delivered' | 'failed';
  tries: { at: number; status: number | null }[];
  body: Record<string, unknown>;
}

/** The control API of a running sandbox, for tests and the demo. All methods throw an Error when it refuses. */
export class SandboxControl {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  payments(): Promise<PaymentSummary[]> {
    return this.call('GET', '/payments') as Promise<PaymentSummary[]>;
  }

  /**
   * Does what a button of the hosted page does.
   * @param id of the payment, or the merchant's reference
   * @returns where the browser goes; null when it stays
   */
  async act(
    provider: Provider,
    id: string,
    action: Action,
    settleAfterSeconds?: number,
  ): Promise<string | null> {
    const answer = (await this.call('POST', `/payments/${provider}/${id}/${action}`, {
      settle_after_seconds: settleAfterSeconds,
    })) as { redirect_url: string | null };
    return answer.redirect_url;
  }

  settle(provider: Provider, id: string, succeed: boolean): Promise<unknown> {
    return this.call('POST', `/payments/${provider}/${id}/settle`, { succeed });
  }

  expire(provider: Provider, id: string): Promise<unknown> {
    return this.call('POST', `/payments/${provider}/${id}/expire`);
  }

  dispute(provider: Provider, id: string, status: 'open' | 'won' | 'lost'): Promise<unknown> {
    return this.call('POST', `/payments/${provider}/${id}/dispute`, { status });
  }

  subscriptions(): Promise<SubscriptionSummary[]> {
    return this.call('GET', '/subscriptions') as Promise<SubscriptionSummary[]>;
  }

  /** Charges the next month now, has the next tries fail, or cancels. @param id of the subscription, or the merchant's reference */
  subscription(provider: Provider, id: string, change: SubscriptionChange, times = 1): Promise<unknown> {
    return this.call('POST', `/subscriptions/${provider}/${id}/${change}`, { times });
  }

  refundsEnd(provider: Provider, status: RefundOutcome, times = 1): Promise<unknown> {
    return this.call('POST', '/refunds/next', { provider, status, times });
  }

  settleRefund(provider: Provider, id: string, status: 'succeeded' | 'failed'): Promise<unknown> {
    return this.call('POST', `/refunds/${provider}/${id}/settle`, { status });
  }

  fail(fault: Partial<Fault> & Pick<Fault, 'provider' | 'answer'>): Promise<unknown> {
    return this.call('POST', '/faults', fault);
  }

  clearFaults(): Promise<unknown> {
    return this.call('DELETE', '/faults');
  }

  lie(provider: Provider, lie: Lie, times = 1): Promise<unknown> {
    return this.call('POST', '/lies', { provider, times, ...lie });
  }

  expireTokens(provider: Provider): Promise<unknown> {
    return this.call('POST', '/tokens/expire', { provider });
  }

  /** Changes a row of the provider's own list of movements: drops, repeats or alters it, or adds one. */
  editList(edit: ListEdit): Promise<unknown> {
    return this.call('POST', '/lists', edit);
  }

  /** The provider transfers money to the bank, or changes what became of a transfer. */
  payOut(payout: BankPayout): Promise<unknown> {
    return this.call('POST', '/payouts', payout);
  }

  clearListEdits(): Promise<unknown> {
    return this.call('DELETE', '/lists');
  }

  webhooks(): Promise<ListedEvent[]> {
    return this.call('GET', '/webhooks') as Promise<ListedEvent[]>;
  }

  /** Changes how events are sent, for one provider or for all. */
  webhookMode(
    mode: Partial<Omit<WebhookMode, 'copies'>> & { provider?: Provider; duplicate?: number },
  ): Promise<unknown> {
    return this.call('POST', '/webhooks', mode);
  }

  release(order: 'asc' | 'desc' | 'shuffled' = 'asc', provider?: Provider): Promise<unknown> {
    return this.call('POST', '/webhooks/release', { order, ...(provider && { provider }) });
  }

  resend(id: string, times = 1): Promise<{ statuses: (number | null)[] }> {
    return this.call('POST', `/webhooks/${id}/resend`, { times }) as Promise<{ statuses: (number | null)[] }>;
  }

  /** Resolves when every event that is not held back was tried. */
  webhooksIdle(): Promise<unknown> {
    return this.call('POST', '/webhooks/idle');
  }

  advance(seconds: number): Promise<unknown> {
    return this.call('POST', '/clock', { advance_seconds: seconds });
  }

  calls(provider?: Provider): Promise<Call[]> {
    return this.call('GET', `/calls${provider ? `?provider=${provider}` : ''}`) as Promise<Call[]>;
  }

  clearCalls(): Promise<unknown> {
    return this.call('DELETE', '/calls');
  }

  reset(): Promise<unknown> {
    return this.call('POST', '/reset');
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.url}/control${path}`, {
      method,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The sandbox refused ${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }
}
