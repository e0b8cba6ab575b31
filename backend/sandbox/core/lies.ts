import type { Lie, Provider, RefundOutcome } from './types.ts';

/** What the next payments and refunds of a provider will be like. */
export class Lies {
  private readonly payments = new Map<Provider, { lie: Lie; times: number }>();
  private readonly refunds = new Map<Provider, { outcome: RefundOutcome; times: number }>();

  /** The next `times` payments that are made tell `lie` instead of the truth. */
  tell(provider: Provider, lie: Lie, times: number): void {
    this.payments.set(provider, { lie, times });
  }

  /** The next `times` refunds end like this. */
  refundsEnd(provider: Provider, outcome: RefundOutcome, times: number): void {
    this.refunds.set(provider, { outcome, times });
  }

  ofPayment(provider: Provider): Lie | null {
    const next = this.payments.get(provider);
    if (!next || next.times <= 0) return null;
    next.times -= 1;
    return next.lie;
  }

  ofRefund(provider: Provider): RefundOutcome {
    const next = this.refunds.get(provider);
    if (!next || next.times <= 0) return 'succeeded';
    next.times -= 1;
    return next.outcome;
  }

  clear(): void {
    this.payments.clear();
    this.refunds.clear();
  }
}
