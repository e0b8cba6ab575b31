import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { DatabaseState } from '../../../platform/db/database-state.ts';
import { Queues } from '../../../platform/messaging/queues.ts';
import { ErrorReports } from '../../../platform/observability/error-reports.ts';
import { ServerProcesses } from '../../../platform/observability/server-processes.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { GetProviderHealth } from '../../commerce/contract.ts';
import { CountEmails, GetMailState } from '../../messaging/contract.ts';
import { ageOf } from '../dashboards/age-of.ts';
import { shownProcess } from './queue-desk.ts';
import { SchoolNames } from './school-names.ts';
import type { DatabaseHealth, ErrorView, MailHealth, PartState, SystemHealth } from './system-view.ts';
import { stateOfMail, stateOfPart } from './system.rules.ts';
import { within } from '../within.ts';

const DAY_MS = 24 * 3_600_000;
/** Errors on the screen. */
const ERRORS = 50;

/** State of the installation, for the platform's team. In the platform's context. */
export class GetSystemHealth extends Query<SystemHealth> {}

@QueryHandler(GetSystemHealth)
export class GetSystemHealthHandler implements IQueryHandler<GetSystemHealth> {
  constructor(
    private readonly clock: Clock,
    private readonly database: DatabaseState,
    private readonly errors: ErrorReports,
    private readonly processes: ServerProcesses,
    private readonly queries: QueryBus,
    private readonly queues: Queues,
    private readonly schools: SchoolNames,
    private readonly storage: Storage,
  ) {}

  async execute(): Promise<SystemHealth> {
    const now = this.clock.now();
    const [database, queue, storage, mail, providers, processes, errors, slow] = await Promise.all([
      this.databaseHealth(),
      timed(() => this.queues.ping()),
      timed(() => this.storage.ping()),
      this.mailHealth(now),
      this.queries.execute(new GetProviderHealth()),
      this.processes.list(),
      this.errorViews(new Date(now.getTime() - DAY_MS)),
      this.database.slowest(),
    ]);
    return {
      version: this.processes.version,
      node: process.version,
      database,
      queue,
      storage,
      mail,
      providers,
      processes: processes.map((one) => shownProcess(one, now)),
      error_counts: errors.counts,
      errors: errors.latest,
      slow,
    };
  }

  private async databaseHealth(): Promise<DatabaseHealth> {
    const numbers = await within(this.database.numbers());
    return {
      state: stateOfPart(numbers?.answer_ms ?? null),
      answer_ms: numbers?.answer_ms ?? null,
      version: numbers?.version ?? null,
      bytes: numbers?.bytes ?? null,
      connections: numbers?.connections ?? null,
      most_connections: numbers?.most_connections ?? null,
      oldest_transaction_seconds: numbers?.oldest_transaction_seconds ?? null,
    };
  }

  /** The mail server is not asked: its state is that of the last e-mail that was handed to it. */
  private async mailHealth(now: Date): Promise<MailHealth> {
    const [mail, emails] = await Promise.all([
      this.queries.execute(new GetMailState()),
      this.queries.execute(new CountEmails(new Date(now.getTime() - DAY_MS))),
    ]);
    const oldest_seconds = ageOf(emails.oldest, now);
    return {
      state: stateOfMail(mail.failing_since !== null, oldest_seconds),
      answer_ms: null,
      failing_since: mail.failing_since?.toISOString() ?? null,
      last_error: mail.last_error,
      waiting: emails.waiting,
      oldest_seconds,
      sent: emails.sent,
      failed: emails.failed,
    };
  }

  private async errorViews(
    from: Date,
  ): Promise<{ counts: SystemHealth['error_counts']; latest: ErrorView[] }> {
    const { counts, latest } = await this.errors.since(from, ERRORS);
    const schoolOf = await this.schools.of(latest.map(({ tenant_id }) => tenant_id));
    return {
      counts: [...counts].map(([code, count]) => ({ code, count })),
      latest: latest.map(({ id, at, code, place, message, tenant_id, correlation_id }) => ({
        id,
        at: at.toISOString(),
        code,
        place,
        message,
        school: schoolOf(tenant_id),
        correlation_id,
      })),
    };
  }
}

/** How long a part takes to answer. */
async function timed(ping: () => Promise<void>): Promise<PartState> {
  const began = performance.now();
  const answered = await within(ping().then(() => true));
  const answer_ms = answered ? Math.round((performance.now() - began) * 10) / 10 : null;
  return { state: stateOfPart(answer_ms), answer_ms };
}
