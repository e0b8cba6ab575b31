import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { MESSAGES } from '@bookgrove/contract';
import { newId } from '../../../../platform/ids.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { multipart } from '../../../../../test/support/books.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { PeopleCounts } from './get-people-numbers.query.ts';
import type { ChangedPerson, CreatedPerson, FirstPassword, PersonPage } from './person-responses.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let admin: string;
let ada: TestPerson;
const USERS = '/api/api-super-admin/users';

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School' }),
    app.makeSchool('elm', { school_name: 'Elm School' }),
  ]);
  ada = await app.makePerson(app.platform, 'platform_admin', { first_name: 'Ines', last_name: 'Falk' });
  admin = (await app.signIn(ada)).access;
});
afterAll(() => app.close());

const ask = <Body = Problem>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
  as: string = admin,
) => app.ask<Body>(app.platform, method, path, { as, ...(body !== undefined && { body }) });
const entries = (school: TestSchool, subject: string) =>
  app.within(school, (tx) =>
    tx.auditEntry.findMany({ where: { tenant_id: school.id, subject_id: subject }, orderBy: { at: 'asc' } }),
  );
const whole = { first_name: 'Omar', last_name: 'Haddad', country: 'GB', role: 'teacher' };

describe('the people of every school', () => {
  it('are found across schools by text, role, school and state, without the shared accounts of visitors', async () => {
    await app.makePerson(oak, 'teacher', { first_name: 'Wilma', last_name: 'Zebra_1', email: 'w@oak.test' });
    await app.makePerson(elm, 'student', { first_name: 'Wilmar', last_name: 'Zebra 2', email: null });
    await app.makePerson(elm, 'community', { first_name: 'Wilma', last_name: 'Zebra', email: null });
    const find = async (query: string) => (await ask<PersonPage>('GET', `${USERS}/?${query}`)).body;
    const both = await find('search=zebra+wil&ordering=name');
    expect(both.count).toBe(2);
    expect(both.results.map(({ school, role }) => [school.name, role])).toEqual([
      ['Elm School', 'student'],
      ['Oak School', 'teacher'],
    ]);
    expect((await find('search=zebra&role=teacher')).count).toBe(1);
    expect((await find(`search=zebra&school=${elm.id}`)).results[0]!.first_name).toBe('Wilmar');
    expect((await find('search=zebra_')).count).toBe(1);
    expect((await find('search=w@oak.test')).count).toBe(1);
    expect((await find('search=zebra&status=archived')).count).toBe(0);
    const first = await find('search=zebra&limit=1');
    expect(first.next).toContain('offset=1');
    expect(JSON.stringify(both)).not.toContain('password');
  });

  it('are not shown at a school’s address, also with a token of that role', async () => {
    const odd = await app.tokenOf(oak, 'platform_admin');
    const answer = await app.ask(oak, 'GET', `${USERS}/`, { as: odd });
    expect(answer.status).toBe(404);
  });

  it('are counted by role, school and month', async () => {
    const { body } = await ask<PeopleCounts>('GET', `${USERS}/stats/`);
    expect(body.roles.reduce((sum, { count }) => sum + count, 0)).toBe(body.total);
    expect(body.schools.map(({ school }) => school.name)).toEqual(
      expect.arrayContaining(['Oak School', 'Elm School']),
    );
    expect(body.months).toHaveLength(12);
    expect(body.months.at(-1)!.count).toBeGreaterThan(2);
  });
});

