import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { may, ROLES, type Role } from '@bookgrove/contract';
import { ACCESS, type AccessRule } from '../../src/platform/http/access.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { startTestApp, type TestApp, type TestPerson, type TestSchool } from '../support/test-app.ts';
import { ROUTE_ACCESS } from './route-access.ts';

/* Every route × nine callers: nobody, the six roles, an archived person with a valid token, and the
   administrator of another school. The expected result is computed from the rule, the actual one comes
   from the running application. */
let app: TestApp;
let oak: TestSchool;
const people = new Map<string, TestPerson>();
const tokens = new Map<string, string>();

type Caller = 'anonymous' | Role | 'archived' | 'stranger';
const CALLERS: Caller[] = ['anonymous', ...ROLES, 'archived', 'stranger'];
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  const elm = await app.makeSchool('elm');
  for (const role of ROLES.filter((role) => role !== 'community'))
    people.set(role, await app.makePerson(oak, role));
  for (const [role, person] of people) tokens.set(role, (await app.signIn(person)).access);
  tokens.set('community', await visitor());
  tokens.set('stranger', await app.tokenOf(elm, 'school_admin'));
  const gone = await app.makePerson(oak, 'school_admin');
  tokens.set('archived', (await app.signIn(gone)).access);
  await app.within(oak, (tx) =>
    tx.user.updateMany({ where: { tenant_id: oak.id, id: gone.id }, data: { status: 'archived' } }),
  );
});
afterAll(() => app.close());

/** The token of a community visitor, who has no personal password. */
async function visitor(): Promise<string> {
  const known = people.get('community') ?? (await app.makePerson(oak, 'community'));
  people.set('community', known);
  // Signs in with another role; then the record becomes the visitors' account again.
  const become = (role: Role) =>
    app.within(oak, (tx) =>
      tx.user.updateMany({ where: { tenant_id: oak.id, id: known.id }, data: { role } }),
    );
  await become('parent');
  const { refresh } = await app.signIn(known);
  await become('community');
  const renewed = await app.ask<{ access: string }>(oak, 'POST', '/api/auth/token/refresh/', {
    body: { refresh },
  });
  return renewed.body.access;
}

/** Every route of the running application with its access rule. */
function routes(): Record<string, AccessRule> {
  const scanner = new MetadataScanner();
  const found: Record<string, AccessRule> = {};
  for (const { metatype } of app.nest.get(DiscoveryService).getControllers()) {
    const prototype = metatype!.prototype as Record<string, () => unknown>;
    const base = Reflect.getMetadata('path', metatype!) as string;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const path = Reflect.getMetadata('path', prototype[name]!) as string | undefined;
      if (path === undefined) continue;
      const method = RequestMethod[Reflect.getMetadata('method', prototype[name]!) as number];
      const rule = (Reflect.getMetadata(ACCESS, prototype[name]!) ??
        Reflect.getMetadata(ACCESS, metatype!)) as AccessRule;
      const full = `/${[base, path].join('/').split('/').filter(Boolean).join('/')}`;
      found[`${method} ${full.replace(/^\/api\//, '')}`] = rule;
    }
  }
  return found;
}

