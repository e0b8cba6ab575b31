import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import type { SchoolBranding } from './school-branding.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School' }),
    app.makeSchool('elm', { school_name: 'Elm School' }),
  ]);
  head = await app.tokenOf(oak, 'school_admin');
});
afterAll(() => app.close());

type View = SchoolBranding & Problem;
const PATH = '/api/school-branding/';
const read = (school = oak, as = head) => app.ask<View>(school, 'GET', PATH, { as });
const change = (body: object, as = head) => app.ask<View>(oak, 'PATCH', PATH, { as, body });

describe('the branding of a school', () => {
  it('is changed by its head: in the theme at once, with an audit entry, and for this school alone', async () => {
    const before = (await read()).body;
    const elmHead = await app.tokenOf(elm, 'school_admin');
    const elmBefore = (await read(elm, elmHead)).body;
    expect(before).toMatchObject({ school_name: 'Oak School', logo: null });
    const { status, body } = await change({ button_color: '#010203', announcement: 'Fair on Friday.' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, button_color: '#010203', announcement: 'Fair on Friday.' });
    expect((await app.ask('oak.localhost', 'GET', '/theme.css')).text).toContain('--button: #010203');
    expect((await app.ask<View>(oak, 'GET', '/api/current-tenant/')).body.announcement).toBe(
      'Fair on Friday.',
    );
    expect((await read(elm, elmHead)).body).toEqual(elmBefore);
    await eventually(async () => {
      const { body: log } = await app.ask<{ results: { action: string }[] }>(oak, 'GET', '/api/audit/', {
        as: head,
      });
      expect(log.results.map(({ action }) => action)).toContain('school.branding_changed');
    });
  });

  it('has an announcement in each language, for everybody with the first text where one is missing', async () => {
    const { status, body } = await change({
      announcement: 'Fair today.',
      announcement_fr: 'Fête aujourd’hui.',
    });
    expect(status).toBe(200);
    const texts = {
      announcement: 'Fair today.',
      announcement_fr: 'Fête aujourd’hui.',
      announcement_hi: null,
    };
    expect(body).toMatchObject(texts);
    expect((await app.ask<View>(oak, 'GET', '/api/current-tenant/')).body).toMatchObject(texts);
    expect((await change({ announcement_fr: '' })).body).toMatchObject({ ...texts, announcement_fr: null });
    expect((await change({ announcement_ar: 'م'.repeat(256) })).body.errors).toEqual({
      announcement_ar: ['Characters too long'],
    });
  });

  it('is all that a school can write of the list of schools, and only of itself', async () => {
    const write = (data: object, id = oak.id) =>
      app.within(oak, (tx) => tx.tenant.updateMany({ where: { id }, data }));
    await expect(write({ status: 'suspended' })).rejects.toThrow(/only its branding/);
    await expect(write({ domain_url: 'x.example' })).rejects.toThrow(/only its branding/);
    expect(await write({ announcement: 'x' }, elm.id)).toEqual({ count: 0 });
    expect(await write({ announcement: 'Fair on Friday.' })).toEqual({ count: 1 });
  });

  it('takes a logo as a form, and removes it', async () => {
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    const edge = 'edge-of-the-form';
    const { status, body } = await app.ask<View>(oak, 'PATCH', PATH, {
      as: head,
      payload: Buffer.concat([
        Buffer.from(
          `--${edge}\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
        ),
        png,
        Buffer.from(`\r\n--${edge}--\r\n`),
      ]),
      headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    });
    expect(status).toBe(200);
    expect((await app.ask('oak.localhost', 'GET', body.logo!)).headers['content-type']).toBe('image/webp');
    expect((await change({ logo: '' })).body.logo).toBeNull();
  });

  it('accepts colours and nothing else of the school, from administrators only', async () => {
    expect((await change({ button_color: 'url(x)' })).body.errors).toEqual({
      button_color: ['Write the colour as #rrggbb, rgb() or hsl().'],
    });
    for (const body of [{ school_name: 'Elm' }, { status: 'suspended' }, { domain_url: 'x.example' }])
      expect((await change(body)).status).toBe(422);
    expect((await read()).body.school_name).toBe('Oak School');
    for (const role of ['teacher', 'student', 'parent'] as const)
      expect((await change({ button_color: '#000000' }, await app.tokenOf(oak, role))).status).toBe(403);
    const team = await app.tokenOf(app.platform, 'platform_admin');
    expect([403, 404]).toContain((await app.ask(app.platform, 'PATCH', PATH, { as: team, body: {} })).status);
  });
});
