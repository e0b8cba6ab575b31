import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import type { FoundSchools } from './school-finder.controller.ts';

let app: TestApp;
let oak: TestSchool;
let team: string;

beforeAll(async () => {
  app = await startTestApp();
  oak = await open('oak', 'École Élémentaire des Chênes', 'Lyon', { country: 'FR' });
  await open('riverside', 'Riverside School', 'Nairobi', { country: 'KE' });
  await open('river', 'River Academy', 'Leeds');
  await open('leeds', 'Saint Mary', 'River Town');
  await open('hidden', 'River Hidden School', 'Leeds', {}, false);
  await open('asleep', 'River Suspended School', 'Leeds', { status: 'suspended' });
  await open('own', 'Banyan Vidyalaya', 'Pune', { domain_url: 'school.example.org' });
  team = await app.tokenOf(app.platform, 'platform_admin');
});
afterAll(() => app.close());

/** A school with its settings as a school stores them. */
async function open(name: string, school_name: string, town: string, change = {}, listed = true) {
  const school = await app.makeSchool(name, { school_name, ...change });
  await app.within(school, (tx) => tx.schoolSetting.create({ data: { tenant_id: school.id, listed, town } }));
  return school;
}

let caller = 0;
const ask = (search: string, at: TestSchool = app.platform, from = `10.4.0.${++caller}`) =>
  app.ask<FoundSchools & Problem>(at, 'GET', `/api/school-finder/?search=${encodeURIComponent(search)}`, {
    from,
  });
const names = async (search: string) => (await ask(search)).body.results.map(({ name }) => name);

describe('the finder of schools', () => {
  it('finds by the beginning of words: names that begin so first, then names with the word, then towns', async () => {
    expect(await names('river')).toEqual(['River Academy', 'Riverside School', 'Saint Mary']);
    expect(await names('ri')).toEqual(['River Academy', 'Riverside School', 'Saint Mary']);
    expect(await names('nairobi river')).toEqual(['Riverside School']);
    expect(await names('iverside')).toEqual(['Riverside School']);
  });

  it('tolerates accents and typing errors', async () => {
    expect(await names('ecole elementaire')).toEqual(['École Élémentaire des Chênes']);
    expect(await names('CHÊNES')).toEqual(['École Élémentaire des Chênes']);
    expect(await names('rivreside')).toContain('Riverside School');
    expect(await names('bannyan')).toEqual(['Banyan Vidyalaya']);
  });

  it('tells name, town, country, logo and the address of the sign-in page, and nothing else', async () => {
    expect((await ask('riverside')).body).toEqual({
      results: [
        {
          name: 'Riverside School',
          town: 'Nairobi',
          country: 'KE',
          logo: null,
          login_url: expect.stringMatching(/^http:\/\/riverside\.localhost(:\d+)?\/login$/),
        },
      ],
    });
  });

  it('leads to the domain of its own where a school has one', async () => {
    expect((await ask('banyan')).body.results[0]!.login_url).toBe('http://school.example.org/login');
  });

  it('never lists schools that did not choose it, suspended ones or the platform', async () => {
    for (const words of ['hidden', 'river hidden', 'suspended', 'bookgrove', 'school'])
      expect(await names(words)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/Hidden|Suspended|Bookgrove/)]),
      );
  });

  it('follows the settings of a school, and its suspension, at once', async () => {
    const elm = await app.makeSchool('elm', { school_name: 'Elmwood' });
    const head = await app.tokenOf(elm, 'school_admin');
    const set = (body: object) => app.ask(elm, 'PATCH', '/api/school-settings/', { as: head, body });
    expect(await names('elmwood')).toEqual([]);
    expect((await set({ listed: true, town: ' Kisumu ' })).body).toMatchObject({
      listed: true,
      town: 'Kisumu',
    });
    expect(await names('elmwood')).toEqual(['Elmwood']);
    expect(await names('kisumu')).toEqual(['Elmwood']);
    const change = (body: object) =>
      app.ask(app.platform, 'PATCH', `/api/api-admin/tenants/${elm.id}/`, { as: team, body });
    expect((await change({ school_name: 'Ashwood' })).status).toBe(200);
    expect([await names('elmwood'), await names('ashwood')]).toEqual([[], ['Ashwood']]);
    expect((await change({ status: 'suspended' })).status).toBe(200);
    expect(await names('ashwood')).toEqual([]);
    expect((await change({ status: 'active' })).status).toBe(200);
    expect(await names('ashwood')).toEqual(['Ashwood']);
    expect((await set({ listed: false })).status).toBe(200);
    expect(await names('ashwood')).toEqual([]);
  });

  it('answers at most ten', async () => {
    for (let n = 0; n < 12; n += 1) await open(`many-${n}`, `Manyfold ${n}`, 'Delhi');
    expect(await names('manyfold')).toHaveLength(10);
  });

  it('asks for two letters, and takes signs of patterns as they are', async () => {
    for (const search of ['', 'a', ' a ', 'x'.repeat(81)]) expect((await ask(search)).status).toBe(422);
    for (const search of ['%%', '__', "');--", '\\\\']) expect(await names(search)).toEqual([]);
  });

  it('exists at the platform’s address alone', async () => {
    expect((await ask('river', oak)).status).toBe(404);
  });

  it('refuses an address that asks too often', async () => {
    const from = '10.4.9.9';
    let last = await ask('river', app.platform, from);
    for (let n = 0; n < 300; n += 1) last = await ask('river', app.platform, from);
    expect([last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask('river')).status).toBe(200);
  });
});
