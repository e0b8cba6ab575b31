import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { multipart } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { consentTo, publishStory, withdrawConsent } from '../../../../../test/support/makers.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { ConsentChanged } from '../../../identity/contract.ts';
import { GetBooksOnOffer } from '../../contract.ts';
import type { BookImportLinePage, BookImportView } from '../../editorial/imports/import-views.ts';
import type { EditedBooks } from '../../editorial/moderation/book-moderation.controller.ts';
import type { Book } from '../books/book-view.ts';

let app: TestApp;
let oak: TestSchool;
let beech: TestClass;
let head: string;
let headAddress: string | null;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  oak = await app.makeSchool('oak');
  beech = await makeClass(app, oak, 12);
  const person = await app.makePerson(oak, 'school_admin');
  headAddress = person.email;
  head = (await app.signIn(person)).access;
});
afterAll(() => app.close());

let next = 0;
const child = (): string => beech.students[next++]!.id;
const price = { amount: 450, currency: 'GBP' };
const setPrice = (book: string, body: object = { price, charity_bps: 2000 }) =>
  app.ask<Problem>(oak, 'PATCH', `/api/books/${book}/details`, { as: head, body });
const priceNow = async (book: string) =>
  (await app.ask<Book>(oak, 'GET', `/api/books/${book}/`, { as: head })).body.price;
const tell = (student_id: string) =>
  app.within(oak, (tx) => app.nest.get(Outbox).add(tx, ConsentChanged, { student_id, purpose: 'sale' }));
/** Ends when everything that was told until now has been done. */
const untilHeard = () =>
  eventually(async () => {
    const rows = await app.db.systemTransaction(
      (tx) =>
        tx.$queryRaw<{ waiting: number }[]>`
        select count(*)::int as waiting from platform.outbox_event e
        where e.type = 'identity.consent-changed.v1' and not exists (
          select from platform.inbox_receipt c where c.event_id = e.id and c.consumer = 'catalog.end-offer')`,
    );
    expect(rows[0]!.waiting).toBe(0);
  });

describe('the price of a child’s book', () => {
  it('is refused in the form without the consent of all families, with what to do', async () => {
    const [mia, leo] = [child(), child()];
    const book = await publishStory(app, oak, [mia, leo], { title: 'The Lighthouse Cat' });
    const refused = async () => {
      const { status, body } = await setPrice(book);
      return [status, body.code, body.errors];
    };
    const answer = [
      422,
      'sale_consent_missing',
      {
        price: [
          'Children made “The Lighthouse Cat”, and not all of their families agree that it is sold. Ask the families to answer “Sell books for a good cause” among their consents. Then set the price.',
        ],
      },
    ];
    expect(await refused()).toEqual(answer);
    await consentTo(app, oak, 'sale', mia);
    expect(await refused()).toEqual(answer);
    expect(await priceNow(book)).toBeNull();
    await consentTo(app, oak, 'sale', leo);
    expect((await setPrice(book)).status).toBe(200);
    expect(await priceNow(book)).toEqual(price);
  });

  it('needs nobody’s consent when staff made the book, and none to become free or keep its price', async () => {
    const ofTeacher = await publishStory(app, oak, [beech.teacher.id]);
    expect((await setPrice(ofTeacher)).status).toBe(200);
    const before = await publishStory(app, oak, [child()], { price_minor: 300, currency: 'GBP' });
    expect((await setPrice(before, { summary: 'Another summary.', charity_bps: 1000 })).status).toBe(200);
    expect((await setPrice(before, { price: { amount: 400, currency: 'GBP' } })).status).toBe(422);
    expect((await setPrice(before, { price: null })).status).toBe(200);
  });

  it('is refused in an edit of many books, and of none of them', async () => {
    const [asked, free] = [
      await publishStory(app, oak, [child()]),
      await publishStory(app, oak, [beech.teacher.id]),
    ];
    const edited = await app.ask<EditedBooks & Problem>(oak, 'POST', '/api/books/edit', {
      as: head,
      body: { books: [asked, free], set: { price } },
    });
    expect([edited.status, edited.body.code]).toEqual([422, 'sale_consent_missing']);
    expect([await priceNow(asked), await priceNow(free)]).toEqual([null, null]);
  });

  it('is refused line by line in a list', async () => {
    const [yes, no] = [child(), child()];
    await consentTo(app, oak, 'sale', yes);
    const [agreed, refused] = [
      await publishStory(app, oak, [yes], { isbn: '9780306406157', title: 'Agreed' }),
      await publishStory(app, oak, [no], { isbn: '9781402894626', title: 'Refused' }),
    ];
    const list = 'ISBN;Title;Price;Currency\n9780306406157;Agreed;4.50;GBP\n9781402894626;Refused;4.50;GBP';
    const { body: sent } = await app.ask<{ id: string }>(oak, 'POST', '/api/book-imports/', {
      as: head,
      ...multipart([{ name: 'file', filename: 'books.csv', content: list }]),
    });
    const settled = (status: string) =>
      eventually(async () => {
        const { body } = await app.ask<BookImportView>(oak, 'GET', `/api/book-imports/${sent.id}/`, {
          as: head,
        });
        expect(body.status).toBe(status);
        return body;
      }, 30_000);
    expect(await settled('checked')).toMatchObject({ update: 1, problem: 1 });
    const lines = await app.ask<BookImportLinePage>(oak, 'GET', `/api/book-imports/${sent.id}/lines/`, {
      as: head,
    });
    expect(lines.body.results.flatMap(({ problems }) => problems)).toEqual([
      { field: 'price', message: expect.stringContaining('“Refused”') },
    ]);
    const start = () =>
      app.ask<Problem>(oak, 'POST', `/api/book-imports/${sent.id}/start/`, { as: head, body: {} });
    // The lines are checked again when the import starts.
    await withdrawConsent(app, oak, 'sale', yes);
    expect((await start()).status).toBe(422);
    await consentTo(app, oak, 'sale', yes);
    await start();
    await settled('done');
    expect([await priceNow(agreed), await priceNow(refused)]).toEqual([price, null]);
  });
});

