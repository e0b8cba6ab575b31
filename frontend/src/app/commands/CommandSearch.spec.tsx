import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClass, callsTo, page } from '../../testing/classes.ts';
import { memberStore, renderRoutes, TEACHER } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { paths } from '../paths.ts';
import { useCommandSearch } from './useCommandSearch.tsx';

// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function Screen() {
  return <main>{useCommandSearch().search}</main>;
}
const open = async (role: 'school_admin' | 'teacher') => {
  const calls = fakeServer({
    'GET /api/api-admin/users/': () => page([]),
    'GET /api/classes/': ({ query }) =>
      page(query.get('search') === 'elm' ? [aClass({ name: 'Elm Class' })] : []),
    'GET /api/combined/': () => ({ body: { query: '', count: 0, did_you_mean: null, results: {} } }),
  });
  const { router } = renderRoutes(
    [{ path: '*', element: <Screen /> }],
    '/',
    memberStore({ ...TEACHER, role }),
  );
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: 'Find screens, people, classes and books' });
  expect(field).toHaveFocus();
  return { calls, router, field };
};
const options = () => screen.findAllByRole('option');

describe('the command search', () => {
  it('opens a screen of the person’s own menus with Enter, after moving with the arrow keys', async () => {
    const { router, field } = await open('school_admin');
    await userEvent.type(field, 'book');
    const [first] = await options();
    expect(first).toHaveTextContent(/^Books/);
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', first!.id);
    await userEvent.keyboard('{ArrowDown}');
    expect((await options())[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect((await options()).at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(router.state.location.pathname).toBe(paths.adminBooks);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('finds the classes of a teacher, and asks for no people', async () => {
    const { calls, field } = await open('teacher');
    await userEvent.type(field, 'elm');
    const group = await screen.findByRole('group', { name: 'Classes' });
    expect(within(group).getByRole('option')).toHaveTextContent('Elm Class');
    expect(callsTo(calls, 'GET', '/api/api-admin/users/')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'audit');
    expect(await screen.findByText('Nothing found for “audit”. Try another word.')).toBeInTheDocument();
  });

  it('is closed by the same keys', async () => {
    await open('teacher');
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
