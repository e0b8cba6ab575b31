import { currentTenantId } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { Prisma } from '../db/generated/client.ts';
import { notFound } from '../errors.ts';
import { APPLICABLE, type ImportState } from './import.rules.ts';

/** Columns that the import table of every kind has. */
export interface ImportRow extends ImportState {
  id: string;
  created_by: string;
  form: string;
  original_name: string;
  /** `{ names, fields }`: headings of the file, and the field of each column. */
  columns: unknown;
}

/** Columns that the line table of every kind has, besides `(tenant_id, import_id, line)`. */
export interface ImportLine {
  /** Line number in the file. */
  line: number;
  /** The parsed values of the line; the shape depends on the kind of import. */
  values: unknown;
  verdict: string;
  problems: unknown;
  /** When the line was applied; a resumed import continues with the others. */
  applied_at: Date | null;
}

/** Values by column. The columns are named in code, never by a request. */
export type Columns = Record<string, unknown>;

/** Names of the two tables with their schema. */
export interface ImportTables {
  imports: string;
  lines: string;
}

/** Number of lines written in one statement. */
const ROWS = 500;
const COLUMN = /^[a-z_]+$/;

/** Reads and writes the two tables of one kind of import, in the tenant of the running context. */
export class ImportStore<Row extends ImportRow, Line extends ImportLine> {
  private readonly imports: Prisma.Sql;
  private readonly lines: Prisma.Sql;

  constructor(tables: ImportTables) {
    this.imports = Prisma.raw(tables.imports);
    this.lines = Prisma.raw(tables.lines);
  }

  /**
   * The import, locked until the transaction ends.
   * @param owner the person who must have started it; null: anybody
   * @throws AppError not_found
   */
  async lock(tx: Tx, id: string, owner: string | null): Promise<Row> {
    const [found] = await tx.$queryRaw<Row[]>(Prisma.sql`
      select * from ${this.imports} where tenant_id = ${currentTenantId()}::uuid and id = ${id}::uuid
        and (${owner}::uuid is null or created_by = ${owner}::uuid) for update`);
    if (!found) throw notFound('import');
    return found;
  }

  /** The import without a lock; null when it does not exist. */
  async find(tx: Tx, id: string): Promise<Row | null> {
    const [found] = await tx.$queryRaw<Row[]>(
      Prisma.sql`select * from ${this.imports} where tenant_id = ${currentTenantId()}::uuid and id = ${id}::uuid`,
    );
    return found ?? null;
  }

  /**
   * Changes columns of an import; with `from`, only while its status is one of these. Resolves with the
   * number of changed rows.
   */
  async update(tx: Tx, id: string, columns: Columns, from?: ImportState['status']): Promise<number> {
    return tx.$executeRaw(Prisma.sql`
      update ${this.imports} i set ${assignments(Object.keys(columns), 'r')}
      from jsonb_populate_record(null::${this.imports}, ${JSON.stringify(columns)}::jsonb) r
      where i.tenant_id = ${currentTenantId()}::uuid and i.id = ${id}::uuid
        and (${from ?? null}::text is null or i.status::text = ${from ?? null})`);
  }

  /** Lines that are not applied yet, in order. */
  linesToValidate(tx: Tx, id: string): Promise<Line[]> {
    return this.select(tx, id, Prisma.sql`and applied_at is null`);
  }

  /** Every line, in order. */
  allLines(tx: Tx, id: string): Promise<Line[]> {
    return this.select(tx, id, Prisma.empty);
  }

  /** Lines that were applied, in order. */
  appliedLines(tx: Tx, id: string): Promise<Line[]> {
    return this.select(tx, id, Prisma.sql`and applied_at is not null`);
  }

  /** The next lines to apply, while the import is running. */
  nextLines(tx: Tx, id: string, most: number): Promise<Line[]> {
    return this.select(
      tx,
      id,
      Prisma.sql`and applied_at is null and verdict = any(${APPLICABLE}::text[])
        and exists (select from ${this.imports} i where i.tenant_id = l.tenant_id and i.id = l.import_id and i.status = 'running')`,
      most,
    );
  }

