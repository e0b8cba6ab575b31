import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClass, callsTo, page } from '../../../testing/classes.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import PersonFormPage from './PersonFormPage.tsx';

const USERS = '/api/api-admin/users/';
const ILSE = {
  id: 'p1',
  first_name: 'Ilse',
  last_name: 'Roth',
  email: 'ilse@oak.test',
  username: 'ilse',
  role: 'teacher',
  avatar: null,
  country: 'DE',
  status: 'active',
  school: { id: 's', name: 'Oak' },
  classes: [],
  birth_year: null,
  birth_month: null,
};

const open = (path: string) => {
  const calls = fakeServer({
    'GET /api/current-tenant': () => ({ body: { id: 's', school_name: 'Oak', logo: null, country: 'KE' } }),
    'GET /api/classes/': () => page([aClass({ name: 'Class 2' })]),
    [`GET ${USERS}p1/`]: () => ({ body: ILSE }),
    [`PATCH ${USERS}p1/`]: () => ({ body: { user: ILSE } }),
    [`POST ${USERS}`]: () => ({ body: { user: { ...ILSE, email: null }, first_password: null } }),
  });
  const routes = [
    { path: '/admin/adduser/:userId?', element: <PersonFormPage /> },
    { path: '/admin/users/:userId', element: <p>The person</p> },
  ];
  renderRoutes(routes, path, memberStore({ ...TEACHER, role: 'school_admin' }));
  return calls;
};
const type = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

describe('the form of a person', () => {
  it('starts with the country of the school for an adult, and asks none of a child, who joins a class', async () => {
    const calls = open('/admin/adduser');
    const country = await screen.findByRole('combobox', { name: 'Country' });
    expect(await within(country).findByRole('option', { name: 'Kenya', selected: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Student/ }));
    expect(country).toHaveValue('');
    await type('First name', 'Mia');
    await type('Last name', 'Okoye');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'c1');
    await userEvent.click(screen.getByRole('button', { name: 'Add a person' }));
    await screen.findByText('The person');
    expect(callsTo(calls, 'POST', USERS).map(({ body }) => body)).toEqual([
      { first_name: 'Mia', last_name: 'Okoye', role: 'student', class_id: 'c1' },
    ]);
  });

  it('keeps an empty country that somebody chose', async () => {
    open('/admin/adduser');
    const country = await screen.findByRole('combobox', { name: 'Country' });
    await within(country).findByRole('option', { name: 'Kenya', selected: true });
    await userEvent.selectOptions(country, '');
    expect(country).toHaveValue('');
  });

  it('changes a role only after a confirmation that names the person and both roles', async () => {
    const calls = open('/admin/adduser/p1');
    await userEvent.click(await screen.findByRole('radio', { name: /^Parent/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the role of Ilse Roth?' });
    expect(dialog).toHaveTextContent('From Teacher to Parent. Ilse Roth is logged out everywhere');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(callsTo(calls, 'PATCH', `${USERS}p1/`)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change the role' }));
    await screen.findByText('The person');
    expect(callsTo(calls, 'PATCH', `${USERS}p1/`).map(({ body }) => body)).toEqual([{ role: 'parent' }]);
  });
});
