import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '../config.ts';
import { ErrorReports } from '../observability/error-reports.ts';
import { Metrics } from '../observability/metrics.ts';
import { ConsumerRegistry } from './consumer-registry.ts';
import { Consumers } from './consumers.ts';
import { Delivery } from './delivery.ts';
import type { Envelope } from './events.ts';
import type { QueueName } from './queue-names.ts';
import { Queues } from './queues.ts';
import { Reconciler } from './reconciler.ts';
import { Relay } from './relay.ts';
import { ScheduledJobRunner } from './scheduled-job-runner.ts';
import { TenantShares } from './tenant-shares.ts';

/** The worker's part of the process: relay, reconciler, consumers, and the scheduled jobs. */
@Injectable()
export class WorkerRuntime {
  constructor(
    private readonly config: Config,
    private readonly consumers: Consumers,
    private readonly queues: Queues,
    private readonly registry: ConsumerRegistry,
    private readonly relay: Relay,
    private readonly reconciler: Reconciler,
    private readonly delivery: Delivery,
    private readonly scheduledJobs: ScheduledJobRunner,
    private readonly shares: TenantShares,
    private readonly errors: ErrorReports,
    private readonly metrics: Metrics,
    private readonly log: PinoLogger,
  ) {
    log.setContext(WorkerRuntime.name);
  }

  /** Starts, unless this process is an API only. */
  async start(): Promise<void> {
    if (this.config.role === 'api') return;
    await this.registry.register();
    await this.scheduledJobs.schedule();
    // A queue without a consumer in this version costs connections, and its jobs wait for a version that has one.
    for (const name of ['maintenance', ...this.consumers.queues()] satisfies QueueName[]) {
      await this.queues.work(
        name,
        (job, token) =>
          name === 'maintenance'
            ? this.scheduledJobs.run(job.name)
            : this.shares.run(name, job, token, () => this.delivery.run(job, token)),
        (job, error) => {
          const request_id = (job.data as Partial<Envelope>).correlation_id;
          this.log.warn(
            { err: error, queue: name, job: job.id, attempt: job.attemptsMade, request_id },
            'job failed',
          );
          if (job.attemptsMade <= 1)
            this.errors.report('job_failed', job.name, error, request_id ?? job.id ?? '');
          if (name === 'maintenance') this.metrics.scheduledJobFailures.inc({ job: job.name });
          else
            void this.delivery
              .failed(job, error)
              .catch((cause: unknown) =>
                this.log.error({ err: cause, job: job.id }, 'a failure could not be stored'),
              );
        },
      );
    }
    this.relay.start();
    this.reconciler.start();
  }
}
