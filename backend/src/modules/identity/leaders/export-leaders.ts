import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { stringify } from 'csv-stringify';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, inContext, type Context } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetSchools } from '../../tenancy/contract.ts';
import { audit } from '../audit/audit.ts';
import { showRow, walkLeaders, type LeaderFilters, type LeaderRecord } from './list-leaders.query.ts';

/** Rows read at a time, and in all. */
const STEP = 500;
const MOST = 50_000;
const COLUMNS = [
  'first_name', 'last_name', 'email', 'school', 'standing', 'nominated', 'submitted_at', 'steps_done', 'valid_until',
  'mentees',
] as const; // prettier-ignore

/** The table as a file for spreadsheets, which take no cell of it for a formula. That somebody took it is written down. */
@Injectable()
export class ExportLeaders {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async csv(filters: LeaderFilters): Promise<Readable> {
    const { kind, standing, school, search } = filters;
    await this.db.transaction((tx) =>
      audit(tx, { action: 'leader.exported', detail: { kind, standing, school, search } }),
    );
    const table = stringify({
      bom: true,
      header: true,
      columns: [...COLUMNS],
      record_delimiter: 'windows',
      escape_formulas: true,
    });
    const rows = Readable.from(this.rows(filters, currentContext()!));
    rows.on('error', (error) => table.destroy(error));
    return rows.pipe(table);
  }

  /** The stream is read when the wire has room, outside of the request: each step goes back into its context. */
  private async *rows(filters: LeaderFilters, context: Context): AsyncGenerator<Record<string, string>> {
    const names = new Map<string, string>();
    const now = this.clock.now();
    let after: string | null = null;
    for (let sent = 0; sent < MOST;) {
      const found: LeaderRecord[] = await inContext(context, async () => {
        const [result] = await this.db.oversee([walkLeaders(filters, now, after, STEP)]);
        const rows = result!.rows as LeaderRecord[];
        const unknown = [...new Set(rows.map(({ tenant_id }) => tenant_id))].filter((id) => !names.has(id));
        for (let at = 0; at < unknown.length; at += 100)
          for (const { id, name } of await this.queries.execute(new GetSchools(unknown.slice(at, at + 100))))
            names.set(id, name);
        return rows;
      });
      for (const record of found) {
        const row = showRow(record, names);
        yield {
          first_name: row.person.first_name,
          last_name: row.person.last_name,
          email: row.email ?? '',
          school: row.school.name,
          standing: row.standing,
          nominated: row.nominated ? 'yes' : 'no',
          submitted_at: row.submitted_at ?? '',
          steps_done: `${row.steps_done} of ${row.steps_all}`,
          valid_until: row.valid_until ?? '',
          mentees: String(row.mentees),
        };
      }
      sent += found.length;
      if (found.length < STEP) return;
      after = found.at(-1)!.id;
    }
  }
}
