import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@bookgrove/contract';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import type { ManagedModes, ModePage, SchoolModeChoices } from './modes.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let admin: string;
let head: string;
let student: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  admin = await app.tokenOf(app.platform, 'platform_admin');
  head = await app.tokenOf(oak, 'school_admin');
  student = await app.tokenOf(oak, 'student');
  await app.within(app.platform, (tx) =>
    tx.category.createMany({
      data: ['space', 'poems'].map((slug) => ({ tenant_id: app.platform.id, slug, name: slug })),
    }),
  );
});
afterAll(() => app.close());

const ADMIN = '/api/api-admin/modes/';
const seen = async (as: string | undefined, school = oak) =>
  (await app.ask<ModePage>(school, 'GET', '/api/modes/', { as })).body.results;
const names = async (as: string, school = oak) => (await seen(as, school)).map(({ name }) => name);
const manage = (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object) =>
  app.ask<ManagedModes & Problem>(app.platform, method, path, { as: admin, body });
const choices = async () =>
  (await app.ask<SchoolModeChoices>(oak, 'GET', '/api/school-modes/', { as: head })).body.results;
const choose = (modes: { id: string; offered: boolean; categories?: string[] | null }[]) =>
  app.ask<SchoolModeChoices & Problem>(oak, 'PUT', '/api/school-modes/', { as: head, body: { modes } });

describe('the modes of a school', () => {
  it('are none for a visitor, and initially six', async () => {
    expect(await seen(undefined)).toEqual([]);
    expect(await names(student)).toEqual([
      'Library',
      'Quiet reading',
      'Our stories',
      'Learn',
      'Create',
      'Science lab',
    ]);
    expect((await seen(student))[0]).toEqual({
      id: expect.any(String),
      name: 'Library',
      description: 'Every shelf, with what is new and featured.',
      image: '/art/mode-library.svg',
      locked: false,
      lock_reason: null,
      active: true,
      status: 'ACTIVE',
      landing_path: '/library',
      view: 'library',
      categories: [],
    });
  });

  it('are offered and ordered by its head, and other schools keep theirs', async () => {
    const [library, quiet, stories] = await choices();
    const wanted = [
      { id: stories!.id, offered: true },
      { id: library!.id, offered: false },
      { id: quiet!.id, offered: true },
    ];
    expect((await choose(wanted)).status).toBe(200);
    expect(await names(student)).toEqual(['Our stories', 'Quiet reading', 'Learn', 'Create', 'Science lab']);
    expect((await choices()).map(({ name }) => name)).toEqual([
      'Our stories',
      'Library',
      'Quiet reading',
      'Learn',
      'Create',
      'Science lab',
    ]);
    expect(await names(await app.tokenOf(elm, 'student'), elm)).toEqual([
      'Library',
      'Quiet reading',
      'Our stories',
      'Learn',
      'Create',
      'Science lab',
    ]);
  });

  it('are locked for those without the required rights', async () => {
    const create = async (as: string) => (await seen(as)).find(({ name }) => name === 'Create')!;
    expect((await create(student)).lock_reason).toBe(
      'Locked: for teachers and the school’s administrators only',
    );
    expect((await create(await app.tokenOf(oak, 'teacher'))).locked).toBe(false);
  });

  it('stay one list when two heads save at once', async () => {
    const list = (await choices()).map(({ id }) => ({ id, offered: true }));
    const answers = await Promise.all([choose(list), choose([...list].reverse()), choose(list)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await choices()).length).toBe(list.length);
  });

  it.each([
    ['none at all', [{ id: '00000000-0000-7000-8000-0000000000a1', offered: false }], /at least one/],
    [
      'one that is not there',
      [{ id: '00000000-0000-7000-8000-0000000000ff', offered: true }],
      /no longer there/,
    ],
  ])('cannot be %s', async (_name, modes, words) => {
    const { status, body } = await choose(modes);
    expect([status, body.errors?.['modes']?.[0]]).toEqual([422, expect.stringMatching(words)]);
  });

  it('name the leading categories: the platform’s choice, or the school’s own until it is reset', async () => {
    const [lab, ...others] = [...(await choices())].reverse();
    const rest = others.map(({ id, offered }) => ({ id, offered }));
    const leading = async () => (await seen(student)).find(({ id }) => id === lab!.id)?.categories;
    const save = async (categories?: string[] | null) =>
      choose([{ id: lab!.id, offered: true, ...(categories !== undefined && { categories }) }, ...rest]);
    expect(lab).toMatchObject({ name: 'Science lab', categories: null });
    expect(await leading()).toEqual(lab!.platform_categories);

    expect((await save(['space', 'poems'])).status).toBe(200);
    expect(await leading()).toEqual(['space', 'poems']);
    await save();
    expect(await leading()).toEqual(['space', 'poems']);
    const next = await seen(await app.tokenOf(elm, 'student'), elm);
    expect(next.find(({ id }) => id === lab!.id)?.categories).toEqual(lab!.platform_categories);
    await save([]);
    expect(await leading()).toEqual([]);
    await save(null);
    expect(await leading()).toEqual(lab!.platform_categories);
    expect((await save(['nobodys'])).body.errors).toEqual({
      modes: ['There is no category “nobodys” any more. Load the page again.'],
    });
  });

  it('begin on a screen that the person may open', async () => {
    const made = await manage('POST', ADMIN, { name: 'Staff room', landing_path: '/classes' });
    const id = made.body.results.at(-1)!.id;
    const path = async (as: string) => (await seen(as)).find((mode) => mode.id === id)?.landing_path;
    expect(await path(await app.tokenOf(oak, 'teacher'))).toBe('/classes');
    expect(await path(student)).toBe('/library');
    await manage('PATCH', `${ADMIN}${id}/`, { active: false });
  });

  it('cannot be changed by a teacher', async () => {
    const teacher = await app.tokenOf(oak, 'teacher');
    expect(
      (await app.ask(oak, 'PUT', '/api/school-modes/', { as: teacher, body: { modes: [] } })).status,
    ).toBe(403);
  });
});

