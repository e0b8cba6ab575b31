import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { newId } from '../../../platform/ids.ts';
import { Ledger } from './posting/ledger.ts';
import { RoyaltyRules } from './royalties/royalty-rules.ts';
import { SalesLedger, type SaleLine } from './sales-ledger.ts';

let app: TestApp;
let books: SalesLedger;
let rules: RoyaltyRules;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  books = app.nest.get(SalesLedger, { strict: false });
  rules = app.nest.get(RoyaltyRules, { strict: false });
});
afterAll(() => app.close());

/** Balances by `code owner`, debits positive, without those at zero. Ids are replaced by their names. */
async function balances(of: TestSchool, names: Record<string, string> = {}): Promise<Record<string, number>> {
  const rows = await app.within(
    of,
    (tx) =>
      tx.$queryRaw<{ code: string; owner_ref: string; balance: bigint }[]>`
      select a.code, a.owner_ref, sum(e.debit - e.credit)::bigint as balance
      from commerce.ledger_entry e join commerce.ledger_account a on (a.tenant_id, a.id) = (e.tenant_id, e.account_id)
      group by a.code, a.owner_ref having sum(e.debit - e.credit) <> 0 order by 1, 2`,
  );
  return Object.fromEntries(
    rows.map(({ code, owner_ref, balance }) => {
      const owner = Object.entries(names).reduce((text, [name, id]) => text.replace(id, name), owner_ref);
      return [owner ? `${code}:${owner}` : code, Number(balance)];
    }),
  );
}
const closed = (school: TestSchool, source_id: string, kind = 'closed') =>
  eventually(async () => {
    const found = await app.within(school, (tx) =>
      tx.ledgerTransaction.count({ where: { source_id, kind } }),
    );
    expect(found).toBe(1);
  });

async function sell(
  school: TestSchool,
  change: Partial<SaleLine> = {},
  fee: number | null = 44,
  currency = 'GBP',
) {
  const sale = { payment_id: newId(), order_id: newId(), provider: 'stripe', currency };
  const line_id = newId();
  await app.within(school, async (tx) => {
    const { id: rule_id } = await rules.current(tx);
    const line = {
      line_id,
      book_id: newId(),
      title: 'The Kite Makers',
      quantity: 1,
      maker_ids: [],
      total: 1000,
      tax: 0,
      charity_bps: 2000,
      charity_id: null,
      rule_id,
      ...change,
    };
    await books.recordSale(tx, { ...sale, fee, lines: [line] });
  });
  return { ...sale, line_id };
}
type Sale = Awaited<ReturnType<typeof sell>>;
async function refund(school: TestSchool, { line_id, ...sale }: Sale, amount: number): Promise<string> {
  const refund_id = newId();
  await app.within(school, (tx) =>
    books.recordRefund(tx, { ...sale, refund_id, lines: [{ line_id, amount }] }),
  );
  return refund_id;
}

