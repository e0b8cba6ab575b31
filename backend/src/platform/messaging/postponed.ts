import { DelayedError, type Job } from 'bullmq';

/** Shortest and longest pause of a job that is put back because its key is busy, in milliseconds. */
const PUT_BACK = { first: 250, longest: 4_000 };

/** What the queue stores with a job that was postponed, beside its event. */
interface PostponedData {
  /** When a worker of an older version postponed it; its time counts from then. */
  postponed_at?: number;
  postponed_ms?: number;
  put_back?: number;
}

/** Thrown by `prepare` of a consumer whose work may not be done before a time. It does not count as a failure. */
export class Postponed extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super(`Postponed until ${until.toISOString()}`);
    this.until = until;
  }
}

/**
 * Puts a running job back into its queue until a time, for any worker. The time that it waits does not count towards
 * its retry schedule; the time of its failed attempts still does.
 */
export async function postpone(
  job: Job,
  until: Date,
  token?: string,
  change: PostponedData = {},
): Promise<never> {
  const data = job.data as PostponedData;
  const postponed_ms = (data.postponed_ms ?? 0) + Math.max(0, until.getTime() - Date.now());
  await job.updateData({ ...data, postponed_ms, ...change });
  await job.moveToDelayed(until.getTime(), token);
  throw new DelayedError();
}

/** Puts a job back for a moment, which is longer each time. */
export function putBack(job: Job, token?: string): Promise<never> {
  const times = (job.data as PostponedData).put_back ?? 0;
  const pause = Math.min(PUT_BACK.longest, PUT_BACK.first * 2 ** Math.min(times, 10));
  const until = new Date(Date.now() + pause * (1 - Math.random() / 2));
  return postpone(job, until, token, { put_back: times + 1 });
}

/** Since when a job is tried, in milliseconds since 1970: since it was added, and the times that it was postponed. */
export const triedSince = (job: { data: unknown; timestamp: number }): number =>
  ((job.data as PostponedData).postponed_at ?? job.timestamp) +
  ((job.data as PostponedData).postponed_ms ?? 0);

/** Takes jobs that were put back out of the map until one of them could be made the next one of its queue. */
export async function promoteFirst(jobs: Map<string, Job>): Promise<void> {
  for (const [id, job] of jobs) {
    jobs.delete(id);
    // It fails when another worker has taken the job; when the store is away, the job comes back by itself.
    const promoted = await job.promote().then(
      () => true,
      () => false,
    );
    if (promoted) return;
  }
}
