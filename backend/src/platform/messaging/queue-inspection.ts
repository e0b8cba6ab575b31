import { Injectable } from '@nestjs/common';
import type { Job, JobType } from 'bullmq';
import { AuditLog } from '../audit/audit-log.ts';
import { Clock } from '../clock.ts';
import { Db } from '../db/db.ts';
import { AppError, notFound } from '../errors.ts';
import { isUuid } from '../ids.ts';
import { maskedPayload, maskedText } from '../observability/masked.rules.ts';
import { Consumers } from './consumers.ts';
import { DeadLetters } from './dead-letters.ts';
import { Delivery } from './delivery.ts';
import type { Envelope } from './events.ts';
import { jobsPerMinute } from './job-rate.rules.ts';
import { QUEUES, type QueueName } from './queue-names.ts';
import { Queues } from './queues.ts';

/** States of the jobs that can be listed: `failed` were given up and wait for a decision. */
export const JOB_STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Ended jobs from which the rate of a queue is computed. */
const RATE_JOBS = 50;
/** Jobs of a list. */
const LISTED = 50;

/** One queue in numbers. */
interface InspectedQueue {
  name: QueueName;
  waiting: number;
  active: number;
  /** To be tried again, or put back for a moment. */
  delayed: number;
  failed: number;
  /** Age of the oldest job that waits, in seconds. */
  oldest_seconds: number;
  /** Jobs that ended in a minute, of late. */
  per_minute: number;
  concurrency: number;
}

/** Events and calls that have no jobs yet or no effect yet. Ages in seconds. */
interface EventFlow {
  outbox_waiting: number;
  outbox_oldest_seconds: number;
  /** Events of a later time, such as reminders. */
  due_later: number;
  webhooks_waiting: number;
  webhooks_oldest_seconds: number;
  /** The consumer with the oldest event that has neither a receipt nor a dead letter. */
  unsettled_consumer: string | null;
  unsettled_seconds: number;
}

/** A job without what it carries. `id` of a job that was given up is that of its dead letter. */
export interface InspectedJob {
  id: string;
  queue: QueueName;
  /** Name of the consumer or the scheduled job. */
  name: string;
  state: JobState | 'retrying' | 'discarded';
  event_type: string | null;
  tenant_id: string | null;
  correlation_id: string | null;
  attempts: number;
  added_at: Date;
  /** When it is tried next; null when it is not put off. */
  next_at: Date | null;
  failed_at: Date | null;
  /** Without addresses and names. */
  error: string | null;
}

/** The same with what it carries, masked. */
interface InspectedJobDetail extends InspectedJob {
  payload: unknown;
  /** Why it was discarded. */
  reason: string | null;
}

interface LetterRow {
  id: string;
  queue: QueueName;
  consumer: string;
  event_id: string;
  event_type: string;
  payload: unknown;
  tenant_id: string;
  correlation_id: string;
  attempts: number;
  error: string;
  first_failed_at: Date;
  last_failed_at: Date;
  state: 'waiting' | 'retrying' | 'discarded';
  reason: string | null;
}

const LETTER = `select id, queue, consumer, event_id, event_type, payload, tenant_id, correlation_id, attempts, error,
                  first_failed_at, last_failed_at, state, reason from platform.dead_letter`;

