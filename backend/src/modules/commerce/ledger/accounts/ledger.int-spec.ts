import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { as } from '../../../../../test/support/test-database.ts';
import { newId } from '../../../../platform/ids.ts';
import type { MoneyRaisedView } from '../raised/money-raised.view.ts';
import { RoyaltyRules } from '../royalties/royalty-rules.ts';
import { SalesLedger } from '../sales-ledger.ts';
import { ReconcileBooks } from './reconcile-books.ts';
import type {
  AccountEntryList,
  BalanceList,
  CheckRowList,
  JournalView,
  LedgerAccountList,
  LedgerChecksView,
  LedgerTransactionView,
} from './ledger.views.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: string;
let beech: TestClass;
let [mia, leo, parent] = ['', '', ''];
const [kite, goats] = [newId(), newId()];

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  head = await app.tokenOf(oak, 'school_admin');
  beech = await makeClass(app, oak, 2);
  const [first, second] = beech.students;
  mia = (await app.signIn(first!)).access;
  leo = (await app.signIn(second!)).access;
  const guardian = await app.makePerson(oak, 'parent');
  parent = (await app.signIn(guardian)).access;
  await app.within(oak, (tx) =>
    tx.guardianLink.create({
      data: {
        id: newId(),
        tenant_id: oak.id,
        student_id: first!.id,
        guardian_id: guardian.id,
        state: 'active',
        permissions: [],
        invited_by: beech.teacher.id,
      },
    }),
  );
  const books = app.nest.get(SalesLedger, { strict: false });
  const sale = { payment_id: newId(), order_id: newId(), provider: 'stripe', currency: 'GBP' };
  const line_id = newId();
  await app.within(oak, async (tx) => {
    await tx.payment.createMany({
      data: [
        {
          tenant_id: oak.id,
          id: sale.payment_id,
          purpose: 'order',
          subject_id: sale.order_id,
          attempt_no: 1,
          provider: 'stripe',
          amount: 1500,
          currency: 'GBP',
          status: 'succeeded',
          description: '',
          token_hash: Buffer.alloc(32),
          updated_at: new Date(),
          expires_at: new Date(),
        },
      ],
    });
    const { id: rule_id } = await app.nest.get(RoyaltyRules, { strict: false }).current(tx);
    const line = { quantity: 1, tax: 0, charity_bps: 2000, charity_id: null, rule_id };
    await books.recordSale(tx, {
      ...sale,
      fee: 44,
      lines: [
        {
          ...line,
          line_id,
          book_id: kite,
          title: '=The Kite',
          total: 1000,
          maker_ids: [first!.id, second!.id],
        },
        { ...line, line_id: newId(), book_id: goats, title: 'Goats', total: 500, maker_ids: [first!.id] },
      ],
    });
    await books.recordRefund(tx, { ...sale, refund_id: newId(), lines: [{ line_id, amount: 400 }] });
  });
  await eventually(async () =>
    expect(await app.within(oak, (tx) => tx.ledgerTransaction.count({ where: { kind: 'closed' } }))).toBe(2),
  );
});
afterAll(() => app.close());

const read = <T>(path: string, token = head, school = oak) => app.ask<T>(school, 'GET', path, { as: token });

