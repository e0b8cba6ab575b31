import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClass, aStudent, callsTo, noAnswer, page, refusal } from '../../../testing/classes.ts';
import { memberStore, renderRoutes } from '../../../testing/render.tsx';
import { fakeServer, problem } from '../../../testing/server.ts';
import { TEACHER_CLASSES } from '../paths.ts';
import ClassPage from './ClassPage.tsx';

type Handlers = Parameters<typeof fakeServer>[0];

const CLASS = 'GET /api/classes/c1/';
const STUDENTS = 'GET /api/classes/c1/students/';
const SLIP = { id: 's2', first_name: 'Ben', last_name: '', username: 'ben.oak', password: 'kite-river-7' };

const open = (handlers: Handlers, search = '') => {
  const calls = fakeServer({
    [CLASS]: () => ({ body: aClass({ students_count: 1 }) }),
    [STUDENTS]: () => page([aStudent()]),
    'GET /api/classes/c1/groups/': () => ({ body: { results: [] } }),
    'GET /api/classes/': () => page([aClass(), aClass({ id: 'c2', name: 'Elm Class' })]),
    ...handlers,
  });
  const { router } = renderRoutes(
    [{ path: TEACHER_CLASSES.one(':classId'), element: <ClassPage /> }],
    TEACHER_CLASSES.one('c1') + search,
    memberStore(),
  );
  return { calls, router };
};
const menu = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: action }));
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const bodies = (calls: Parameters<typeof callsTo>[0], method: string, path: string) =>
  callsTo(calls, method, path).map(({ body }) => body);

