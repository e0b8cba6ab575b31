import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../../test/support/eventually.ts';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { SavedCategory, CategoryTreeView } from './categories.controller.ts';
import type { CategoryCount } from './list-categories.query.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let [head, teacher, elmHead, team] = ['', '', '', ''];

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  [head, teacher, elmHead, team] = await Promise.all([
    app.tokenOf(oak, 'school_admin'),
    app.tokenOf(oak, 'teacher'),
    app.tokenOf(elm, 'school_admin'),
    app.tokenOf(app.platform, 'platform_admin'),
  ]);
});
afterAll(() => app.close());

const add = async (name: string, parent: string | null = null, school = oak, as = head) =>
  app.ask<SavedCategory>(school, 'POST', '/api/category-tree/', { as, body: { name, parent } });
const tree = async (school = oak, as = head) =>
  (await app.ask<CategoryTreeView>(school, 'GET', '/api/category-tree/', { as })).body.results;
const shown = async (school = oak) =>
  (await app.ask<CategoryCount[]>(school, 'GET', '/api/book-categories/')).body.map(({ name }) => name);
const move = (slug: string, parent: string | null, before: string | null = null) =>
  app.ask(oak, 'POST', `/api/category-tree/${slug}/move/`, { as: head, body: { parent, before } });
const remove = (slug: string, to = '', school = oak, as = head) =>
  app.ask(school, 'DELETE', `/api/category-tree/${slug}/${to && `?to=${to}`}`, { as });

describe('the tree of categories', () => {
  it('is made, ordered and read by those who manage books', async () => {
    const animals = (await add('Animals', null, app.platform, team)).body.id;
    expect(animals).toBe('animals');
    expect((await add('Animals', null, app.platform, team)).status).toBe(422);
    expect((await add('Ours', null, oak, teacher)).status).toBe(403);
    const town = (await add('Our town')).body.id;
    const river = (await add('The river', animals)).body.id;
    const hill = (await add('The hill')).body.id;
    expect((await move(hill, null, town)).status).toBe(200);
    expect((await tree()).map(({ name, own, parent }) => [name, own, parent])).toEqual([
      ['The hill', true, null],
      ['The river', true, animals],
      ['Our town', true, null],
      ['Animals', false, null],
    ]);
    expect((await tree(elm, elmHead)).map(({ name }) => name)).toEqual(['Animals']);
    expect((await move(town, river)).status).toBe(200);
    expect((await move(hill, town)).status).toBe(422);
    expect((await move(river, town)).status).toBe(422);
    expect((await move(animals, null)).status).toBe(404);
    await move(town, null);
  });

  it('has names in other languages', async () => {
    const [node] = await tree();
    const body = {
      name: 'The hill',
      names: { fr: 'La colline', hi: ' ' },
      icon: 'sea',
      color: '#2a7f62',
      description: 'High up',
    };
    const to = `/api/category-tree/${node!.id}/`;
    expect((await app.ask(oak, 'PUT', to, { as: head, body })).status).toBe(200);
    expect((await tree())[0]).toMatchObject({ names: { fr: 'La colline' }, icon: 'sea', color: '#2a7f62' });
    expect((await app.ask(oak, 'PUT', to, { as: head, body: { ...body, names: { xx: 'no' } } })).status).toBe(
      422,
    );
    expect((await app.ask(oak, 'PUT', to, { as: head, body: { ...body, color: 'red' } })).status).toBe(422);
    expect((await app.ask(elm, 'PUT', to, { as: elmHead, body })).status).toBe(404);
  });

  it('omits what a school hides, at that school only', async () => {
    const hide = (value: boolean) =>
      app.ask(oak, 'PATCH', '/api/category-tree/animals/', { as: head, body: { shown: value } });
    expect((await Promise.all([hide(false), hide(false)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await shown()).not.toContain('Animals');
    expect(await shown(elm)).toContain('Animals');
    expect((await tree()).find(({ id }) => id === 'animals')).toMatchObject({ hidden: true });
    await hide(true);
    expect(await shown()).toContain('Animals');
  });

  it('deletes an empty category, and moves the books of a full one to another', async () => {
    const nodes = await tree();
    const [hill, river] = nodes.map(({ id }) => id);
    await publishToLibrary(app, oak, { title: 'Both', categories: [hill!, river!] });
    await publishToLibrary(app, oak, { title: 'One', categories: [hill!] });
    expect((await remove(hill!)).status).toBe(409);
    expect((await remove(hill!, 'gone')).status).toBe(422);
    expect((await remove(hill!, river)).status).toBe(204);
    const left = await tree();
    expect(left.map(({ id }) => id)).not.toContain(hill);
    expect(left.find(({ id }) => id === river)!.books).toBe(2);
    expect((await remove('animals')).status).toBe(404);
    expect((await remove(river!, '', elm, elmHead)).status).toBe(404);
  });

  it('does not delete a category of the platform that contains books of schools', async () => {
    await publishToLibrary(app, elm, { title: 'Owls', categories: ['animals'] });
    expect((await remove('animals', '', app.platform, team)).status).toBe(409);
  });
});

describe('a subcategory', () => {
  const found = async (query: string) =>
    (
      await app.ask<{ results: { title: string }[] }>(oak, 'GET', `/api/books/?${query}`, { as: head })
    ).body.results.map(({ title }) => title);

  it('has its books in its parent as well, once each', async () => {
    const nature = (await add('Nature')).body.id;
    const forest = (await add('Forest', nature)).body.id;
    const moss = (await add('Moss', forest)).body.id;
    await publishToLibrary(app, oak, { title: 'A meadow', categories: [nature] });
    await publishToLibrary(app, oak, { title: 'A wood', categories: [forest, moss] });
    expect((await found(`category=${nature}`)).sort()).toEqual(['A meadow', 'A wood']);
    expect(await found(`category=${moss}`)).toEqual(['A wood']);
    const counts = (await app.ask<CategoryCount[]>(oak, 'GET', '/api/book-categories/')).body;
    expect([nature, forest, moss].map((slug) => counts.find((one) => one.slug === slug)!.count)).toEqual([
      2, 1, 1,
    ]);
    const facets = await app.ask<{ count: number }>(oak, 'GET', `/api/books/facets/?category=${nature}`);
    expect(facets.body.count).toBe(2);
  });

  it('that is renamed is found by its new name, at every school where it is the platform’s', async () => {
    const id = (await add('Insects', null, app.platform, team)).body.id;
    await publishToLibrary(app, oak, { title: 'Six legs', categories: [id] });
    await publishToLibrary(app, elm, { title: 'Wings', categories: [id] });
    await app.ask(app.platform, 'PUT', `/api/category-tree/${id}/`, {
      as: team,
      body: { name: 'Minibeasts', parent: null },
    });
    await eventually(async () => {
      expect(await found('search=minibeasts')).toEqual(['Six legs']);
      const { body } = await app.ask<{ results: { title: string }[] }>(
        elm,
        'GET',
        '/api/books/?search=minibeasts',
        { as: elmHead },
      );
      expect(body.results.map(({ title }) => title)).toEqual(['Wings']);
    });
  });
});

it('writes who changed a category into the audit', async () => {
  const id = (await add('Audited')).body.id;
  await move(id, null);
  await remove(id);
  await eventually(async () => {
    const entries = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({
        where: { action: { startsWith: 'category.' }, detail: { path: ['name'], string_starts_with: '' } },
        orderBy: { id: 'desc' },
        take: 3,
      }),
    );
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'category.made',
      'category.moved',
      'category.removed',
    ]);
    expect(entries.every(({ actor_name }) => actor_name !== '')).toBe(true);
  });
});
