import { LIMITS } from '@bookgrove/contract';
import { IsIn, IsOptional } from 'class-validator';
import { currentTenantId } from '../context.ts';
import type { Db } from '../db/db.ts';
import { notFound } from '../errors.ts';
import { PageQuery } from '../http/page.ts';
import type { ImportTables } from './import-store.ts';
import { VERDICTS, type ImportStatus, type Verdict } from './import.rules.ts';

/** Query of the lines of an import. */
export class ImportLinesQuery extends PageQuery {
  @IsOptional()
  @IsIn([...VERDICTS], { message: 'verdict must be create, update, same, problem or skip.' })
  verdict?: string;
}

/** Columns of a list of imports that every kind has, as people see them. */
interface ListedImport {
  id: string;
  original_name: string;
  status: ImportStatus;
  column_names: string[];
  /** Empty for a column that is not used. */
  column_fields: string[];
  notes: string[];
  lines_total: number;
  lines_done: number;
  error: string | null;
  created_by: string;
  created_at: string;
  finished_at: string | null;
  /** Null once it can no longer be undone. */
  undo_until: string | null;
}

/** Lines by verdict. */
type VerdictCounts = Record<Verdict, number>;

/** Parts of the select list that one kind of import adds to the common columns (`i`: imports, `l`: lines). */
export interface ImportPages {
  /** Prefix of the names of the prepared statements. */
  name: string;
  tables: ImportTables;
  importColumns: string;
  lineColumns: string;
}

const COUNTS = VERDICTS.map(
  (verdict) => `count(*) filter (where l.verdict = '${verdict}')::int as "${verdict}"`,
);

/**
 * Imports of the tenant, latest first.
 * @param owner only imports of this person; null: all
 * @param importId only this one; null: all
 */
export async function listImports<More extends object>(
  db: Db,
  { name, tables, importColumns }: ImportPages,
  { owner, importId = null, page }: { owner: string | null; importId?: string | null; page?: ImportPage },
): Promise<{ count: number; imports: (ListedImport & VerdictCounts & More)[] }> {
  const where =
    'i.tenant_id = $1 and ($2::uuid is null or i.created_by = $2) and ($3::uuid is null or i.id = $3)';
  const values = [currentTenantId(), owner, importId];
  const { limit, offset } = page ?? { limit: 1, offset: 0 };
  const [count, found] = await db.batch([
    {
      name: `${name}_imports_count`,
      text: `select count(*)::int as count from ${tables.imports} i where ${where}`,
      values,
    },
    {
      name: `${name}_imports`,
      text: `select i.id, i.form, i.original_name, i.status, coalesce(i.columns->'names', '[]') as column_names,
               coalesce(i.columns->'fields', '[]') as column_fields, coalesce(i.notes, '{}') as notes, i.lines_total, i.lines_done,
               i.error, i.created_by, i.created_at, i.finished_at, case when i.undo_until > now() then i.undo_until end as undo_until,
               ${importColumns}n.*
             from ${tables.imports} i cross join lateral (
               select ${COUNTS.join(', ')} from ${tables.lines} l where l.tenant_id = i.tenant_id and l.import_id = i.id) n
             where ${where} order by i.created_at desc, i.id desc limit $4 offset $5`,
      values: [...values, limit, offset],
    },
  ]);
  return {
    count: (count!.rows[0] as { count: number }).count,
    imports: (found!.rows as (ListedImport & VerdictCounts & More)[]).map((row) => ({
      ...row,
      column_fields: row.column_fields.map((field: string | null) => field ?? ''),
    })),
  };
}

type ImportPage = Pick<PageQuery, 'limit' | 'offset'>;

/**
 * Lines of an import in their order.
 * @throws AppError not_found when the import does not exist or belongs to another owner
 */
export async function listImportLines<Row extends object>(
  db: Db,
  { name, tables, lineColumns }: ImportPages,
  owner: string | null,
  importId: string,
  {
    verdict = null,
    limit = LIMITS.pageDefault,
    offset = 0,
  }: Partial<ImportPage> & { verdict?: string | null | undefined },
): Promise<{ count: number; lines: Row[] }> {
  const tenant = currentTenantId();
  const where = 'l.tenant_id = $1 and l.import_id = $2 and ($3::text is null or l.verdict = $3)';
  const values = [tenant, importId, verdict];
  const [allowed, count, lines] = await db.batch([
    {
      name: `${name}_import_allowed`,
      text: `select 1 from ${tables.imports} where tenant_id = $1 and id = $2 and ($3::uuid is null or created_by = $3)`,
      values: [tenant, importId, owner],
    },
    {
      name: `${name}_lines_count`,
      text: `select count(*)::int as count from ${tables.lines} l where ${where}`,
      values,
    },
    {
      name: `${name}_lines`,
      text: `select l.line, l.verdict, l.problems, l.applied_at is not null as done, ${lineColumns}
             from ${tables.lines} l where ${where} order by l.line limit $4 offset $5`,
      values: [...values, limit, offset],
    },
  ]);
  if (allowed!.rows.length === 0) throw notFound('import');
  return { count: (count!.rows[0] as { count: number }).count, lines: lines!.rows as Row[] };
}
