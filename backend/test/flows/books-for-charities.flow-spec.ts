import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sandbox } from '../../sandbox/server.ts';
import { findDiscrepancies } from '../../src/modules/commerce/ledger/accounts/invariants.ts';
import { payAt, reportTo, startProviders } from '../../src/modules/commerce/payments/testing/pay.ts';
import { GetCharityMoney } from '../../src/modules/commerce/contract.ts';
import type { CheckoutPlaced } from '../../src/modules/commerce/shop/checkout/checkout-view.ts';
import type { CartQuote } from '../../src/modules/commerce/shop/pricing/quote-view.ts';
import type { Book } from '../../src/modules/catalog/library/books/book-view.ts';
import type { BookInList } from '../../src/modules/catalog/library/books/book-in-list.ts';
import type { BookDetailsView } from '../../src/modules/catalog/editorial/details/book-details.ts';
import type { EditedBooks } from '../../src/modules/catalog/editorial/moderation/book-moderation.controller.ts';
import { inContext } from '../../src/platform/context.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { newId } from '../../src/platform/ids.ts';
import { QueryBus } from '@nestjs/cqrs';
import type { MoneyRaisedView } from '../../src/modules/commerce/ledger/raised/money-raised.view.ts';
import { Ledger } from '../../src/modules/commerce/ledger/posting/ledger.ts';
import { charityPayoutEntries } from '../../src/modules/commerce/payouts/charity-payout.rules.ts';
import type { DonationStarted } from '../../src/modules/giving/donations/donation-view.ts';
import type { BookImportView } from '../../src/modules/catalog/editorial/imports/import-views.ts';
import { multipart } from '../support/books.ts';
import { sellBook } from '../support/shop.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../support/test-app.ts';

let app: TestApp;
let sandbox: Sandbox;
let oak: TestSchool;
let head: string;
let parent: string;
const [wells, trees, closed, well] = [newId(), newId(), newId(), newId()];

