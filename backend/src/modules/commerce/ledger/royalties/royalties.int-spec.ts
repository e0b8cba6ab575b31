import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import { RoyaltyRules } from './royalty-rules.ts';
import type { RoyaltyPreview, RoyaltyRuleList, RoyaltyRuleView } from './royalty-views.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let [ines, omar, head]: TestPerson[] = [];
const tokens = new Map<TestPerson, string>();
const book = newId();

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School' }),
    app.makeSchool('elm'),
  ]);
  ines = await app.makePerson(app.platform, 'platform_admin');
  omar = await app.makePerson(app.platform, 'platform_admin');
  head = await app.makePerson(oak, 'school_admin');
  for (const person of [ines, omar, head]) tokens.set(person, (await app.signIn(person)).access);
});
afterAll(() => app?.close());

const ask = <Body>(by: TestPerson, method: 'GET' | 'POST', path: string, body?: object) =>
  app.ask<Body & Pick<Problem, 'errors'>>(by.school, method, `/api/${path}`, {
    as: tokens.get(by),
    ...(body && { body, headers: { 'idempotency-key': newId() } }),
  });
const draft = (change: object = {}, by = ines!) =>
  ask<RoyaltyRuleView>(by, 'POST', 'royalty-rules/', {
    scope: 'school',
    school_id: oak.id,
    platform_bps: 300,
    author_bps: 5_000,
    effective_from: '2026-01-01T00:00:00Z',
    note: 'Agreement of November',
    ...change,
  });
const activate = (id: string, by = ines!) =>
  ask<{ id: string }>(by, 'POST', `royalty-rules/${id}/activate/`, { password: PASSWORD });
const approve = (id: string, by: TestPerson) =>
  ask(by, 'POST', `proposals/${id}/approve/`, { password: PASSWORD });
/** Drafts a rule, and has the second person activate it. */
async function agreed(change: object): Promise<RoyaltyRuleView> {
  const { body } = await draft(change);
  const proposed = await activate(body.id);
  expect(proposed.status).toBe(202);
  expect((await approve(proposed.body.id, omar!)).status).toBe(200);
  return body;
}
const list = async (query = '', by = ines!) =>
  (await ask<RoyaltyRuleList>(by, 'GET', `royalty-rules/?${query}`)).body.results;
const sharesOf = (school: TestSchool) =>
  app.within(school, async (tx) => {
    const rules = app.nest.get(RoyaltyRules, { strict: false });
    const ids = await rules.forBooks(tx, [book, oak.id]);
    const shares = await rules.platformShares(tx, [...ids.values()]);
    return [shares.get(ids.get(book)!), shares.get(ids.get(oak.id)!)];
  });

