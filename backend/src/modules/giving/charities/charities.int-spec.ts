import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { newId } from '../../../platform/ids.ts';
import type { CharityDeskPage, CharityDraft, CharityPage, CharityView } from './charity-views.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let [ines, omar, head, teacher, student, other]: TestPerson[] = [];
const tokens = new Map<TestPerson, string>();
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School' }),
    app.makeSchool('elm'),
  ]);
  ines = await app.makePerson(app.platform, 'platform_admin');
  omar = await app.makePerson(app.platform, 'platform_admin');
  head = await app.makePerson(oak, 'school_admin');
  teacher = await app.makePerson(oak, 'teacher');
  student = await app.makePerson(oak, 'student');
  other = await app.makePerson(elm, 'school_admin');
  for (const person of [ines, omar, head, teacher, student, other])
    tokens.set(person, (await app.signIn(person)).access);
});
afterAll(() => app?.close());

const ask = <Body = object>(by: TestPerson, method: Method, path: string, body?: object) =>
  app.ask<Body & Partial<Pick<Problem, 'code' | 'errors'>> & { id: string; version: number; slug: string }>(
    by.school,
    method,
    `/api/${path}`,
    { as: tokens.get(by), ...(body && { body, headers: { 'idempotency-key': newId() } }) },
  );
const visit = <Body>(school: TestSchool, path: string) =>
  app.ask<Body & Partial<Pick<Problem, 'code' | 'errors'>>>(school, 'GET', `/api/${path}`);
const wells = {
  name: 'Wells for Turkana',
  country: 'KE',
  legal_name: 'Wells for Turkana Trust',
  summary: 'Digs wells beside schools.',
  mission: 'Water for nine schools.',
  place: 'Lodwar',
  registration_number: 'KE-1148209',
  goals: [6],
};
/** Taken over, checked, with bank details, and verified by two people. */
async function verify(id: string): Promise<void> {
  const bank = await ask(ines!, 'PUT', `charity-desk/${id}/bank`, {
    holder: 'Wells Trust',
    bank_name: 'Bank of Kenya',
    account: 'GB82 WEST 1234 5698 7654 32',
    reason: 'Letter of the bank',
    password: PASSWORD,
  });
  expect(bank.status).toBe(202);
  expect((await ask(omar!, 'POST', `proposals/${bank.body.id}/approve`, { password: PASSWORD })).status).toBe(
    200,
  );
  for (const kind of ['register', 'accounts', 'bank', 'protection'])
    expect((await ask(ines!, 'POST', `charity-desk/${id}/checks`, { kind, done: true })).status).toBe(204);
  const proposed = await ask(ines!, 'POST', `charity-desk/${id}/verify`, {
    reason: 'All checks are done',
    password: PASSWORD,
  });
  expect(proposed.status).toBe(202);
  const approved = await ask(omar!, 'POST', `proposals/${proposed.body.id}/approve`, { password: PASSWORD });
  expect(approved.status).toBe(200);
}
async function published(change: object = {}): Promise<{ id: string; slug: string }> {
  const { body } = await ask(ines!, 'POST', 'charity-desk', { ...wells, ...change });
  expect((await ask(ines!, 'POST', `charity-desk/${body.id}/move`, { move: 'submit' })).status).toBe(204);
  await verify(body.id);
  return body;
}

