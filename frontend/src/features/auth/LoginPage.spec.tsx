import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuestOnly } from '../../app/guards/GuestOnly.tsx';
import { captureBadgeLink } from '../../app/badgeLink.ts';
import { wasSignedIn } from '../../api/session.ts';
import { renderRoutes, TEACHER, memberStore } from '../../testing/render.tsx';
import { fakeServer, problem } from '../../testing/server.ts';
import LoginPage from './pages/LoginPage.tsx';

const BADGE = 'AbCdEfGhIjKlMnOpQrStUvWxY_-';
const names = ['Mia', 'Noah', 'Olive'];
const students = Array.from({ length: 45 }, (_, index) => ({
  id: `s${index}`,
  first_name: names[index % 3],
  last_name: 'B',
  username: index === 0 ? 'mia.beech' : `kid${index}`,
  avatar: null,
  sign_in_mode: index === 1 ? 'picture' : 'password',
}));

const server = (other: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET /api/current-tenant': () => ({
      body: { id: 't', school_name: 'Greenfield Primary', logo: null, announcement: null },
    }),
    'POST /api/auth/token/': ({ body }) =>
      (body as { password: string }).password === 'Read-and-give-1'
        ? { body: { access: 'token', user: TEACHER } }
        : problem(401, 'wrong_credentials', 'Login failed'),
    'POST /api/auth/student/': ({ body }) => {
      const { password, pictures, backup_code } = body as Record<string, unknown>;
      if (password === 'Read-and-give-1' || String(pictures) === 'sun,fish,tree')
        return { body: { access: 'token', user: TEACHER, choose_pictures: false } };
      if (backup_code === '123456')
        return { body: { access: 'token', user: TEACHER, choose_pictures: true } };
      return problem(401, 'login_failed', 'Login failed');
    },
    'PUT /api/auth/pictures/': () => ({ status: 204 }),
    'POST /api/auth/badge/': ({ body }) =>
      (body as { badge: string }).badge === BADGE
        ? {
            body: {
              student: { id: 's9', first_name: 'Otis', last_name: 'R', avatar: null },
              sign_in_mode: 'picture',
              ticket: 'the-ticket',
            },
          }
        : problem(404, 'unknown_badge', 'This badge does not work here. Ask your teacher for a new one.'),
    'POST /api/generic-password-login': () => ({
      body: { access: 'token', user: { ...TEACHER, role: 'community' } },
    }),
    'GET /api/list-student-in-class/BEECH724/': ({ query }) => {
      const found = students.filter(({ first_name }) => first_name?.startsWith(query.get('search') ?? ''));
      const offset = Number(query.get('offset'));
      return {
        body: {
          count: found.length,
          next: null,
          previous: null,
          results: {
            class: { code: 'BEECH724', name: 'Beech Class', school: 'Greenfield Primary' },
            students: found.slice(offset, offset + Number(query.get('limit'))),
          },
        },
      };
    },
    ...other,
  });

const routes = [
  {
    path: '/login',
    element: (
      <GuestOnly>
        <LoginPage />
      </GuestOnly>
    ),
  },
  { path: '/', element: <h1>Home</h1> },
  { path: '/library/fox', element: <h1>The fox book</h1> },
];

