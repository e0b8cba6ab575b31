import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { partsOf } from '../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { inContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { GetSchool, type OwnSchool } from '../../tenancy/contract.ts';
import { OrderPaid, OrderRefunded, type DocumentedOrder } from '../contract/orders.ts';
import type { CheckRowList } from '../ledger/accounts/ledger.views.ts';
import { RoyaltyRules } from '../ledger/royalties/royalty-rules.ts';
import { Orders } from '../orders/orders.ts';
import { CheckDocumentFiles } from './check-document-files.ts';
import type { DocumentCheckView, DocumentList, DocumentView } from './document.views.ts';
import { IssueDocument } from './issue-document.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: string;
let buyer: TestPerson;
let token: string;
let outbox: Outbox;
let sink: SmtpSink;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  [oak, elm] = await Promise.all([app.makeSchool('oak', { country: 'GB' }), app.makeSchool('elm')]);
  head = await app.tokenOf(oak, 'school_admin');
  buyer = await app.makePerson(oak, 'parent');
  token = (await app.signIn(buyer)).access;
  outbox = app.nest.get(Outbox, { strict: false });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const read = <T>(path: string, as?: string, school = oak) =>
  app.ask<T>(school, 'GET', path, { ...(as && { as }) });

async function place(language = 'en', title = 'The Kite Makers') {
  const placed = await app.within(oak, async (tx) => {
    const { id: rule_id } = await app.nest.get(RoyaltyRules, { strict: false }).current(tx);
    const line = {
      item: newId(),
      kind: 'digital' as const,
      book_id: newId(),
      title,
      authors: ['Mia'],
      quantity: 1,
      unit_price: 1200,
      total: 1200,
      tax: 200,
      tax_bps: 2000,
      charity_bps: 2000,
      charity_id: null,
      project_id: null,
      rule_id,
      maker_ids: [],
      made_by_tenant: oak.id,
    };
    return app.nest.get(Orders, { strict: false }).place(tx, {
      buyer_id: buyer.id,
      email: 'ada@home.test',
      name: 'Ada Okoye',
      reader_id: buyer.id,
      currency: 'GBP',
      lines: [line],
      total: 1200,
      language,
      country: 'GB',
    });
  });
  const order_id = placed.id;
  await app.within(oak, (tx) => outbox.add(tx, OrderPaid, { order_id, total: 1200, currency: 'GBP' }));
  return placed;
}
const invoice = (id: string, as = token) =>
  eventually(async () => {
    const { status, body } = await read<DocumentView>(`/api/invoices/order/${id}/`, as);
    expect(status).toBe(200);
    return body;
  });

