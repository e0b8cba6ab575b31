import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { multipart } from '../../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import type { Profile } from '../profile/get-profile.query.ts';

let app: TestApp;
let oak: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
});
afterAll(() => app.close());

const change = (as: string, sent: object) =>
  app.ask<Profile & Problem>(oak, 'PATCH', '/api/user/profile/', { as, ...sent });
const send = (photo: Buffer, filename = 'me.jpg') =>
  multipart([{ name: 'avatar', filename, content: photo }]);
const photoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c06030' } })
    .withExif({
      IFD0: { Copyright: 'Secret Studio' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();

describe('the own profile picture', () => {
  it('is re-encoded, small and square, without location and camera metadata', async () => {
    const as = await app.tokenOf(oak, 'teacher');
    const photo = await photoOf(900, 600);
    expect(photo.includes('Secret Studio')).toBe(true);
    const { status, body } = await change(as, send(photo));
    expect(status).toBe(200);
    expect(body.avatar).toMatch(/^\/api\/avatars\/[\w-]{24}\.webp$/);
    const served = await app.ask(oak, 'GET', body.avatar!);
    const { width, height, format, exif, xmp, iptc } = await sharp(served.bytes).metadata();
    expect({ width, height, format, exif, xmp, iptc }).toEqual({ width: 256, height: 256, format: 'webp' });
    expect(served.bytes.includes('Secret Studio')).toBe(false);
  });

  it('replaces the previous one, which is deleted, also when two are sent at once', async () => {
    const as = await app.tokenOf(oak, 'parent');
    const first = (await change(as, send(await photoOf(300, 300)))).body.avatar!;
    const photo = await photoOf(400, 300);
    const answers = await Promise.all([change(as, send(photo)), change(as, send(photo))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const now = (await app.ask<Profile>(oak, 'GET', '/api/user/profile/', { as })).body.avatar!;
    const sent = [first, ...answers.map(({ body }) => body.avatar!)];
    for (const address of new Set(sent))
      expect((await app.ask(oak, 'GET', address)).status).toBe(address === now ? 200 : 404);
    expect((await change(as, { body: { avatar: 'set:owl' } })).body.avatar).toBe('set:owl');
    expect((await app.ask(oak, 'GET', now)).status).toBe(404);
  });

  it('is refused when it is not an image or too large; the previous one stays', async () => {
    const as = await app.tokenOf(oak, 'teacher');
    await change(as, { body: { avatar: 'set:fox' } });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [svg, Buffer.from('not a picture'), Buffer.alloc(2 * 1024 * 1024 + 1, 7)]) {
      const { status, body } = await change(as, send(bytes));
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['avatar']]);
    }
    for (const avatar of [
      'set:dragon',
      'https://evil.test/me.png',
      '/api/avatars/aaaaaaaaaaaaaaaaaaaaaaaa.webp',
    ])
      expect((await change(as, { body: { avatar } })).status).toBe(422);
    expect((await app.ask<Profile>(oak, 'GET', '/api/user/profile/', { as })).body.avatar).toBe('set:fox');
  });

  it('of a student must be a drawn avatar', async () => {
    const as = await app.tokenOf(oak, 'student');
    const { status, body } = await change(as, send(await photoOf(300, 300)));
    expect([status, body.errors]).toEqual([422, { avatar: ['Students choose one of the drawn avatars.'] }]);
    expect((await change(as, { body: { avatar: 'set:fox' } })).body.avatar).toBe('set:fox');
    const renamed = await change(as, { body: { first_name: 'King' } });
    expect([renamed.status, renamed.body.code]).toEqual([403, 'name_kept_by_school']);
  });
});
