import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DEFAULT_COLORS } from '@bookgrove/contract';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { startTestDns, type TestDns } from '../../../../test/support/dns-server.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import type { ManagedSchoolPage, SchoolSetup } from './school-admin.controller.ts';
import type { ManagedSchool } from './school-view.ts';

let app: TestApp;
let oak: TestSchool;
let admin: string;
/** A local DNS server: queries go over the network. */
let dns: TestDns;

beforeAll(async () => {
  dns = await startTestDns();
  app = await startTestApp({ worker: true, settings: { DNS_SERVERS: dns.address } });
  oak = await app.makeSchool('oak', { school_name: 'Oak School' });
  admin = await app.tokenOf(app.platform, 'platform_admin');
});
afterAll(async () => {
  await app.close();
  await dns.close();
});

interface AuditAnswer {
  results: { action: string; actor_name: string; detail: Record<string, unknown> }[];
}
/** A school, or the refusal of one. */
type Answered = ManagedSchool & Pick<Problem, 'errors' | 'code'>;

const TENANTS = '/api/api-admin/tenants/';
const HARBOUR = {
  school_name: 'Harbour Lane School',
  school_email: 'office@harbour.example',
  subdomain: 'harbour',
  domain_url: 'harbour.localhost',
  switchboard: true,
  primary_color: '#0EA5E9',
};
const open = (change: object = {}) =>
  app.ask<Answered>(app.platform, 'POST', TENANTS, {
    as: admin,
    body: { ...HARBOUR, ...change },
  });
const patch = (id: string, body: object) =>
  app.ask<Answered>(app.platform, 'PATCH', `${TENANTS}${id}/`, { as: admin, body });

/** A multipart form as a browser sends it. */
function form(fields: Record<string, string>, file?: { field: string; name: string; bytes: Buffer }) {
  const edge = 'edge-of-the-form';
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file)
    parts.push(
      Buffer.from(
        `--${edge}\r\ncontent-disposition: form-data; name="${file.field}"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from('\r\n'),
    );
  return {
    as: admin,
    payload: Buffer.concat([...parts, Buffer.from(`--${edge}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
  };
}

