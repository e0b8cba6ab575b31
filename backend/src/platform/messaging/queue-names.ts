/**
 * Queues by purpose; how many jobs of each run at once in one worker process, and how many of these may belong to one
 * tenant (`TenantShares`). One place is left for other tenants where a job can take long.
 */
export const QUEUES = {
  ingestion: { concurrency: 3, perTenant: 2 },
  // Sending takes moments, and a school may have thousands at once: all places for everybody.
  emails: { concurrency: 5, perTenant: 5 },
  // Calls of providers: all in the platform's name, and short.
  webhooks: { concurrency: 3, perTenant: 3 },
  rosters: { concurrency: 2, perTenant: 1 },
  imports: { concurrency: 2, perTenant: 1 },
  privacy: { concurrency: 2, perTenant: 1 },
  // Calls to payment providers. One place is left for other schools while a provider is slow for one.
  payments: { concurrency: 5, perTenant: 4 },
  // Sums of what readers and donors achieved; short.
  impact: { concurrency: 3, perTenant: 2 },
  learning: { concurrency: 3, perTenant: 2 },
  maintenance: { concurrency: 1 },
} as const;
export type QueueName = keyof typeof QUEUES;
/** Queues that carry events; the one for maintenance runs scheduled jobs and nothing else. */
export type EventQueue = Exclude<QueueName, 'maintenance'>;
