import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { currentTenantId } from '../../../../platform/context.ts';
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
    const rows = found[index]!.rows as Record<string, unknown>[];
    return {
      name,
      question,
      description,
      meaning,
      ok: rows.length === 0,
      found: Number(rows[0]?.['found_in_all'] ?? 0),
      rows: rows.map(({ found_in_all: _, ...row }) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, textOf(value)])),
      ),
    };
  });
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
