import { Query } from '@nestjs/cqrs';

/** How one payment provider did during the last 24 hours. */
export interface ProviderHealth {
  provider: string;
  /** Whether it has keys; without them it is not offered. */
  configured: boolean;
  attempts: number;
  succeeded: number;
  /** Payments whose facts at the provider differ from ours; they wait for a person. */
  mismatches: number;
  failed_refunds: number;
  /** Stored calls that are not processed. */
  webhooks_waiting: number;
  last_webhook_at: string | null;
}

/** The payment providers: with the school's payments, or at the platform's address with those of all schools. */
export class GetProviderHealth extends Query<ProviderHealth[]> {}
