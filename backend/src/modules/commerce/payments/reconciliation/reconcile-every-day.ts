import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Scheduled, type ScheduledJob } from '../../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../../platform/messaging/tenant-loop.ts';
import { PaymentAdapters } from '../payment-adapters.ts';
import { PAYMENT_PROVIDERS } from '../payment-facts.ts';
import { Reconciliation } from './reconciliation.ts';

const HOUR = 3_600_000;
/** Hours after midnight of UTC until a day is compared: the lists of the providers are complete then. */
const COMPLETE_AFTER = 4;

/** Compares yesterday with the list of each provider whose keys are set, once. */
@Injectable()
@Scheduled({ name: 'reconcile-with-providers', every: HOUR })
export class ReconcileEveryDay implements ScheduledJob {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly clock: Clock,
    private readonly reconciliation: Reconciliation,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    if (now.getUTCHours() < COMPLETE_AFTER) return;
    const day = new Date(now.getTime() - 24 * HOUR).toISOString().slice(0, 10);
    await this.tenants.forEachTenant(
      'reconcile-with-providers',
      [{ tenant_id: PLATFORM_TENANT_ID }],
      async () => {
        for (const provider of PAYMENT_PROVIDERS)
          if (this.adapters.get(provider).configured) await this.reconciliation.request(provider, day, null);
      },
    );
  }
}
