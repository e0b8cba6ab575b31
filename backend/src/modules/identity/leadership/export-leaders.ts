import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { EXPORT_STEP, exportCsv } from '../../../platform/text/csv-export.ts';
import { addSchoolNames } from '../audit/school-names.ts';
import { showRow, walkLeaders, type LeaderFilters, type LeaderRecord } from './list-leaders.query.ts';

const COLUMNS = [
  'first_name',
  'last_name',
  'email',
  'school',
  'standing',
  'nominated',
  'submitted_at',
  'steps_done',
  'valid_until',
  'mentees',
] as const;

/** The table as CSV, escaped against formulas in spreadsheets. The export is recorded in the audit log. */
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
      recordAuditEntry(tx, { action: 'leader.exported', detail: { kind, standing, school, search } }),
    );
    const names = new Map<string, string>();
    const now = this.clock.now();
    const read = async (after: string | null): Promise<LeaderRecord[]> => {
      const [result] = await this.db.oversee([walkLeaders(filters, now, after, EXPORT_STEP)]);
      const rows = result!.rows as LeaderRecord[];
      await addSchoolNames(this.queries, names, rows);
      return rows;
    };
    return exportCsv(COLUMNS, read, (record) => cellsOf(record, names));
  }
}

function cellsOf(record: LeaderRecord, names: ReadonlyMap<string, string>): Record<string, string> {
  const row = showRow(record, names);
  return {
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
