import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Length } from 'class-validator';
import { JOB_STATES, type JobState } from '../../../platform/messaging/queue-inspection.ts';
import { QUEUES, type QueueName } from '../../../platform/messaging/queue-names.ts';

const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];
const SHOWN_STATES = [...JOB_STATES, 'retrying', 'discarded'] as const;

/** A queue in numbers. */
export class QueueView {
  @ApiProperty({ enum: QUEUE_NAMES })
  name!: QueueName;
  waiting!: number;
  active!: number;
  /** To be tried again, or put back for a moment. */
  delayed!: number;
  /** Given up: they wait for a decision. */
  failed!: number;
  /** Age of the oldest job that waits, in seconds. */
  oldest_seconds!: number;
  /** Jobs that ended in a minute, over the last quarter of an hour. */
  per_minute!: number;
  /** Jobs that one worker process runs at once. */
  concurrency!: number;
}

/** A process of the server. */
export class ProcessView {
  id!: string;
  @ApiProperty({ enum: ['api', 'worker', 'all'] })
  role!: 'api' | 'worker' | 'all';
  version!: string;
  started_at!: string;
  seen_at!: string;
  /** When its relay last finished the outbox; null without a relay. */
  relayed_at!: string | null;
  /** Whether it renewed its row lately. */
  running!: boolean;
}

/** Events and calls that have no jobs or no effect yet; ages in seconds. */
export class FlowView {
  outbox_waiting!: number;
  outbox_oldest_seconds!: number;
  due_later!: number;
  webhooks_waiting!: number;
  webhooks_oldest_seconds!: number;
  unsettled_consumer!: string | null;
  unsettled_seconds!: number;
}

export class QueueOverview {
  @ApiProperty({ enum: ['redis', 'postgres'] })
  backend!: 'redis' | 'postgres';
  /** Null when the store of the queues does not answer. */
  @ApiProperty({ type: [QueueView], nullable: true })
  queues!: QueueView[] | null;
  flow!: FlowView;
  processes!: ProcessView[];
  /** When any relay last finished the outbox; null when none did within the hour. */
  relayed_at!: string | null;
}

export class QueueJobsQuery {
  @IsIn(QUEUE_NAMES, { message: 'queue must be the name of a queue.' })
  @ApiProperty({ enum: QUEUE_NAMES })
  queue!: QueueName;

  @IsIn(JOB_STATES, { message: 'state must be waiting, active, delayed or failed.' })
  @ApiProperty({ enum: JOB_STATES })
  state!: JobState;
}

export class JobSchool {
  id!: string;
  name!: string;
}

/** A job without what it carries. */
export class QueueJobRow {
  id!: string;
  @ApiProperty({ enum: QUEUE_NAMES })
  queue!: QueueName;
  /** Name of the consumer or the scheduled job. */
  name!: string;
  @ApiProperty({ enum: SHOWN_STATES })
  state!: (typeof SHOWN_STATES)[number];
  event_type!: string | null;
  @ApiProperty({ type: JobSchool, nullable: true })
  school!: JobSchool | null;
  correlation_id!: string | null;
  attempts!: number;
  added_at!: string;
  next_at!: string | null;
  failed_at!: string | null;
  /** Without addresses and names. */
  error!: string | null;
}

export class QueueJobList {
  results!: QueueJobRow[];
}

export class QueueJobDetail extends QueueJobRow {
  /** What it carries, with every text of a person hidden. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  payload!: Record<string, unknown>;
  /** Why it was discarded. */
  reason!: string | null;
}

export class DiscardJobBody {
  /** Why, for the audit log. */
  @IsString({ message: 'Please say why, in 3 to 200 letters.' })
  @Length(3, 200, { message: 'Please say why, in 3 to 200 letters.' })
  @ApiProperty()
  reason!: string;
}

/** One part of the system; `slow` answers late or has work left over. */
export class PartState {
  @ApiProperty({ enum: ['ok', 'slow', 'down', 'off'] })
  state!: 'ok' | 'slow' | 'down' | 'off';
  /** Time of one short request, in milliseconds; null when it did not answer. */
  answer_ms!: number | null;
}

export class DatabaseHealth extends PartState {
  version!: string | null;
  bytes!: number | null;
  connections!: number | null;
  most_connections!: number | null;
  oldest_transaction_seconds!: number | null;
}

export class MailHealth extends PartState {
  failing_since!: string | null;
  last_error!: string | null;
  waiting!: number;
  oldest_seconds!: number;
  sent!: number;
  failed!: number;
}

export class ProviderHealthView {
  provider!: string;
  configured!: boolean;
  attempts!: number;
  succeeded!: number;
  mismatches!: number;
  failed_refunds!: number;
  webhooks_waiting!: number;
  last_webhook_at!: string | null;
}

export class ErrorCount {
  code!: string;
  count!: number;
}

export class ErrorView {
  id!: string;
  at!: string;
  code!: string;
  /** Method and template of the route, or the name of the job. */
  place!: string;
  message!: string;
  @ApiProperty({ type: JobSchool, nullable: true })
  school!: JobSchool | null;
  /** The reference that the person was shown, and that every line of the log has. */
  correlation_id!: string;
}

export class SlowStatementView {
  /** The statement without values, or names of prepared statements. */
  text!: string;
  calls!: number;
  mean_ms!: number;
  max_ms!: number;
  total_ms!: number;
}

export class SlowStatementList {
  /** `pg_stat_statements` counts every process since its last reset, `process` the one that answered since it started. */
  @ApiProperty({ enum: ['pg_stat_statements', 'process'] })
  source!: 'pg_stat_statements' | 'process';
  statements!: SlowStatementView[];
}

/** State of the installation. */
export class SystemHealth {
  version!: string;
  node!: string;
  database!: DatabaseHealth;
  queue!: PartState;
  storage!: PartState;
  mail!: MailHealth;
  providers!: ProviderHealthView[];
  processes!: ProcessView[];
  /** Unexpected errors of the last 24 hours. */
  error_counts!: ErrorCount[];
  errors!: ErrorView[];
  slow!: SlowStatementList;
}
