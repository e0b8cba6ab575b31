import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClass, anArchivedStudent, callsTo, noAnswer, page } from '../../../testing/classes.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer, problem } from '../../../testing/server.ts';
import ArchivedStudentsPage from './ArchivedStudentsPage.tsx';

type Handlers = Parameters<typeof fakeServer>[0];

const LIST = 'GET /api/archived-students/';
const DUPLICATES = 'GET /api/archived-students/duplicates/';

const open = (
  handlers: Handlers,
  { search = '', role = 'school_admin' }: { search?: string; role?: (typeof TEACHER)['role'] } = {},
) => {
  const calls = fakeServer({
    [LIST]: () => page([anArchivedStudent()]),
    [DUPLICATES]: () => page([]),
    'GET /api/classes/': () => page([aClass()]),
    ...handlers,
  });
  renderRoutes(
    [{ path: '/archived', element: <ArchivedStudentsPage /> }],
    `/archived${search}`,
    memberStore({ ...TEACHER, role }),
  );
  return calls;
};
const menu = async (action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More for Kwame Mensah' }));
  await userEvent.click(screen.getByRole('button', { name: action }));
};

describe('the archived students', () => {
  it('say that they are loading', async () => {
    open({ [LIST]: noAnswer });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });

  it('are shown with their classes, the reason, and who archived them', async () => {
    open({ [LIST]: () => page([anArchivedStudent(), anArchivedStudent({ id: 's8', classes: [], archived_reason: null, archived_at: null, archived_by_name: null })]) }); // prettier-ignore
    const table = await screen.findByRole('table', { name: 'Archived students' });
    const [, first, second] = within(table).getAllByRole('row');
    for (const text of ['Kwame Mensah', 'kwame.elm', 'Elm Class', 'Left the school', 'Grace Adeyemi'])
      expect(within(first!).getByText(text)).toBeInTheDocument();
    expect(within(second!).getAllByText('–')).toHaveLength(3);
  });

  it('say that nobody is archived', async () => {
    open({ [LIST]: () => page([]) });
    expect(await screen.findByRole('heading', { name: 'Nobody is archived' })).toBeInTheDocument();
  });

  it('say that nothing matches a search', async () => {
    open({ [LIST]: () => page([]) }, { search: '?search=zebra' });
    expect(await screen.findByRole('heading', { name: 'No student fits that' })).toBeInTheDocument();
  });

  it('report a loading error, and try again', async () => {
    let broken = true;
    open({ [LIST]: () => (broken ? problem(500, 'internal') : page([anArchivedStudent()])) });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading')).toHaveTextContent('The students did not load');
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Kwame Mensah')).toBeInTheDocument();
  });

  it('request the page of the address', async () => {
    const calls = open({ [LIST]: () => page([anArchivedStudent()], 60) }, { search: '?page=3&search=kw' });
    await screen.findByText('Kwame Mensah');
    expect(Object.fromEntries(callsTo(calls, 'GET', '/api/archived-students/')[0]!.query)).toEqual({
      search: 'kw',
      limit: '20',
      offset: '40',
    });
  });

  it('can only be restored by a teacher, who sees no duplicates', async () => {
    const calls = open({}, { role: 'teacher' });
    await userEvent.click(await screen.findByRole('button', { name: 'More for Kwame Mensah' }));
    expect(screen.getByRole('button', { name: 'Restore' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Merge with another' })).toBeNull();
    expect(callsTo(calls, 'GET', '/api/archived-students/duplicates/')).toHaveLength(0);
  });
});

describe('restoring', () => {
  const RESTORE = 'POST /api/archived-students/restore/';

  it('puts the student into the class that was chosen', async () => {
    const calls = open({ [RESTORE]: () => ({ body: { count: 1 } }) });
    await menu('Restore');
    const dialog = await screen.findByRole('dialog', { name: 'Restore Kwame Mensah' });
    expect(within(dialog).getByRole('option', { name: 'Their classes: Elm Class' })).toBeInTheDocument();
    await userEvent.selectOptions(within(dialog).getByLabelText('Into'), await within(dialog).findByRole('option', { name: 'Oak Class, 2026/27' })); // prettier-ignore
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Kwame Mensah is back.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsTo(calls, 'POST', '/api/archived-students/restore/')[0]!.body).toEqual({
      student_ids: ['s9'],
      class_id: 'c1',
    });
  });

  it('leaves the classes to the server where none was chosen', async () => {
    const calls = open({ [RESTORE]: () => ({ body: { count: 1 } }) });
    await menu('Restore');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
    await screen.findByText('Kwame Mensah is back.');
    expect(callsTo(calls, 'POST', '/api/archived-students/restore/')[0]!.body).toEqual({
      student_ids: ['s9'],
    });
  });

  it('reports an error; the dialog keeps the choice', async () => {
    open({ [RESTORE]: () => problem(409, 'conflict', 'This class is archived too.') });
    await menu('Restore');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('option', { name: 'Oak Class, 2026/27' });
    await userEvent.selectOptions(within(dialog).getByLabelText('Into'), 'c1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('This class is archived too.')).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).getByLabelText('Into')).toHaveValue('c1');
  });
});

describe('permanent deletion', () => {
  const ERASE = 'POST /api/archived-students/s9/erase/';

  it('sends the typed username', async () => {
    const calls = open({ [ERASE]: () => ({ status: 204 }) });
    await menu('Delete for good');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Kwame Mensah for good' });
    await userEvent.type(within(dialog).getByLabelText('Type kwame.elm to confirm'), 'kwame.elm');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('The account is deleted.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsTo(calls, 'POST', '/api/archived-students/s9/erase/')[0]!.body).toEqual({
      username: 'kwame.elm',
    });
  });

  it.each([
    ['at the field', { status: 422, body: { detail: 'Wrong.', errors: { username: ['That is another name.'] } } }, 'That is another name.'], // prettier-ignore
    [
      'in general',
      problem(409, 'conflict', 'The student is back at school.'),
      'The student is back at school.',
    ],
  ])('reports an error %s, and keeps the typed text', async (_where, answer, message) => {
    open({ [ERASE]: () => answer });
    await menu('Delete for good');
    const field = await screen.findByLabelText('Type kwame.elm to confirm');
    await userEvent.type(field, 'kwame');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete for good' }),
    );
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field).toHaveValue('kwame');
    expect(field).toBeInvalid();
  });
});

