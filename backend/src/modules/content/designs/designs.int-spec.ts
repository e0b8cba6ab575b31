import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DESIGN_LIMITS, type DesignBody } from '@bookgrove/contract';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { inContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import type { DesignPictureEntry } from './design-pictures.ts';
import type { Design } from './design-view.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let child: string;
let other: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  child = await app.tokenOf(oak, 'student');
  other = await app.tokenOf(oak, 'teacher');
});
afterAll(() => app.close());

const body: DesignBody = {
  ground: { color: 'moss', pattern: 'dots', second: 'leaf' },
  elements: [{ kind: 'shape', id: 'e0', x: 10, y: 10, w: 50, h: 50, turn: 0, shape: 'star', color: 'sun' }],
};
const make = (as: string, change: object = {}, school = oak) =>
  app.ask<Design & Problem>(school, 'POST', '/api/designs/', {
    as,
    body: { title: 'My fox', size: 'cover', body, ...change },
  });
const get = (id: string, as: string, school = oak) =>
  app.ask<Design>(school, 'GET', `/api/designs/${id}/`, { as });
const put = (id: string, as: string, version: number, title: string) =>
  app.ask<Design & Problem>(oak, 'PUT', `/api/designs/${id}/`, { as, body: { title, body, version } });
const list = async (as: string) =>
  (await app.ask<{ count: number; results: Design[] }>(oak, 'GET', '/api/designs/?limit=5', { as })).body;
const pixels = (format: 'png' | 'svg' = 'png'): Promise<Buffer> =>
  format === 'svg'
    ? Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'))
    : sharp({ create: { width: 300, height: 400, channels: 3, background: '#c2185b' } })
        .withExif({ IFD0: { Copyright: 'where it was taken' } })
        .png()
        .toBuffer();

describe('designs', () => {
  it('can be seen, changed, copied and deleted by their owner only', async () => {
    const { status, body: made } = await make(child);
    expect([status, made.version, made.body]).toEqual([201, 1, body]);
    expect((await get(made.id, child)).body.title).toBe('My fox');
    const stranger = await app.tokenOf(elm, 'student');
    for (const [school, as] of [
      [oak, other],
      [elm, stranger],
    ] as const) {
      expect((await get(made.id, as, school)).status).toBe(404);
      expect((await app.ask(school, 'POST', `/api/designs/${made.id}/copy/`, { as, body: {} })).status).toBe(
        404,
      );
      await app.ask(school, 'DELETE', `/api/designs/${made.id}/`, { as });
    }
    expect((await put(made.id, other, 1, 'Mine now')).status).toBe(404);
    expect((await get(made.id, child)).body.title).toBe('My fox');
  });

  it('require sign-in', async () => {
    expect((await app.ask(oak, 'GET', '/api/designs/')).status).toBe(401);
  });

  it('contain known members only', async () => {
    const bad = { ...body, elements: [{ ...body.elements[0], onclick: 'alert(1)' }] };
    const refused = await make(child, { body: bad });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('look at elements[0].onclick');
    expect((await make(child, { size: 'wall' })).status).toBe(422);
    expect((await make(child, { title: ' ' })).status).toBe(422);
  });

  it('are not overwritten by an outdated window, nor by one of two concurrent saves', async () => {
    const { id } = (await make(child)).body;
    expect((await put(id, child, 1, 'Second')).body.version).toBe(2);
    const late = await put(id, child, 1, 'Late');
    expect([late.status, late.body.code]).toEqual([409, 'design_changed']);
    const answers = await Promise.all([put(id, child, 2, 'A'), put(id, child, 2, 'B')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('can be copied and deleted, also repeatedly', async () => {
    const { id } = (await make(child)).body;
    const copy = await app.ask<Design>(oak, 'POST', `/api/designs/${id}/copy/`, { as: child, body: {} });
    expect([copy.body.title, copy.body.body]).toEqual(['My fox (2)', body]);
    const before = (await list(child)).count;
    for (let time = 0; time < 2; time += 1)
      expect((await app.ask(oak, 'DELETE', `/api/designs/${id}/`, { as: child })).status).toBe(204);
    expect((await list(child)).count).toBe(before - 1);
  });

  it('are limited in number, also with concurrent requests', async () => {
    const person = await app.makePerson(oak, 'student');
    const as = (await app.signIn(person)).access;
    await app.within(oak, (tx) =>
      tx.design.createMany({
        data: Array.from({ length: DESIGN_LIMITS.designs - 1 }, () => ({
          id: newId(),
          tenant_id: oak.id,
          owner_id: person.id,
          title: 'x',
          size: 'a4',
          body: body as unknown as Prisma.InputJsonObject,
        })),
      }),
    );
    const answers = await Promise.all([make(as), make(as), make(as)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await list(as)).count).toBe(DESIGN_LIMITS.designs);
  });
});

describe('own pictures', () => {
  const add = async (as: string, bytes: Buffer) =>
    app.ask<DesignPictureEntry & Problem>(oak, 'POST', '/api/design-pictures/', {
      as,
      body: { picture: bytes.toString('base64') },
    });

  it('are re-encoded, and visible to their owner only', async () => {
    const { status, body: kept } = await add(child, await pixels());
    expect([status, kept.width, kept.height]).toEqual([201, 300, 400]);
    const seen = await app.ask<{ picture: string }>(oak, 'GET', `/api/design-pictures/${kept.id}/`, {
      as: child,
    });
    const bytes = Buffer.from(seen.body.picture.split(',')[1]!, 'base64');
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    expect((await app.ask(oak, 'GET', `/api/design-pictures/${kept.id}/`, { as: other })).status).toBe(404);
    await app.ask(oak, 'DELETE', `/api/design-pictures/${kept.id}/`, { as: other });
    expect((await app.ask(oak, 'GET', `/api/design-pictures/${kept.id}/`, { as: child })).status).toBe(200);
    expect((await app.ask(oak, 'DELETE', `/api/design-pictures/${kept.id}/`, { as: child })).status).toBe(
      204,
    );
    expect((await app.ask(oak, 'GET', `/api/design-pictures/${kept.id}/`, { as: child })).status).toBe(404);
  });

  it('must be images: no SVG, no text', async () => {
    expect((await add(child, await pixels('svg'))).status).toBe(422);
    expect((await add(child, Buffer.from('hello, I am a picture'))).status).toBe(422);
  });
});

it('a copy of a person’s data contains designs and pictures, and an erasure deletes them', async () => {
  const person = await app.makePerson(oak, 'student');
  const as = (await app.signIn(person)).access;
  await make(as, { title: 'For the copy' });
  await app.ask(oak, 'POST', '/api/design-pictures/', {
    as,
    body: { picture: (await pixels()).toString('base64') },
  });
  const data = app.nest.get(PersonalData, { strict: false });
  const subject = { id: person.id, email: person.email };
  const copy = await inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
    data.copy(app.db, subject),
  );
  expect(copy.find(({ name }) => name === 'designs')!.rows).toEqual([
    expect.objectContaining({ title: 'For the copy', body }),
  ]);
  expect(copy.find(({ name }) => name === 'pictures-for-designs')!.rows.length).toBe(1);
  await app.within(oak, (tx) => data.erase(tx, subject));
  const left = await app.within(oak, async (tx) => [
    await tx.design.count({ where: { owner_id: person.id } }),
    await tx.designPicture.count({ where: { owner_id: person.id } }),
  ]);
  expect(left).toEqual([0, 0]);
});