describe('opening a school', () => {
  it('serves its address at once, in its colours', async () => {
    // Requested before, so that the unknown host is cached.
    expect((await app.ask('harbour.localhost', 'GET', '/api/current-tenant')).status).toBe(404);
    const { status, body } = await open();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...HARBOUR,
      status: 'active',
      domain: null,
      address: 'http://harbour.localhost',
      button_color: '#0EA5E9',
      bg_primary_color: DEFAULT_COLORS.bg_primary_color,
      counts: { people: 0, students: 0, classes: 0, books: 0 },
    });
    const there = await app.ask<{ id: string; school_name: string }>(
      'harbour.localhost',
      'GET',
      '/api/current-tenant',
    );
    expect([there.status, there.body.id]).toEqual([200, body.id]);
    expect((await app.ask('harbour.localhost', 'GET', '/theme.css')).text).toContain('--brand: #0ea5e9');
    // The installed app has the school's name and colours, and icons in formats that every device supports.
    const manifest = await app.ask<{ icons: { sizes: string; purpose: string }[] }>(
      'harbour.localhost',
      'GET',
      '/manifest.webmanifest',
    );
    expect(JSON.parse(manifest.text)).toMatchObject({
      name: there.body.school_name,
      start_url: '/library',
      theme_color: '#0ea5e9',
    });
    const icons = (JSON.parse(manifest.text) as typeof manifest.body).icons.map(
      ({ sizes, purpose }) => `${sizes} ${purpose}`,
    );
    expect(icons).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  });

  it('names each missing field as the form does', async () => {
    const { status, body } = await app.ask(app.platform, 'POST', TENANTS, { as: admin, body: {} });
    expect([status, body.errors]).toEqual([
      422,
      {
        school_name: ['School name is required'],
        school_email: ['Email is required'],
        domain_url: ['Domain url is required'],
        switchboard: ['Switchboard status is required'],
        primary_color: ['Primary color is required'],
      },
    ]);
  });

  it.each([
    [{ school_name: ' ' }, { school_name: ['School name is required'] }],
    [{ school_email: 'nobody' }, { school_email: ['Invalid email'] }],
    [{ school_email: '' }, { school_email: ['Email is required'] }],
    [{ domain_url: '' }, { domain_url: ['Domain url is required'] }],
    [{ primary_color: '' }, { primary_color: ['Primary color is required'] }],
    [{ switchboard: 'perhaps' }, { switchboard: ['Switchboard status is required'] }],
    [
      { text_muted_color: 'red;}body{background:url(//evil.test)}' },
      { text_muted_color: ['Write the colour as #rrggbb, rgb() or hsl().'] },
    ],
    [{ button_color: 'var(--x)' }, { button_color: ['Write the colour as #rrggbb, rgb() or hsl().'] }],
    [{ owner: 'me' }, { owner: ['This field is not known here. Leave it out.'] }],
  ])('refuses %j', async (change, errors) => {
    const { status, body } = await open({ subdomain: 'never', domain_url: 'never.localhost', ...change });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it.each([
    [{ subdomain: 'www', domain_url: 'books.www.example' }, 'subdomain', /kept for the platform/],
    [{ subdomain: 'oak', domain_url: 'books.oak.example' }, 'subdomain', /taken by another school/],
    [{ subdomain: 'elm', domain_url: 'localhost' }, 'domain_url', /platform’s own/],
  ])('refuses the address %j with a message', async (change, field, words) => {
    const { status, body } = await open(change);
    expect([status, body.errors?.[field]?.[0]]).toEqual([422, expect.stringMatching(words)]);
  });

  it('accepts one of two concurrent requests for the same name', async () => {
    const wanted = { subdomain: 'twice', domain_url: 'twice.localhost' };
    const answers = await Promise.all([open(wanted), open(wanted), open(wanted)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  it('derives a name from the school’s when none is given', async () => {
    const { subdomain: _none, ...bare } = {
      ...HARBOUR,
      domain_url: 'books.bay.example',
      school_name: 'Bay School',
    };
    const make = () => app.ask<ManagedSchool>(app.platform, 'POST', TENANTS, { as: admin, body: bare });
    expect((await make()).body.subdomain).toBe('bay-school');
    expect((await make()).body.subdomain).toBe('bay-school-2');
  });

  it('is not available at a school’s address, also for the platform’s team', async () => {
    const stranger = await app.tokenOf(oak, 'platform_admin');
    expect((await app.ask(oak, 'GET', TENANTS, { as: stranger })).status).toBe(404);
    expect((await app.ask(oak, 'POST', TENANTS, { as: stranger, body: HARBOUR })).status).toBe(404);
  });
});

describe('changing a school', () => {
  it('changes only the members that are sent', async () => {
    const { body: before } = await open({ subdomain: 'change', domain_url: 'change.localhost' });
    const { status, body } = await patch(before.id, {
      button_color: 'rgb(1, 2, 3)',
      announcement: 'Fair on Friday.',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, button_color: '#010203', announcement: 'Fair on Friday.' });
    expect((await app.ask('change.localhost', 'GET', '/theme.css')).text).toContain('--button: #010203');
  });

  it('accepts a form with a logo, re-encodes it and serves pixels only', async () => {
    const { body: school } = await open({ subdomain: 'logo', domain_url: 'logo.localhost' });
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script>
       <image href="file:///etc/passwd" width="9" height="9"/><rect width="64" height="64" fill="#f00" onload="x()"/></svg>`,
    );
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    for (const [name, bytes] of [
      ['a.svg', svg],
      ['b.png', png],
    ] as const) {
      const { status, body } = await app.ask<ManagedSchool>(
        app.platform,
        'PATCH',
        `${TENANTS}${school.id}/`,
        form({ school_name: 'Logo School' }, { field: 'logo', name, bytes }),
      );
      expect([status, body.school_name]).toEqual([200, 'Logo School']);
      const picture = await app.ask('logo.localhost', 'GET', body.logo!);
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(picture.headers['x-content-type-options']).toBe('nosniff');
      expect((await sharp(picture.bytes).metadata()).format).toBe('webp');
      expect(picture.text).not.toMatch(/script|passwd/);
    }
    expect((await patch(school.id, { logo: '' })).body.logo).toBeNull();
  });

  it('refuses a logo that is not an image or too large', async () => {
    const send = (bytes: Buffer) =>
      app.ask(
        app.platform,
        'PATCH',
        `${TENANTS}${oak.id}/`,
        form({}, { field: 'logo', name: 'x.png', bytes }),
      );
    const html = await send(Buffer.from('<html><script>alert(1)</script></html>'));
    expect([html.status, html.body.errors]).toEqual([
      422,
      { logo: ['This is not a picture we can read. Choose a PNG, JPEG, WebP or SVG file.'] },
    ]);
    const large = await send(Buffer.alloc(3 * 1024 * 1024, 1));
    expect([large.status, large.body.errors]).toEqual([
      422,
      { logo: ['The picture is larger than 2 MB. Choose a smaller one.'] },
    ]);
  });

  it('answers 404 for an unknown school and the platform itself', async () => {
    for (const id of ['00000000-0000-7000-8000-0000000000ff', app.platform.id, 'oak'])
      expect((await patch(id, { school_name: 'X' })).status).toBe(404);
  });
});

describe('a domain of its own', () => {
  it('is active once the TXT record exists, and not before', async () => {
    const { body: school } = await open({ subdomain: 'pier', domain_url: 'https://Books.Pier.example/' });
    expect([school.domain_url, school.domain?.proven]).toEqual(['books.pier.example', false]);
    const problem = async () => {
      const { body } = await app.ask<ManagedSchool>(app.platform, 'GET', `${TENANTS}${school.id}/`, {
        as: admin,
      });
      return body.domain?.problem;
    };
    await eventually(async () =>
      expect(await problem()).toMatch(/There is no TXT record at _bookgrove\.books\.pier\.example/),
    );
    expect((await app.ask('books.pier.example', 'GET', '/api/current-tenant')).status).toBe(404);

    const check = () =>
      app.ask<ManagedSchool>(app.platform, 'POST', `${TENANTS}${school.id}/check-domain/`, {
        as: admin,
        body: {},
      });
    const { record_value } = school.domain!;
    dns.records.set('_bookgrove.books.pier.example', null);
    expect((await check()).body.domain!.problem).toMatch(/The DNS did not answer/);
    dns.records.set('_bookgrove.books.pier.example', ['bookgrove=somebody-else']);
    expect((await check()).body.domain!.problem).toMatch(/another value/);
    dns.records.set('_bookgrove.books.pier.example', [
      'v=spf1',
      [record_value.slice(0, 12), record_value.slice(12)],
    ]);
    const { body } = await check();
    expect([body.domain, body.address]).toEqual([
      expect.objectContaining({ domain: 'books.pier.example', proven: true, problem: null }),
      'http://books.pier.example',
    ]);
    const there = await app.ask<{ id: string }>('books.pier.example', 'GET', '/api/current-tenant');
    expect(there.body.id).toBe(school.id);
    const other = await open({ subdomain: 'quay', domain_url: 'books.pier.example' });
    expect(other.body.errors?.['domain_url']?.[0]).toMatch(/Another school answers/);
  });

  it('has a different verification value for every school and domain', async () => {
    const claim = async (subdomain: string) =>
      (await open({ subdomain, domain_url: 'same.example' })).body.domain!;
    const [one, other] = [await claim('same-one'), await claim('same-two')];
    expect(one.record_name).toBe(other.record_name);
    expect(one.record_value).not.toBe(other.record_value);
  });

  it('is verified by the scheduled job when the record existed first', async () => {
    const { body: school } = await open({ subdomain: 'early', domain_url: 'early.localhost' });
    const { record_value } = (await patch(school.id, { domain_url: 'first.example' })).body.domain!;
    await patch(school.id, { domain_url: 'early.localhost' });
    dns.records.set('_bookgrove.first.example', [record_value]);
    await patch(school.id, { domain_url: 'first.example' });
    await eventually(
      async () => (await app.ask('first.example', 'GET', '/api/current-tenant')).status === 200,
    );
  });
});

describe('the audit of schools', () => {
  it('records who opened, changed, suspended and restored one, with the values', async () => {
    const { body: school } = await open({ subdomain: 'noted', domain_url: 'noted.localhost' });
    for (const body of [{ announcement: 'Snow' }, { status: 'suspended' }, { status: 'active' }])
      expect((await patch(school.id, body)).status).toBe(200);
    const entries = await eventually(async () => {
      const { body } = await app.ask<AuditAnswer>(app.platform, 'GET', '/api/audit/?area=school', {
        as: admin,
      });
      const found = body.results.filter(({ detail }) => detail['school_id'] === school.id);
      expect(found).toHaveLength(4);
      return found;
    });
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'school.changed',
      'school.opened',
      'school.restored',
      'school.suspended',
    ]);
    const changed = entries.find(({ action }) => action === 'school.changed');
    expect(changed).toMatchObject({
      actor_name: expect.stringMatching(/\S/),
      detail: { school: 'Harbour Lane School', members: ['announcement'] },
    });
  });
});

describe('suspending a school', () => {
  it('refuses its writes and reads, with a page for people, until it is restored', async () => {
    const { body: school } = await open({ subdomain: 'shut', domain_url: 'shut.localhost' });
    const shut: TestSchool = { id: school.id, host: 'shut.localhost', files: 'files.shut.localhost' };
    const head = await app.tokenOf(shut, 'school_admin');
    expect((await app.ask(shut, 'GET', '/api/books/', { as: head })).status).toBe(200);
    expect((await patch(school.id, { status: 'suspended' })).body.status).toBe('suspended');
    for (const [method, path] of [
      ['PUT', '/api/school-modes/'],
      ['POST', '/api/auth/token/'],
      ['GET', '/api/books/'],
    ] as const) {
      const { status, body } = await app.ask(shut, method, path, {
        as: head,
        ...(method !== 'GET' && { body: {} }),
      });
      expect([path, status, body.code]).toEqual([path, 403, 'school_suspended']);
    }
    const page = await app.ask(shut, 'GET', '/library', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect(page.text).toContain('This school is closed for now');
    expect((await app.ask(oak, 'GET', '/api/current-tenant')).status).toBe(200);
    await patch(school.id, { status: 'active' });
    expect((await app.ask(shut, 'GET', '/api/books/', { as: head })).status).toBe(200);
  });

  it('refuses writes on a server process that missed the notification', async () => {
    const { body: school } = await open({ subdomain: 'deaf', domain_url: 'deaf.localhost' });
    expect((await app.ask('deaf.localhost', 'GET', '/api/current-tenant')).status).toBe(200);
    await app.within(app.platform, (tx) =>
      tx.tenant.update({ where: { id: school.id }, data: { status: 'suspended' } }),
    );
    const write = await app.ask('deaf.localhost', 'POST', '/api/auth/token/', { body: {} });
    expect(write.body.code).toBe('school_suspended');
  });
});

describe('the table of schools', () => {
  const list = async (query: string) =>
    (await app.ask<ManagedSchoolPage>(app.platform, 'GET', `${TENANTS}${query}`, { as: admin })).body;

  it('is searched, filtered, sorted and paged, without the platform itself', async () => {
    const all = await list('?limit=100');
    expect(all.results.map(({ id }) => id)).not.toContain(app.platform.id);
    const names = all.results.map(({ school_name }) => school_name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect((await list('?search=HARBOUR&status=active')).results.map(({ subdomain }) => subdomain)).toContain(
      'harbour',
    );
    expect((await list('?search=%25')).count).toBe(0);
    expect((await list('?status=suspended')).results.map(({ subdomain }) => subdomain)).toEqual(['deaf']);
    const first = await list('?limit=2&ordering=-created_at');
    expect([first.results.length, first.count, first.next]).toEqual([
      2,
      all.count,
      expect.stringContaining('offset=2'),
    ]);
  });

  it('counts people, classes and books of each school', async () => {
    const pine = await app.makeSchool('pine', { school_name: 'Pine School' });
    for (const role of ['student', 'student', 'teacher', 'community'] as const)
      await app.makePerson(pine, role);
    await app.makePerson(pine, 'student', { status: 'archived' });
    const [row] = (await list('?search=pine')).results;
    expect(row!.counts).toEqual({ people: 3, students: 2, classes: 0, books: 0 });
  });
});

describe('the set-up steps of a school', () => {
  it('are shown to the head by what exists, and to nobody else', async () => {
    const fir = await app.makeSchool('fir');
    const head = await app.tokenOf(fir, 'school_admin');
    const steps = async () => {
      const { body } = await app.ask<SchoolSetup>(fir, 'GET', '/api/school-setup/', { as: head });
      return body.steps.filter(({ done }) => done).map(({ step }) => step);
    };
    expect(await steps()).toEqual([]);
    await app.makePerson(fir, 'teacher');
    expect(await steps()).toEqual(['people']);
    expect(
      (await app.ask(fir, 'GET', '/api/school-setup/', { as: await app.tokenOf(fir, 'teacher') })).status,
    ).toBe(403);
  });
});