describe('an invoice', () => {
  it('is issued when the order is paid, for its buyer, the administrators, and holders of the key', async () => {
    const { id, number, access_token } = await place();
    const body = await invoice(id);
    expect(body).toMatchObject({
      type: 'order',
      number: expect.stringMatching(/^INV-\d{4}-000001$/),
      order_number: number,
      issuer: { name: 'oak school', country: 'GB' },
      recipient: { name: 'Ada Okoye', email: 'ada@home.test' },
      lines: [{ title: 'The Kite Makers', total: 1200, tax: 200 }],
      taxes: [{ tax_bps: 2000, net: 1000, tax: 200 }],
      net: 1000,
      tax: 200,
      total: 1200,
      related: [],
    });
    expect(body).not.toHaveProperty('buyer_id');
    const key = `?key=${access_token}`;
    for (const [path, as] of [
      [`${body.id}/`, head],
      [`${number}/`, head],
      [`${body.id}/${key}`, undefined],
    ] as const)
      expect((await read<DocumentView>(`/api/invoices/order/${path}`, as)).body.number).toBe(body.number);
    const other = await app.tokenOf(elm, 'school_admin');
    for (const [path, as, school] of [
      [`order/${body.id}/`, undefined, oak],
      [`order/${body.id}/?key=wrong`, undefined, oak],
      [`order/${body.id}/`, await app.tokenOf(oak, 'parent'), oak],
      [`order/${body.id}/`, other, elm],
      [`order/${body.id}.pdf`, undefined, oak],
      [`creditnote/${body.id}/`, head, oak],
      [`statement/${body.id}/`, head, oak],
    ] as const)
      expect((await read(`/api/invoices/${path}`, as, school)).status).toBe(404);
  });

  it('has a PDF that is drawn once, and can be checked by anybody', async () => {
    const { id } = await place('ar', 'صانعو الطائرة الورقية');
    const body = await invoice(id);
    const pdf = async () => {
      const answer = await app.nest.inject({
        url: body.pdf,
        headers: { host: oak.host, authorization: `Bearer ${token}` },
      });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      return answer.rawPayload;
    };
    const [first, second] = [await pdf(), await pdf()];
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(second.equals(first)).toBe(true);
    const check = await eventually(async () => {
      const { body: checked } = await read<DocumentCheckView>(`/api/invoices/check/${body.check_code}/`);
      expect(checked.sha256).toBe(createHash('sha256').update(first).digest('hex'));
      return checked;
    });
    expect(check).toMatchObject({ number: body.number, total: 1200, credited: 0 });
    expect(JSON.stringify(check)).not.toContain('Okoye');
    expect((await read('/api/invoices/check/nothing/')).status).toBe(404);
  });

  it('is corrected by a credit note, and neither is ever changed', async () => {
    const { id } = await place();
    const body = await invoice(id);
    const [line] = await app.within(oak, (tx) => tx.orderLine.findMany({ where: { order_id: id } }));
    await app.within(oak, (tx) =>
      outbox.add(tx, OrderRefunded, {
        order_id: id,
        refund_id: newId(),
        lines: [{ line_id: line!.id, amount: 400 }],
        amount: 400,
        currency: 'GBP',
      }),
    );
    const note = await eventually(async () => {
      const { related } = (await read<DocumentView>(`/api/invoices/order/${id}/`, token)).body;
      expect(related).toHaveLength(1);
      return related[0]!;
    });
    expect((await read<DocumentView>(`/api/invoices/creditnote/${note.id}/`, token)).body).toMatchObject({
      number: expect.stringMatching(/^CRN-\d{4}-000001$/),
      total: 400,
      related: [{ type: 'order', id: body.id, number: body.number }],
    });
    expect((await read<DocumentCheckView>(`/api/invoices/check/${body.check_code}/`)).body).toMatchObject({
      credited: 400,
    });
    for (const statement of ['delete from', 'update'])
      for (const table of ['commerce_document', 'document_file'])
        await expect(
          app.within(oak, (tx) =>
            tx.$executeRawUnsafe(
              `${statement} commerce.${table}${statement === 'update' ? ' set tenant_id = tenant_id' : ''}`,
            ),
          ),
        ).rejects.toThrow(/permission denied/);
    const list = (await read<DocumentList>('/api/invoices/?search=okoye&type=order', head)).body;
    expect(list.count).toBe(3);
    expect((await read('/api/invoices/', token)).status).toBe(403);
  });

  it('is attached to the one e-mail that confirms the purchase, and a credit note to that of the refund', async () => {
    const { id, number } = await place();
    const body = await invoice(id);
    const mails = (about: string) =>
      sink.mails
        .filter(({ source }) => source.includes(number))
        .map(({ source }) => ({
          names: partsOf(source).flatMap(
            ({ headers }) => /filename="?([^";]+\.pdf)/.exec(headers)?.[1] ?? [],
          ),
          pdf: partsOf(source).find(({ headers }) => headers.includes('application/pdf'))?.content,
        }))
        .filter(({ names }) => names.includes(`${about}.pdf`));
    const confirmed = await eventually(() => {
      const found = mails(body.number);
      expect(found).toHaveLength(1);
      return found[0]!;
    });
    const url = body.pdf;
    const headers = { host: oak.host, authorization: `Bearer ${token}` };
    const { rawPayload } = await app.nest.inject({ url, headers });
    expect(confirmed.pdf!.equals(rawPayload)).toBe(true);

    const refund_id = newId();
    const tenant_id = oak.id;
    await app.within(oak, async (tx) => {
      const [line] = await tx.orderLine.findMany({ where: { order_id: id } });
      const lines = [{ line_id: line!.id, amount: 400 }];
      await tx.orderRefund.createMany({
        data: [
          {
            tenant_id,
            id: refund_id,
            order_id: id,
            payment_id: newId(),
            amount: 400,
            reason: 'A page is torn',
            created_at: new Date(),
          },
        ],
      });
      await tx.orderRefundLine.createMany({ data: lines.map((one) => ({ tenant_id, refund_id, ...one })) });
      for (let time = 0; time < 2; time += 1)
        await outbox.add(tx, OrderRefunded, { order_id: id, refund_id, lines, amount: 400, currency: 'GBP' });
    });
    const note = await eventually(async () => {
      const { related } = (await read<DocumentView>(`/api/invoices/order/${id}/`, token)).body;
      expect(related).toHaveLength(1);
      return related[0]!;
    });
    await eventually(() => expect(mails(note.number)).toHaveLength(1));
    expect(sink.mails.filter(({ source }) => source.includes(number))).toHaveLength(2);
  });

  it('has a number without gap and double, however many are issued at once, and one for each order', async () => {
    const documents = app.nest.get(IssueDocument, { strict: false });
    const context = { correlationId: newId(), tenantId: elm.id, principal: null };
    const issuer: OwnSchool = await inContext(context, () =>
      app.nest.get(QueryBus, { strict: false }).execute(new GetSchool()),
    );
    const order = (): DocumentedOrder => ({
      id: newId(),
      number: 'BG-1',
      buyer_id: null,
      email: null,
      name: null,
      country: null,
      ship_to: [],
      language: 'en',
      currency: 'GBP',
      paid_at: null,
      lines: [],
      refunds: [],
    });
    const issue = (one: DocumentedOrder) =>
      app.within(elm, (tx) =>
        documents.issue(tx, {
          type: 'order',
          subject_id: one.id,
          order: one,
          issuer,
          lines: [],
          original_id: null,
        }),
      );
    const orders = Array.from({ length: 50 }, order);
    // Each order twice, and a transaction that is rolled back in between.
    await Promise.all([
      ...orders.map(issue),
      ...orders.slice(0, 10).map(issue),
      app
        .within(elm, async (tx) => {
          const one = order();
          await documents.issue(tx, {
            type: 'order',
            subject_id: one.id,
            order: one,
            issuer,
            lines: [],
            original_id: null,
          });
          throw new Error('rolled back');
        })
        .catch(() => undefined),
    ]);
    const rows = await app.within(elm, (tx) =>
      tx.commerceDocument.findMany({ orderBy: { sequence: 'asc' } }),
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(new Set(rows.map(({ subject_id }) => subject_id)).size).toBe(50);
  });
});