/** What the platform's team sees of the queues, and what it may do with a job. The same on PostgreSQL and Redis. */
@Injectable()
export class QueueInspection {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly consumers: Consumers,
    private readonly db: Db,
    private readonly deadLetters: DeadLetters,
    private readonly delivery: Delivery,
    private readonly queues: Queues,
  ) {}

  /** Every queue that this version uses. */
  async list(): Promise<InspectedQueue[]> {
    const letters = await this.deadLetters.waiting();
    const names: QueueName[] = [...new Set<QueueName>([...this.consumers.queues(), 'maintenance'])];
    const found: InspectedQueue[] = [];
    // One after another: on PostgreSQL each queue has connections of its own, and opens one for each call at the same time.
    for (const name of names) found.push(await this.numbersOf(name, letters.get(name) ?? 0));
    return found;
  }

  /** What has not reached the queues, or has had no effect. */
  async flow(): Promise<EventFlow> {
    const now = this.clock.now();
    const [outbox, due, webhooks, unsettled] = await this.db.system([
      {
        name: 'inspect_outbox',
        // An event that no running version consumes stays in the outbox; it does not wait.
        text: `select count(*)::int as count, min(occurred_at) as oldest from platform.outbox_event
               where published_at is null and type in (
                 select event_type from platform.event_consumer where seen_at > now() - interval '7 days')`,
        values: [],
      },
      { name: 'inspect_due', text: `select count(*)::int as count from platform.due_event`, values: [] },
      {
        name: 'inspect_webhooks',
        text: `select count(*)::int as count, min(received_at) as oldest from platform.webhook_event where processed_at is null`,
        values: [],
      },
      {
        name: 'inspect_unsettled',
        text: `select name, settled_at as oldest from platform.event_consumer
               where seen_at > now() - interval '7 days' order by settled_at, name limit 1`,
        values: [],
      },
    ]);
    const first = <Row>(answer: { rows: unknown[] } | undefined) => answer!.rows[0] as Row | undefined;
    type Counted = { count: number; oldest: Date | null };
    const [waiting, calls] = [first<Counted>(outbox)!, first<Counted>(webhooks)!];
    const slowest = first<{ name: string; oldest: Date }>(unsettled);
    return {
      outbox_waiting: waiting.count,
      outbox_oldest_seconds: secondsSince(waiting.oldest, now),
      due_later: first<{ count: number }>(due)!.count,
      webhooks_waiting: calls.count,
      webhooks_oldest_seconds: secondsSince(calls.oldest, now),
      unsettled_consumer: slowest?.name ?? null,
      unsettled_seconds: secondsSince(slowest?.oldest ?? null, now),
    };
  }

  /** At most 50 jobs of a queue in a state: those that wait longest first, those that failed last first. */
  async jobs(name: QueueName, state: JobState): Promise<InspectedJob[]> {
    const found = (await this.queues.queue(name).getJobs([typeOf(state)], 0, LISTED - 1, true)).filter(
      Boolean,
    );
    const jobs = found.map((job) => withoutPayload(detailOf(name, state, job)));
    if (state !== 'failed') return jobs;
    const [letters] = await this.db.system([
      {
        name: 'inspect_dead_letters',
        text: `${LETTER} where queue = $1 and (state <> 'discarded' or decided_at > now() - interval '7 days')
               order by state = 'discarded', last_failed_at desc, id limit ${LISTED}`,
        values: [name],
      },
    ]);
    return [...(letters!.rows as LetterRow[]).map((row) => withoutPayload(letterDetail(row))), ...jobs];
  }

  /**
   * One job with what it carries, masked.
   * @throws AppError 404 when it has ended
   */
  async job(name: QueueName, id: string): Promise<InspectedJobDetail> {
    if (isUuid(id)) return letterDetail(await this.letter(name, id));
    const [job, state] = await this.liveJob(name, id);
    return detailOf(name, state, job);
  }

  /**
   * Tries a job that was given up, failed or waits for its next attempt again now.
   * @throws AppError 404 when it has ended, 409 `not_retried` when it waits or runs already
   */
  async retry(name: QueueName, id: string): Promise<void> {
    if (isUuid(id)) return this.retryLetter(await this.letter(name, id));
    const [job, state] = await this.liveJob(name, id);
    if (state === 'failed') await job.retry('failed');
    else if (state === 'delayed') await job.promote();
    else throw new AppError('conflict', 'not_retried', 'This job runs already, or is about to.');
    await this.db.transaction((tx) => this.audit.record(tx, 'queue.job_retried', job.name));
  }

  /**
   * Discards a job for good; what it was to do is not done. The dead letter keeps the reason for 90 days.
   * @throws AppError 404 when it has ended, 409 `job_runs` while it runs, 409 `scheduled` for a scheduled job
   */
  async discard(name: QueueName, id: string, reason: string): Promise<void> {
    if (isUuid(id)) return this.discardLetter(await this.letter(name, id), reason);
    const [job, state] = await this.liveJob(name, id);
    if (state === 'active')
      throw new AppError('conflict', 'job_runs', 'This job runs just now. Try again soon.');
    if (name === 'maintenance') {
      if (state !== 'failed')
        throw new AppError(
          'conflict',
          'scheduled',
          'A scheduled job comes again by itself; it is not discarded.',
        );
      await job.remove();
      await this.db.transaction((tx) => this.audit.record(tx, 'queue.job_discarded', job.name, { reason }));
      return;
    }
    await this.delivery.givenUp(job, new Error('discarded'));
    const [found] = await this.db.system([
      {
        name: 'inspect_letter_of_event',
        text: `${LETTER} where consumer = $1 and event_id = $2`,
        values: [job.name, (job.data as Envelope).id],
      },
    ]);
    await this.discardLetter(found!.rows[0] as LetterRow, reason);
  }

  private async numbersOf(name: QueueName, letters: number): Promise<InspectedQueue> {
    const queue = this.queues.queue(name);
    const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
    const [oldest] = await queue.getWaiting(0, 0);
    const ended = await queue.getCompleted(0, RATE_JOBS - 1);
    const now = this.clock.now();
    return {
      name,
      waiting: counts['waiting'] ?? 0,
      active: counts['active'] ?? 0,
      delayed: counts['delayed'] ?? 0,
      failed: (counts['failed'] ?? 0) + letters,
      oldest_seconds: oldest ? secondsSince(new Date(oldest.timestamp), now) : 0,
      per_minute: jobsPerMinute(
        ended.flatMap((job) => (job?.finishedOn ? [job.finishedOn] : [])),
        RATE_JOBS,
        now.getTime(),
      ),
      concurrency: QUEUES[name].concurrency,
    };
  }

  private async letter(name: QueueName, id: string): Promise<LetterRow> {
    const [found] = await this.db.system([
      { name: 'inspect_dead_letter', text: `${LETTER} where queue = $1 and id = $2`, values: [name, id] },
    ]);
    const letter = found!.rows[0] as LetterRow | undefined;
    if (!letter) throw notFound('job');
    return letter;
  }

  private async liveJob(name: QueueName, id: string): Promise<[Job, JobState]> {
    const job = (await this.queues.queue(name).getJob(id)) as Job | undefined;
    const state = job && (await job.getState());
    const known = JOB_STATES.find((one) => one === state || (one === 'waiting' && state === 'prioritized'));
    if (!job || !known) throw notFound('job');
    return [job, known];
  }

  private async retryLetter(letter: LetterRow): Promise<void> {
    if (letter.state === 'retrying')
      throw new AppError('conflict', 'not_retried', 'This job runs already, or is about to.');
    await this.decide(letter, 'retrying', null, 'queue.job_retried');
    const { consumer, event_id: id, event_type: type, tenant_id, correlation_id, payload } = letter;
    // The reconciler would add it within a minute as well, and removes the letter once the job has succeeded.
    await this.queues.add(letter.queue, [
      { consumer, envelope: { id, type, tenant_id, correlation_id, payload } as Envelope },
    ]);
  }

  private async discardLetter(letter: LetterRow, reason: string): Promise<void> {
    if (letter.state === 'discarded') return;
    await this.decide(letter, 'discarded', reason, 'queue.job_discarded');
  }

  /** The decision and its audit entry, in one transaction. */
  private decide(
    { id, consumer }: LetterRow,
    state: 'retrying' | 'discarded',
    reason: string | null,
    action: 'queue.job_retried' | 'queue.job_discarded',
  ): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx.$executeRaw`select set_config('app.system', 'on', true)`;
      await tx.$executeRaw`
        update platform.dead_letter set state = ${state}, decided_at = now(), reason = ${reason} where id = ${id}::uuid`;
      await this.audit.record(tx, action, consumer, reason ? { reason } : {});
    });
  }
}