const ID = '00000000-0000-7000-8000-0000000000aa';
const methodOf = (route: string): Method => route.split(' ')[0] as Method;
const addressOf = (route: string): string => {
  const template = route.split(' ')[1]!;
  const path = template.replace(/:\w+/g, ID).replace('*', 'x');
  return path.startsWith('/') ? path : `/api/${path}/`;
};
const hostOf = (path: string): string => (/^\/+[bc]\//.test(path) ? oak.files : oak.host);

/** Health checks answer on any host without a tenant, so a token has no effect there. */
const isProbe = (route: string): boolean => /^GET (health\/|metrics)/.test(route);

const allowed = (caller: Caller, rule: AccessRule): boolean => {
  if (caller === 'archived' || caller === 'stranger') return false;
  if (rule === 'public') return true;
  if (caller === 'anonymous') return false;
  return rule === 'signed-in' || may(caller, rule);
};

/** Messages of the access guard. Refusals of use cases have others. */
const GATE = [
  'Please log in first.',
  'This login has ended. Please log in again.',
  'The access token is not valid here. Please log in.',
  'The access token has expired. Refresh it and try again.',
  'Your account is not allowed to do this.',
];
let asked = 0;

async function ask(caller: Caller, method: Method, path: string, headers: Record<string, string> = {}) {
  asked += 1;
  return app.ask<Problem | null>(hostOf(path), method, path, {
    as: tokens.get(caller),
    headers,
    from: `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`, // rate limits are tested elsewhere
    ...(method !== 'GET' && method !== 'HEAD' && { body: {} }),
  });
}

/** Result of the guard for this caller: `in`, or the status of the refusal. */
async function verdict(caller: Caller, method: Method, path: string): Promise<string> {
  let answer = await ask(caller, method, path);
  const person = people.get(caller);
  if (answer.body?.detail === GATE[1] && person) {
    // An earlier route has ended the session, as it should: the caller signs in again.
    tokens.set(caller, caller === 'community' ? await visitor() : (await app.signIn(person)).access);
    answer = await ask(caller, method, path);
  }
  const { status, body } = answer;
  if (status >= 500 && !path.includes('/health/')) return `fault ${status}`;
  return (status === 401 || status === 403) && GATE.includes(body?.detail ?? '') ? `refused ${status}` : 'in';
}

describe('the table of routes', () => {
  it('names every route of the running application with the rule it declares', () => {
    const complaints: string[] = [];
    const running = routes();
    for (const [route, rule] of Object.entries(running)) {
      if (ROUTE_ACCESS[route] === rule) continue;
      complaints.push(
        ROUTE_ACCESS[route]
          ? `"${route}" asks for "${rule}", and the table says "${ROUTE_ACCESS[route]}". Which is right?`
          : `"${route}" is new. Make sure who may call it, then add to route-access.json beside its controller: '${route}': '${rule}',`,
      );
    }
    for (const route of Object.keys(ROUTE_ACCESS))
      if (!running[route]) complaints.push(`"${route}" is gone. Take its line out of the table.`);
    expect(complaints).toEqual([]);
  });
});

describe('every route for every caller', () => {
  it.each(Object.entries(ROUTE_ACCESS))('%s (%s)', async (route, rule) => {
    const [got, wanted]: [Record<string, string>, Record<string, string>] = [{}, {}];
    for (const caller of CALLERS) {
      got[caller] = await verdict(caller, methodOf(route), addressOf(route));
      const known = caller !== 'anonymous' && caller !== 'archived' && caller !== 'stranger';
      if (isProbe(route)) wanted[caller] = caller === 'anonymous' ? 'in' : 'refused 401';
      else wanted[caller] = allowed(caller, rule) ? 'in' : `refused ${known ? 403 : 401}`;
    }
    expect(got).toEqual(wanted);
  });
});

describe('an address in another spelling', () => {
  /** Spellings that some routers treat as the same address. */
  const SPELLINGS: Record<string, (path: string) => string> = {
    'doubled slashes': (path) => path.replace(/\//g, '//'),
    'an escaped letter': (path) => path.replace('a', '%61'),
    'a matrix parameter': (path) => `${path.replace(/\/$/, '')};x=1`,
    'without its last slash': (path) => path.replace(/\/$/, ''),
    'two last slashes': (path) => `${path.replace(/\/$/, '')}//`,
    'capital letters': (path) => path.toUpperCase(),
    'a dot segment': (path) => path.replace(/^\//, '/./'),
    'a way back': (path) => path.replace(/^\//, '/x/../'),
  };
  const closed = Object.entries(ROUTE_ACCESS).filter(([, rule]) => rule !== 'public');
  /** Whether the route at the address that answers under this method is open to the caller anyhow. */
  const isOpen = (method: Method, route: string, caller: Caller): boolean => {
    const rule = ROUTE_ACCESS[`${method} ${route.split(' ')[1]}`];
    return rule !== undefined && allowed(caller, rule);
  };

  it.each(closed)('refuses %s (%s) to everybody', async (route, rule) => {
    const opened: string[] = [];
    const note = (what: string, caller: Caller, { status, headers }: Awaited<ReturnType<typeof ask>>) => {
      // The web app answers addresses of screens with its page, which contains no personal data.
      const isScreen = headers['content-type']?.startsWith('text/html');
      if (status < 300 && !isScreen) opened.push(`${what} as ${caller}: ${status}`);
    };
    const method = methodOf(route);
    const path = addressOf(route);
    for (const caller of ['anonymous', 'community', 'student', 'stranger'] as const) {
      if (allowed(caller, rule)) continue;
      for (const [name, spell] of Object.entries(SPELLINGS))
        note(name, caller, await ask(caller, method, spell(path)));
      if (method === 'GET') note('HEAD', caller, await ask(caller, 'HEAD', path));
      for (const other of ['GET', 'POST'] as const)
        if (other !== method && !isOpen(other, route, caller))
          for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override'])
            note(`${other} with ${header}`, caller, await ask(caller, other, path, { [header]: method }));
    }
    expect(opened).toEqual([]);
  });
});
