import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { Envelope } from './events.ts';
import { postpone, promoteFirst } from './postponed.ts';
import { QUEUES, type EventQueue } from './queue-names.ts';

/**
 * When a job that was put back is tried again by itself, in milliseconds, and how much later each further job of
 * the tenant is. Usually it is promoted before, as soon as another job of its tenant ends.
 */
const PUT_BACK = { pauseMs: 500, spreadMs: 100 };

/**
 * Keeps the jobs of one tenant from taking all places of a queue in this process: a job beyond the tenant's share is
 * put back, and the next one is taken, until another job of the tenant ends. So a tenant with one job does not wait
 * for all jobs of another. This needs nothing but delayed jobs, so it is the same on PostgreSQL and Redis.
 */
@Injectable()
export class TenantShares {
  private readonly running = new Map<string, number>();
  private readonly putBack = new Map<string, Map<string, Job>>();

  /** Does the work of a job, or puts the job back. */
  async run(
    queue: EventQueue,
    job: Job,
    token: string | undefined,
    work: () => Promise<void>,
  ): Promise<void> {
    const key = `${queue} ${(job.data as Envelope).tenant_id}`;
    const running = this.running.get(key) ?? 0;
    if (running >= QUEUES[queue].perTenant) return this.wait(queue, key, job, token);
    this.running.set(key, running + 1);
    try {
      await work();
    } finally {
      const left = this.running.get(key)! - 1;
      if (left === 0) this.running.delete(key);
      else this.running.set(key, left);
      void this.promoteNext(key);
    }
  }

  private async wait(queue: EventQueue, key: string, job: Job, token: string | undefined): Promise<void> {
    const jobs = this.putBack.get(key) ?? new Map<string, Job>();
    this.putBack.set(key, jobs);
    const pause = PUT_BACK.pauseMs + jobs.size * PUT_BACK.spreadMs;
    try {
      await postpone(job, new Date(Date.now() + pause), token);
    } finally {
      jobs.set(job.id!, job);
      // Another job of the tenant may have ended meanwhile.
      if ((this.running.get(key) ?? 0) < QUEUES[queue].perTenant) void this.promoteNext(key);
    }
  }

  /** Makes the job that was put back first the next one of its tenant. */
  private async promoteNext(key: string): Promise<void> {
    const jobs = this.putBack.get(key);
    if (!jobs) return;
    await promoteFirst(jobs);
    if (jobs.size === 0) this.putBack.delete(key);
  }
}