/** BullMQ's word. */
const typeOf = (state: JobState): JobType => (state === 'waiting' ? 'wait' : state);

const secondsSince = (then: Date | null, now: Date): number =>
  then ? Math.max(0, Math.round((now.getTime() - then.getTime()) / 1000)) : 0;

const letterDetail = (letter: LetterRow): InspectedJobDetail => ({
  id: letter.id,
  queue: letter.queue,
  name: letter.consumer,
  state: letter.state === 'waiting' ? 'failed' : letter.state,
  event_type: letter.event_type,
  tenant_id: letter.tenant_id,
  correlation_id: letter.correlation_id,
  attempts: letter.attempts,
  added_at: letter.first_failed_at,
  next_at: null,
  failed_at: letter.last_failed_at,
  error: maskedText(letter.error),
  payload: maskedPayload(letter.payload),
  reason: letter.reason,
});

function detailOf(queue: QueueName, state: JobState, job: Job): InspectedJobDetail {
  const { type, tenant_id, correlation_id, payload } = job.data as Partial<Envelope>;
  return {
    id: job.id!,
    queue,
    name: job.name,
    state,
    event_type: type ?? null,
    tenant_id: tenant_id ?? null,
    correlation_id: correlation_id ?? null,
    attempts: job.attemptsMade,
    added_at: new Date(job.timestamp),
    next_at: state === 'delayed' ? new Date((job.processedOn ?? job.timestamp) + job.delay) : null,
    failed_at: job.finishedOn ? new Date(job.finishedOn) : null,
    error: job.failedReason ? maskedText(job.failedReason) : null,
    payload: maskedPayload(payload ?? {}),
    reason: null,
  };
}

function withoutPayload({ payload: _payload, reason: _reason, ...job }: InspectedJobDetail): InspectedJob {
  return job;
}
