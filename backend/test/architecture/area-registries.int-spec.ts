import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Injectable, Module, Post, type DynamicModule, type Type } from '@nestjs/common';
import { Access } from '../../src/platform/http/access.ts';
import { budget, declaredBudgets } from '../../src/platform/http/budgets.ts';
import { describeApi } from '../../src/platform/http/describe-api.ts';
import { FoundGroups } from '../../src/modules/overview/search/search.controller.ts';
import { PageHeadsOf } from '../../src/platform/http/page-head-sources.ts';
import { PageHeads } from '../../src/platform/http/page-heads.ts';
import { SearchGroup } from '../../src/platform/http/search-groups.ts';
import { AddsSetupStep } from '../../src/platform/http/setup-steps.ts';
import { CountsTasks } from '../../src/platform/http/waiting-tasks.ts';
import { DeclaresPersonalData, PersonalData } from '../../src/platform/personal-data/personal-data.ts';
import { startTestApp, type TestApp, type TestSchool } from '../support/test-app.ts';
import { eventually } from '../support/eventually.ts';
import { DummyModule } from './dummy-area/dummy.module.ts';
import { routeAccessBelow } from './route-access.ts';

/** The application with one more module in its list, as in `app.module.ts`. */
const withModule =
  (added: Type) =>
  (app: DynamicModule): DynamicModule => ({ ...app, imports: [...app.imports!, added] });

const withProviders = (...providers: Type[]): Type => {
  class Added {}
  Module({ providers })(Added);
  return Added;
};

describe('an area that is added to the list of modules', () => {
  let app: TestApp;
  let oak: TestSchool;
  beforeAll(async () => {
    app = await startTestApp({ module: withModule(DummyModule), worker: true });
    oak = await app.makeSchool('oak');
  });
  afterAll(() => app.close());

  it('has its routes, with their budget', async () => {
    expect((await app.ask(oak, 'GET', '/api/dummy/state')).body).toEqual({ state: 'here' });
    const greet = async () => (await app.ask(oak, 'POST', '/api/dummy/greetings/', { body: {} })).status;
    expect([await greet(), await greet(), await greet()]).toEqual([201, 201, 429]);
    expect(declaredBudgets().map(({ name }) => name)).toContain('dummy-greeting');
  });

  it('is in the combined search, and in its API description', async () => {
    const { body } = await app.ask<{ count: number; results: Record<string, { title: string }[]> }>(
      oak,
      'GET',
      '/api/combined/?search=moon',
    );
    expect(body.results['dummies']).toEqual([expect.objectContaining({ title: 'moon' })]);
    expect(body.count).toBe(1);
    const document = describeApi(app.nest);
    const described = Reflect.getMetadata(
      'swagger/apiModelPropertiesArray',
      FoundGroups.prototype,
    ) as string[];
    expect(described).toContain(':dummies');
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/api/dummy'))).toEqual([
      '/api/dummy/greetings/',
      '/api/dummy/renamings/',
      '/api/dummy/state',
    ]);
  });

  it('is in the sitemap', async () => {
    const wish = { app: '', files: '', asked: null, wished: null };
    const head = await app.within(oak, () =>
      app.nest.get(PageHeads, { strict: false }).of('/dummies/one', wish),
    );
    expect(head).toMatchObject({ title: 'Dummy one · oak school', indexed: true });
    expect((await app.ask(oak, 'GET', '/sitemap.xml')).text).toContain(
      '<loc>http://oak.localhost/dummies/one</loc>',
    );
  });

  it('has its actions in the audit log, which can be filtered by them', async () => {
    const head = await app.tokenOf(oak, 'school_admin');
    const renamed = await app.ask(oak, 'POST', '/api/dummy/renamings/', { as: head, body: {} });
    expect(renamed.status).toBe(201);
    const listed = (area: string) =>
      app.ask<{ results: { action: string }[] }>(oak, 'GET', `/api/audit/?area=${area}`, { as: head });
    await eventually(async () =>
      expect((await listed('dummy')).body.results).toEqual([
        expect.objectContaining({
          action: 'dummy.renamed',
          reason: 'Too old',
          detail: { name: 'Old dummy' },
        }),
      ]),
    );
    expect((await listed('dum')).body.results).toEqual([]);
    const refused = await listed('dummy;');
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('area must be the first word of an action, e.g. person.'),
    ]);
  });

  it('has its tasks on the dashboards', async () => {
    const head = await app.tokenOf(oak, 'school_admin');
    const tasksAt = async (path: string) =>
      (await app.ask<{ tasks: object[] }>(oak, 'GET', path, { as: head })).body.tasks;
    expect(await tasksAt('/api/dashboard/')).toContainEqual({ kind: 'dummies_to_greet', count: 2 });
    const ofSchool = await tasksAt('/api/api-admin/dashboard/');
    expect(ofSchool).toContainEqual({ kind: 'dummies_to_greet', count: 7 });
    expect(ofSchool).not.toContainEqual(expect.objectContaining({ kind: 'dummies_lost' }));
  });

  it('has its step among those of setting up a school', async () => {
    const head = await app.tokenOf(oak, 'school_admin');
    const { body } = await app.ask<{ steps: object[] }>(oak, 'GET', '/api/school-setup/', { as: head });
    expect(body.steps).toContainEqual({ step: 'dummies', done: false });
  });

  it('is part of copies and erasures', () => {
    const tables = app.nest.get(PersonalData, { strict: false }).tables();
    expect(tables.map(({ table }) => table)).toContain('dummy.greeting');
  });

  it('lists who may call its routes in its own folder', () => {
    expect(routeAccessBelow(join(import.meta.dirname, 'dummy-area'))).toEqual({
      'POST dummy/greetings': 'public',
      'POST dummy/renamings': 'school.manage',
      'GET dummy/state': 'public',
    });
  });
});

