import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '../config.ts';
import { Delivery } from './delivery.ts';
import type { Envelope } from './events.ts';
import { Housekeeping } from './housekeeping.ts';
import { QUEUES, Queues, type QueueName } from './queues.ts';
import { Relay } from './relay.ts';

/** The worker's part of the process: relay, consumers of every queue, and the schedules. */
@Injectable()
export class WorkerRuntime {
  constructor(
    private readonly config: Config,
    private readonly queues: Queues,
    private readonly relay: Relay,
    private readonly delivery: Delivery,
    private readonly housekeeping: Housekeeping,
    private readonly log: PinoLogger,
  ) {
    log.setContext(WorkerRuntime.name);
  }

  /** Begins to work unless this process is an API only. */
  async start(): Promise<void> {
    if (this.config.role === 'api') return;
    await this.housekeeping.schedule();
    for (const name of Object.keys(QUEUES) as QueueName[]) {
      await this.queues.work(
        name,
        (job) =>
          name === 'maintenance'
            ? this.housekeeping.run(job.name)
            : this.delivery.deliver(job.name, job.data as Envelope),
        (job, error) => {
          const request_id = (job.data as Partial<Envelope>).correlation_id;
          this.log.warn(
            { err: error, queue: name, job: job.id, attempt: job.attemptsMade, request_id },
            'job failed',
          );
          if (name !== 'maintenance')
            void this.delivery
              .failed(job, error)
              .catch((cause: unknown) => this.log.error({ err: cause }, 'failure could not be noted'));
        },
      );
    }
    this.relay.start();
  }
}
