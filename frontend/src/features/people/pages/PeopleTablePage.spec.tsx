import { describe, expect, it } from '@jest/globals';
import type { PersonRow } from '@bookgrove/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, page } from '../../../testing/classes.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer, problem } from '../../../testing/server.ts';
import PeopleTablePage from './PeopleTablePage.tsx';

const COUNT = 45;
const BULK = '/api/api-admin/users/bulk/';

const aPerson = (number: number): PersonRow => ({
  id: `p${number}`,
  first_name: 'Kid',
  last_name: `${number}`,
  email: null,
  username: `kid.${number}`,
  role: 'student',
  is_staff: false,
  avatar: null,
  country: null,
  status: 'active',
  leader: false,
  school: { id: 's', name: 'Oak' },
  classes: [],
  last_seen_at: null,
  created_at: '2026-09-01T00:00:00Z',
  archived_at: null,
  archived_reason: null,
});

type Handlers = Parameters<typeof fakeServer>[0];
const open = (more: Handlers = {}) => {
  const calls = fakeServer({
    'GET /api/api-admin/users/': ({ query }) => {
      const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
      const rows = Array.from({ length: Math.min(limit, COUNT - offset) }, (_, at) => aPerson(offset + at));
      return page(rows, COUNT);
    },
    'GET /api/classes/': () => page([]),
    [`POST ${BULK}count/`]: () => ({ body: { count: COUNT } }),
    ...more,
  });
  const path = '/admin/users';
  const { router } = renderRoutes(
    [{ path, element: <PeopleTablePage /> }],
    path,
    memberStore({ ...TEACHER, role: 'school_admin' }),
  );
  return { calls, router };
};
const box = (number: number) => screen.findByRole('checkbox', { name: `Select Kid ${number}` });
const bar = (count: number) => screen.findByRole('region', { name: `${count} selected` });
const everybody = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 45 that match' }));
  await userEvent.click(within(await bar(COUNT)).getByRole('button', { name: 'Archive' }));
  return screen.findByRole('dialog', { name: 'Archive everybody who matches?' });
};

describe('the table of people', () => {
  it('selects a range with Shift, keeps it on the next page, and drops it with another filter', async () => {
    const { router } = open();
    fireEvent.click(await box(2));
    fireEvent.click(await box(5), { shiftKey: true });
    await bar(4);
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    fireEvent.click(await box(20));
    await bar(5);
    await act(() => router.navigate('/admin/users?status=archived'));
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected$/ })).toBeNull());
  });

  it('moves between rows with the arrow keys, and to the search with /', async () => {
    open();
    (await box(3)).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await box(4)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(await box(2)).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(await box(19)).toHaveFocus();
    await userEvent.keyboard('/');
    expect(screen.getByLabelText('Search people')).toHaveFocus();
    await userEvent.keyboard('/');
    expect(screen.getByLabelText('Search people')).toHaveValue('/');
  });

  it('has pages of the chosen size', async () => {
    const { calls } = open();
    await userEvent.selectOptions(await screen.findByLabelText('Rows per page'), '50');
    await box(44);
    expect(callsTo(calls, 'GET', '/api/api-admin/users/').at(-1)!.query.get('limit')).toBe('50');
  });

  it('changes everybody who matches step by step, and undoes all of them', async () => {
    const steps = [
      { ids: ['p1', 'p2'], remaining: 43 },
      { ids: ['p3'], remaining: 0 },
    ];
    const { calls } = open({
      [`POST ${BULK}`]: ({ body }) => ({
        body: (body as { ids?: string[] }).ids
          ? { ids: (body as { ids: string[] }).ids, remaining: 0 }
          : steps.shift(),
      }),
    });
    const dialog = await everybody();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Archive 45 people' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('3 people are back.');
    expect(callsTo(calls, 'POST', BULK).map(({ body }) => body)).toEqual([
      { action: 'archive', filters: {}, expected: 45 },
      { action: 'archive', filters: {}, expected: 43 },
      { action: 'restore', ids: ['p1', 'p2', 'p3'] },
    ]);
  });

  it('says why it stopped, and asks again with the new number', async () => {
    const { calls } = open({
      [`POST ${BULK}`]: () => problem(409, 'list_changed', '46 people match now.'),
    });
    const dialog = await everybody();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Archive 45 people' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('46 people match now.');
    expect(callsTo(calls, 'POST', `${BULK}count/`)).toHaveLength(2);
  });

  it('no longer means everybody once somebody is taken out', async () => {
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 45 that match' }));
    await bar(COUNT);
    fireEvent.click(await box(3));
    await bar(19);
  });
});
