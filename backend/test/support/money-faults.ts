import type { Sandbox } from '../../sandbox/server.ts';
import { findDiscrepancies } from '../../src/modules/commerce/ledger/accounts/invariants.ts';
import { inContext } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Purchase, TestShop } from './buyers.ts';
import { eventually } from './eventually.ts';
import type { TestApp } from './test-app.ts';

/** What is wrong with the money of a test, each as a sentence. */
interface MoneyFaults {
  /** Paid at the provider, and not everything that follows from it was done. */
  lost: string[];
  /** Done more than once. */
  doubled: string[];
  /** Checks of the books of account that find something. */
  checks: string[];
}

const PATIENCE_MS = 60_000;

/**
 * Compares the purchases with the providers' own lists and with every table that follows from a payment. Waits for effects that
 * are still on their way. `inReview` are payments of a wrong amount, of which nothing follows.
 */
export async function moneyFaults(
  app: TestApp,
  sandbox: Sandbox,
  shops: readonly TestShop[],
  sales: readonly (Purchase & { refunded: boolean })[],
  inReview: readonly Purchase[] = [],
): Promise<MoneyFaults> {
  let last: MoneyFaults = { lost: ['not compared'], doubled: [], checks: [] };
  const aside = new Set(inReview.map(({ page }) => page));
  const compare = async () => {
    last = { lost: [], doubled: [], checks: [] };
    const atProviders = (await sandbox.control.payments()).filter(
      ({ captured, page }) => captured > 0 && !aside.has(page),
    );
    for (const { school, currency } of shops) {
      const own = sales.filter(({ provider }) => (provider === 'phonepe' ? 'INR' : 'GBP') === currency);
      await compareSchool(
        app,
        school,
        own,
        atProviders.filter((one) => one.currency === currency),
        last,
      );
    }
    for (const school of [...shops.map((shop) => shop.school), app.platform]) {
      const open = await app.within(
        school,
        (tx) => tx.$queryRaw<unknown[]>`select code, owner_ref, balance from commerce.open_clearing`,
      );
      if (open.length > 0) last.checks.push(`open clearing accounts: ${JSON.stringify(open)}`);
      const context = { correlationId: newId(), tenantId: school.id, principal: null };
      const checks = await inContext(context, () => findDiscrepancies(app.db));
      for (const { ok, name, rows } of checks)
        if (!ok) last.checks.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
    }
    if (last.lost.length + last.checks.length > 0) throw new Error('Not everything is done');
  };
  await eventually(compare, PATIENCE_MS).catch(() => undefined);
  return last;
}

async function compareSchool(
  app: TestApp,
  school: TestShop['school'],
  sales: readonly (Purchase & { refunded: boolean })[],
  atProviders: readonly { page: string; captured: number; refunded: number }[],
  faults: MoneyFaults,
): Promise<void> {
  const found = await app.within(school, async (tx) => ({
    orders: await tx.salesOrder.findMany({ include: { grants: true } }),
    payments: await tx.payment.findMany(),
    refunds: await tx.refund.findMany(),
    owners: await tx.bookOwner.findMany(),
    documents: await tx.commerceDocument.findMany({ select: { type: true, order_id: true } }),
    ledger: await tx.ledgerTransaction.findMany({ select: { kind: true, source_id: true } }),
  }));
  /** Exactly so many, or it is lost or doubled. */
  const count = (what: string, actual: number, expected: number) => {
    if (actual < expected) faults.lost.push(`${what}: ${actual} of ${expected}`);
    if (actual > expected) faults.doubled.push(`${what}: ${actual} instead of ${expected}`);
  };
  const paid = found.orders.filter(({ paid_at }) => paid_at !== null);
  count('paid orders of the school', paid.length, sales.length);
  count('payments taken by the providers', atProviders.length, sales.length);
  for (const { number, page, refunded } of sales) {
    const order = found.orders.find((one) => one.number === number);
    const taken = atProviders.find((one) => one.page === page);
    const payment = found.payments.find((one) => one.page_url === page);
    if (!order || !taken || !payment) {
      faults.lost.push(`${number} has no order, payment, or money at the provider`);
      continue;
    }
    const back = refunded ? order.total : 0;
    count(`${number}: money taken`, taken.captured, order.total);
    count(`${number}: money paid back`, taken.refunded, back);
    count(`${number}: money paid back as recorded`, payment.refunded, back);
    const settled = found.payments.filter((one) => one.subject_id === order.id && one.settled);
    count(`${number}: settled payments`, settled.length, 1);
    count(
      `${number}: refunds`,
      found.refunds.filter((one) => one.payment_id === payment.id).length,
      refunded ? 1 : 0,
    );
    count(`${number}: grants`, order.grants.length, 1);
    const grant = order.grants[0];
    const owned = found.owners.filter((one) => one.grant_id === grant?.id);
    count(`${number}: books owned`, owned.length, 1);
    if (((owned[0]?.revoked_at ?? null) !== null) !== refunded)
      faults.lost.push(`${number}: its book is ${refunded ? 'still open' : 'closed'}`);
    const documents = (type: string) =>
      found.documents.filter((one) => one.order_id === order.id && one.type === type).length;
    count(`${number}: invoices`, documents('order'), 1);
    count(`${number}: credit notes`, documents('creditnote'), refunded ? 1 : 0);
    const posted = (kind: string, source: string | undefined) =>
      found.ledger.filter((one) => one.kind === kind && one.source_id === source).length;
    count(`${number}: sales in the books`, posted('sale', payment.id), 1);
    count(`${number}: closed sales in the books`, posted('closed', payment.id), 1);
    if (!refunded) continue;
    const refund = found.refunds.find((one) => one.payment_id === payment.id);
    count(`${number}: refunds in the books`, posted('refund', refund?.id), 1);
    count(`${number}: closed refunds in the books`, posted('closed', refund?.id), 1);
  }
}