describe('the modes of the platform', () => {
  it('are created, locked, switched off and ordered; every school sees it', async () => {
    const made = await manage('POST', ADMIN, {
      name: 'Teachers’ room',
      lock: 'roles',
      lock_roles: ['teacher', 'school_admin'],
      landing_path: '/library?ordering=title',
    });
    expect(made.status).toBe(201);
    const room = made.body.results.at(-1)!;
    expect(room).toMatchObject({ name: 'Teachers’ room', view: 'library', active: true, status: 'ACTIVE' });
    const lockedFor = async (role: Role) =>
      (await seen(await app.tokenOf(oak, role))).find(({ id }) => id === room.id)?.locked;
    expect([await lockedFor('student'), await lockedFor('teacher')]).toEqual([true, false]);
    expect((await seen(student)).find(({ id }) => id === room.id)?.lock_reason).toMatch(/for teachers and/);

    const ids = made.body.results.map(({ id }) => id).reverse();
    expect((await manage('PUT', `${ADMIN}order/`, { ids })).body.results.map(({ id }) => id)).toEqual(ids);
    expect((await manage('PUT', `${ADMIN}order/`, { ids: ids.slice(1) })).status).toBe(409);

    await manage('PATCH', `${ADMIN}${room.id}/`, { active: false });
    expect(await names(student)).not.toContain('Teachers’ room');
    await manage('PATCH', `${ADMIN}${room.id}/`, { active: true, status: 'DRAFT' });
    expect(await names(student)).not.toContain('Teachers’ room');
  });

  it.each([
    [{}, { name: ['Give the mode a name.'] }],
    [{ name: 'Library' }, { name: ['There is a mode called “Library” already. Choose another name.'] }],
    [{ name: 'X', lock: 'roles' }, { lock_roles: ['Choose at least one role that may use it.'] }],
    [
      { name: 'X', categories: ['nobodys'] },
      { categories: ['There is no category “nobodys” any more. Load the page again.'] },
    ],
    [{ name: 'X', categories: ['space', 'space'] }, { categories: ['Each category stands once.'] }],
    [
      { name: 'X', landing_path: '//evil.test' },
      {
        landing_path: [
          expect.stringMatching(/^Choose one of \/library, .*e\.g\. \/library\?category=animals\.$/),
        ],
      },
    ],
  ])('refuse %j', async (body, errors) => {
    const answer = await manage('POST', ADMIN, body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });
});