describe('the books on the screen', () => {
  it('have accounts by currency, entries with their balance, and transactions', async () => {
    const { body: list } = await read<LedgerAccountList>('/api/ledger/accounts/?currency=GBP&show=open');
    expect(list.results.map(({ code, balance, normal_side }) => [code, balance, normal_side])).toEqual([
      ['receivable_from_platform', 793, 'debit'],
      ['sales_income', 793, 'credit'],
    ]);
    const income = list.results[1]!;
    const { body: entries } = await read<AccountEntryList>(
      `/api/ledger/accounts/${income.id}/entries/?limit=1`,
    );
    expect(entries).toMatchObject({ count: 2, account: { code: 'sales_income' }, next: expect.any(String) });
    expect(entries.results).toMatchObject([{ kind: 'refund', credit: 0, balance: 793 }]);
    const { body: posted } = await read<LedgerTransactionView>(
      `/api/ledger/transactions/${entries.results[0]!.transaction_id}/`,
    );
    const sum = (side: 'debit' | 'credit') => posted.entries.reduce((all, entry) => all + entry[side], 0);
    expect([sum('debit'), sum('credit')]).toEqual([400, 400]);
    expect(posted.reverse).toBe(true);
    expect(posted.related.map(({ kind }) => kind).sort()).toEqual(['allocation', 'closed', 'closed', 'sale']);

    const other = await app.tokenOf(elm, 'school_admin');
    expect((await read(`/api/ledger/accounts/${income.id}/entries/`, other, elm)).status).toBe(404);
    expect((await read(`/api/ledger/transactions/${posted.id}/`, other, elm)).status).toBe(404);
    expect((await read<LedgerAccountList>('/api/ledger/accounts/', other, elm)).body.count).toBe(0);
    for (const path of ['checks', 'accounts', 'balances', 'transactions'])
      expect((await read(`/api/ledger/${path}/`, beech.token)).status).toBe(403);
  });

  it('have a journal by account, day and source, and balances whose two sides are equal', async () => {
    const journal = async (query: string) =>
      (await read<JournalView>(`/api/ledger/transactions/?currency=GBP&${query}`)).body;
    expect((await journal('')).count).toBe(5);
    const income = await journal('code=sales_income');
    expect(income.results.map(({ kind, reverse }) => [kind, reverse])).toEqual(
      expect.arrayContaining([
        ['refund', true],
        ['allocation', false],
      ]),
    );
    for (const { entries } of income.results)
      expect(entries.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
    const today = new Date().toISOString().slice(0, 10);
    expect((await journal(`from=${today}&to=${today}`)).count).toBe(5);
    expect((await journal('to=2020-01-01')).count).toBe(0);
    const of = income.results.find(({ source_type }) => source_type === 'payment')!.source_id;
    expect((await journal(`search=${of}`)).count).toBe(3);
    expect((await read('/api/ledger/transactions/?from=tomorrow')).status).toBe(422);

    const { body } = await read<BalanceList>('/api/ledger/balances/');
    const sum = (...classes: string[]) =>
      body.results
        .filter((row) => row.currency === 'GBP' && classes.includes(row.class))
        .reduce((all, { balance }) => all + balance, 0);
    expect(sum('asset', 'expense')).toBe(793);
    expect(sum('liability', 'income')).toBe(793);
    const other = await app.tokenOf(elm, 'school_admin');
    expect((await read<JournalView>('/api/ledger/transactions/', other, elm)).body.count).toBe(0);
  });

  it('are checked: green, or red with what was found', async () => {
    const team = await app.tokenOf(app.platform, 'platform_admin');
    const [own, all] = [
      await read<LedgerChecksView>('/api/ledger/checks/'),
      await read<LedgerChecksView>('/api/ledger/checks/', team, app.platform),
    ];
    expect(own.body.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(own.body.ok).toBe(true);
    expect(all.body.checks.map(({ name }) => name)).toContain('books_differ');
    expect(all.body.ok).toBe(true);

    await app.within(oak, (tx) => tx.payment.updateMany({ data: { amount: 1501 } }));
    const wrong = (await read<LedgerChecksView>('/api/ledger/checks/')).body.checks.filter(({ ok }) => !ok);
    expect(wrong).toMatchObject([{ name: 'posted_amount', rows: [{ posted: '1500', amount: '1501' }] }]);
    const rows = (name: string, query = '', as_ = head, school = oak) =>
      read<CheckRowList>(`/api/ledger/checks/${name}/rows/${query}`, as_, school);
    expect((await rows('posted_amount', '?limit=1')).body).toMatchObject({
      count: 1,
      results: [{ posted: '1500', amount: '1501' }],
    });
    expect((await rows('posted_amount', '?limit=1&offset=1')).body).toMatchObject({ count: 1, results: [] });
    expect((await rows('books_differ')).status).toBe(404);
    expect((await rows('books_differ', '', team, app.platform)).body).toMatchObject({ count: 0 });
    expect((await rows('drop table')).status).toBe(404);
    const job = app.nest.get(ReconcileBooks, { strict: false });
    const stored = () =>
      app.within(oak, (tx) => tx.ledgerDiscrepancy.findMany({ select: { name: true, resolved_at: true } }));
    await job.run();
    await job.run();
    expect(await stored()).toEqual([{ name: 'posted_amount', resolved_at: null }]);
    await app.within(oak, (tx) => tx.payment.updateMany({ data: { amount: 1500 } }));
    const run = () => app.ask<LedgerChecksView>(oak, 'POST', '/api/ledger/checks/run/', { as: head });
    const ran = await run();
    expect(ran.body.checks.find(({ name }) => name === 'posted_amount')).toMatchObject({
      ok: true,
      last_run: { found: 0, red_since: null },
    });
    const answers = await Promise.all(Array.from({ length: 7 }, run));
    expect(answers.map(({ status }) => status)).toContain(429);
    expect(await stored()).toEqual([{ name: 'posted_amount', resolved_at: expect.any(Date) }]);

    // As a restored backup might have it: the owner of the database is not stopped.
    await as(app.databaseUrl, (client) =>
      client.query(`update commerce.ledger_entry set debit = debit + 1 from commerce.ledger_account a
        where a.id = account_id and a.code = 'receivable_from_platform' and debit > 0`),
    );
    const red = (await read<LedgerChecksView>('/api/ledger/checks/')).body;
    expect(red.ok).toBe(false);
    expect(red.checks.find(({ name }) => name === 'unbalanced')).toMatchObject({ ok: false, found: 1 });
    const differ = (await read<LedgerChecksView>('/api/ledger/checks/', team, app.platform)).body;
    expect(differ.checks.find(({ name }) => name === 'books_differ')?.rows).toEqual([
      { school_id: oak.id, currency: 'GBP', school_says: '794', platform_says: '793' },
    ]);
    await as(app.databaseUrl, (client) =>
      client.query(`update commerce.ledger_entry set debit = debit - 1 from commerce.ledger_account a
        where a.id = account_id and a.code = 'receivable_from_platform' and debit > 0`),
    );
  });
});

describe('money raised', () => {
  const raised = (query: string, token: string) =>
    read<MoneyRaisedView>(`/api/money-raised/?${query}`, token);

  it('is that of the own works for a student, and equals the books', async () => {
    const { body } = await raised('', mia);
    expect(body).toMatchObject({
      subject: { of: 'me', id: null },
      totals: [{ currency: 'GBP', raised: 220, pending: 0, confirmed: 220, refunded: 80 }],
      count: 2,
    });
    expect(body.results.map(({ book_id, raised, copies }) => [book_id, raised, copies])).toEqual([
      [kite, 120, 1],
      [goats, 100, 1],
    ]);
    expect(body.charities).toEqual([
      { charity_id: null, slug: null, name: null, currency: 'GBP', raised: 220 },
    ]);
    expect(body.months).toEqual([
      { month: new Date().toISOString().slice(0, 7), currency: 'GBP', raised: 220 },
    ]);
    expect(body.changes.map(({ kind, amount, count }) => [kind, amount, count]).sort()).toEqual([
      ['refund', -80, 1],
      ['sale', 100, 1],
      ['sale', 200, 1],
    ]);
    expect((await raised('', leo)).body.totals).toMatchObject([{ raised: 120, refunded: 80 }]);
    const [due] = await app.within(
      app.platform,
      (tx) =>
        tx.$queryRaw<{ owed: number }[]>`select sum(credit - debit)::int as owed from commerce.ledger_entry e
        join commerce.ledger_account a on a.id = e.account_id where a.code = 'charity_payable'`,
    );
    expect(due!.owed).toBe(220);
  });

  it('is visible for classes and children one is responsible for, and for the school', async () => {
    const child = beech.students[0]!.id;
    const beechs = `of=class&id=${beech.id}`;
    for (const [query, token] of [
      [beechs, beech.token],
      [beechs, head],
      [`of=child&id=${child}`, parent],
      [`of=child&id=${child}`, beech.token],
      ['of=school', head],
    ] as const) {
      const { body } = await raised(query, token);
      expect(body.totals).toMatchObject([{ raised: 220 }]);
    }
    const stranger = await app.tokenOf(oak, 'teacher');
    for (const [query, token, status] of [
      [beechs, stranger, 404],
      [beechs, mia, 404],
      [beechs, parent, 404],
      [`of=child&id=${child}`, stranger, 404],
      [`of=child&id=${child}`, leo, 404],
      [`of=child&id=${beech.students[1]!.id}`, parent, 404],
      [`of=class`, beech.token, 404],
      ['of=school', beech.token, 403],
      ['of=everybody', head, 422],
    ] as const)
      expect((await raised(query, token)).status).toBe(status);
  });

  it('is a table for adults, without formulas', async () => {
    const table = await read('/api/money-raised/export.csv?of=school', head);
    expect(table.text.replace('\ufeff', '').split('\n').slice(0, 2)).toEqual([
      'title,currency,raised,pending,confirmed,refunded,copies,since',
      expect.stringMatching(/^'=The Kite,GBP,1\.20,0\.00,1\.20,0\.80,1,\d{4}-/),
    ]);
    expect((await read('/api/money-raised/export.csv', mia)).status).toBe(403);
  });
});
