import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClass, callsTo, noAnswer, page } from '../../../testing/classes.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer, problem } from '../../../testing/server.ts';
import { TEACHER_CLASSES } from '../paths.ts';
import ClassesPage from './ClassesPage.tsx';

type Handlers = Parameters<typeof fakeServer>[0];

const open = (handlers: Handlers, search = '', role: 'teacher' | 'school_admin' = 'teacher') => {
  const calls = fakeServer(handlers);
  const { router } = renderRoutes(
    [{ path: TEACHER_CLASSES.list, element: <ClassesPage /> }],
    `${TEACHER_CLASSES.list}${search}`,
    memberStore({ ...TEACHER, role }),
  );
  return { calls, router };
};
const lists = (answer: Handlers[string]): Handlers => ({ 'GET /api/classes/': answer });
const menu = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: action }));
};

describe('the list of classes', () => {
  it('says that it is loading', async () => {
    open(lists(noAnswer));
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Classes' })).toBeNull();
  });

  it('shows name, teachers, code with its hours, number of students and last log in', async () => {
    open(
      lists(() =>
        page([
          aClass({ students_count: 1, code_window: 'school_hours' }),
          aClass({ id: 'c2', name: 'Elm Class', code: 'FROG-7', teachers: [], code_window: 'closed' }),
        ]),
      ),
    );
    const table = await screen.findByRole('table', { name: 'Classes' });
    const [, oak, elm] = within(table).getAllByRole('row');
    expect(within(oak!).getByRole('link', { name: 'Oak Class' })).toHaveAttribute(
      'href',
      TEACHER_CLASSES.one('c1'),
    );
    for (const text of [
      'Year 3, 2026/27',
      'Grace Adeyemi',
      'KITE-42',
      'In school hours',
      '1 student',
      'Never',
    ])
      expect(within(oak!).getByText(text)).toBeInTheDocument();
    for (const text of ['No teacher yet', 'FROG-7', 'Closed', '0 students'])
      expect(within(elm!).getByText(text)).toBeInTheDocument();
  });

  it('is titled as the list of the school for an administrator', async () => {
    open(
      lists(() => page([])),
      '',
      'school_admin',
    );
    expect(await screen.findByRole('heading', { level: 1, name: /^Classes/ })).toBeInTheDocument();
  });

  it('offers to create the first class where there is none', async () => {
    open(lists(() => page([])));
    expect(await screen.findByRole('heading', { name: 'No classes yet' })).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Add a class' }))
      expect(link).toHaveAttribute('href', TEACHER_CLASSES.create);
  });

  it('says so where nothing is archived', async () => {
    open(
      lists(() => page([])),
      '?view=archived',
    );
    expect(await screen.findByRole('heading', { name: 'No archived classes' })).toBeInTheDocument();
  });

  it('offers to clear a search without results', async () => {
    const { router } = open(
      lists(({ query }) => (query.get('search') ? page([]) : page([aClass()]))),
      '?search=zebra',
    );
    expect(await screen.findByRole('heading', { name: 'No class fits that' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Clear the search' }));
    expect(await screen.findByRole('link', { name: 'Oak Class' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('reports a loading error, and tries again', async () => {
    let broken = true;
    open(lists(() => (broken ? problem(500, 'internal', 'The server is resting.') : page([aClass()]))));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'The classes did not load' })).toBeInTheDocument();
    expect(alert).toHaveTextContent('The server is resting.');
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Oak Class' })).toBeInTheDocument();
  });

  it('requests the page, the order and the view of the address, and ignores unknown orders', async () => {
    const { calls } = open(
      lists(() => page([aClass()], 45)),
      '?page=3&ordering=-students_count&view=archived',
    );
    await screen.findByRole('link', { name: 'Oak Class' });
    const asked = callsTo(calls, 'GET', '/api/classes/').find(({ query }) => query.get('limit') === '20')!;
    expect(Object.fromEntries(asked.query)).toMatchObject({
      archived: 'true',
      ordering: '-students_count',
      limit: '20',
      offset: '40',
    });
  });

  it('orders by name where the order of the address is unknown', async () => {
    const { calls } = open(
      lists(() => page([aClass()])),
      '?ordering=code&page=0',
    );
    await screen.findByRole('link', { name: 'Oak Class' });
    const asked = callsTo(calls, 'GET', '/api/classes/').find(({ query }) => query.get('limit') === '20')!;
    expect(asked.query.get('ordering')).toBe('name');
    expect(asked.query.get('offset')).toBe('0');
  });
});

describe('archiving a class', () => {
  it('archives it, says where it is, and reloads the list', async () => {
    let archived = false;
    const { calls } = open({
      ...lists(({ query }) => (archived || query.get('archived') === 'true' ? page([]) : page([aClass()]))),
      'POST /api/classes/c1/archive/': () => {
        archived = true;
        return { body: {} };
      },
    });
    await menu('Oak Class', 'Archive');
    expect(await screen.findByText('Oak Class is archived. You find it under Archived.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No classes yet' })).toBeInTheDocument();
    expect(callsTo(calls, 'POST', '/api/classes/c1/archive/')).toHaveLength(1);
  });

  it('reports an error and keeps the class', async () => {
    open({
      ...lists(() => page([aClass()])),
      'POST /api/classes/c1/archive/': () => problem(409, 'conflict', 'Somebody else archived it.'),
    });
    await menu('Oak Class', 'Archive');
    expect(await screen.findByText('Somebody else archived it.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Oak Class' })).toBeInTheDocument();
  });

  it('restores an archived class; its code is hidden and it cannot be edited', async () => {
    const { calls } = open(
      {
        ...lists(() => page([aClass({ archived: true })])),
        'POST /api/classes/c1/restore/': () => ({ body: {} }),
      },
      '?view=archived',
    );
    await screen.findByRole('link', { name: 'Oak Class' });
    expect(screen.queryByText('KITE-42')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More for Oak Class' }));
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Oak Class is back.')).toBeInTheDocument();
    await waitFor(() => expect(callsTo(calls, 'POST', '/api/classes/c1/restore/')).toHaveLength(1));
    expect(callsTo(calls, 'POST', '/api/classes/c1/archive/')).toHaveLength(0);
  });
});
