import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STAMPS } from '@bookgrove/contract/stamps';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { BuildMissingVolumes } from './request-volume.ts';
import type { WorldVolumeEntry, WorldYear } from './list-volumes.query.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let team: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak', { country: 'KE' }), app.makeSchool('elm')]);
  team = await app.tokenOf(app.platform, 'platform_admin');
});
afterAll(() => app.close());

const STAMP = STAMPS[0]!.scene as object;
const LAST = new Date().getUTCFullYear() - 1;
async function letter(school: TestSchool, title: string, change: object = {}): Promise<string> {
  const story_id = newId();
  await app.within(school, (tx) =>
    tx.worldLetter.createMany({
      data: [
        {
          tenant_id: school.id,
          story_id,
          title,
          text: `Dear World, ${title}.`,
          language: 'en',
          picture: STAMP,
          alt: 'A tree',
          signed_as: 'Amina',
          school_name: 'Oak',
          country: 'KE',
          shown: true,
          published_at: new Date(Date.UTC(LAST, 5, 1)),
          ...change,
        },
      ],
    }),
  );
  return story_id;
}
const change = (school: TestSchool, story_id: string, data: object) =>
  app.within(school, (tx) => tx.worldLetter.updateMany({ where: { tenant_id: school.id, story_id }, data }));
const volumes = async (school = elm) =>
  (await app.ask<WorldVolumeEntry[]>(school, 'GET', '/api/dear-world-volumes/')).body;
const file = (year: number, format: string) =>
  app.ask<string & Problem>(elm, 'GET', `/api/dear-world-volumes/${year}/${format}/`);
const keep = () => app.nest.get(BuildMissingVolumes, { strict: false }).run();
const ask = (year: number, as: string, school = app.platform) =>
  app.ask<Problem>(school, 'POST', '/api/dear-world-volumes/', { as, body: { year } });
const ready = (year: number, letters: number) =>
  eventually(async () => {
    const found = (await volumes()).find((volume) => volume.year === year);
    if (found?.state !== 'ready' || found.letters !== letters) throw new Error(JSON.stringify(found));
    return found;
  }, 30_000);

describe('the volume of a year', () => {
  it('is built after the end of the year from the published letters, without withdrawn ones', async () => {
    await letter(oak, 'Of this year', { published_at: new Date() });
    await letter(elm, 'Held', { shown: false, held_at: new Date() });
    const [first, second] = [await letter(oak, 'First'), await letter(elm, 'Second', { language: 'fr' })];
    await Promise.all([keep(), keep()]);
    await ready(LAST, 2);
    expect(await volumes()).toEqual([
      {
        year: LAST,
        state: 'ready',
        letters: 2,
        countries: 1,
        languages: 2,
        pages: 5,
        epub_bytes: expect.any(Number),
        pdf_bytes: expect.any(Number),
        made_at: expect.any(String),
      },
    ]);
    const epub = await file(LAST, 'epub');
    expect([epub.status, epub.headers['content-type']]).toEqual([200, 'application/epub+zip']);
    expect((await file(LAST, 'pdf')).headers['content-disposition']).toBe(
      `attachment; filename="dear-world-book-${LAST}.pdf"`,
    );

    // A family withdraws the consent to the name: the volume with the name is no longer offered, and is built again.
    await change(oak, first, { signed_as: '' });
    expect((await volumes())[0]!.state).toBe('making');
    expect((await file(LAST, 'pdf')).body).toMatchObject({ status: 409, code: 'volume_making' });
    await keep();
    await ready(LAST, 2);
    await keep();
    const kept = await app.nest.get(Storage, { strict: false }).list('dear-world-volumes/');
    expect(kept).toHaveLength(2);

    // A letter is taken down: the next edition does not contain it.
    await change(elm, second, { shown: false });
    await keep();
    await ready(LAST, 1);
    await change(oak, first, { shown: false });
    await keep();
    await eventually(async () => expect(await volumes()).toEqual([]));
    expect((await file(LAST, 'epub')).status).toBe(404);
    await keep();
    expect(await app.nest.get(Storage, { strict: false }).list('dear-world-volumes/')).toEqual([]);
  });

  it('is built when the platform’s team requests it, and for nobody else', async () => {
    const year = LAST + 1;
    expect((await ask(year, await app.tokenOf(oak, 'school_admin'), oak)).status).toBe(403);
    expect((await ask(1999, team)).status).toBe(422);
    expect((await ask(2001, team)).body).toMatchObject({ status: 409, code: 'no_letters' });
    expect((await ask(year, team)).status).toBe(202);
    await ready(year, 1);
    const { body } = await app.ask<WorldYear[]>(app.platform, 'GET', '/api/dear-world-volumes/years/', {
      as: team,
    });
    expect(body).toEqual([
      {
        year,
        letters: 1,
        closed: false,
        volume: expect.objectContaining({ year, state: 'ready', letters: 1 }),
      },
    ]);
    const rows = await app.within(app.platform, (tx) => tx.worldVolume.findMany());
    expect(rows.map(({ tenant_id }) => tenant_id)).toEqual([PLATFORM_TENANT_ID]);
  });

  it('answers 404 for other addresses', async () => {
    for (const path of ['2001/epub', 'x/pdf', `${LAST}/exe`])
      expect((await app.ask(elm, 'GET', `/api/dear-world-volumes/${path}/`)).status).toBe(404);
  });
});