describe('the books of a sale', () => {
  it('are those of the decision record, in the school and at the platform', async () => {
    const oak = await app.makeSchool('oak');
    const before = await balances(app.platform);
    const charity_id = newId();
    const sale = await sell(oak, { charity_id });
    await closed(oak, sale.payment_id);
    expect(await balances(oak)).toEqual({ receivable_from_platform: 706, sales_income: -706 });
    expect(before).toEqual({});
    const names = { oak: oak.id, charity: charity_id };
    expect(await balances(app.platform, names)).toEqual({
      'psp_clearing:stripe': 956,
      psp_fee: 44,
      'school_payable:oak': -706,
      'charity_payable:charity': -200,
      platform_fee: -50,
      provider_fee_recovery: -44,
    });

    const ref = await refund(oak, sale, 400);
    await closed(oak, ref);
    expect(await balances(oak)).toEqual({ receivable_from_platform: 424, sales_income: -424 });
    expect(await balances(app.platform, names)).toEqual({
      'psp_clearing:stripe': 556,
      psp_fee: 44,
      refund_fee_loss: 18,
      'school_payable:oak': -424,
      'charity_payable:charity': -120,
      platform_fee: -30,
      provider_fee_recovery: -44,
    });

    await app.within(oak, (tx) => books.reverseRefund(tx, { refund_id: ref }));
    await app.within(oak, (tx) => books.reverseRefund(tx, { refund_id: ref }));
    await closed(oak, ref, 'closed_reversed');
    expect(await balances(oak)).toEqual({ receivable_from_platform: 706, sales_income: -706 });

    await Promise.all([refund(oak, sale, 400), refund(oak, sale, 350)]);
    await closed(oak, await refund(oak, sale, 250));
    await expect(refund(oak, sale, 1)).rejects.toThrow(RangeError);
    await eventually(async () => expect(await balances(oak)).toEqual({}));
    await eventually(async () =>
      expect(await balances(app.platform, names)).toEqual({
        'psp_clearing:stripe': -44,
        psp_fee: 44,
        refund_fee_loss: 44,
        provider_fee_recovery: -44,
      }),
    );
  });

  it('are posted once, however often the sale is recorded', async () => {
    const elm = await app.makeSchool('elm');
    const sale = { payment_id: newId(), order_id: newId(), provider: 'stripe', currency: 'KES', fee: null };
    const line_id = newId();
    const record = () =>
      app.within(elm, async (tx) => {
        const { id } = await rules.current(tx);
        const rest = {
          book_id: null,
          title: '',
          quantity: 1,
          maker_ids: [],
          tax: 0,
          charity_bps: 0,
          charity_id: null,
        };
        await books.recordSale(tx, { ...sale, lines: [{ line_id, total: 500, rule_id: id, ...rest }] });
      });
    await Promise.all([record(), record(), record()]);
    await record();
    await closed(elm, sale.payment_id);
    expect(await balances(elm)).toEqual({ receivable_from_platform: 475, sales_income: -475 });
    expect(await app.within(elm, (tx) => tx.royaltyRule.count())).toBe(1);

    await app.within(elm, (tx) => books.recordFee(tx, { ...sale, provider: 'stripe', fee: 12 }));
    await app.within(elm, (tx) => books.recordFee(tx, { ...sale, provider: 'stripe', fee: 12 }));
    await eventually(async () => {
      const found = await app.within(app.platform, (tx) =>
        tx.ledgerTransaction.count({ where: { source_id: sale.payment_id, kind: 'fee' } }),
      );
      expect(found).toBe(1);
    });
  });

  it.each([
    ['less', 30, 30],
    ['more', 60, 60],
  ])('post a fee cover as recovery, and what the provider took %s as its variance', async (_, fee, taken) => {
    const fir = await app.makeSchool(`fir-${fee}`);
    const before = await balances(app.platform);
    const sale = { payment_id: newId(), order_id: newId(), provider: 'paypal', currency: 'GBP', fee: null };
    const [line, donation, cover] = [newId(), newId(), newId()];
    const extra = { book_id: null, title: '', quantity: 1, maker_ids: [], tax: 0, charity_id: null };
    await app.within(fir, async (tx) => {
      const { id: rule_id } = await rules.current(tx);
      const lines = [
        { ...extra, line_id: line, total: 1000, charity_bps: 2000, rule_id },
        { ...extra, line_id: donation, total: 50, charity_bps: 10_000, kind: 'donation', rule_id },
        { ...extra, line_id: cover, total: 40, charity_bps: 0, kind: 'fee_cover', rule_id },
      ];
      await books.recordSale(tx, { ...sale, lines });
    });
    await app.within(fir, (tx) => books.recordFee(tx, { ...sale, fee: taken }));
    await closed(fir, sale.payment_id);
    const own = { receivable_from_platform: 750, sales_income: -750 };
    expect(await balances(fir)).toEqual(own);
    const changes = async () => {
      const now = await balances(app.platform, { fir: fir.id });
      return Object.fromEntries(
        Object.entries(now)
          .map(([code, amount]): [string, number] => [code, amount - (before[code] ?? 0)])
          .filter(([, amount]) => amount !== 0),
      );
    };
    await eventually(async () =>
      expect(await changes()).toEqual({
        'psp_clearing:paypal': 1090 - taken,
        psp_fee: taken,
        'school_payable:fir': -750,
        'charity_payable:undecided': -250,
        platform_fee: -50,
        provider_fee_recovery: -taken,
        fee_cover_variance: taken - 40,
      }),
    );
    const back = { refund_id: newId(), ...sale };
    await app.within(fir, (tx) =>
      books.recordRefund(tx, {
        ...back,
        lines: [
          { line_id: line, amount: 1000 },
          { line_id: donation, amount: 50 },
          { line_id: cover, amount: 40 },
        ],
      }),
    );
    await closed(fir, back.refund_id);
    expect(await balances(fir)).toEqual({});
    await eventually(async () =>
      expect(await changes()).toEqual({
        'psp_clearing:paypal': -taken,
        psp_fee: taken,
        refund_fee_loss: 40,
        provider_fee_recovery: -taken,
        fee_cover_variance: taken - 40,
      }),
    );
  });

  it('follow disputes: held, then released or charged', async () => {
    const ash = await app.makeSchool('ash');
    const dispute = { amount: 2000, fee: 1500 };
    const [won, lost] = [
      await sell(ash, { total: 2000, charity_bps: 0 }, 0, 'USD'),
      await sell(ash, { total: 2000, charity_bps: 0 }, 0, 'USD'),
    ];
    await refund(ash, lost, 500);
    for (const [sale, status] of [
      [won, 'won'],
      [lost, 'lost'],
    ] as const) {
      const dispute_id = newId();
      for (const now of ['open', status] as const)
        await app.within(ash, (tx) =>
          books.recordDispute(tx, { ...sale, ...dispute, dispute_id, status: now }),
        );
    }
    const usd = async () => {
      const rows = await app.within(
        app.platform,
        (tx) =>
          tx.$queryRaw<{ code: string; balance: bigint }[]>`
          select a.code, sum(e.debit - e.credit)::bigint as balance
          from commerce.ledger_entry e join commerce.ledger_account a on (a.tenant_id, a.id) = (e.tenant_id, e.account_id)
          where a.currency = 'USD' group by a.code having sum(e.debit - e.credit) <> 0 order by 1`,
      );
      return Object.fromEntries(rows.map(({ code, balance }) => [code, Number(balance)]));
    };
    await eventually(async () =>
      expect(await usd()).toEqual({
        psp_clearing: 4000 - 500 - 2 * 1500 - 2000,
        dispute_fee: 3000,
        // What had been paid back before the dispute took all of it.
        goodwill: 500,
        school_payable: -1900,
        platform_fee: -100,
      }),
    );
    await eventually(async () =>
      expect(await balances(ash)).toEqual({ receivable_from_platform: 1900, sales_income: -1900 }),
    );
  });

  it('balance after any sequence of sales and refunds', async () => {
    const fir = await app.makeSchool('fir');
    const amounts = fc.record({
      total: fc.integer({ min: 1, max: 100_000 }),
      taxed: fc.double({ min: 0, max: 0.25, noNaN: true }),
      charity_bps: fc.integer({ min: 0, max: 9_500 }),
      fee: fc.integer({ min: 0, max: 3_000 }),
      cuts: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 3 }),
      rest: fc.boolean(),
    });
    for (const { total, taxed, charity_bps, fee, cuts, rest } of fc.sample(amounts, {
      numRuns: 25,
      seed: 7,
    })) {
      const sale = await sell(fir, { total, tax: Math.floor(total * taxed), charity_bps }, fee, 'JPY');
      let left = total;
      for (const cut of [...cuts, ...(rest ? [1] : [])]) {
        const amount = Math.floor(left * cut);
        if (amount > 0) await refund(fir, sale, amount);
        left -= amount;
      }
    }
    await eventually(
      async () =>
        expect(
          await app.within(fir, (tx) => tx.$queryRaw`select code, balance from commerce.open_clearing`),
        ).toEqual([]),
      60_000,
    );
    const own = await balances(fir);
    const platform = await balances(app.platform, { fir: fir.id });
    expect(own['receivable_from_platform']).toBe(-platform['school_payable:fir']!);
    for (const book of [own, platform])
      expect(Object.values(book).reduce((sum, value) => sum + value, 0)).toBe(0);
  });
});

