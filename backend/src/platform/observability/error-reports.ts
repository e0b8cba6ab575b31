import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { currentContext } from '../context.ts';
import { Db } from '../db/db.ts';
import { newId } from '../ids.ts';
import { maskedText } from './masked.rules.ts';

/** Reports that one process stores in a minute; an outage must not fill the table. */
const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** An unexpected error of the last days. */
interface ErrorReportRow {
  id: string;
  at: Date;
  /** `code` of the answer, or `job_failed`. */
  code: string;
  /** Method and template of the route, or the name of the job. */
  place: string;
  message: string;
  tenant_id: string | null;
  correlation_id: string;
}

/** Unexpected errors of requests and jobs, without personal data, for the screen of the system's health. */
@Injectable()
export class ErrorReports {
  private minute = 0;
  private stored = 0;

  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** Stores an error when the database answers; never throws, and nobody waits for it. */
  report(code: string, place: string, error: unknown, correlationId: string): void {
    const now = this.clock.now();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== this.minute) [this.minute, this.stored] = [minute, 0];
    if (this.stored >= PER_MINUTE) return;
    this.stored += 1;
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const tenant = currentContext()?.tenantId ?? null;
    void this.db
      .system([
        {
          name: 'add_error_report',
          text: `insert into platform.error_report (id, at, code, place, message, tenant_id, correlation_id)
                 values ($1, $2, $3, $4, $5, $6, $7)`,
          values: [
            newId(),
            now,
            code.slice(0, 64),
            place.slice(0, 255),
            maskedText(text),
            tenant,
            correlationId.slice(0, 64),
          ],
        },
      ])
      .catch(() => undefined); // it is in the log
  }

  /** The newest reports since a time, and how many there are of each code. */
  async since(from: Date, limit: number): Promise<{ counts: Map<string, number>; latest: ErrorReportRow[] }> {
    const [counts, latest] = await this.db.system([
      {
        name: 'error_report_counts',
        text: `select code, count(*)::int as count from platform.error_report where at >= $1 group by code order by 2 desc, 1`,
        values: [from],
      },
      {
        name: 'error_reports',
        text: `select id, at, code, place, message, tenant_id, correlation_id from platform.error_report
               where at >= $1 order by at desc, id desc limit $2`,
        values: [from, limit],
      },
    ]);
    return {
      counts: new Map(
        (counts!.rows as { code: string; count: number }[]).map((row) => [row.code, row.count]),
      ),
      latest: latest!.rows as ErrorReportRow[],
    };
  }
}
