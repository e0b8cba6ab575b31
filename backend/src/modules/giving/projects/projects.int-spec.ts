import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { QueryBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { inContext } from '../../../platform/context.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { newId } from '../../../platform/ids.ts';
import { GetBeneficiary } from '../contract.ts';
import type { ProjectDraft, ProjectPage, ProjectView } from './project-views.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let [ines, omar, head, bursar, teacher]: TestPerson[] = [];
const tokens = new Map<TestPerson, string>();
const charity = newId();
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  ines = await app.makePerson(app.platform, 'platform_admin');
  omar = await app.makePerson(app.platform, 'platform_admin');
  head = await app.makePerson(oak, 'school_admin');
  bursar = await app.makePerson(oak, 'school_admin');
  teacher = await app.makePerson(oak, 'teacher');
  for (const person of [ines, omar, head, bursar, teacher])
    tokens.set(person, (await app.signIn(person)).access);
  await app.within(app.platform, (tx) =>
    tx.charity.createMany({
      data: [
        {
          tenant_id: app.platform.id,
          id: charity,
          slug: 'wells',
          name: 'Wells',
          legal_name: 'Wells',
          summary: '',
          mission: '',
          country: 'KE',
          place: '',
          registration_number: '1',
          goals: [6],
          status: 'verified',
          verified_at: new Date(),
        },
      ],
    }),
  );
});
afterAll(() => app?.close());

type Answer<Body> = Body &
  Partial<Pick<Problem, 'code' | 'errors'>> & { id: string; version: number; slug: string };
const ask = <Body = object>(by: TestPerson, method: Method, path: string, body?: object) =>
  app.ask<Answer<Body>>(by.school, method, `/api/${path}`, {
    as: tokens.get(by),
    ...(body && { body, headers: { 'idempotency-key': newId() } }),
  });
const visit = <Body>(school: TestSchool, path: string) =>
  app.ask<Answer<Body>>(school, 'GET', `/api/${path}`);
const room = (change: object = {}) => ({
  charity_id: charity,
  title: 'A reading room',
  country: 'KE',
  goal: 5_000,
  currency: 'GBP',
  summary: 'Shelves and light.',
  story: 'Rain comes in at the window.',
  goals: [4],
  budget: [
    { label: 'Books', pieces: 6, each: 400 },
    { label: 'Lamps', pieces: 1, each: 2_600 },
  ],
  outcome_units: [{ label: 'One book', cost: 400 }],
  ...change,
});
const move = (by: TestPerson, id: string, name: string, more: object = {}) =>
  ask(by, 'POST', `project-desk/${id}/move`, { move: name, ...more });
async function started(change: object = {}, by = ines!): Promise<Answer<object>> {
  const { body } = await ask(by, 'POST', 'project-desk', room(change));
  expect((await move(by, body.id, 'submit')).status).toBe(204);
  expect((await move(ines!, body.id, 'start')).status).toBe(204);
  return body;
}
const beneficiary = (named: { charity?: string; project?: string }, school = oak) =>
  inContext({ correlationId: newId(), tenantId: school.id, principal: null }, () =>
    app.nest.get(QueryBus).execute(new GetBeneficiary(named)),
  );