describe('the sign-in methods', () => {
  it('lead to a new account only where people may register', async () => {
    server({
      'GET /api/signup/options/': () => ({ body: { open: true, roles: ['student'], site_key: null } }),
    });
    const { unmount } = renderRoutes(routes, '/login');
    expect(await screen.findByRole('link', { name: 'New here? Make an account' })).toHaveAttribute(
      'href',
      '/register',
    );
    unmount();
    const calls = server({
      'GET /api/signup/options/': () => ({ body: { open: false, roles: [], site_key: null } }),
    });
    renderRoutes(routes, '/login');
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/signup/options/')).toBe(true));
    expect(screen.queryByRole('link', { name: 'New here? Make an account' })).toBeNull();
  });

  it('take a teacher to the requested page half a second after the message', async () => {
    const calls = server();
    const { store } = renderRoutes(routes, '/login?step=teacher&next=%2Flibrary%2Ffox');
    await userEvent.type(screen.getByLabelText('Email'), 'teacher@greenfield.test');
    await userEvent.type(screen.getByLabelText('Password'), 'Read-and-give-1');
    await userEvent.click(screen.getByLabelText('Remember me'));
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Logged in successfully')).toBeVisible();
    expect(screen.queryByText('The fox book')).toBeNull();
    expect(await screen.findByText('The fox book')).toBeVisible();
    const sent = calls.find(({ path }) => path === '/api/auth/token/');
    expect(sent?.body).toEqual({
      username: 'teacher@greenfield.test',
      password: 'Read-and-give-1',
      remember: true,
    });
    expect(sent?.headers.get('X-Refresh')).toBe('cookie');
    expect(store.getState().session).toMatchObject({ phase: 'member', access: 'token' });
    expect(wasSignedIn()).toBe(true);
  });

  it('require both fields with the messages of the specification, and send nothing', async () => {
    const calls = server();
    renderRoutes(routes, '/login?step=teacher');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getAllByText('Please enter your password.')).toHaveLength(2);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('keep the typed text when sign-in fails', async () => {
    server();
    const { store } = renderRoutes(routes, '/login?step=teacher');
    await userEvent.type(screen.getByLabelText('Email'), 'teacher@greenfield.test');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('teacher@greenfield.test');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'The e-mail or the password is not right. Check both.',
    );
    expect(store.getState().session.phase).toBe('visitor');
  });

  it('remove a refusal when another person signs in, and when the next attempt works', async () => {
    server();
    renderRoutes(routes, '/login');
    await userEvent.click(await screen.findByRole('link', { name: /Teacher Login/ }));
    await userEvent.type(screen.getByLabelText('Email'), 'teacher@greenfield.test');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login failed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('link', { name: /Teacher Login/ }));
    expect(screen.queryByText('Login failed')).toBeNull();

    await userEvent.type(screen.getByLabelText('Email'), 'teacher@greenfield.test');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login failed')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.type(screen.getByLabelText('Password'), 'Read-and-give-1');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Logged in successfully')).toBeVisible();
    expect(screen.queryByText('Login failed')).toBeNull();
  });

  it('take a student from the class code by page, search and name to the password, and Back one step', async () => {
    const calls = server();
    const { router } = renderRoutes(routes, '/login');
    await userEvent.click(await screen.findByRole('link', { name: /Student Login/ }));
    await userEvent.type(screen.getByLabelText('Class code'), 'nope');
    expect(screen.getByLabelText('Class code')).toHaveValue('NOPE');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Invalid class code.')).toBeVisible();

    await userEvent.clear(screen.getByLabelText('Class code'));
    await userEvent.type(screen.getByLabelText('Class code'), 'beech724');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Find your name' })).toBeVisible();
    expect(await screen.findByText('1 to 20 of 45')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('21 to 40 of 45')).toBeVisible();

    await userEvent.type(screen.getByLabelText('Search your first name'), 'Mia');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Noah B.' })).toBeNull());
    // One request for the whole word, not one for each letter.
    const searches = calls.map(({ query }) => query.get('search')).filter(Boolean);
    expect(searches).toEqual(['Mia']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Mia B.' })[0]!);
    expect(await screen.findByRole('heading', { name: 'Hello, Mia B.' })).toBeVisible();
    // A child's name must not appear in the address bar, the history or a log.
    expect(router.state.location.search).toBe('?step=student');

    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Find your name' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Class code')).toHaveValue('BEECH724');
    await userEvent.clear(screen.getByLabelText('Class code'));
    await userEvent.type(screen.getByLabelText('Class code'), 'half');
    await userEvent.click(screen.getByRole('link', { name: 'I have an e-mail' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Class code')).toHaveValue('HALF');
  });

  it.each([
    ['Student: I have an e-mail', 'Student Login'],
    ['Teacher: I have an e-mail', 'Teacher Login'],
    ['I am a parent: I have an e-mail', 'Parent Login'],
  ])('offer an e-mail address under each card: %s', async (link, heading) => {
    const calls = server();
    renderRoutes(routes, '/login');
    await userEvent.click(await screen.findByRole('link', { name: link }));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Email'), 'parent@greenfield.test');
    await userEvent.type(screen.getByLabelText('Password'), 'Read-and-give-1');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Logged in successfully')).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/auth/token/')?.body).toMatchObject({
      username: 'parent@greenfield.test',
    });
  });

  const findName = async (name: string) => {
    await userEvent.type(screen.getByLabelText('Class code'), 'beech724');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click((await screen.findAllByRole('button', { name }))[0]!);
  };
  const tap = async (...pictures: string[]) => {
    for (const name of pictures) await userEvent.click(await screen.findByRole('button', { name }));
  };

  it('sign a child in by the third picture, and clear them after a mistake', async () => {
    const calls = server();
    renderRoutes(routes, '/login?step=class');
    await findName('Noah B.');
    await tap('Tree', 'Fish', 'Sun');
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Those are not your three pictures. Try again.');
    expect(screen.getByText('0 of 3 pictures')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Tap three pictures first.')).toBeVisible();
    await tap('Sun', 'Car', 'Take back', 'Fish', 'Tree');
    expect(await screen.findByText('Logged in successfully')).toBeVisible();
    expect(calls.filter(({ path }) => path === '/api/auth/student/').map(({ body }) => body)).toEqual([
      { code: 'BEECH724', student: 's1', pictures: ['tree', 'fish', 'sun'], remember: false },
      { code: 'BEECH724', student: 's1', pictures: ['sun', 'fish', 'tree'], remember: false },
    ]);
  });

  it('wait with a new device until the teacher approves, and continue without a click', async () => {
    const answers = [
      problem(403, 'device_waiting', 'This device is new to your class.'),
      problem(403, 'device_waiting', 'This device is new to your class.'),
      { body: { access: 'token', user: TEACHER, choose_pictures: false } },
    ];
    const calls = server({ 'POST /api/auth/student/': () => answers.shift()! });
    renderRoutes(routes, '/login?step=class');
    await findName('Noah B.');
    await tap('Sun', 'Fish', 'Tree');
    expect(await screen.findByRole('heading', { name: 'Just a moment, Noah B.' })).toBeVisible();
    expect(screen.getByText(/Your teacher is asked now\./)).toBeVisible();
    expect(await screen.findByText('Logged in successfully', {}, { timeout: 15_000 })).toBeVisible();
    expect(calls.filter(({ path }) => path === '/api/auth/student/').map(({ body }) => body)).toEqual(
      Array(3).fill({ code: 'BEECH724', student: 's1', pictures: ['sun', 'fish', 'tree'], remember: false }),
    );
  }, 20_000);

  it('report that the teacher refused the device, and show the pictures again', async () => {
    const answers = [
      problem(403, 'device_waiting', 'This device is new to your class.'),
      problem(403, 'device_refused', 'Your teacher said no to this device. Ask your teacher for a code.'),
    ];
    server({ 'POST /api/auth/student/': () => answers.shift()! });
    renderRoutes(routes, '/login?step=class');
    await findName('Noah B.');
    await tap('Sun', 'Fish', 'Tree');
    expect(
      await screen.findByText(/Your teacher said no to this device/, {}, { timeout: 10_000 }),
    ).toBeVisible();
    expect(await screen.findByText('0 of 3 pictures')).toBeInTheDocument();
  }, 15_000);

  it('accept a teacher’s one-time code, and ask the child to choose pictures twice', async () => {
    const calls = server();
    renderRoutes(routes, '/login?step=class');
    await findName('Noah B.');
    await userEvent.click(screen.getByRole('button', { name: 'I have a code from my teacher' }));
    await userEvent.type(screen.getByLabelText('Code from your teacher'), '12 34');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByText('The code from your teacher has six digits.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code from your teacher'), '56');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: 'Choose your three pictures' })).toBeVisible();
    await tap('Sun', 'Moon', 'Car');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await tap('Sun', 'Moon', 'Boat');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Those were others. Choose your three again.')).toBeVisible();
    expect(calls.some(({ path }) => path === '/api/auth/pictures/')).toBe(false);
    await tap('Sun', 'Moon', 'Boat');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await tap('Sun', 'Moon', 'Boat');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Home')).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/auth/pictures/')?.body).toEqual({
      pictures: ['sun', 'moon', 'boat'],
    });
  });

  it('greet the owner of a badge, and send the badge token in place of code and name', async () => {
    history.replaceState(null, '', `/login#badge=${BADGE}`);
    captureBadgeLink();
    const calls = server();
    const { router } = renderRoutes(routes, '/login');
    expect(await screen.findByRole('heading', { name: 'Hello, Otis R.' })).toBeVisible();
    expect(router.state.location.search).toBe('?step=student');
    await tap('Sun', 'Fish', 'Tree');
    expect(await screen.findByText('Logged in successfully')).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/auth/student/')?.body).toEqual({
      ticket: 'the-ticket',
      pictures: ['sun', 'fish', 'tree'],
      remember: false,
    });
  });

  it('explain what to do without a camera', async () => {
    server();
    renderRoutes(routes, '/login?step=scan');
    await userEvent.click(await screen.findByRole('button', { name: 'Open the camera' }));
    expect(await screen.findByText(/There is no camera to be found here/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByLabelText('Class code')).toBeVisible();
  });

  it('have a text of their own for community visitors', async () => {
    server();
    renderRoutes(routes, '/login?step=community');
    await userEvent.type(screen.getByLabelText('Password'), 'community-greenfield');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Community login successful! Welcome back.')).toBeVisible();
  });

  it('redirect people who are signed in, and never to another site', async () => {
    server();
    renderRoutes(routes, '/login?next=%2F%2Fevil.test', memberStore());
    expect(await screen.findByText('Home')).toBeVisible();
  });
});
