import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '../../../testing/render.tsx';
import { fakeServer, problem } from '../../../testing/server.ts';
import RegisterPage from './RegisterPage.tsx';

const waiting = {
  ticket: 'a-ticket',
  guardian_email: 'mum@home.test',
  until: new Date(Date.now() + 86_400_000).toISOString(),
};
const server = (guardian: boolean) =>
  fakeServer({
    'GET /api/current-tenant': () => ({ body: { id: 't', school_name: 'Greenfield Primary', logo: null } }),
    'GET /api/signup/options/': () => ({ body: { open: true, roles: ['student'], site_key: null } }),
    'POST /api/signup/age/': () => ({ body: { guardian } }),
    'POST /api/signup/': () => ({ status: 201, body: { success: true, user: { id: 'u' }, waiting } }),
    'POST /api/signup/guardian/resend/': () => problem(422, 'link_spent', 'Answered already.'),
  });
const open = () => renderRoutes([{ path: '/register', element: <RegisterPage /> }], '/register?as=student');

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => localStorage.clear());

async function answerAge(): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText('Month of birth'), '3');
  await userEvent.type(screen.getByLabelText('Year of birth'), '2017');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'GB');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('First Name')).toBeVisible();
}

describe('registering', () => {
  it('asks everybody for month and year of birth first, in words that tell no limit', async () => {
    const calls = server(false);
    open();
    expect(await screen.findByRole('heading', { name: 'When were you born?' })).toBeVisible();
    const words = [...screen.getByRole('main').querySelectorAll('h1, p, label')].map(
      (one) => one.textContent,
    );
    expect(words.join(' ')).not.toMatch(/\d|old|young|adult|guardian|parent/i);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findAllByText('Required')).toHaveLength(3);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Month of birth'), '3');
    expect(screen.getAllByText('Required')).toHaveLength(2);
    await answerAge();
    expect(screen.queryByLabelText('Email of a parent or guardian')).toBeNull();
    expect(screen.getByLabelText('Country')).toHaveValue('GB');
  });

  it('waits for a guardian, also after a reload, until somebody else wants to register', async () => {
    const calls = server(true);
    const first = open();
    await answerAge();
    for (const [label, text] of [
      ['First Name', 'Pim'],
      ['Last Name', 'Visser'],
      ['Email', 'pim@home.test'],
      ['Email of a parent or guardian', 'mum@home.test'],
      ['Password', 'Nine brave snails'],
      ['Confirm Password', 'Nine brave snails'],
    ] as const)
      await userEvent.type(screen.getByLabelText(label), text);
    await userEvent.click(screen.getByLabelText('I agree to the terms and conditions'));
    await userEvent.click(screen.getByRole('button', { name: 'Create an Account' }));
    expect(await screen.findByRole('heading', { name: 'Almost there!' })).toBeVisible();
    expect(screen.getByText('mum@home.test')).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/signup/')?.body).toMatchObject({
      birth_year: 2017,
      birth_month: 3,
      guardian_email: 'mum@home.test',
    });
    first.unmount();

    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
    expect(
      await screen.findByText('They have answered already. If they said yes, you can log in.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Somebody else wants to register' }));
    expect(await screen.findByRole('heading', { name: 'When were you born?' })).toBeVisible();
  });
});