describe('a charity that a school proposes', () => {
  let id = '';

  it('is a draft of the school that nobody else sees', async () => {
    for (const person of [teacher!, student!])
      expect((await ask(person, 'POST', 'charity-desk', wells)).status).toBe(403);
    const made = await ask(head!, 'POST', 'charity-desk', { name: 'Wells for Turkana', country: 'KE' });
    expect(made.body).toMatchObject({ slug: 'wells-for-turkana', version: 1 });
    id = made.body.id;
    expect((await ask<CharityDraft>(head!, 'GET', `charity-desk/${id}`)).body).toMatchObject({
      status: 'draft',
      moves: ['submit'],
      editable: true,
      of_platform: false,
    });
    expect((await ask(other!, 'GET', `charity-desk/${id}`)).status).toBe(404);
    for (const path of [`charities/${id}`, 'charities/wells-for-turkana'])
      expect((await visit(oak, path)).status).toBe(404);
    expect((await visit<CharityPage>(oak, 'charities/')).body.count).toBe(0);
  });

  it('is sent to the review only when it is complete', async () => {
    const refused = await ask(head!, 'POST', `charity-desk/${id}/move`, { move: 'submit' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(
      expect.arrayContaining(['summary', 'mission', 'registration_number', 'goals']),
    );
    expect((await ask(head!, 'PUT', `charity-desk/${id}`, { ...wells, version: 1 })).body.version).toBe(2);
    expect((await ask(head!, 'PUT', `charity-desk/${id}`, { ...wells, version: 1 })).body.code).toBe(
      'changed_meanwhile',
    );
    expect((await ask(head!, 'POST', `charity-desk/${id}/move`, { move: 'submit' })).status).toBe(204);
    expect((await ask(head!, 'PUT', `charity-desk/${id}`, { ...wells, version: 3 })).body.code).toBe(
      'wrong_status',
    );
    expect(
      (await ask(head!, 'POST', `charity-desk/${id}/move`, { move: 'reject', reason: 'No' })).status,
    ).toBe(403);
  });

  it('is taken over by the platform with its id and slug, for the school alone', async () => {
    const desk = await ask<CharityDeskPage>(ines!, 'GET', 'charity-desk/?status=in_review');
    expect(desk.body.results).toMatchObject([{ id, proposed_by: 'Oak School', of_platform: false }]);
    expect((await ask(head!, 'POST', `charity-desk/${id}/take`, {})).status).toBe(403);
    for (let times = 0; times < 2; times += 1)
      expect((await ask(ines!, 'POST', `charity-desk/${id}/take`, {})).status).toBe(204);
    expect((await ask<CharityDraft>(ines!, 'GET', `charity-desk/${id}`)).body).toMatchObject({
      of_platform: true,
      slug: 'wells-for-turkana',
      only_school: oak.id,
      checks_to_do: ['register', 'accounts', 'bank', 'protection'],
    });
  });

  it('is verified by two people, after every check and with bank details that two people agreed on', async () => {
    const early = await ask(ines!, 'POST', `charity-desk/${id}/verify`, {
      reason: 'Soon enough',
      password: PASSWORD,
    });
    expect(early.body.code).toBe('checks_missing');
    expect(
      (await ask(ines!, 'POST', `charity-desk/${id}/checks`, { kind: 'bank', done: true })).body.code,
    ).toBe('no_bank_details');
    const account = { holder: 'Wells', bank_name: 'Bank', reason: 'Letter of the bank', password: PASSWORD };
    expect(
      (await ask(ines!, 'PUT', `charity-desk/${id}/bank`, { ...account, account: 'GB82WEST12345698765433' }))
        .status,
    ).toBe(422);
    expect(
      (
        await ask(ines!, 'PUT', `charity-desk/${id}/bank`, {
          ...account,
          account: '12345678',
          password: 'wrong',
        })
      ).status,
    ).toBe(422);
    await verify(id);
    const { body } = await visit<CharityView>(oak, 'charities/wells-for-turkana');
    expect(body).toMatchObject({
      id,
      status: 'verified',
      supported: true,
      accepts_gifts: true,
      registration_number: 'KE-1148209',
    });
    expect(body.verified_at).not.toBeNull();
    expect(body.bank_checked_at).not.toBeNull();
    expect(JSON.stringify(body)).not.toContain('5432');
    expect((await visit<CharityView>(oak, `charities/${id}`)).body.slug).toBe('wells-for-turkana');
    expect((await visit(elm, `charities/${id}`)).status).toBe(404);
  });

  it('shows its account to whoever proves their password', async () => {
    expect((await ask(ines!, 'POST', `charity-desk/${id}/bank/open`, { password: 'wrong' })).status).toBe(
      422,
    );
    expect(
      (await ask(ines!, 'POST', `charity-desk/${id}/bank/open`, { password: PASSWORD })).body,
    ).toMatchObject({
      account: 'GB82WEST12345698765432',
    });
    expect((await ask(head!, 'POST', `charity-desk/${id}/bank/open`, { password: PASSWORD })).status).toBe(
      403,
    );
    const stored = await app.within(app.platform, (tx) =>
      tx.proposal.findMany({ select: { params: true }, where: { kind: 'charity.bank_changed' } }),
    );
    expect(JSON.stringify(stored)).not.toContain('GB82WEST12345698765432');
  });
});

describe('charities of the platform', () => {
  it('are listed in every school by country, goal, words and choice', async () => {
    const trees = await published({ name: 'Trees & Shade', country: 'IN', goals: [15, 13], place: 'Pune' });
    const boats = await published({ name: 'Ríver Boat Books', country: 'BD', goals: [4] });
    expect([trees.slug, boats.slug]).toEqual(['trees-shade', 'river-boat-books']);
    const names = async (query: string, school = elm) =>
      (await visit<CharityPage>(school, `charities/?${query}`)).body.results.map(({ name }) => name);
    expect(await names('')).toEqual(['Ríver Boat Books', 'Trees & Shade']);
    expect(await names('country=IN')).toEqual(['Trees & Shade']);
    expect(await names('goal=4')).toEqual(['Ríver Boat Books']);
    expect(await names('search=shaed')).toEqual(['Trees & Shade']); // two letters exchanged
    expect(await names('search=pune')).toEqual(['Trees & Shade']);
    expect(await names('ordering=-name')).toEqual(['Trees & Shade', 'Ríver Boat Books']);
    expect(await names('supported=true')).toEqual([]);
    expect((await ask(other!, 'PUT', `charity-desk/${trees.id}/supported`)).status).toBe(204);
    expect(await names('supported=true')).toEqual(['Trees & Shade']);
    expect(await names('')).toEqual(['Trees & Shade', 'Ríver Boat Books']);
    expect(await names('supported=true', oak)).toEqual(['Wells for Turkana']);
    expect((await ask(teacher!, 'PUT', `charity-desk/${trees.id}/supported`)).status).toBe(403);
    const paged = await visit<CharityPage>(elm, 'charities/?limit=1');
    expect(paged.body).toMatchObject({ count: 2, next: '/api/charities/?limit=1&offset=1', previous: null });
    expect((await visit(elm, 'charities/?country=XX')).status).toBe(422);
  });

  it('keep their page when they are suspended, with the reason, and leave the list', async () => {
    const { id, slug } = await published({ name: 'Lamps' });
    expect((await ask(ines!, 'POST', `charity-desk/${id}/move`, { move: 'suspend' })).status).toBe(422);
    const reason = 'Its accounts are late.';
    expect((await ask(ines!, 'POST', `charity-desk/${id}/move`, { move: 'suspend', reason })).status).toBe(
      204,
    );
    expect((await visit<CharityView>(elm, `charities/${slug}`)).body).toMatchObject({
      status: 'suspended',
      status_reason: reason,
      accepts_gifts: false,
    });
    expect((await visit<CharityPage>(elm, 'charities/?search=lamps')).body.count).toBe(0);
    expect((await ask(other!, 'PUT', `charity-desk/${id}/supported`)).body.code).toBe('not_verified');
    expect((await ask(ines!, 'POST', `charity-desk/${id}/move`, { move: 'submit' })).body.code).toBe(
      'wrong_status',
    );
  });

  it('take slugs once among all tenants', async () => {
    const twins = await Promise.all([
      ask(head!, 'POST', 'charity-desk', { name: 'The Same', country: 'GB' }),
      ask(other!, 'POST', 'charity-desk', { name: 'The Same', country: 'GB' }),
      ask(ines!, 'POST', 'charity-desk', { name: 'The same!', country: 'GB' }),
    ]);
    expect(twins.map(({ body }) => body.slug).sort()).toEqual(['the-same', 'the-same-2', 'the-same-3']);
  });
});
