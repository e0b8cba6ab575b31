import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { GetProviderHealth, type ProviderHealth } from '../../contract.ts';
import { GetPaymentHealth } from './get-payment-health.query.ts';

@QueryHandler(GetProviderHealth)
export class GetProviderHealthHandler implements IQueryHandler<GetProviderHealth> {
  constructor(private readonly queries: QueryBus) {}

  async execute(): Promise<ProviderHealth[]> {
    const { providers } = await this.queries.execute(new GetPaymentHealth());
    return providers.map((one) => ({
      provider: one.provider,
      configured: one.configured,
      attempts: one.attempts,
      succeeded: one.succeeded,
      mismatches: one.mismatches,
      failed_refunds: one.failed_refunds,
      webhooks_waiting: one.webhooks_waiting,
      last_webhook_at: one.last_webhook_at,
    }));
  }
}
