import { currentTenantId, inContext } from '../../../../platform/context.ts';
import type { Db, Tx } from '../../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { CHECK_NAMES, type FoundByCheck } from './invariants.ts';
import type { LedgerCheckView } from './ledger.views.ts';

/** Stores how many rows each check found, as its last run in the running tenant. */
export async function storeRun(tx: Tx, checks: readonly FoundByCheck[], ran_at: Date): Promise<void> {
  const tenant_id = currentTenantId();
  const before = new Map((await tx.ledgerCheckRun.findMany()).map((run) => [run.name, run.red_since]));
  for (const { name, found } of checks) {
    const run = { ran_at, found, red_since: found > 0 ? (before.get(name) ?? ran_at) : null };
    await tx.ledgerCheckRun.upsert({
      where: { tenant_id_name: { tenant_id, name } },
      create: { tenant_id, name, ...run },
      update: run,
    });
  }
}

/** The checks with their last run by the schedule in the running tenant. */
export async function withLastRun(db: Db, checks: readonly FoundByCheck[]): Promise<LedgerCheckView[]> {
  const runs = await db.transaction((tx) => tx.ledgerCheckRun.findMany());
  const known = new Map(
    runs.map(({ name, ran_at, found, red_since }) => [name, { at: ran_at, found, red_since }]),
  );
  return checks.map((check) => ({ ...check, last_run: known.get(check.name) ?? null }));
}

/** How many stored discrepancies of all tenants are not resolved, by check; 0 for a check without any. */
export function countOpenDiscrepancies(db: Db): Promise<ReadonlyMap<string, number>> {
  const platform = { correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null };
  return inContext(platform, async () => {
    const [open] = await db.oversee([
      {
        name: 'open_discrepancies',
        text: `select name, count(*)::int as count from commerce.ledger_discrepancy where resolved_at is null group by name`,
        values: [],
      },
    ]);
    const counts = new Map(CHECK_NAMES.map((name) => [name, 0]));
    for (const { name, count } of open!.rows as { name: string; count: number }[]) counts.set(name, count);
    return counts;
  });
}