describe('the files of stored documents', () => {
  it('are looked for in the storage, and those that are missing or changed are found by a check', async () => {
    const { id } = await place();
    const { pdf } = await invoice(id);
    expect((await read(pdf.replace(/^https?:\/\/[^/]+/, ''), token)).status).toBe(200);
    const job = app.nest.get(CheckDocumentFiles, { strict: false });
    const storage = app.nest.get(Storage, { strict: false });
    const file = await app.within(oak, (tx) =>
      tx.documentFile.findFirstOrThrow({ orderBy: { drawn_at: 'desc' } }),
    );
    const missing = async () =>
      (await read<CheckRowList>('/api/ledger/checks/document_file_missing/rows/', head)).body;
    await job.run();
    expect(await missing()).toMatchObject({ count: 0 });
    const again = () =>
      app.within(oak, (tx) => tx.documentFileCheck.updateMany({ data: { looked_at: new Date(0) } }));
    await storage.removeAll(`commerce-documents/${file.document_id}/`);
    // Not due yet: it was looked for a moment ago.
    await job.run();
    expect(await missing()).toMatchObject({ count: 0 });
    await again();
    await job.run();
    expect(await missing()).toMatchObject({
      count: 1,
      results: [{ document_id: file.document_id, key: file.key, found_bytes: '' }],
    });
    await storage.put(file.key, Readable.from([Buffer.alloc(file.bytes)]));
    await job.run();
    expect(await missing()).toMatchObject({ count: 0 });
  });
});
