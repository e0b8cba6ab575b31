import { DelayedError, type Job } from 'bullmq';

/** Thrown by `prepare` of a consumer whose work may not be done before a time. It does not count as a failure. */
export class Postponed extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super(`Postponed until ${until.toISOString()}`);
    this.until = until;
  }
}

/**
 * Puts a running job back into its queue until a time, for any worker. The time that it waited does not count towards
 * its retry schedule.
 */
export async function postpone(job: Job, until: Date, token?: string): Promise<never> {
  await job.updateData({ ...(job.data as object), postponed_at: Date.now() });
  await job.moveToDelayed(until.getTime(), token);
  throw new DelayedError();
}

/** Since when a job is tried, in milliseconds since 1970: since it was added, or last postponed. */
export const triedSince = (job: { data: unknown; timestamp: number }): number =>
  (job.data as { postponed_at?: number }).postponed_at ?? job.timestamp;
