import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, RequestMethod, type DynamicModule, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { may, ROLES, type Permission, type Role } from '@bookgrove/contract';
import { startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { ACCESS } from './access.ts';

let app: TestApp;
let oak: TestSchool;
const tokens = new Map<Role, string>();

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  for (const role of ROLES.filter((role) => role !== 'community'))
    tokens.set(role, await app.tokenOf(oak, role));
});
afterAll(() => app.close());

/** Every route of the running application with what it declares. */
function routes(): Record<string, string> {
  const scanner = new MetadataScanner();
  const found: Record<string, string> = {};
  for (const { metatype } of app.nest.get(DiscoveryService).getControllers()) {
    const prototype = metatype!.prototype as Record<string, () => unknown>;
    const base = Reflect.getMetadata('path', metatype!) as string;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const path = Reflect.getMetadata('path', prototype[name]!) as string | undefined;
      if (path === undefined) continue;
      const method = RequestMethod[Reflect.getMetadata('method', prototype[name]!) as number];
      const rule = (Reflect.getMetadata(ACCESS, prototype[name]!) ??
        Reflect.getMetadata(ACCESS, metatype!)) as string;
      found[
        `${method} /${[base, path].join('/').split('/').filter(Boolean).join('/')}`.replace(/ \/api\//, ' ')
      ] = rule;
    }
  }
  return found;
}

/** Who may call what. A new route is added here by hand, so that somebody has thought about it. */
const EXPECTED: Record<string, string> = {
  'POST auth/token': 'public',
  'POST auth/token/refresh': 'public',
  'POST auth/logout': 'signed-in',
  'POST generic-password-login': 'public',
  'GET check-generic-access': 'public',
  'POST generic-password-logout': 'public',
  'GET user/profile': 'signed-in',
  'GET list-student-in-class/:code': 'public',
  'GET current-tenant': 'public',
  'GET books': 'public',
  'GET book-stats': 'public',
  'GET book-categories': 'public',
  'GET books/:idOrSlug': 'public',
  'POST books': 'book.upload',
  'GET books/:id/ingestion': 'signed-in',
  'POST books/:id/publish': 'book.publish',
  'POST books/:id/archive': 'book.publish',
  'GET books/:id/content': 'public',
  'GET books/:id/content/*': 'public',
  'GET books/:id/progress': 'signed-in',
  'PUT books/:id/progress': 'reading.record',
  'GET health/live': 'public',
  'GET health/ready': 'public',
  'GET metrics': 'public',
  'GET /theme.css': 'public',
  'GET /b/:opening/*': 'public',
  'GET /c/:signature/:bookId/:fileId/:name': 'public',
};

describe('every route', () => {
  it('says who may call it, and the table of this test says the same', () => {
    expect(routes()).toEqual(EXPECTED);
  });

  it.each(Object.entries(EXPECTED).filter(([, rule]) => rule !== 'public'))(
    '%s asks for %s, of every role',
    async (route, rule) => {
      const [method, template] = route.split(' ') as ['GET' | 'POST' | 'PUT', string];
      const path = `/api/${template.replace(/:\w+/g, '00000000-0000-7000-8000-0000000000aa')}/`;
      const ask = (as?: string) => app.ask(oak, method, path, { as, ...(method !== 'GET' && { body: {} }) });
      expect((await ask()).status).toBe(401);
      if (rule === 'signed-in') return;
      for (const [role, token] of tokens) {
        const { status } = await ask(token);
        expect({ role, refused: status === 403 }).toEqual({ role, refused: !may(role, rule as Permission) });
      }
    },
  );
});

describe('a route that does not say who may call it', () => {
  class Open {
    peek(): string {
      return 'anything';
    }
  }
  Controller('api/open')(Open);
  Get()(Open.prototype, 'peek', Object.getOwnPropertyDescriptor(Open.prototype, 'peek')!);

  it('keeps the server from starting, by name', async () => {
    const withOpen = (inner: DynamicModule): Type => {
      class WithOpen {}
      Module({ imports: [inner], controllers: [Open] })(WithOpen);
      return WithOpen;
    };
    await expect(startTestApp({ module: withOpen })).rejects.toThrow(
      'These routes do not declare their access: Open.peek',
    );
  });
});
