import { Injectable } from '@nestjs/common';
import type { Money } from '@bookgrove/contract';
import { PAYMENT_PROVIDERS, type PaymentProvider } from './payment-facts.ts';
import type { PaymentAdapter } from './payment-provider.ts';
import { PayPalAdapter } from './providers/paypal-adapter.ts';
import { PhonePeAdapter } from './providers/phonepe-adapter.ts';
import { takes } from './providers/provider-money.rules.ts';
import { StripeAdapter } from './providers/stripe-adapter.ts';

/** The adapters by provider. */
@Injectable()
export class PaymentAdapters {
  private readonly adapters: Readonly<Record<PaymentProvider, PaymentAdapter>>;

  constructor(stripe: StripeAdapter, paypal: PayPalAdapter, phonepe: PhonePeAdapter) {
    this.adapters = { stripe, paypal, phonepe };
  }

  get(provider: PaymentProvider): PaymentAdapter {
    return this.adapters[provider];
  }

  /** Providers whose keys are set and that take this amount. */
  offered(money: Money): PaymentProvider[] {
    return PAYMENT_PROVIDERS.filter(
      (provider) => this.adapters[provider].configured && takes(provider, money),
    );
  }
}