describe('a royalty rule', () => {
  it('is drafted by the platform’s team alone, for a school that exists', async () => {
    expect((await draft({}, head)).status).toBe(403);
    expect((await draft({ school_id: newId() })).body.errors).toHaveProperty('school_id');
    expect((await draft({ scope: 'platform' })).body.errors).toHaveProperty('school_id');
    expect((await draft({ scope: 'book' })).body.errors).toHaveProperty('book_id');
    expect((await draft({ platform_bps: 10_001 })).status).toBe(422);
    expect((await draft({ note: ' ' })).status).toBe(422);
  });

  it('can be for a published book of the school, which the team finds by its title', async () => {
    const [kite, draftOf] = [newId(), newId()];
    const row = (tenant_id: string, id: string, title: string, status: 'published' | 'draft') => ({
      ...{ tenant_id, id, title, status, created_by: id, slug: `b-${id}`, language: 'en', authors: ['Mira'] },
    });
    await app.within(oak, (tx) =>
      tx.book.createMany({
        data: [row(oak.id, kite, 'The 100% Kite', 'published'), row(oak.id, draftOf, 'Kite draft', 'draft')],
      }),
    );
    await app.within(elm, (tx) =>
      tx.book.createMany({ data: [row(elm.id, newId(), 'A kite of elm', 'published')] }),
    );
    const find = (search: string, by = ines!, school = oak.id) =>
      ask<{ results: object[] }>(by, 'GET', `royalty-rules/books/?school_id=${school}&search=${search}`);
    expect((await find('kITE')).body.results).toEqual([
      { id: kite, title: 'The 100% Kite', authors: ['Mira'] },
    ]);
    await draft({ scope: 'book', book_id: kite });
    expect(await list(`school_id=${oak.id}&scope=book`)).toMatchObject([{ book_title: 'The 100% Kite' }]);
    expect((await find('%25%25')).body.results).toEqual([]);
    expect((await find('kite', ines, newId())).status).toBe(404);
    expect((await find('kite', head)).status).toBe(403);
  });

  it('holds for sales once a second person has approved it, and never for those before', async () => {
    expect(await sharesOf(oak)).toEqual([500, 500]);
    const { body: first } = await draft();
    expect(first).toMatchObject({ version: 1, status: 'draft', in_force: false, school_name: 'Oak School' });
    expect(await sharesOf(oak)).toEqual([500, 500]);
    const proposed = await activate(first.id);
    expect((await approve(proposed.body.id, ines!)).status).toBe(403);
    expect((await approve(proposed.body.id, omar!)).status).toBe(200);
    await eventually(async () => expect(await sharesOf(oak)).toEqual([300, 300]));
    expect(await sharesOf(elm)).toEqual([500, 500]);
    const [active] = await list(`school_id=${oak.id}`);
    expect(active).toMatchObject({ status: 'active', in_force: true, activated_by: omar!.id, version: 1 });
    expect(new Date(active!.effective_from).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect((await activate(first.id)).status).toBe(409);
    expect((await ask(ines!, 'POST', `royalty-rules/${first.id}/discard/`, {})).status).toBe(409);
    await expect(
      app.within(app.platform, (tx) => tx.royaltyVersion.updateMany({ data: { platform_bps: 1 } })),
    ).rejects.toThrow(/does not change/);
  });

  it('of a book comes before that of the school, which comes before the default', async () => {
    await agreed({ scope: 'book', book_id: book, platform_bps: 100 });
    await agreed({ scope: 'platform', school_id: undefined, platform_bps: 700 });
    await eventually(async () => expect(await sharesOf(oak)).toEqual([100, 300]));
    expect(await sharesOf(elm)).toEqual([700, 700]);
  });

  it('is superseded by the next one, and waits for its day', async () => {
    await agreed({ platform_bps: 250 });
    await eventually(async () => expect(await sharesOf(oak)).toEqual([100, 250]));
    await agreed({ platform_bps: 200, effective_from: '2036-01-01T00:00:00Z' });
    await eventually(async () =>
      expect(await app.within(oak, (tx) => tx.royaltyRule.count({ where: { scope: 'school' } }))).toBe(3),
    );
    expect(await sharesOf(oak)).toEqual([100, 250]);
    const found = (await list(`school_id=${oak.id}&scope=school`)).map((rule) => [
      rule.version,
      rule.status,
      rule.in_force,
    ]);
    expect(found).toEqual([
      [3, 'active', false],
      [2, 'active', true],
      [1, 'superseded', false],
    ]);
    const own = (await list('scope=school', head)).map(({ platform_bps, status }) => [platform_bps, status]);
    expect(own).toEqual([
      [200, 'active'],
      [250, 'active'],
      [300, 'superseded'],
    ]);
  });

  it('can be discarded while it is a draft', async () => {
    const { body } = await draft({ school_id: elm.id });
    const proposed = await activate(body.id);
    const discarded = await ask<RoyaltyRuleView>(ines!, 'POST', `royalty-rules/${body.id}/discard/`, {});
    expect(discarded.body).toMatchObject({ status: 'discarded', in_force: false });
    expect((await approve(proposed.body.id, omar!)).status).toBe(409);
    expect(await sharesOf(elm)).toEqual([700, 700]);
  });

  it('is tried on an example, to the cent', async () => {
    const query = 'currency=GBP&price=999&tax=0&fee=44&charity_bps=2000&platform_bps=500&author_bps=5000';
    const { body } = await ask<RoyaltyPreview>(head!, 'GET', `royalty-rules/preview/?${query}`);
    expect(body).toEqual({
      currency: 'GBP',
      price: 999,
      sum: 999,
      parts: [
        { party: 'charity', amount: 200 },
        { party: 'platform', amount: 50 },
        { party: 'provider', amount: 44 },
        { party: 'tax', amount: 0 },
        { party: 'author', amount: expect.any(Number) },
        { party: 'school', amount: expect.any(Number) },
      ],
    });
    const wrong = await ask(head!, 'GET', `royalty-rules/preview/?${query}&platform_bps=9000`);
    expect(wrong.status).toBe(422);
  });
});
