import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import {
  QueueInspection,
  type InspectedJob,
  type JobState,
} from '../../../platform/messaging/queue-inspection.ts';
import type { QueueName } from '../../../platform/messaging/queue-names.ts';
import { Queues } from '../../../platform/messaging/queues.ts';
import {
  ServerProcesses,
  SILENT_MS,
  type ServerProcessRow,
} from '../../../platform/observability/server-processes.ts';
import { SchoolNames } from './school-names.ts';
import type { JobSchool, ProcessView, QueueJobDetail, QueueJobRow, QueueOverview } from './system-view.ts';
import { within } from '../within.ts';

/** The queues as the platform's team sees them. */
@Injectable()
export class QueueDesk {
  constructor(
    private readonly clock: Clock,
    private readonly inspection: QueueInspection,
    private readonly processes: ServerProcesses,
    private readonly queues: Queues,
    private readonly schools: SchoolNames,
  ) {}

  async overview(): Promise<QueueOverview> {
    const [queues, flow, processes] = await Promise.all([
      within(this.inspection.list()),
      this.inspection.flow(),
      this.processes.list(),
    ]);
    const relayed = processes.flatMap(({ relayed_at }) => (relayed_at ? [relayed_at.getTime()] : []));
    return {
      backend: this.queues.backend,
      queues,
      flow,
      processes: processes.map((one) => shownProcess(one, this.clock.now())),
      relayed_at: relayed.length > 0 ? new Date(Math.max(...relayed)).toISOString() : null,
    };
  }

  async jobs(queue: QueueName, state: JobState): Promise<QueueJobRow[]> {
    const jobs = await this.inspection.jobs(queue, state);
    const schoolOf = await this.schools.of(jobs.map(({ tenant_id }) => tenant_id));
    return jobs.map((job) => row(job, schoolOf));
  }

  async job(queue: QueueName, id: string): Promise<QueueJobDetail> {
    const job = await this.inspection.job(queue, id);
    const schoolOf = await this.schools.of([job.tenant_id]);
    return {
      ...row(job, schoolOf),
      payload: job.payload as Record<string, unknown>,
      reason: job.reason,
    };
  }
}

/** A process as the screens show one. */
export const shownProcess = (one: ServerProcessRow, now: Date): ProcessView => ({
  id: one.id,
  role: one.role,
  version: one.version,
  started_at: one.started_at.toISOString(),
  seen_at: one.seen_at.toISOString(),
  relayed_at: one.relayed_at?.toISOString() ?? null,
  running: now.getTime() - one.seen_at.getTime() < SILENT_MS,
});

const row = (job: InspectedJob, schoolOf: (id: string | null) => JobSchool | null): QueueJobRow => ({
  id: job.id,
  queue: job.queue,
  name: job.name,
  state: job.state,
  event_type: job.event_type,
  school: schoolOf(job.tenant_id),
  correlation_id: job.correlation_id,
  attempts: job.attempts,
  added_at: job.added_at.toISOString(),
  next_at: job.next_at?.toISOString() ?? null,
  failed_at: job.failed_at?.toISOString() ?? null,
  error: job.error,
});
