import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { CountReach } from './count-reach.ts';
import type { Reach } from './get-reach.query.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak', { country: 'GB' });
  elm = await app.makeSchool('elm', { country: 'KE' });
  await app.makeSchool('shut', { country: 'BR', status: 'suspended' });
});
afterAll(() => app.close());

const count = async (): Promise<void> => {
  await app.nest.get(CountReach, { strict: false }).run();
  app.nest.get(PublicCache, { strict: false }).forgetAll();
};
const reach = async (school = oak): Promise<Reach> =>
  (await app.ask<Reach>(school, 'GET', '/api/global-reach/')).body;

it('is empty on a platform without a count', async () => {
  expect(await reach(app.platform)).toEqual({
    counted_at: null,
    countries: [],
    total: { countries: 0, schools: 0, readers: 0, hidden: 0 },
  });
});

it('is the latest count, the same at every school, without small groups', async () => {
  for (let person = 0; person < 6; person += 1) await app.makePerson(oak, 'student');
  await app.makePerson(oak, 'student', { status: 'archived' });
  await app.makePerson(oak, 'community');
  for (let person = 0; person < 4; person += 1) await app.makePerson(elm, 'student');
  await count();
  const seen = await reach();
  expect(seen.countries).toEqual([
    { country: 'GB', schools: 1, readers: 6 },
    { country: 'KE', schools: 1, readers: null },
  ]);
  expect(seen.total).toEqual({ countries: 2, schools: 2, readers: 6, hidden: 1 });
  expect(await reach(elm)).toEqual(seen);
  expect(await reach(app.platform)).toEqual(seen);

  // Requests do not count: the number changes at the next run of the job.
  await app.makePerson(elm, 'student');
  app.nest.get(PublicCache, { strict: false }).forgetAll();
  expect((await reach()).countries[1]).toEqual({ country: 'KE', schools: 1, readers: null });
  await Promise.all([count(), count()]);
  expect((await reach()).countries[1]).toEqual({ country: 'KE', schools: 1, readers: 5 });
});

it('uses the country that the platform’s team sets for a school', async () => {
  const admin = await app.tokenOf(app.platform, 'platform_admin');
  const change = (country: string) =>
    app.ask<{ country: string | null; errors?: unknown }>(
      app.platform,
      'PATCH',
      `/api/api-admin/tenants/${elm.id}/`,
      { as: admin, body: { country } },
    );
  expect((await change('Kenya')).status).toBe(422);
  expect((await change('IN')).body.country).toBe('IN');
  await count();
  expect((await reach()).countries.map(({ country }) => country)).toEqual(['GB', 'IN']);
  expect((await change('')).body.country).toBeNull();
});
