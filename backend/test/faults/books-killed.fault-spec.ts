import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findDiscrepancies } from '../../src/modules/commerce/ledger/accounts/invariants.ts';
import { RoyaltyRules } from '../../src/modules/commerce/ledger/royalties/royalty-rules.ts';
import { SalesLedger } from '../../src/modules/commerce/ledger/sales-ledger.ts';
import { inContext } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../support/test-app.ts';
import { startWorkerProcess } from '../support/worker-process.ts';

/** Between and after the steps of a sale and a refund in both books. */
const POINTS = ['ledger.sale-allocated', 'ledger.sale-settled', 'ledger.sale-closed', 'ledger.refund-closed'];
const SALES = 5;

let app: TestApp;
let oak: TestSchool;
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await app.close();
});

async function start(env: Record<string, string> = {}): Promise<ChildProcess> {
  const worker = await startWorkerProcess(app.databaseUrl, app.dataDir, env);
  workers.add(worker);
  return worker;
}

/** Sells a book for 10.00 and gives 4.00 of it back, in two transactions. */
async function sellAndRefund(): Promise<void> {
  const books = app.nest.get(SalesLedger, { strict: false });
  const sale = { payment_id: newId(), order_id: newId(), provider: 'stripe', currency: 'GBP' };
  const line_id = newId();
  await app.within(oak, async (tx) => {
    const { id: rule_id } = await app.nest.get(RoyaltyRules, { strict: false }).current(tx);
    const sold = {
      line_id,
      book_id: newId(),
      title: 'Kite',
      quantity: 1,
      maker_ids: [],
      total: 1000,
      tax: 0,
    };
    const shares = { charity_bps: 2000, charity_id: null, rule_id };
    await books.recordSale(tx, { ...sale, fee: 44, lines: [{ ...sold, ...shares }] });
  });
  await app.within(oak, (tx) =>
    books.recordRefund(tx, { ...sale, refund_id: newId(), lines: [{ line_id, amount: 400 }] }),
  );
}

const balance = (school: TestSchool, code: string) =>
  app.within(school, async (tx) => {
    const [sum] = await tx.$queryRaw<{ balance: number }[]>`
      select coalesce(sum(e.debit - e.credit), 0)::int as balance from commerce.ledger_entry e
      join commerce.ledger_account a on (a.tenant_id, a.id) = (e.tenant_id, e.account_id) where a.code = ${code}`;
    return sum!.balance;
  });

describe('books whose worker is killed', () => {
  it('lose nothing and double nothing, and every clearing account returns to zero', async () => {
    for (const point of POINTS) {
      for (let sold = 0; sold < SALES; sold++) await sellAndRefund();
      const worker = await start({ CRASH_AT: point });
      if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
      expect(worker.signalCode).toBe('SIGKILL');
    }
    await start();
    const all = POINTS.length * SALES;
    await eventually(async () => {
      expect(await app.within(oak, (tx) => tx.ledgerTransaction.count({ where: { kind: 'closed' } }))).toBe(
        2 * all,
      );
    }, 60_000);
    expect(await balance(oak, 'receivable_from_platform')).toBe(424 * all);
    expect(await balance(app.platform, 'school_payable')).toBe(-424 * all);
    expect(await balance(app.platform, 'charity_payable')).toBe(-120 * all);
    expect(await balance(app.platform, 'psp_clearing')).toBe(556 * all);
    for (const { id } of [oak, app.platform]) {
      const open = await app.within(
        id === oak.id ? oak : app.platform,
        (tx) => tx.$queryRaw`select code, balance from commerce.open_clearing`,
      );
      expect(open).toEqual([]);
      const checks = await inContext({ correlationId: newId(), tenantId: id, principal: null }, () =>
        findDiscrepancies(app.db),
      );
      // There are no payments in this test.
      expect(checks.filter(({ ok, name }) => !ok && name !== 'posted_amount')).toEqual([]);
    }
  }, 150_000);
});
