import type { BookOnOffer } from '@bookgrove/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { consentTo, publishStory, withdrawConsent } from '../../../../../test/support/makers.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/ids.ts';
import { GetBooksOnOffer } from '../../contract.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let parent: TestPerson;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 2);
  parent = await app.makePerson(oak, 'parent');
});
afterAll(() => app.close());

const offers = (books: string[], buyerId: string | null = parent.id): Promise<BookOnOffer[]> =>
  inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
    app.nest.get(QueryBus).execute(new GetBooksOnOffer(books, buyerId, 'https://files.test')),
  );
const priced = { price_minor: 500, currency: 'GBP' } as const;

describe('books on offer', () => {
  it('come in the order in which they were asked for, by id and by slug', async () => {
    const bought = await publishToLibrary(app, oak, {
      ...priced,
      title: 'For sale',
      slug: 'for-sale',
      authors: ['Ann Author'],
      charity_bps: 2000,
      has_cover: true,
      cover_id: newId(),
    });
    const free = await publishToLibrary(app, app.platform, { title: 'Free', slug: 'free-book' });
    const [none, sold, gift] = await offers(['nothing-of-the-kind', 'for-sale', free]);
    expect(none).toMatchObject({ id: 'nothing-of-the-kind', state: 'unknown', title: '' });
    expect(sold).toEqual({
      id: bought,
      slug: 'for-sale',
      title: 'For sale',
      authors: ['Ann Author'],
      cover: expect.stringMatching(/^https:\/\/files\.test\/c\/.+\/240\.webp$/),
      price: { amount: 500, currency: 'GBP' },
      charity_bps: 2000,
      charity: null,
      categories: [],
      state: 'ok',
      owned: false,
      maker_ids: [],
      made_by_tenant: oak.id,
    });
    expect(gift).toMatchObject({ id: free, state: 'free', price: null, made_by_tenant: app.platform.id });
  });

  it('are those that the buyer finds', async () => {
    const older = await publishToLibrary(app, oak, { ...priced, age_rating: 16 });
    const closed = await publishToLibrary(app, oak, { ...priced, visibility: 'class', class_id: beech.id });
    const gone = await publishToLibrary(app, oak, {
      ...priced,
      status: 'archived',
      title: 'Left the library',
    });
    const elsewhere = await publishToLibrary(app, elm, priced);
    const states = async (buyer: string | null) =>
      (await offers([older, closed, gone, elsewhere], buyer)).map(({ state }) => state);
    expect(await states(parent.id)).toEqual(['ok', 'unknown', 'withdrawn', 'unknown']);
    expect(await states(beech.teacher.id)).toEqual(['ok', 'ok', 'withdrawn', 'unknown']);
    expect(await states(null)).toEqual(['unknown', 'unknown', 'withdrawn', 'unknown']);
    expect((await offers([gone]))[0]).toMatchObject({ id: gone, title: '', price: null });
  });

  it('name their makers, and are sold with the consent of all families', async () => {
    const [mia, leo] = [beech.students[0]!, beech.students[1]!];
    const together = await publishStory(app, oak, [mia.id, leo.id], { ...priced, asked: [newId()] });
    const ofTeacher = await publishStory(app, oak, [beech.teacher.id], priced);
    const ask = () => offers([together, ofTeacher]);
    expect((await ask()).map(({ state, maker_ids }) => [state, maker_ids])).toEqual([
      ['no_consent', [mia.id, leo.id]],
      ['ok', [beech.teacher.id]],
    ]);
    await consentTo(app, oak, 'sale', mia.id);
    expect((await ask())[0]!.state).toBe('no_consent');
    await consentTo(app, oak, 'sale', leo.id);
    expect((await ask())[0]!.state).toBe('ok');
    await withdrawConsent(app, oak, 'sale', leo.id);
    expect((await ask())[0]!.state).toBe('no_consent');
  });

  it('say what the buyer owns, and follow merged books', async () => {
    const kept = await publishToLibrary(app, oak, { ...priced, title: 'Kept' });
    const merged = await publishToLibrary(app, oak, { ...priced, status: 'archived', merged_into: kept });
    await app.within(oak, (tx) =>
      tx.bookOwner.createMany({
        data: [
          { tenant_id: oak.id, grant_id: newId(), user_id: parent.id, book_id: kept },
          {
            tenant_id: oak.id,
            grant_id: newId(),
            user_id: beech.teacher.id,
            book_id: kept,
            revoked_at: new Date(),
          },
        ],
      }),
    );
    expect(await offers([merged])).toMatchObject([{ id: kept, title: 'Kept', state: 'ok', owned: true }]);
    expect(await offers([kept], beech.teacher.id)).toMatchObject([{ owned: false }]);
    expect(await offers([kept], null)).toMatchObject([{ owned: false }]);
  });
});
