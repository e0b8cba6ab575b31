import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { EXPORT_STEP, exportCsv } from '../../../../platform/text/csv-export.ts';
import { addSchoolNames } from '../../audit/school-names.ts';
import {
  exportFilters,
  measureStatement,
  walkStatement,
  type ExportFilters,
  type UserFilters,
} from './person-filters.ts';
import { showPerson, type PersonRecord } from './person-view.ts';

const COLUMNS = [
  'first_name',
  'last_name',
  'email',
  'username',
  'role',
  'school',
  'classes',
  'country',
  'status',
  'last_seen_at',
  'created_at',
] as const;

/**
 * People as CSV for spreadsheets, read and sent in batches. A cell that a spreadsheet would take for a
 * formula gets an apostrophe. The export is recorded in the audit log before the first row is sent.
 */
@Injectable()
export class ExportPeople {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /**
   * The people as CSV, when they are few enough for one person to decide on.
   * @throws AppError 409 `second_person_needed` for more than `Config.massExportRows`
   */
  async csv(filters: UserFilters, everywhere: boolean): Promise<Readable> {
    const chosen = exportFilters(filters);
    const { count } = await this.measure(chosen, everywhere);
    if (count > this.config.massExportRows)
      throw new AppError(
        'conflict',
        'second_person_needed',
        `This is a list of ${count} people. More than ${this.config.massExportRows} need a second person: propose the export.`,
      );
    await this.db.transaction((tx) =>
      recordAuditEntry(tx, {
        action: 'people.exported',
        detail: { ...chosen, everywhere },
      }),
    );
    return this.file(chosen, everywhere);
  }

  /** How many people an export contains, and a hash of who they are. */
  async measure(filters: ExportFilters, everywhere: boolean): Promise<{ count: number; digest: string }> {
    const statement = measureStatement(filters, everywhere ? null : currentTenantId());
    const [result] = await (everywhere ? this.db.oversee([statement]) : this.db.batch([statement]));
    return result!.rows[0] as { count: number; digest: string };
  }

  /** The people as CSV, without a limit for one person and without an audit entry. */
  file(filters: ExportFilters, everywhere: boolean): Readable {
    const names = new Map<string, string>();
    const read = async (after: string | null): Promise<PersonRecord[]> => {
      const statement = walkStatement(filters, everywhere ? null : currentTenantId(), after, EXPORT_STEP);
      const [result] = await (everywhere ? this.db.oversee([statement]) : this.db.batch([statement]));
      const people = result!.rows as PersonRecord[];
      await addSchoolNames(this.queries, names, people);
      return people;
    };
    return exportCsv(COLUMNS, read, (record) => cellsOf(record, names));
  }
}

function cellsOf(record: PersonRecord, names: ReadonlyMap<string, string>): Record<string, string> {
  const person = showPerson(record, names);
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email ?? '',
    username: person.username,
    role: person.role,
    school: person.school.name,
    classes: person.classes.map(({ name }) => name).join('; '),
    country: person.country ?? '',
    status: person.status,
    last_seen_at: person.last_seen_at ?? '',
    created_at: person.created_at,
  };
}