  /** The lines of these numbers that are not applied yet. */
  stillToApply(tx: Tx, id: string, numbers: readonly number[]): Promise<Line[]> {
    return this.select(
      tx,
      id,
      Prisma.sql`and applied_at is null and verdict = any(${APPLICABLE}::text[]) and line = any(${numbers}::int[])`,
    );
  }

  async countToApply(tx: Tx, id: string): Promise<number> {
    const [found] = await tx.$queryRaw<{ count: number }[]>(Prisma.sql`
      select count(*)::int as count from ${this.lines} where tenant_id = ${currentTenantId()}::uuid and import_id = ${id}::uuid
        and applied_at is null and verdict = any(${APPLICABLE}::text[])`);
    return found!.count;
  }

  /** @throws AppError not_found */
  async line(tx: Tx, id: string, number: number): Promise<Line> {
    const [found] = await this.select(tx, id, Prisma.sql`and line = ${number}::int`);
    if (!found) throw notFound('line');
    return found;
  }

  /** Replaces all lines of the import. All rows have the same columns. */
  async replaceLines(tx: Tx, id: string, rows: readonly (Columns & { line: number })[]): Promise<void> {
    const tenant_id = currentTenantId();
    await tx.$executeRaw(
      Prisma.sql`delete from ${this.lines} where tenant_id = ${tenant_id}::uuid and import_id = ${id}::uuid`,
    );
    const names = columnsOf(rows);
    for (const some of parts(rows))
      await tx.$executeRaw(Prisma.sql`
        insert into ${this.lines} (tenant_id, import_id, ${list(names)})
        select ${tenant_id}::uuid, ${id}::uuid, ${list(names, 'r.')}
        from jsonb_populate_recordset(null::${this.lines}, ${JSON.stringify(some)}::jsonb) r`);
  }

  /** Changes columns of lines by their numbers. All rows have the same columns. */
  async updateLines(tx: Tx, id: string, rows: readonly (Columns & { line: number })[]): Promise<void> {
    const names = columnsOf(rows).filter((name) => name !== 'line');
    for (const some of parts(rows))
      await tx.$executeRaw(Prisma.sql`
        update ${this.lines} l set ${assignments(names, 'r')}
        from jsonb_populate_recordset(null::${this.lines}, ${JSON.stringify(some)}::jsonb) r
        where l.tenant_id = ${currentTenantId()}::uuid and l.import_id = ${id}::uuid and l.line = r.line`);
  }

  /** Stores how many lines of the import are applied. */
  async saveProgress(tx: Tx, id: string): Promise<void> {
    await tx.$executeRaw(Prisma.sql`
      update ${this.imports} i set lines_done =
        (select count(*) from ${this.lines} l where l.tenant_id = i.tenant_id and l.import_id = i.id and l.applied_at is not null)
      where i.tenant_id = ${currentTenantId()}::uuid and i.id = ${id}::uuid`);
  }

  private select(tx: Tx, id: string, more: Prisma.Sql, most?: number): Promise<Line[]> {
    return tx.$queryRaw<Line[]>(Prisma.sql`
      select * from ${this.lines} l where l.tenant_id = ${currentTenantId()}::uuid and l.import_id = ${id}::uuid ${more}
      order by l.line limit ${most ?? null}::int`);
  }
}

const column = (name: string): string => {
  if (!COLUMN.test(name)) throw new Error(`Not a column: ${name}`);
  return `"${name}"`;
};
const list = (names: readonly string[], before = ''): Prisma.Sql =>
  Prisma.raw(names.map((name) => before + column(name)).join(', '));
const assignments = (names: readonly string[], from: string): Prisma.Sql =>
  Prisma.raw(names.map((name) => `${column(name)} = ${from}.${column(name)}`).join(', '));

/** The columns of the first row. Throws when a row lacks one, since the update would empty it. */
function columnsOf(rows: readonly Columns[]): string[] {
  const names = Object.keys(rows[0] ?? {});
  if (rows.some((row) => names.some((name) => row[name] === undefined)))
    throw new Error(`Every line needs ${names.join(', ')}`);
  return names;
}

function* parts<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += ROWS) yield rows.slice(from, from + ROWS);
}