beforeAll(async () => {
  sandbox = await startProviders();
  app = await startTestApp({ worker: true, settings: sandbox.settings });
  await reportTo(app, sandbox);
  oak = await app.makeSchool('oak');
  await app.within(oak, (tx) =>
    tx.schoolSetting.createMany({
      data: [{ tenant_id: oak.id, features: ['shop', 'giving'], currency: 'GBP' }],
    }),
  );
  head = await app.tokenOf(oak, 'school_admin');
  parent = await app.tokenOf(oak, 'parent');
  const charity = {
    tenant_id: app.platform.id,
    ...{ legal_name: '', summary: '', mission: '', country: 'KE', place: '', registration_number: 'KE-1' },
  };
  await app.within(app.platform, async (tx) => {
    await tx.charity.createMany({
      data: [
        { ...charity, id: wells, slug: 'wells', name: 'Wells for Turkana', status: 'verified' },
        { ...charity, id: trees, slug: 'trees', name: 'Trees of Hope', status: 'verified' },
        { ...charity, id: closed, slug: 'closed', name: 'Closed', status: 'suspended' },
      ],
    });
    await tx.project.createMany({
      data: [
        {
          tenant_id: app.platform.id,
          id: well,
          slug: 'a-well',
          charity_id: wells,
          title: 'A well for Lodwar',
          summary: '',
          story: '',
          place: '',
          country: 'KE',
          currency: 'GBP',
          goal: 100_000,
          status: 'fundraising',
        },
      ],
    });
  });
});
afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const ask = <Body>(as: string, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  app.ask<Body & Omit<Problem, 'status'>>(oak, method, `/api/${path}`, {
    as,
    ...(body && { body, headers: { 'idempotency-key': newId() } }),
  });
const change = (id: string, body: object) => ask<BookDetailsView>(head, 'PATCH', `books/${id}/details`, body);
const page = async (id: string) => (await ask<Book>(parent, 'GET', `books/${id}/`)).body;

describe('a book', () => {
  it('names a charity of the school and its project, in the form, in edits of many and on its page', async () => {
    const id = await sellBook(app, oak, { title: 'Rivers' });
    expect((await page(id)).charity).toBeNull();
    expect((await change(id, { charity_id: newId() })).body.errors).toEqual({
      charity_id: [expect.stringContaining('no such charity at this school')],
    });
    expect((await change(id, { charity_id: closed })).body.errors).toEqual({
      charity_id: [expect.stringContaining('is suspended')],
    });
    expect((await change(id, { charity_id: trees, project_id: well })).body.errors).toHaveProperty(
      'project_id',
    );
    const project = { id: well, slug: 'a-well', title: 'A well for Lodwar' };
    const changed = await change(id, { project_id: well });
    expect(changed.body).toMatchObject({ charity_id: wells, project_id: well, charity: { slug: 'wells' } });
    expect((await page(id)).charity).toEqual({
      id: wells,
      slug: 'wells',
      name: 'Wells for Turkana',
      project,
    });
    const list = await ask<{ results: BookInList[] }>(parent, 'GET', `books/?charity=${wells}`);
    expect(list.body.results).toMatchObject([{ id, charity: { name: 'Wells for Turkana', project } }]);
    expect((await ask<{ count: number }>(parent, 'GET', `books/?project=${trees}`)).body.count).toBe(0);

    const edit = (set: object) => ask<EditedBooks>(head, 'POST', 'books/edit/', { books: [id], set });
    expect((await edit({ charity_id: closed })).body.errors).toHaveProperty('charity_id');
    await edit({ charity_id: trees });
    expect((await page(id)).charity).toMatchObject({ slug: 'trees', project: null });
    // What it names stays while its charity takes no gifts.
    await app.within(app.platform, (tx) =>
      tx.charity.updateMany({ where: { id: trees }, data: { status: 'suspended' } }),
    );
    expect((await change(id, { charity_id: trees, project_id: null })).status).toBe(200);
    await app.within(app.platform, (tx) =>
      tx.charity.updateMany({ where: { id: trees }, data: { status: 'verified' } }),
    );
    await change(id, { charity_id: null });
    expect((await page(id)).charity).toBeNull();
  });

  it('sends its share and the round-up of the cart to its charity, and a refund takes it back', async () => {
    const rivers = await sellBook(app, oak, { charity_id: wells, project_id: well, price_minor: 460 });
    const kites = await sellBook(app, oak, { charity_id: trees, price_minor: 330 });
    const quoted = await ask<CartQuote>(parent, 'POST', 'cart-quotes/', {
      items: [rivers, kites],
      round_up: true,
    });
    expect(quoted.body.lines.map(({ charity }) => charity?.slug)).toEqual(['wells', 'trees']);
    expect(quoted.body.round_up).toMatchObject({
      price: { amount: 10 },
      charity: { slug: 'wells', project: { slug: 'a-well' } },
      choices: [{ slug: 'wells' }, { slug: 'trees' }],
    });
    const placed = await ask<CheckoutPlaced>(parent, 'POST', 'checkout/', {
      provider: 'stripe',
      currency: 'GBP',
      items: [rivers, kites],
      round_up: true,
      round_up_for: trees,
    });
    expect(placed.body.order.lines.map(({ title }) => title)).toContain('Rounded up for Trees of Hope');
    const { number } = placed.body.order;
    const { redirect_url } = placed.body;
    await payAt(app, sandbox, oak, { provider: 'stripe', redirect_url });

    const money = () =>
      inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, async () =>
        (await app.nest.get(QueryBus, { strict: false }).execute(new GetCharityMoney(null))).map(
          ({ charity_id, project_id, raised }) => ({ charity_id, project_id, raised }),
        ),
      );
    const owed = (ofWells: number, ofTrees: number) =>
      eventually(async () => {
        const found = await money();
        expect(found).toHaveLength(2);
        expect(found).toContainEqual({ charity_id: wells, project_id: well, raised: ofWells });
        expect(found).toContainEqual({ charity_id: trees, project_id: null, raised: ofTrees });
      });
    await owed(92, 66 + 10);

    const order = await app.within(oak, (tx) =>
      tx.salesOrder.findFirstOrThrow({ where: { number }, include: { lines: true } }),
    );
    expect(order.lines.find(({ book_id }) => book_id === rivers)).toMatchObject({
      charity_id: wells,
      project_id: well,
    });
    // The order keeps its charity when the book names another one.
    await change(rivers, { charity_id: trees });
    const line_id = order.lines.find(({ book_id }) => book_id === rivers)!.id;
    const refunded = await ask(head, 'POST', `order-management/${order.id}/refunds/`, {
      lines: [{ line_id, amount: 460 }],
      reason: 'Bought by mistake',
    });
    expect([refunded.status, refunded.body.detail]).toEqual([expect.any(Number), undefined]);
    await owed(0, 76);
    for (const school of [oak, app.platform])
      await inContext({ correlationId: newId(), tenantId: school.id, principal: null }, async () => {
        const found = await findDiscrepancies(app.db);
        expect(found.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual([]);
      });
  });
});

describe('a list of books', () => {
  const product = (title: string, slug: string) => `<Product><RecordReference>${slug}</RecordReference>
    <NotificationType>03</NotificationType><DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement>
    <TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>
    <Subject><SubjectSchemeIdentifier>24</SubjectSchemeIdentifier><SubjectSchemeName>bookgrove-project</SubjectSchemeName>
    <SubjectCode>${slug}</SubjectCode></Subject></DescriptiveDetail></Product>`;
  const LISTS = {
    'books.csv':
      'Title,Author,Charity %,Charity,Project\nRain in a jar,Asha,12.5,,a-well\nA tall tree,Asha,7,trees,\nNobody,Asha,5,closed,\n',
    'books.xml': `<?xml version="1.0"?><ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
      <Header><Sender><SenderName>S</SenderName></Sender></Header>${product('A deep well', 'a-well')}</ONIXMessage>`,
  };

  it.each(Object.entries(LISTS))(
    'stores charity, project and share as %s names them',
    async (filename, content) => {
      const { body } = await app.ask<{ id: string }>(oak, 'POST', '/api/book-imports/', {
        as: head,
        ...multipart([{ name: 'file', filename, content }]),
      });
      const reaches = (status: string) =>
        eventually(async () =>
          expect((await ask<BookImportView>(head, 'GET', `book-imports/${body.id}/`)).body.status).toBe(
            status,
          ),
        );
      await reaches('checked');
      await ask(head, 'POST', `book-imports/${body.id}/start/`, {});
      await reaches('done');
      const stored = await app.within(oak, (tx) =>
        tx.book.findMany({
          where: { title: { in: ['Rain in a jar', 'A tall tree', 'Nobody', 'A deep well'] } },
          select: { title: true, charity_id: true, project_id: true, charity_bps: true },
        }),
      );
      expect(stored).toEqual(
        expect.arrayContaining(
          filename === 'books.csv'
            ? [
                { title: 'Rain in a jar', charity_id: wells, project_id: well, charity_bps: 1_250 },
                { title: 'A tall tree', charity_id: trees, project_id: null, charity_bps: 700 },
              ]
            : [expect.objectContaining({ title: 'A deep well', charity_id: wells, project_id: well })],
        ),
      );
      // A charity that takes no gifts refuses its line.
      expect(stored.map(({ title }) => title)).not.toContain('Nobody');
    },
  );
});

describe('money raised', () => {
  const raised = (as: string, of: string) => ask<MoneyRaisedView>(as, 'GET', `money-raised/?of=${of}`);
  const pay = (charity_id: string, amount: number) =>
    app.within(app.platform, async (tx) => {
      const payout = { payout_id: newId(), charity_id, project_id: null, amount };
      const key = { source_type: 'payout', source_id: payout.payout_id } as const;
      for (const status of ['approved', 'paid'] as const)
        await app.nest
          .get(Ledger, { strict: false })
          .post(tx, { ...key, kind: status }, 'GBP', charityPayoutEntries(status, payout));
    });

  it('counts gifts for who raised them, equals the ledger, and arrives with the payout', async () => {
    const student = await app.makePerson(oak, 'student');
    const child = (await app.signIn(student)).access;
    const given = await ask<DonationStarted>(parent, 'POST', 'donations/', {
      ...{ charity: 'wells', amount: 3000, currency: 'GBP', interval: 'once', provider: 'stripe' },
      attribution: { student: student.id },
    });
    expect([given.status, given.body.detail]).toEqual([201, undefined]);
    const { redirect_url } = given.body;
    await payAt(app, sandbox, oak, { provider: 'stripe', redirect_url });
    await eventually(async () => {
      const own = (await raised(child, 'me')).body;
      expect(own.totals).toMatchObject([{ raised: 3000, pending: 0, confirmed: 3000, delivered: 0 }]);
      expect(own.gifts).toMatchObject([{ source: 'student', ref: student.id, raised: 3000, gifts: 1 }]);
      expect(own.charities).toMatchObject([{ slug: 'wells', name: 'Wells for Turkana', raised: 3000 }]);
      expect(own.changes).toMatchObject([{ kind: 'sale', gift: true, amount: 3000 }]);
    });
    const all = (await raised(head, 'school')).body;
    const sum = (rows: { raised: number }[]) => rows.reduce((total, row) => total + row.raised, 0);
    expect(all.totals).toMatchObject([{ raised: 3000 + 76, refunded: 92 }]);
    expect(sum(all.results) + sum(all.gifts)).toBe(3076);
    expect(all.gifts).toContainEqual(expect.objectContaining({ source: 'other', raised: 10 }));
    const context = { correlationId: newId(), tenantId: oak.id, principal: null };
    const money = await inContext(context, () =>
      app.nest.get(QueryBus, { strict: false }).execute(new GetCharityMoney(null)),
    );
    expect(sum(money)).toBe(3076);

    // A part of what is owed covers nothing of it.
    await pay(trees, 66);
    expect((await raised(head, 'school')).body.totals).toMatchObject([{ delivered: 0 }]);
    await pay(trees, 10);
    expect((await raised(head, 'school')).body.totals).toMatchObject([{ delivered: 76, confirmed: 3076 }]);
    expect((await raised(child, 'me')).body.totals).toMatchObject([{ delivered: 0 }]);

    const { id } = given.body.donation;
    await ask(head, 'POST', `donation-management/${id}/refunds/`, { amount: null, reason: 'Asked for' });
    await eventually(async () => {
      const own = (await raised(child, 'me')).body;
      expect(own.totals).toMatchObject([{ raised: 0, refunded: 3000 }]);
      expect(own.changes.map(({ kind, amount }) => [kind, amount])).toContainEqual(['refund', -3000]);
    });
    const csv = await app.ask(oak, 'GET', '/api/money-raised/export.csv/?of=school', { as: head });
    expect(csv.text).toContain('Gifts: student,GBP,0.00');
  });
});