describe('duplicate accounts of one child', () => {
  const side = (id: string, change: object = {}) => ({
    id, first_name: 'Kwame', last_name: 'Mensah', username: `kwame.${id}`, avatar: null, status: 'active', archived_at: null,
    archived_reason: null, classes: [], created_at: '2025-01-01T00:00:00Z', last_seen_at: null, books: 0, guardians: [],
    consents: 0, has_badge: false, ...change,
  }); // prettier-ignore
  const pair = { one: side('s1'), other: side('s9', { status: 'archived' }), why: 'same_name' };
  const COMPARE = 'GET /api/archived-students/compare/';
  const MERGE = 'POST /api/archived-students/merge/';

  it('are found by name, compared, and merged; the active account survives', async () => {
    const calls = open({
      'GET /api/api-admin/users/': () => page([side('s9'), side('s1')]),
      [COMPARE]: () => ({ body: { students: [side('s9', { status: 'archived' }), side('s1')] } }),
      [MERGE]: () => ({ body: { id: 's1', merged_id: 's9' } }),
    });
    await menu('Merge with another');
    const find = await screen.findByRole('dialog', { name: 'The other account of Kwame Mensah' });
    const found = await within(find).findAllByRole('button', { name: /kwame\.s/ });
    expect(found).toHaveLength(1); // not the account itself
    await userEvent.click(found[0]!);
    const compare = await screen.findByRole('dialog', { name: 'Is this one child?' });
    expect(await within(compare).findByRole('radio', { name: /kwame\.s1/ })).toBeChecked();
    await userEvent.click(within(compare).getByRole('button', { name: 'Make them one' }));
    expect(await screen.findByText('Kwame Mensah has one account now: kwame.s1.')).toBeInTheDocument();
    expect(callsTo(calls, 'POST', '/api/archived-students/merge/')[0]!.body).toEqual({
      keep_id: 's1',
      merge_id: 's9',
    });
    // One of the two is gone: comparing them once more would be answered 404.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo(calls, 'GET', '/api/archived-students/compare/')).toHaveLength(1);
  });

  it('can be made two again right after the merge, with what comes back and a reason', async () => {
    const UNDO = '/api/archived-students/merges/m1/undo/';
    const calls = open({
      'GET /api/api-admin/users/': () => page([side('s1')]),
      [COMPARE]: () => ({ body: { students: [side('s1'), side('s9', { status: 'archived' })] } }),
      [MERGE]: () => ({
        body: { id: 's1', merged_id: 's9', merge_id: 'm1', undo_until: '2027-01-01T00:00:00Z' },
      }),
      'GET /api/archived-students/merges/': () => ({
        body: {
          results: [
            {
              id: 'm1', kept_id: 's1', merged_id: 's9', merged_name: 'Kwame Mensah', merged_at: '2026-12-31T00:00:00Z',
              undo_until: '2027-01-01T00:00:00Z', refusal: null, kinds: ['classes', 'orders'], left_over: [],
            },
          ],
        },
      }), // prettier-ignore
      [`POST ${UNDO}`]: () => ({ body: { id: 'm1', kept_id: 's1', merged_id: 's9' } }),
    });
    await menu('Merge with another');
    await userEvent.click(await screen.findByRole('button', { name: /kwame\.s1/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make them one' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make them two again?' });
    expect(await within(dialog).findByText('Classes and groups')).toBeInTheDocument();
    expect(within(dialog).getByText('Bought books and orders')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText('Why?'), 'They are twins');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo the merge' }));
    expect(await screen.findByText('Kwame Mensah has their own account again.')).toBeInTheDocument();
    expect(callsTo(calls, 'POST', UNDO)[0]!.body).toEqual({ reason: 'They are twins' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('report a failed merge, and keep the choice', async () => {
    open({
      [DUPLICATES]: () => page([pair]),
      [COMPARE]: () => ({ body: { students: [side('s1'), side('s9', { status: 'archived' })] } }),
      [MERGE]: () => problem(409, 'conflict', 'One of them was changed meanwhile.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Compare kwame.s1 and kwame.s9' }));
    const dialog = await screen.findByRole('dialog', { name: 'Is this one child?' });
    await userEvent.click(await within(dialog).findByRole('radio', { name: /kwame\.s9/ }));
    expect(
      within(dialog).getByText('The account that stays comes back from the archive.'),
    ).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make them one' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('One of them was changed meanwhile.');
    expect(within(dialog).getByRole('radio', { name: /kwame\.s9/ })).toBeChecked();
  });

  it.each([
    [{ body: {} }, 'Noted: two children. They are not suggested again.'],
    [problem(409, 'conflict', 'They are one already.'), 'They are one already.'],
  ])('can be marked as distinct: %#', async (answer, message) => {
    const calls = open({
      [DUPLICATES]: () => page([pair], 4),
      'POST /api/archived-students/duplicates/distinct/': () => answer,
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'kwame.s1 and kwame.s9 are two children' }),
    );
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(callsTo(calls, 'POST', '/api/archived-students/duplicates/distinct/')[0]!.body).toEqual({
      one_id: 's1',
      other_id: 's9',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }));
    await waitFor(() =>
      expect(callsTo(calls, 'GET', '/api/archived-students/duplicates/').at(-1)!.query.get('limit')).toBe(
        '50',
      ),
    );
  });
});