describe('a class', () => {
  it('says that it is loading', async () => {
    open({ [CLASS]: noAnswer });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });

  it('says that it is not found, with a link to the others', async () => {
    open({ [CLASS]: () => problem(404, 'not_found') });
    expect(await screen.findByRole('heading', { name: 'This class is not here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All classes' })).toHaveAttribute('href', TEACHER_CLASSES.list);
  });

  it('moves a student to any of more classes than fit on a page', async () => {
    const all = Array.from({ length: 130 }, (_, n) => aClass({ id: `k${n}`, name: `Class ${n}` }));
    open({
      'GET /api/classes/': ({ query }) => {
        const offset = Number(query.get('offset') ?? 0);
        return page(all.slice(offset, offset + 100), all.length);
      },
    });
    await menu('Amara Bello', 'Move');
    expect(await screen.findByRole('option', { name: /Class 129/ })).toBeInTheDocument();
  });

  it('reports a loading error, and tries again', async () => {
    let broken = true;
    open({ [CLASS]: () => (broken ? problem(500, 'internal') : { body: aClass() }) });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading')).toHaveTextContent('The class did not load');
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Oak Class/ })).toBeInTheDocument();
  });

  it('shows its year and teacher, its code, and its students', async () => {
    open({
      [STUDENTS]: () =>
        page([
          aStudent(),
          aStudent({ id: 's2', first_name: 'Ben', last_name: '', has_password: false, badge_printed_at: '2026-01-01T00:00:00Z' }),
        ]),
    }); // prettier-ignore
    expect(await screen.findByText('Year 3, 2026/27, with Grace Adeyemi')).toBeInTheDocument();
    expect(screen.getByText('KITE-42')).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Students of Oak Class' });
    const [, amara, ben] = within(table).getAllByRole('row');
    for (const text of ['Amara Bello', 'Never logged in', 'Not printed'])
      expect(within(amara!).getByText(text)).toBeInTheDocument();
    expect(within(ben!).getByText('New password needed')).toBeInTheDocument();
    expect(within(ben!).getByText(/^Printed/)).toBeInTheDocument();
  });

  it('shows the minutes of this week, and finds those who need something', async () => {
    const { calls, router } = open({
      [STUDENTS]: () => page([aStudent(), aStudent({ id: 's2', first_name: 'Ben' })]),
      'GET /api/dashboard/': () => ({
        body: {
          period: ['2026-11-21', '2026-11-23', '2026-11-24'],
          week: ['2026-11-23', '2026-11-24'],
          students: [{ id: 's1', days: [], minutes: [40, 12, 5] }],
        },
      }),
    });
    const table = await screen.findByRole('table', { name: 'Students of Oak Class' });
    expect(within(table).getByRole('columnheader', { name: 'This week' })).toBeInTheDocument();
    expect(await within(table).findByText('17 min')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.selectOptions(screen.getByLabelText('Needs'), 'a first log in');
    await waitFor(() => expect(router.state.location.search).toBe('?needs=login'));
    await waitFor(() =>
      expect(
        calls
          .filter(({ path }) => path === '/api/classes/c1/students/')
          .at(-1)!
          .query.get('needs'),
      ).toBe('login'),
    );
    expect(screen.getByText('a first log in', { selector: 'b' })).toBeInTheDocument();
  });

  it('shows in a class of pictures how many have chosen them', async () => {
    open({
      [CLASS]: () => ({ body: aClass({ sign_in_mode: 'picture' }) }),
      [STUDENTS]: () => page([aStudent({ has_pictures: true }), aStudent({ id: 's2', first_name: 'Ben' })]),
    });
    expect(await screen.findByText('Own pictures')).toBeInTheDocument();
    expect(screen.getByText('Chooses pictures next time')).toBeInTheDocument();
  });

  it('shows in a class of pictures which devices wait, and decides about them', async () => {
    const waiting = [
      {
        id: 'd1',
        device: 'Chrome on Android',
        student: 'Amara B',
        asked_at: '2026-11-23T09:00:00Z',
        is_near: true,
      },
      { id: 'd2', device: 'Safari on iOS', student: null, asked_at: '2026-11-23T09:00:00Z', is_near: false },
    ];
    const { calls } = open({
      [CLASS]: () => ({ body: aClass({ sign_in_mode: 'picture' }) }),
      'GET /api/classes/c1/devices/': () => ({ body: { results: waiting } }),
      'POST /api/classes/c1/devices/d1/approve/': () => (waiting.shift(), { status: 204 }),
      'POST /api/classes/c1/devices/d2/refuse/': () => (waiting.shift(), { status: 204 }),
    }); // prettier-ignore
    expect(await screen.findByRole('heading', { name: '2 devices wait for your yes' })).toBeInTheDocument();
    expect(
      screen.getByText('In the same network as you. Your yes is for all devices here.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, let Amara B in with this device' }));
    expect(await screen.findByRole('heading', { name: 'A device waits for your yes' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'No, refuse the device of Somebody' }));
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    expect(callsTo(calls, 'POST', '/api/classes/c1/devices/d2/refuse/')).toHaveLength(1);
  });

  it('offers to paste a list where there are no students', async () => {
    open({ [STUDENTS]: () => page([]) });
    expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Paste a list of names' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?class=c1$/),
    );
  });

  it.each(['?search=zebra', '?group=g1'])('reports for %s that nothing matches', async (search) => {
    open({ [STUDENTS]: () => page([]) }, search);
    expect(await screen.findByRole('heading', { name: 'No student fits that' })).toBeInTheDocument();
  });

  it('reports that its students did not load, and still shows the code', async () => {
    open({ [STUDENTS]: () => problem(500, 'internal') });
    expect(within(await screen.findByRole('alert')).getByRole('heading')).toHaveTextContent(
      'The students did not load',
    );
    expect(screen.getByText('KITE-42')).toBeInTheDocument();
  });

  it('is read-only once it is archived, and links to the class it became', async () => {
    open({ [CLASS]: () => ({ body: aClass({ archived: true, next_class_id: 'c8', students_count: 1 }) }) });
    expect(await screen.findByText(/This class is archived\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The class it became' })).toHaveAttribute(
      'href',
      TEACHER_CLASSES.one('c8'),
    );
    expect(await screen.findByText('Amara Bello')).toBeInTheDocument();
    expect(screen.queryByText('KITE-42')).toBeNull();
    expect(screen.queryByRole('button', { name: /^(More for|Add one student|New group)/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Select Amara Bello' })).toBeDisabled();
  });
});

describe('adding a student', () => {
  const ADD = 'POST /api/classes/c1/students/';

  it('shows the new password once', async () => {
    const { calls } = open({ [ADD]: () => ({ body: SLIP }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Add one student' }));
    const form = await dialog('Add one student');
    await userEvent.type(within(form).getByLabelText('First name'), 'Ben');
    await userEvent.click(within(form).getByRole('button', { name: 'Add' }));
    const slip = await dialog('New password');
    expect(within(slip).getByText('kite-river-7')).toBeInTheDocument();
    expect(bodies(calls, 'POST', '/api/classes/c1/students/')).toEqual([
      { first_name: 'Ben', last_name: '', is_class_account: false, birth_year: null, birth_month: null },
    ]);
    await userEvent.click(within(slip).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('kite-river-7')).toBeNull());
  });

  it('makes one account for the whole class, named after it and with no month of birth', async () => {
    const { calls } = open({ [ADD]: () => ({ body: SLIP }) });
    await menu('Oak Class', 'Shared account');
    const form = await dialog('One account for the whole class');
    expect(within(form).getByLabelText('Name of the account')).toHaveValue('Oak Class');
    await userEvent.click(within(form).getByRole('button', { name: 'Add' }));
    await dialog('New password');
    expect(bodies(calls, 'POST', '/api/classes/c1/students/')).toEqual([
      { first_name: 'Oak Class', last_name: '', is_class_account: true },
    ]);
  });

  it.each([
    ['at its field', refusal({ username: ['Somebody has this username.'] }), 'Somebody has this username.'],
    ['above the form', problem(409, 'full', 'The class is full.'), 'The class is full.'],
  ])('reports an error %s, and keeps the typed text', async (_where, answer, message) => {
    open({ [ADD]: () => answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Add one student' }));
    const form = await dialog('Add one student');
    await userEvent.type(within(form).getByLabelText('First name'), 'Ben');
    await userEvent.type(within(form).getByLabelText('Username (not required)'), 'ben');
    await userEvent.click(within(form).getByRole('button', { name: 'Add' }));
    expect(await within(form).findByText(message)).toBeInTheDocument();
    expect(within(form).getByLabelText('First name')).toHaveValue('Ben');
    expect(within(form).getByLabelText('Username (not required)')).toHaveValue('ben');
  });
});

describe('changing one student', () => {
  const CHANGE = 'PATCH /api/classes/c1/students/s1/';
  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change details of Amara Bello' }));
    return screen.findByRole('region', { name: 'Details of Amara Bello' });
  };

  it('saves it in its row and returns the focus', async () => {
    const { calls } = open({ [CHANGE]: () => ({ body: { id: 's1' } }) });
    const row = await edit();
    await userEvent.type(within(row).getByLabelText('First name'), 'h');
    await userEvent.click(within(row).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change details of Amara Bello' })).toHaveFocus(),
    );
    expect(bodies(calls, 'PATCH', '/api/classes/c1/students/s1/')).toEqual([
      {
        first_name: 'Amarah',
        last_name: 'Bello',
        username: 'amara.oak',
        birth_year: null,
        birth_month: null,
      },
    ]);
  });

  it('discards it with Escape', async () => {
    const { calls } = open({});
    const row = await edit();
    await userEvent.type(within(row).getByLabelText('First name'), 'h{Escape}');
    expect(await screen.findByRole('button', { name: 'Change details of Amara Bello' })).toHaveFocus();
    expect(callsTo(calls, 'PATCH', '/api/classes/c1/students/s1/')).toHaveLength(0);
  });

  it('reports an error, and keeps the typed text', async () => {
    open({ [CHANGE]: () => refusal({ username: ['Somebody has this username.'] }) });
    const row = await edit();
    await userEvent.type(within(row).getByLabelText('Username'), '2');
    await userEvent.click(within(row).getByRole('button', { name: 'Save' }));
    expect(await within(row).findByText('Somebody has this username.')).toBeInTheDocument();
    expect(within(row).getByLabelText('Username')).toHaveValue('amara.oak2');
  });

  it.each([
    [{ body: { ...SLIP, first_name: 'Amara' } }, 'kite-river-7'],
    [problem(409, 'conflict', 'The school logs in elsewhere.'), 'The school logs in elsewhere.'],
  ])('gets a new password, or an error: %#', async (answer, text) => {
    open({ 'POST /api/classes/c1/students/s1/reset-password/': () => answer });
    await menu('Amara Bello', 'New password');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('creates a code for one sign-in, and reports an error', async () => {
    let refused = true;
    open({
      'POST /api/classes/c1/students/s1/backup-code/': () =>
        refused
          ? problem(429, 'too_many', 'That were many codes. Wait a little.')
          : { body: { code: '123456', expires_at: new Date(Date.now() + 900_000).toISOString() } },
    });
    await menu('Amara Bello', 'One-time code');
    const form = await dialog('One-time code for Amara Bello');
    await userEvent.click(within(form).getByRole('button', { name: 'Make a code' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('That were many codes. Wait a little.');
    refused = false;
    await userEvent.click(within(form).getByRole('button', { name: 'Make a code' }));
    expect(await within(form).findByText('123 456')).toBeInTheDocument();
    expect(within(form).queryByRole('alert')).toBeNull();
  });

  it('sets three pictures, not fewer; a failure keeps the choice', async () => {
    const { calls } = open({
      'PUT /api/classes/c1/students/s1/pictures/': () =>
        problem(409, 'conflict', 'The class has no pictures now.'),
    });
    await menu('Amara Bello', 'Set pictures');
    const form = await dialog('Pictures of Amara Bello');
    await userEvent.click(within(form).getByRole('button', { name: 'Set these pictures' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('Tap three pictures first.');
    expect(callsTo(calls, 'PUT', '/api/classes/c1/students/s1/pictures/')).toHaveLength(0);
    await userEvent.click(within(form).getByRole('button', { name: 'Draw three' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Set these pictures' }));
    await waitFor(() =>
      expect(within(form).getByRole('alert')).toHaveTextContent('The class has no pictures now.'),
    );
    await userEvent.click(within(form).getByRole('button', { name: 'Set these pictures' }));
    await waitFor(() =>
      expect(callsTo(calls, 'PUT', '/api/classes/c1/students/s1/pictures/')).toHaveLength(2),
    );
    const [first, second] = bodies(calls, 'PUT', '/api/classes/c1/students/s1/pictures/') as {
      pictures: string[];
    }[];
    expect(first!.pictures).toHaveLength(3);
    expect(second).toEqual(first);
  });
});

describe('bulk actions for students', () => {
  const MOVE = '/api/classes/c1/students/move/';
  const REMOVE = '/api/classes/c1/students/remove/';
  const ARCHIVE = '/api/classes/c1/students/archive/';
  const two = {
    [STUDENTS]: () => page([aStudent(), aStudent({ id: 's2', first_name: 'Ben', last_name: '' })]),
  };
  const tickBoth = async () => {
    for (const name of ['Amara Bello', 'Ben'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  };

  it('move the selected ones into another class, and undo it', async () => {
    const { calls } = open({
      ...two,
      [`POST ${MOVE}`]: () => ({ body: { count: 2 } }),
      'POST /api/classes/c2/students/move/': () => ({ body: { count: 2 } }),
    });
    await tickBoth();
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    const form = await dialog('Move 2 students');
    expect(await within(form).findByLabelText('To')).toHaveValue('c2');
    expect(within(form).queryByRole('option', { name: /Oak Class/ })).toBeNull();
    await userEvent.click(within(form).getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('2 students moved to Elm Class.')).toBeInTheDocument();
    expect(bodies(calls, 'POST', MOVE)).toEqual([{ student_ids: ['s1', 's2'], to_class_id: 'c2' }]);
    expect(screen.getByRole('checkbox', { name: 'Select Ben' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeInTheDocument();
    expect(bodies(calls, 'POST', '/api/classes/c2/students/move/')).toEqual([
      { student_ids: ['s1', 's2'], to_class_id: 'c1' },
    ]);
  });

  it('report in the dialog why nobody was moved', async () => {
    open({ ...two, [`POST ${MOVE}`]: () => problem(409, 'full', 'Elm Class is full.') });
    await menu('Amara Bello', 'Move');
    const form = await dialog('Move 1 student');
    await within(form).findByLabelText('To');
    await userEvent.click(within(form).getByRole('button', { name: 'Move' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('Elm Class is full.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('say that there is no other class to move to', async () => {
    open({ 'GET /api/classes/': () => page([aClass()]) });
    await menu('Amara Bello', 'Move');
    const form = await dialog('Move 1 student');
    expect(await within(form).findByText('There is no other class of yours.')).toBeInTheDocument();
    expect(within(form).getByRole('button', { name: 'Move' })).toBeDisabled();
  });

  it('remove them from the class, and undo it', async () => {
    const { calls } = open({
      ...two,
      [`POST ${REMOVE}`]: () => ({ body: { count: 2 } }),
      'POST /api/classes/c1/students/put-in/': () => problem(409, 'full', 'The class is full now.'),
    });
    await tickBoth();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('2 students removed from the class.')).toBeInTheDocument();
    expect(bodies(calls, 'POST', REMOVE)).toEqual([{ student_ids: ['s1', 's2'] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The class is full now.')).toBeInTheDocument();
    expect(bodies(calls, 'POST', '/api/classes/c1/students/put-in/')).toEqual([
      { student_ids: ['s1', 's2'] },
    ]);
  });

  it('report why nobody was removed, and keep the selection', async () => {
    open({
      ...two,
      [`POST ${REMOVE}`]: () => problem(403, 'forbidden', 'Only the lead teacher may do that.'),
    });
    await tickBoth();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Only the lead teacher may do that.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select Ben' })).toBeChecked();
  });

  it('archive with a reason; a failure keeps the reason', async () => {
    let refused = true;
    const { calls } = open({
      ...two,
      [`POST ${ARCHIVE}`]: () =>
        refused ? refusal({ reason: ['Please say why.'] }) : { body: { count: 1 } },
    });
    await menu('Ben', 'Archive');
    const form = await dialog('Archive 1 student');
    await userEvent.type(within(form).getByLabelText('Why'), 'Moved away');
    await userEvent.click(within(form).getByRole('button', { name: 'Archive' }));
    expect(await within(form).findByText('Please say why.')).toBeInTheDocument();
    expect(within(form).getByLabelText('Why')).toHaveValue('Moved away');
    refused = false;
    await userEvent.click(within(form).getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('1 student archived.')).toBeInTheDocument();
    expect(bodies(calls, 'POST', ARCHIVE)[1]).toEqual({ student_ids: ['s2'], reason: 'Moved away' });
  });

  it('ask before valid badges are replaced', async () => {
    const { calls } = open({
      [STUDENTS]: () => page([aStudent({ badge_printed_at: '2026-01-01T00:00:00Z' })]),
      'POST /api/classes/c1/badges/': () => problem(409, 'conflict', 'The badges could not be made.'),
      'POST /api/classes/c1/badges/void/': () => ({ body: { voided: 1 } }),
    });
    await menu('Amara Bello', 'Print the badge');
    const form = await dialog('New badges for Amara Bello?');
    expect(callsTo(calls, 'POST', '/api/classes/c1/badges/')).toHaveLength(0);
    await userEvent.click(within(form).getByRole('button', { name: 'Print 1 badge' }));
    expect(await screen.findByText('The badges could not be made.')).toBeInTheDocument();
    expect(bodies(calls, 'POST', '/api/classes/c1/badges/')).toEqual([{ students: ['s1'] }]);
    await userEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
    await menu('Amara Bello', 'Void the badge');
    await userEvent.click(
      within(await dialog('Void the badge of Amara Bello?')).getByRole('button', { name: 'Void the badge' }),
    );
    expect(await screen.findByText('1 badge opens nothing now.')).toBeInTheDocument();
    expect(bodies(calls, 'POST', '/api/classes/c1/badges/void/')).toEqual([{ students: ['s1'] }]);
  });
});

describe('the code of a class', () => {
  it.each([
    [{ body: aClass({ code: 'FROG-7' }) }, 'The class has a new code. The old one opens nothing.'],
    [problem(429, 'too_many', 'That were many codes today.'), 'That were many codes today.'],
  ])('is replaced after a confirmation: %#', async (answer, message) => {
    const { calls } = open({ 'POST /api/classes/c1/code/': () => answer });
    await userEvent.click(await screen.findByRole('button', { name: 'New code' }));
    const form = await dialog('A new code for Oak Class?');
    expect(callsTo(calls, 'POST', '/api/classes/c1/code/')).toHaveLength(0);
    await userEvent.click(within(form).getByRole('button', { name: 'Make a new code' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'A new code for Oak Class?' })).toBeNull();
  });

  it('is copied, or a browser error is reported', async () => {
    const user = userEvent.setup();
    open({});
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('KITE-42');
  });

  it('is shown in large type, and says when it is closed', async () => {
    open({ [CLASS]: () => ({ body: aClass({ code_window: 'closed' }) }) });
    expect(await screen.findByText('Closed: it opens nothing at the moment.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show big' }));
    expect(within(await dialog('Oak Class')).getByText('KITE-42')).toBeInTheDocument();
  });
});

describe('the sign-in settings of a class', () => {
  const SIGN_IN = '/api/classes/c1/sign-in/';

  it('are saved at once', async () => {
    const { calls } = open({ [`PATCH ${SIGN_IN}`]: () => ({ body: aClass() }) });
    await userEvent.click(await screen.findByRole('radio', { name: /three pictures/ }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('When the code works'), 'closed');
    await waitFor(() =>
      expect(bodies(calls, 'PATCH', SIGN_IN)).toEqual([
        { sign_in_mode: 'picture' },
        { code_window: 'closed' },
      ]),
    );
  });

  it.each([
    [refusal({ sign_in_mode: ['Some children have no badge.'] }), 'Some children have no badge.'],
    [problem(403, 'forbidden', 'An administrator has to allow it.'), 'An administrator has to allow it.'],
  ])('stays unchanged where it could not be saved, with an error: %#', async (answer, message) => {
    open({ [`PATCH ${SIGN_IN}`]: () => answer });
    await userEvent.click(await screen.findByRole('radio', { name: /three pictures/ }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /then a password/ })).toBeChecked();
  });

  it('allow the badge alone only where an administrator allows it', async () => {
    open({});
    expect(await screen.findByRole('radio', { name: /The badge alone/ })).toBeDisabled();
  });

  it('allow the badge alone where that is allowed; the hours are shown', async () => {
    open({ [CLASS]: () => ({ body: aClass({ badge_only_allowed: true, code_window: 'school_hours' }) }) });
    expect(await screen.findByRole('radio', { name: /The badge alone/ })).toBeEnabled();
    expect(screen.getByText(/07:00 to 18:00 \(Europe\/London\)/)).toBeInTheDocument();
  });
});

describe('groups', () => {
  const GROUPS = 'GET /api/classes/c1/groups/';
  const foxes = { body: { results: [{ id: 'g1', name: 'Foxes', student_ids: ['s1'] }] } };

  it('are created with a name and members; a failure keeps both', async () => {
    let refused = true;
    const { calls } = open({
      'POST /api/classes/c1/groups/': () =>
        refused ? refusal({ name: ['There is a group of this name.'] }) : { body: { id: 'g1' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
    const form = await dialog('New group');
    await userEvent.type(within(form).getByLabelText('Name'), 'Foxes');
    await userEvent.click(await within(form).findByRole('checkbox', { name: 'Amara Bello' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await within(form).findByText('There is a group of this name.')).toBeInTheDocument();
    expect(within(form).getByLabelText('Name')).toHaveValue('Foxes');
    expect(within(form).getByRole('checkbox', { name: 'Amara Bello' })).toBeChecked();
    refused = false;
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New group' })).toBeNull());
    expect(bodies(calls, 'POST', '/api/classes/c1/groups/')[1]).toEqual({
      name: 'Foxes',
      student_ids: ['s1'],
    });
  });

  it('show their members only, and can be changed', async () => {
    const { calls } = open({
      [GROUPS]: () => foxes,
      'PATCH /api/classes/c1/groups/g1/': () => ({ body: { id: 'g1' } }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Foxes' }));
    await waitFor(
      () =>
      expect(callsTo(calls, 'GET', '/api/classes/c1/students/').some(({ query }) => query.get('group') === 'g1')).toBe(true), // prettier-ignore
    );
    await userEvent.click(screen.getByRole('button', { name: 'Change group' }));
    const form = await dialog('Change group');
    await userEvent.click(await within(form).findByRole('checkbox', { name: 'Amara Bello' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change group' })).toBeNull());
    expect(bodies(calls, 'PATCH', '/api/classes/c1/groups/g1/')).toEqual([
      { name: 'Foxes', student_ids: [] },
    ]);
  });

  it('report why they could not be deleted', async () => {
    open(
      { [GROUPS]: () => foxes, 'DELETE /api/classes/c1/groups/g1/': () => problem(409, 'conflict', 'The group has a task.') },
      '?group=g1',
    ); // prettier-ignore
    await userEvent.click(await screen.findByRole('button', { name: 'Change group' }));
    const form = await dialog('Change group');
    await userEvent.click(within(form).getByRole('button', { name: 'Remove group' }));
    expect(await within(form).findByText('The group has a task.')).toBeInTheDocument();
  });
});

describe('the next school year', () => {
  const ROLL = '/api/classes/c1/roll-over/';

  it('suggests the year and the grade after, and leads to the new class', async () => {
    const { calls, router } = open({
      [`POST ${ROLL}`]: () => ({ body: aClass({ id: 'c5' }) }),
      'GET /api/classes/c5/': () => ({ body: aClass({ id: 'c5', year: '2027/28' }) }),
      'GET /api/classes/c5/students/': () => page([]),
      'GET /api/classes/c5/groups/': () => ({ body: { results: [] } }),
    });
    await menu('Oak Class', 'Into the next year');
    const form = await dialog('Into the next year');
    await userEvent.click(within(form).getByRole('button', { name: 'Roll over' }));
    expect(await screen.findByText('Oak Class is in 2027/28 now.')).toBeInTheDocument();
    expect(bodies(calls, 'POST', ROLL)).toEqual([{ name: 'Oak Class', year: '2027/28', grade: 'Year 4' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe(TEACHER_CLASSES.one('c5')));
  });

  it.each([
    ['at the field', refusal({ year: ['The class is in that year already.'] }), 'The class is in that year already.'], // prettier-ignore
    ['above the form', problem(409, 'archived', 'Somebody did that already.'), 'Somebody did that already.'],
  ])('reports an error %s, and keeps the typed text', async (_where, answer, message) => {
    open({ [`POST ${ROLL}`]: () => answer });
    await menu('Oak Class', 'Into the next year');
    const form = await dialog('Into the next year');
    await userEvent.type(within(form).getByLabelText('Name'), ' B');
    await userEvent.click(within(form).getByRole('button', { name: 'Roll over' }));
    expect(await within(form).findByText(message)).toBeInTheDocument();
    expect(within(form).getByLabelText('Name')).toHaveValue('Oak Class B');
  });
});