describe('a new person', () => {
  it('is created in the named school, is sent a link, and signs in there only', async () => {
    const { status, body } = await ask<CreatedPerson>('POST', '/api/api-super-admin/create-user/', {
      ...whole,
      email: 'Omar.Haddad@elm.test',
      school: elm.id,
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      first_name: 'Omar',
      role: 'teacher',
      is_staff: false,
      username: 'omar.haddad',
      school: { id: elm.id, name: 'Elm School' },
    });
    expect([body.first_password, body.user.has_password]).toEqual([null, false]);
    const links = await app.within(elm, (tx) =>
      tx.singleUseToken.findMany({ where: { tenant_id: elm.id, user_id: body.user.id } }),
    );
    expect(links.map(({ purpose, email }) => [purpose, email])).toEqual([
      ['set_password', 'Omar.Haddad@elm.test'],
    ]);
    const given = await ask<FirstPassword>('POST', `${USERS}/${body.user.id}/password/`);
    const { first_password } = given.body;
    const signIn = (at: TestSchool) =>
      app.ask(at, 'POST', '/api/auth/token/', {
        body: { username: 'omar.haddad@elm.test', password: first_password },
      });
    expect((await signIn(elm)).status).toBe(200);
    expect((await signIn(oak)).status).toBe(401);
    const [entry] = await entries(elm, body.user.id);
    expect(entry).toMatchObject({ action: 'person.created', actor_name: 'Ines Falk' });
    expect(JSON.stringify(entry)).not.toContain(first_password);
  });

  it('is a teacher of the platform by default', async () => {
    const form = { first_name: 'Noor', last_name: 'Haddad', country: 'JO' };
    const { status, body } = await ask<CreatedPerson>('POST', '/api/api-super-admin/create-user/', {
      ...form,
      email: 'noor@home.test',
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      ...form,
      role: 'teacher',
      is_staff: false,
      school: { id: app.platform.id },
    });
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#204060' } })
      .png()
      .toBuffer();
    const fields = Object.entries({ ...form, email: 'noor2@home.test' });
    const sent = await app.ask<CreatedPerson>(app.platform, 'POST', '/api/api-super-admin/create-user/', {
      as: admin,
      ...multipart([
        ...fields.map(([name, content]) => ({ name, content })),
        { name: 'avatar', filename: 'noor.png', content: picture },
      ]),
    });
    expect(sent.status).toBe(201);
    expect(sent.body.user).toMatchObject({ role: 'teacher', school: { id: app.platform.id } });
    expect(sent.body.user.avatar).toMatch(/^\/api\/avatars\//);
  });

  it('is validated with the messages of the specification', async () => {
    const { status, body } = await ask('POST', '/api/api-super-admin/create-user/', {
      first_name: ' ',
      role: 'teacher',
      school: elm.id,
      email: 'omar@elm',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      first_name: ['First name is required'],
      last_name: ['Last name is required'],
      email: ['Invalid email'],
    });
    const empty = await ask('POST', '/api/api-super-admin/create-user/', {
      first_name: 'O',
      last_name: 'H',
      role: 'teacher',
      school: elm.id,
      email: '',
    });
    expect(empty.body.errors).toEqual({
      email: ['Email is required'],
      country: ['Country is required'],
    });
    const long = await ask('POST', '/api/api-super-admin/create-user/', {
      ...whole,
      first_name: 'x'.repeat(256),
      email: 'x@elm.test',
      school: elm.id,
    });
    expect(long.body.errors).toEqual({ first_name: ['Characters too long'] });
  });

  it.each([
    ['is_staff', true],
    ['tenant', newId()],
    ['tenant_id', newId()],
    ['email_verified_at', '2026-01-01'],
    ['password_hash', 'x'],
    ['__proto__x', {}],
    ['prototype', {}],
  ])('refuses a member called %s', async (name, value) => {
    const { status, body } = await ask('POST', '/api/api-super-admin/create-user/', {
      ...whole,
      email: `${name}@elm.test`,
      school: elm.id,
      [name]: value,
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [name]]);
  });

  it('is refused with a role that does not exist there, and at an unknown school', async () => {
    const make = (change: object) =>
      ask('POST', '/api/api-super-admin/create-user/', {
        ...whole,
        email: `${newId()}@elm.test`,
        school: elm.id,
        ...change,
      });
    expect((await make({ role: 'platform_admin' })).body.errors).toHaveProperty('role');
    for (const role of ['community', null, ''])
      expect((await make({ role })).body.errors).toHaveProperty('role');
    for (const school of [null, '']) expect((await make({ school })).body.errors).toHaveProperty('school');
    expect((await make({ school: newId() })).body.errors).toHaveProperty('school');
    expect((await make({ school: app.platform.id, role: 'school_admin' })).body.errors).toHaveProperty(
      'role',
    );
    const colleague = await make({ school: app.platform.id, role: 'platform_admin' });
    expect(colleague.status).toBe(201);
  });

  it('is created once when the same e-mail is sent twice at the same time', async () => {
    const body = { ...whole, email: 'twice@elm.test', school: elm.id };
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask('POST', '/api/api-super-admin/create-user/', body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect(refused.body.errors).toEqual({ email: [MESSAGES.userForm.emailTaken] });
  });
});

describe('a change', () => {
  it('contains only changed members, within the person’s school, and is audited with their names', async () => {
    const teacher = await app.makePerson(oak, 'teacher', { email: 'change@oak.test' });
    const { status, body } = await ask<ChangedPerson>('PATCH', `${USERS}/${teacher.id}/`, {
      last_name: 'Okafor',
      country: 'NG',
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ first_name: 'Ada', last_name: 'Okafor', country: 'NG' });
    const [entry] = await entries(oak, teacher.id);
    expect(entry).toMatchObject({ action: 'person.changed', detail: { changed: ['last_name', 'country'] } });
    await ask('PATCH', `${USERS}/${teacher.id}/`, { last_name: 'Okafor' });
    expect(await entries(oak, teacher.id)).toHaveLength(1);
  });

  it('of a role ends the sessions, for reads and writes', async () => {
    const teacher = await app.makePerson(oak, 'teacher');
    const { access, refresh } = await app.signIn(teacher);
    const to = { role: 'school_admin', country: 'GB' };
    expect((await ask('PATCH', `${USERS}/${teacher.id}/`, to)).status).toBe(200);
    const after = await app.ask(oak, 'GET', '/api/user/profile/', { as: access });
    const renewed = await app.ask(oak, 'POST', '/api/auth/token/refresh/', { body: { refresh } });
    expect([after.status, renewed.status]).toEqual([401, 401]);
  });

  it('refuses an e-mail in use at the same school, and accepts it at another', async () => {
    const one = await app.makePerson(oak, 'teacher', { email: 'one@same.test' });
    const other = await app.makePerson(oak, 'teacher');
    const next = await app.makePerson(elm, 'teacher');
    const taken = await ask('PATCH', `${USERS}/${other.id}/`, { email: 'ONE@same.test' });
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      { email: ['A user with that email already exists.'] },
    ]);
    expect((await ask('PATCH', `${USERS}/${next.id}/`, { email: 'one@same.test' })).status).toBe(200);
    expect((await ask('PATCH', `${USERS}/${one.id}/`, { email: 'One@same.test' })).status).toBe(200);
    expect((await ask('PATCH', `${USERS}/${one.id}/`, { email: '' })).body.errors).toEqual({
      email: ['Email is required'],
    });
  });

  it('cannot remove the requester’s own role, nor the last administrator of the platform', async () => {
    const own = await ask('PATCH', `${USERS}/${ada.id}/`, { role: 'teacher' });
    expect([own.status, own.body.code]).toEqual([403, 'own_role']);
    const self = await ask('POST', `${USERS}/${ada.id}/archive/`, {});
    expect([self.status, self.body.code]).toEqual([403, 'own_account']);
  });

  it('keeps one of two administrators who remove each other at the same moment', async () => {
    await app.within(app.platform, (tx) =>
      tx.user.updateMany({
        where: { tenant_id: app.platform.id, role: 'platform_admin', id: { not: ada.id } },
        data: { status: 'archived' },
      }),
    );
    const other = await app.makePerson(app.platform, 'platform_admin');
    const token = (await app.signIn(other)).access;
    const answers = await Promise.all([
      ask('POST', `${USERS}/${other.id}/archive/`, {}),
      ask('POST', `${USERS}/${ada.id}/archive/`, {}, token),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await app.within(app.platform, (tx) =>
      tx.user.count({ where: { tenant_id: app.platform.id, role: 'platform_admin', status: 'active' } }),
    );
    expect(left).toBe(1);
    await app.within(app.platform, (tx) =>
      tx.user.updateMany({ where: { tenant_id: app.platform.id, id: ada.id }, data: { status: 'active' } }),
    );
    admin = (await app.signIn(ada)).access;
  });
});

describe('a photo', () => {
  const form = (fields: Record<string, string>, photo?: Buffer) => {
    const edge = 'edge7391';
    const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    );
    if (photo)
      parts.push(
        Buffer.from(
          `--${edge}\r\ncontent-disposition: form-data; name="avatar"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
        ),
        photo,
        Buffer.from('\r\n'),
      );
    return {
      payload: Buffer.concat([...parts, Buffer.from(`--${edge}--\r\n`)]),
      headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    };
  };
  const patch = <Body = Problem>(id: string, sent: ReturnType<typeof form>) =>
    app.ask<Body>(app.platform, 'PATCH', `${USERS}/${id}/`, { as: admin, ...sent });

  it('is re-encoded as a small square without metadata, and served by its address only', async () => {
    const teacher = await app.makePerson(oak, 'teacher');
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c06030' } })
      .withExif({ IFD0: { Copyright: 'Secret Studio' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Secret Studio')).toBe(true);
    const { status, body } = await patch<ChangedPerson>(teacher.id, form({ first_name: 'Bea' }, photo));
    expect([status, body.user.first_name]).toEqual([200, 'Bea']);
    expect(body.user.avatar).toMatch(/^\/api\/avatars\/[\w-]{24}\.webp$/);
    const served = await app.ask(oak, 'GET', body.user.avatar!);
    expect(served.headers['content-type']).toBe('image/webp');
    const { width, height, format, exif } = await sharp(served.bytes).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 256,
      height: 256,
      format: 'webp',
      exif: undefined,
    });
    expect(served.bytes.includes('Secret Studio')).toBe(false);

    const drawn = await ask<ChangedPerson>('PATCH', `${USERS}/${teacher.id}/`, { avatar: 'set:owl' });
    expect(drawn.body.user.avatar).toBe('set:owl');
    expect((await app.ask(oak, 'GET', body.user.avatar!)).status).toBe(404);
  });

  it('is refused when it is not an image, too large, or of a child', async () => {
    const teacher = await app.makePerson(oak, 'teacher');
    const child = await app.makePerson(oak, 'student', { email: null });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [svg, Buffer.from('not a picture'), Buffer.alloc(2 * 1024 * 1024 + 1, 7)]) {
      const { status, body } = await patch(teacher.id, form({}, bytes));
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['avatar']]);
    }
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const { status, body } = await patch(child.id, form({}, photo));
    expect([status, body.errors]).toEqual([422, { avatar: ['Students choose one of the drawn avatars.'] }]);
    expect((await ask('PATCH', `${USERS}/${child.id}/`, { avatar: 'set:dragon' })).status).toBe(422);
    expect((await ask('PATCH', `${USERS}/${child.id}/`, { avatar: 'set:fox' })).status).toBe(200);
  });
});
