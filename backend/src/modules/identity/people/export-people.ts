import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { stringify } from 'csv-stringify';
import { currentContext, currentTenantId, inContext, type Context } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetSchools } from '../../tenancy/contract.ts';
import { audit } from '../audit/audit.ts';
import { walkStatement, type EverybodyFilters } from './person-filters.ts';
import { showPerson, type PersonRecord } from './person-view.ts';

/** Rows read at a time, and in all: a spreadsheet holds no more with ease. */
const STEP = 500;
const MOST = 50_000;
const COLUMNS = [
  'first_name', 'last_name', 'email', 'username', 'role', 'school', 'classes', 'country', 'status', 'last_seen_at',
  'created_at',
] as const; // prettier-ignore

/**
 * People as a table for spreadsheets, read and sent piece by piece. A cell that a spreadsheet would take for a formula
 * gets an apostrophe. That somebody took it is written down before the first row leaves.
 */
@Injectable()
export class ExportPeople {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async csv(filters: EverybodyFilters, everywhere: boolean): Promise<Readable> {
    const { role, status, search, school } = filters;
    await this.db.transaction((tx) =>
      audit(tx, { action: 'people.exported', detail: { role, status, search, school, everywhere } }),
    );
    const table = stringify({
      bom: true,
      header: true,
      columns: [...COLUMNS],
      record_delimiter: 'windows',
      escape_formulas: true,
    });
    const rows = Readable.from(this.rows(filters, everywhere, currentContext()!));
    rows.on('error', (error) => table.destroy(error));
    return rows.pipe(table);
  }

  /** The stream is read when the wire has room, outside of the request: each step goes back into its context. */
  private async *rows(
    { search, role, status, school }: EverybodyFilters,
    everywhere: boolean,
    context: Context,
  ): AsyncGenerator<Record<string, string>> {
    const filters = { ...(search && { search }), ...(role && { role }), ...(status && { status }), ...(school && { school }) }; // prettier-ignore
    const names = new Map<string, string>();
    let after: string | null = null;
    for (let sent = 0; sent < MOST;) {
      const people: PersonRecord[] = await inContext(context, () =>
        this.step(filters, everywhere, after, names),
      );
      for (const record of people) yield cellsOf(record, names);
      sent += people.length;
      if (people.length < STEP) return;
      after = people.at(-1)!.id;
    }
  }

  private async step(
    filters: Omit<EverybodyFilters, 'limit' | 'offset'>,
    everywhere: boolean,
    after: string | null,
    names: Map<string, string>,
  ): Promise<PersonRecord[]> {
    const statement = walkStatement(filters, everywhere ? null : currentTenantId(), after, STEP);
    const [result] = await (everywhere ? this.db.oversee([statement]) : this.db.batch([statement]));
    const people = result!.rows as PersonRecord[];
    const unknown = [...new Set(people.map(({ tenant_id }) => tenant_id))].filter((id) => !names.has(id));
    for (let at = 0; at < unknown.length; at += 100)
      for (const { id, name } of await this.queries.execute(new GetSchools(unknown.slice(at, at + 100))))
        names.set(id, name);
    return people;
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
