import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { notFound } from '../../../../platform/errors.ts';
import { BOOK_CHECKS } from './book-checks.ts';
import type { Check } from './check.ts';
import { DELIVERY_CHECKS } from './delivery-checks.ts';
import type { LedgerCheckView } from './ledger.views.ts';
import { REFERENCE_CHECK } from './reference-check.ts';

/** Rows of a check that are returned. */
const ROWS = 100;

const CHECKS: readonly Check[] = [...BOOK_CHECKS, ...DELIVERY_CHECKS, REFERENCE_CHECK];

/** Names of all checks. */
export const CHECK_NAMES: readonly string[] = CHECKS.map(({ name }) => name);

/** A check with what it found now. */
export type FoundByCheck = Omit<LedgerCheckView, 'last_run'>;

/**
 * Runs the checks of the books in the running context: those of its tenant, and in the context of the platform also those
 * between all books. Changes nothing.
 * @returns every check, with at most a hundred rows of what it found
 */
export async function findDiscrepancies(db: Db): Promise<FoundByCheck[]> {
  const atPlatform = currentTenantId() === PLATFORM_TENANT_ID;
  const own = CHECKS.filter(({ platform }) => !platform);
  const [between, system] = (['oversight', 'system'] as const).map((reads) =>
    CHECKS.filter(({ platform }) => atPlatform && platform === reads),
  ) as [Check[], Check[]];
  const found = [
    ...(await db.batch(own.map((check) => statement(check, [currentTenantId()])))),
    ...(between.length > 0 ? await db.oversee(between.map((check) => statement(check, []))) : []),
    ...(system.length > 0 ? await db.system(system.map((check) => statement(check, []))) : []),
  ];
  return [...own, ...between, ...system].map(({ name, question, description, meaning }, index) => {
    const rows = found[index]!.rows as FoundRow[];
    return {
      name,
      question,
      description,
      meaning,
      ok: rows.length === 0,
      found: Number(rows[0]?.['found_in_all'] ?? 0),
      rows: rows.map(shownRow),
    };
  });
}

type FoundRow = Record<string, unknown>;

const shownRow = ({ found_in_all: _, ...row }: FoundRow): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, textOf(value)]));

/**
 * One page of what a check finds now, ordered by what identifies a discrepancy.
 * @throws AppError not_found for a name that no check has, or a check that runs for the platform alone
 */
export async function rowsOfCheck(
  db: Db,
  name: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: Record<string, string>[] }> {
  const check = CHECKS.find((one) => one.name === name);
  if (!check || (check.platform && currentTenantId() !== PLATFORM_TENANT_ID)) throw notFound('check');
  const values = check.platform ? [limit, offset] : [currentTenantId(), limit, offset];
  const first = check.platform ? 1 : 2;
  const text = check.text.replaceAll('%tenant', 'x.tenant_id = $1::uuid');
  const statements = [
    {
      name: `ledger_check_page_${name}`,
      text: `select * from (${text}) found order by 1, 2 limit $${first} offset $${first + 1}`,
      values,
    },
    {
      name: `ledger_check_count_${name}`,
      text: `select count(*)::int as count from (${text}) found`,
      values: check.platform ? [] : [currentTenantId()],
    },
  ];
  const [rows, counted] = await (check.platform === 'oversight'
    ? db.oversee(statements)
    : check.platform === 'system'
      ? db.system(statements)
      : db.batch(statements));
  return {
    count: (counted!.rows[0] as { count: number }).count,
    rows: (rows!.rows as FoundRow[]).map(shownRow),
  };
}

const statement = ({ name, text }: Check, values: unknown[]) => ({
  name: `ledger_check_${name}`,
  text: `select *, count(*) over () as found_in_all from (${text.replaceAll('%tenant', 'x.tenant_id = $1::uuid')}) found
         limit ${ROWS}`,
  values,
});

/** PostgreSQL's sums arrive as text. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
