import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { markedProviders } from '../../../platform/discovery.ts';
import { PAYMENT_PURPOSE, type PaymentPurpose } from './payment-purpose.ts';

/** What payments are for, by name. */
@Injectable()
export class PaymentPurposes implements OnModuleInit {
  private readonly purposes = new Map<string, PaymentPurpose>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { mark, instance } of markedProviders<string, PaymentPurpose>(
      this.discovery,
      PAYMENT_PURPOSE,
    )) {
      if (this.purposes.has(mark)) throw new Error(`Two providers settle the payments for ${mark}`);
      this.purposes.set(mark, instance);
    }
  }

  /** @throws Error for a purpose that this version does not know: the work is then tried again by the next one */
  get(name: string): PaymentPurpose {
    const purpose = this.purposes.get(name);
    if (!purpose) throw new Error(`This version does not settle payments for ${name}`);
    return purpose;
  }

  /** Null for a purpose that this version does not know. */
  find(name: string): PaymentPurpose | null {
    return this.purposes.get(name) ?? null;
  }
}
