import { Injectable } from '@nestjs/common';
import {
  ReceivesWebhooks,
  type WebhookCall,
  type WebhookSource,
} from '../../../../platform/webhooks/webhook-source.ts';
import { PayPalAdapter } from '../providers/paypal-adapter.ts';
import { PhonePeAdapter } from '../providers/phonepe-adapter.ts';
import { StripeAdapter } from '../providers/stripe-adapter.ts';
import { ReceiveProviderWebhook } from './receive-provider-webhook.ts';

abstract class ProviderWebhook implements WebhookSource {
  protected constructor(private readonly source: WebhookSource) {}

  verify(call: WebhookCall): Promise<string> {
    return this.source.verify(call);
  }

  process(body: Buffer): Promise<void> {
    return this.source.process(body);
  }
}

/** `POST /api/webhooks/stripe` */
@Injectable()
@ReceivesWebhooks('stripe')
export class StripeWebhook extends ProviderWebhook {
  constructor(adapter: StripeAdapter, receive: ReceiveProviderWebhook) {
    super(receive.for(adapter));
  }
}

/** `POST /api/webhooks/paypal` */
@Injectable()
@ReceivesWebhooks('paypal')
export class PayPalWebhook extends ProviderWebhook {
  constructor(adapter: PayPalAdapter, receive: ReceiveProviderWebhook) {
    super(receive.for(adapter));
  }
}

/** `POST /api/webhooks/phonepe` */
@Injectable()
@ReceivesWebhooks('phonepe')
export class PhonePeWebhook extends ProviderWebhook {
  constructor(adapter: PhonePeAdapter, receive: ReceiveProviderWebhook) {
    super(receive.for(adapter));
  }
}