describe('the books', () => {
  it('refuse what does not balance, and additions to a posting', async () => {
    const yew = await app.makeSchool('yew');
    const ledger = app.nest.get(Ledger, { strict: false });
    const key = { source_type: 'payment' as const, source_id: newId(), kind: 'sale' };
    const entries = (debit: number) => [
      { code: 'platform_clearing' as const, owner_ref: '', debit, credit: 0 },
      { code: 'order_clearing' as const, owner_ref: '', debit: 0, credit: 100 },
    ];
    await expect(app.within(yew, (tx) => ledger.post(tx, key, 'GBP', entries(101)))).rejects.toThrow(
      /not balanced/,
    );
    expect(await balances(yew)).toEqual({});
    await app.within(yew, (tx) => ledger.post(tx, key, 'GBP', entries(100)));
    await expect(
      app.within(yew, async (tx) => {
        const [first] = await tx.ledgerEntry.findMany({ where: { position: 1 } });
        await tx.ledgerEntry.createMany({
          data: [
            { ...first!, position: 3 },
            { ...first!, position: 4, debit: 0n, credit: first!.debit },
          ],
        });
      }),
    ).rejects.toThrow(/4 entries instead of 2/);
  });

  it('are never changed or deleted, and no other school sees them', async () => {
    const [bay, box] = [await app.makeSchool('bay'), await app.makeSchool('box')];
    const sale = await sell(bay);
    await closed(bay, sale.payment_id);
    for (const table of [
      'ledger_account',
      'ledger_transaction',
      'ledger_entry',
      'royalty_rule',
      'sale_share',
    ])
      for (const statement of [
        `delete from commerce.${table}`,
        `update commerce.${table} set tenant_id = tenant_id`,
      ])
        await expect(app.within(bay, (tx) => tx.$executeRawUnsafe(statement))).rejects.toThrow(
          /permission denied/,
        );
    expect(await balances(box)).toEqual({});
    expect(await app.within(box, (tx) => tx.saleShare.count())).toBe(0);
    await expect(
      app.within(box, (tx) =>
        books.recordRefund(tx, {
          ...sale,
          refund_id: newId(),
          lines: [{ line_id: sale.line_id, amount: 1 }],
        }),
      ),
    ).rejects.toThrow(/was not sold/);
  });

  it('have one first version of the rules, however many ask for it at once', async () => {
    const oma = await app.makeSchool('oma');
    const found = await Promise.all(
      Array.from({ length: 8 }, () => app.within(oma, (tx) => rules.current(tx))),
    );
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(found[0]).toMatchObject({ version: 1, platform_bps: 500 });
    await app.within(oma, (tx) =>
      tx.royaltyRule.createMany({
        data: [
          { tenant_id: oma.id, id: newId(), version: 2, platform_bps: 300, effective_from: new Date() },
          {
            tenant_id: oma.id,
            id: newId(),
            version: 3,
            platform_bps: 0,
            effective_from: new Date(Date.now() + 9e6),
          },
        ],
      }),
    );
    expect(await app.within(oma, (tx) => rules.current(tx))).toMatchObject({ version: 2, platform_bps: 300 });
  });
});
