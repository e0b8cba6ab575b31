import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { QueueInspection } from '../../../platform/messaging/queue-inspection.ts';
import { QUEUES, type QueueName } from '../../../platform/messaging/queue-names.ts';
import { GetSystemHealth } from './get-system-health.query.ts';
import { QueueDesk } from './queue-desk.ts';
import {
  DiscardJobBody,
  QueueJobDetail,
  QueueJobList,
  QueueJobsQuery,
  QueueOverview,
  SystemHealth,
} from './system-view.ts';

/** The system is shown at the platform's own address alone. */
function assertPlatform(): void {
  if (currentTenantId() !== PLATFORM_TENANT_ID) throw notFound('page');
}

function queueNamed(name: string): QueueName {
  if (!Object.hasOwn(QUEUES, name)) throw notFound('queue');
  return name as QueueName;
}

/** Queues and state of the installation, for the platform's team. */
@Controller('api')
@NeverWhileViewing()
export class SystemController {
  constructor(
    private readonly desk: QueueDesk,
    private readonly inspection: QueueInspection,
    private readonly queries: QueryBus,
  ) {}

  /** Every queue in numbers, what has not reached them, and the processes that run. */
  @Access('system.monitor')
  @Get('queues')
  @PrivateResponse()
  getQueues(): Promise<QueueOverview> {
    assertPlatform();
    return this.desk.overview();
  }

  /** At most 50 jobs of a queue in one state. `failed` has those that were given up, with decisions of the last week. */
  @Access('system.monitor')
  @Get('queue-jobs')
  @PrivateResponse()
  async listQueueJobs(@Query() { queue, state }: QueueJobsQuery): Promise<QueueJobList> {
    assertPlatform();
    return { results: await this.desk.jobs(queue, state) };
  }

  /** One job with what it carries; texts of people are hidden. 404 when it has ended. */
  @Access('system.monitor')
  @Get('queue-jobs/:queue/:id')
  @PrivateResponse()
  getQueueJob(@Param('queue') queue: string, @Param('id') id: string): Promise<QueueJobDetail> {
    assertPlatform();
    return this.desk.job(queueNamed(queue), id);
  }

  /** Tries a job again now. 409 `not_retried` when it waits or runs already. */
  @Access('system.monitor')
  @Post('queue-jobs/:queue/:id/retry')
  @HttpCode(204)
  async retryQueueJob(@Param('queue') queue: string, @Param('id') id: string): Promise<void> {
    assertPlatform();
    await this.inspection.retry(queueNamed(queue), id);
  }

  /** Discards a job for good, for a reason that the audit log keeps. 409 `job_runs`, `scheduled`. */
  @Access('system.monitor')
  @Post('queue-jobs/:queue/:id/discard')
  @HttpCode(204)
  async discardQueueJob(
    @Param('queue') queue: string,
    @Param('id') id: string,
    @Body() { reason }: DiscardJobBody,
  ): Promise<void> {
    assertPlatform();
    await this.inspection.discard(queueNamed(queue), id, reason);
  }

  /** Database, queue, storage, mail, payment providers, errors, slow statements and version. */
  @Access('system.monitor')
  @Get('system-health')
  @PrivateResponse()
  getSystemHealth(): Promise<SystemHealth> {
    assertPlatform();
    return this.queries.execute(new GetSystemHealth());
  }
}
