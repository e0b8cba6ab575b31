/** Queues by purpose; how many jobs of each run at once in one worker process. */
export const QUEUES = {
  ingestion: { concurrency: 2 },
  emails: { concurrency: 5 },
  rosters: { concurrency: 1 },
  imports: { concurrency: 1 },
  privacy: { concurrency: 1 },
  maintenance: { concurrency: 1 },
} as const;
export type QueueName = keyof typeof QUEUES;