describe('a consent to sale that is withdrawn', () => {
  it('ends the offer until it is given again, leaves the book closed, and tells who set the price', async () => {
    const mia = child();
    await consentTo(app, oak, 'sale', mia);
    const book = await publishStory(app, oak, [beech.teacher.id, mia], { title: 'The Paper Boat' });
    const other = await publishStory(app, oak, [beech.teacher.id], { price_minor: 300, currency: 'GBP' });
    await setPrice(book);
    await withdrawConsent(app, oak, 'sale', mia);
    await tell(mia);
    const reader = await app.tokenOf(oak, 'parent');
    const offered = async () => {
      const context = { correlationId: newId(), tenantId: oak.id, principal: null };
      const offers = await inContext(context, () =>
        app.nest.get(QueryBus).execute(new GetBooksOnOffer([book, other], null)),
      );
      return offers.map(({ state }) => state);
    };
    await untilHeard();
    expect(await offered()).toEqual(['no_consent', 'ok']);
    // It does not become free for everybody.
    expect(await priceNow(book)).toEqual(price);
    const { body: page } = await app.ask<Book>(oak, 'GET', `/api/books/${book}/`, { as: reader });
    expect(page.access).toEqual({ read: false, reason: 'purchase_required' });
    const history = await app.within(oak, (tx) =>
      tx.bookHistoryEntry.findMany({ where: { book_id: book }, orderBy: { created_at: 'asc' } }),
    );
    expect(history.at(-1)).toMatchObject({ move: 'sale_refused', actor_name: '' });
    await eventually(async () => {
      const mail = await app.within(oak, (tx) =>
        tx.email.findMany({ where: { template: 'book-offer-ended' } }),
      );
      expect(mail.map(({ recipient }) => recipient)).toEqual([headAddress]);
    });

    await consentTo(app, oak, 'sale', mia);
    await tell(mia);
    await untilHeard();
    expect(await offered()).toEqual(['ok', 'ok']);
    // An edit that is undone does not restore a price without it.
    await withdrawConsent(app, oak, 'sale', mia);
    const edit = await app.ask<EditedBooks>(oak, 'POST', '/api/books/edit', {
      as: head,
      body: { books: [book], set: { price: null } },
    });
    const undone = await app.ask<Problem>(oak, 'POST', '/api/books/edit/undo', {
      as: head,
      body: { edits: edit.body.edits },
    });
    expect([undone.status, undone.body.code]).toEqual([422, 'sale_consent_missing']);
    expect(await priceNow(book)).toBeNull();
  });

  it('says nothing of books whose other consents changed', async () => {
    const leo = child();
    const book = await publishStory(app, oak, [leo], { price_minor: 300, currency: 'GBP' });
    await app.within(oak, (tx) =>
      app.nest.get(Outbox).add(tx, ConsentChanged, { student_id: leo, purpose: 'public_name' }),
    );
    await tell(newId());
    await untilHeard();
    expect(await priceNow(book)).not.toBeNull();
  });
});
