import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { addSchoolNames, EXPORT_STEP, exportCsv } from '../../profile/csv-export.ts';
import { walkStatement, type UserFilters } from './person-filters.ts';
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
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async csv(filters: UserFilters, everywhere: boolean): Promise<Readable> {
    const { role, status, search, school } = filters;
    await this.db.transaction((tx) =>
      recordAuditEntry(tx, {
        action: 'people.exported',
        detail: { role, status, search, school, everywhere },
      }),
    );
    const where = {
      ...(search && { search }),
      ...(role && { role }),
      ...(status && { status }),
      ...(school && { school }),
    };
    const names = new Map<string, string>();
    const read = async (after: string | null): Promise<PersonRecord[]> => {
      const statement = walkStatement(where, everywhere ? null : currentTenantId(), after, EXPORT_STEP);
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