describe('the server does not start', () => {
  it('with a public route that changes something and names no budget', async () => {
    @Controller('api/planted')
    class Planted {
      @Access('public')
      @Post()
      plant(): void {
        // Empty: the server must not start far enough to call it.
      }
    }
    class Added {}
    Module({ controllers: [Planted] })(Added);
    await expect(startTestApp({ module: withModule(Added) })).rejects.toThrow(
      'do not declare their budgets, by @BudgetPolicy or @WithoutBudget: Planted.plant',
    );
  });

  it('with two areas that claim the same search group', async () => {
    @Injectable()
    @SearchGroup('books')
    class SecondBooks {
      search() {
        return Promise.resolve({});
      }
    }
    await expect(startTestApp({ module: withModule(withProviders(SecondBooks)) })).rejects.toThrow(
      'Two providers declare the search group books',
    );
  });

  it('with two areas that claim the same screens', async () => {
    @Injectable()
    @PageHeadsOf('/library/')
    class SecondHeads {
      head() {
        return Promise.resolve(null);
      }
      addresses() {
        return Promise.resolve([]);
      }
    }
    await expect(startTestApp({ module: withModule(withProviders(SecondHeads)) })).rejects.toThrow(
      'Two providers declare the page heads of /library/',
    );
  });

  it('with two areas that count the same tasks or add the same setup step', async () => {
    @Injectable()
    @CountsTasks('dummies_lost')
    class SecondTasks {
      count() {
        return Promise.resolve({});
      }
    }
    @Injectable()
    @AddsSetupStep('dummies')
    class SecondStep {
      isDone() {
        return Promise.resolve(true);
      }
    }
    for (const [second, fault] of [
      [SecondTasks, 'Two providers declare the task dummies_lost'],
      [SecondStep, 'Two providers add the setup step dummies'],
    ] as const) {
      class Added {}
      Module({ imports: [DummyModule], providers: [second] })(Added);
      await expect(startTestApp({ module: withModule(Added) })).rejects.toThrow(fault);
    }
  });

  it('with a table whose personal data is declared twice', async () => {
    @Injectable()
    @DeclaresPersonalData()
    class SecondUsers {
      readonly holdings = [
        { table: 'identity.user_account', columns: [], export: { none: '-' }, erase: { keep: '-' } },
      ];
    }
    await expect(startTestApp({ module: withModule(withProviders(SecondUsers)) })).rejects.toThrow(
      'The personal data of identity.user_account is declared twice',
    );
  });

  it('with two budgets of one name', () => {
    expect(() => budget('sign-in-address', { points: 1, duration: 1 })).toThrow(
      'Two budgets are called sign-in-address',
    );
  });
});