describe('a project of a school', () => {
  it('is written by its staff, read by the platform, and then seen in this school alone', async () => {
    expect((await ask(teacher!, 'POST', 'project-desk', room())).status).toBe(403);
    const wrong = await ask(head!, 'POST', 'project-desk', room({ goal: 5_001 }));
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['budget']);
    const { body } = await ask(head!, 'POST', 'project-desk', room());
    expect(body.slug).toBe('a-reading-room');
    expect((await visit(oak, 'projects/a-reading-room')).status).toBe(404);
    expect((await move(head!, body.id, 'start')).status).toBe(403);
    expect((await move(head!, body.id, 'submit')).status).toBe(204);
    expect((await move(ines!, body.id, 'pause', { reason: 'Rain' })).status).toBe(403);
    expect((await move(ines!, body.id, 'start')).status).toBe(204);
    const { body: page } = await visit<ProjectView>(oak, 'projects/a-reading-room');
    expect(page).toMatchObject({
      status: 'fundraising',
      accepts_gifts: true,
      refusal: null,
      goal: { amount: 5_000, currency: 'GBP' },
      raised: { amount: 0, currency: 'GBP' },
      percentage: 0,
      budget: [{ amount: 2_400 }, { amount: 2_600 }],
    });
    expect((await visit<ProjectView>(oak, `projects/${body.id}`)).body.slug).toBe('a-reading-room');
    expect((await visit(elm, `projects/${body.id}`)).status).toBe(404);
    expect(
      (
        await ask(head!, 'PUT', `project-desk/${body.id}`, {
          ...room({ goal: 6_000, budget: [] }),
          version: 3,
        })
      ).body.code,
    ).toBe('terms_fixed');
    expect(await beneficiary({ project: body.id })).toMatchObject({
      charity_id: charity,
      accepts_gifts: true,
    });
    expect(await beneficiary({ project: body.id }, elm)).toBeNull();
    expect(await beneficiary({ charity: 'wells' }, elm)).toMatchObject({
      project_id: null,
      accepts_gifts: true,
    });
  });

  it('shows news when a second person has read them', async () => {
    const project = await started({ title: 'News' }, head);
    const { body } = await ask(head!, 'POST', `project-desk/${project.id}/updates`, {
      title: 'The roof',
      body: 'It is dry.',
    });
    const decide = (by: TestPerson, decision: string, more: object = {}) =>
      ask(by, 'POST', `project-desk/${project.id}/updates/${body.id}/decision`, { decision, ...more });
    const news = async () => (await visit<ProjectView>(oak, 'projects/news')).body.updates;
    expect(await news()).toEqual([]);
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#204060' } })
      .png()
      .toBuffer();
    const edge = 'edge-of-the-form';
    const put = () =>
      app.ask<Partial<Problem>>(oak, 'PUT', `/api/project-desk/${project.id}/updates/${body.id}/picture`, {
        as: tokens.get(head!),
        payload: Buffer.concat([
          Buffer.from(
            `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
          ),
          png,
          Buffer.from(`\r\n--${edge}--\r\n`),
        ]),
        headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
      });
    expect((await put()).status).toBe(204);
    expect((await decide(head!, 'publish')).body.code).toBe('own_news');
    expect((await decide(bursar!, 'publish')).status).toBe(204);
    expect((await decide(ines!, 'publish')).body.code).toBe('decided_already');
    const [shown] = await news();
    expect(shown).toMatchObject({ title: 'The roof', picture: expect.stringContaining('/picture/') });
    expect((await app.ask(oak, 'GET', shown!.picture!)).headers['content-type']).toBe('image/webp');
    expect((await app.ask(elm, 'GET', shown!.picture!)).status).toBe(404);
    // What was read stays as it was read.
    expect((await put()).body.code).toBe('decided_already');
  });

  it('is paused with a reason, closed only when something was raised, and ends with a report', async () => {
    const { id, slug } = await started({ title: 'Lamps' });
    expect((await move(ines!, id, 'pause')).body.code).toBe('reason_missing');
    expect((await move(ines!, id, 'pause', { reason: 'The road is closed.' })).status).toBe(204);
    expect((await visit<ProjectView>(elm, `projects/${slug}`)).body).toMatchObject({
      status: 'paused',
      status_reason: 'The road is closed.',
      refusal: 'paused',
    });
    expect((await move(ines!, id, 'resume')).status).toBe(204);
    expect((await move(ines!, id, 'close')).body.code).toBe('nothing_raised');
    expect((await move(ines!, id, 'cancel', { reason: 'No builder' })).status).toBe(204);
    const { body } = await ask<ProjectDraft>(ines!, 'GET', `project-desk/${id}`);
    expect(body.events.map(({ what }) => what)).toEqual([
      'cancel',
      'resume',
      'pause',
      'start',
      'submit',
      'created',
    ]);
    expect((await visit<ProjectPage>(elm, 'projects/?search=lamps')).body.count).toBe(0);
  });

  it('is found by country, goal, charity, words, and in four orders', async () => {
    await started({
      title: 'Trees for lunch',
      country: 'IN',
      goals: [15],
      ends_on: '2099-01-01',
      started_by_students: true,
    });
    await started({ title: 'Boat of books', country: 'BD', goals: [4], ends_on: '2098-01-01' });
    const titles = async (query: string) =>
      (await visit<ProjectPage>(elm, `projects/?${query}`)).body.results.map(({ title }) => title);
    expect(await titles('')).toEqual(['Boat of books', 'Trees for lunch']);
    expect(await titles('ordering=ending')).toEqual(['Boat of books', 'Trees for lunch']);
    expect(await titles('ordering=newest')).toEqual(['Boat of books', 'Trees for lunch']);
    expect(await titles('country=IN')).toEqual(['Trees for lunch']);
    expect(await titles('goal=4')).toEqual(['Boat of books']);
    expect(await titles('started_by_students=true')).toEqual(['Trees for lunch']);
    expect(await titles('search=tress')).toEqual(['Trees for lunch']);
    expect(await titles('charity=wells&limit=1')).toHaveLength(1);
    expect(await titles('charity=others')).toEqual([]);
  });
});
