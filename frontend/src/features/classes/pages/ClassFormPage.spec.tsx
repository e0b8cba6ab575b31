import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClassCard } from '../../../api/classes.ts';
import { aClass, callsTo, noAnswer, page, refusal } from '../../../testing/classes.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer, problem } from '../../../testing/server.ts';
import { schoolYear, TEACHER_CLASSES } from '../paths.ts';
import ClassFormPage from './ClassFormPage.tsx';

type Handlers = Parameters<typeof fakeServer>[0];

const TEACHERS = [
  { id: 'u1', first_name: 'Grace', last_name: 'Adeyemi', role: null },
  { id: 'u2', first_name: 'Tom', last_name: 'Hill', role: null },
];

const open = (at: string, handlers: Handlers, role: 'teacher' | 'school_admin' = 'teacher') => {
  const calls = fakeServer({ 'GET /api/class-teachers/': () => page(TEACHERS), ...handlers });
  const { router } = renderRoutes(
    [
      { path: TEACHER_CLASSES.create, element: <ClassFormPage /> },
      { path: TEACHER_CLASSES.edit(':classId'), element: <ClassFormPage /> },
      { path: TEACHER_CLASSES.one(':classId'), element: <p>The class itself</p> },
    ],
    at,
    memberStore({ ...TEACHER, role }),
  );
  return { calls, router };
};
const made = (): { body: ClassCard } => ({ body: aClass({ id: 'c7' }) });

describe('a new class', () => {
  it('starts in the current school year, led by the teacher who creates it', async () => {
    const { calls, router } = open(TEACHER_CLASSES.create, { 'POST /api/classes/': made });
    expect(screen.getByLabelText('School year')).toHaveValue(schoolYear());
    await userEvent.type(screen.getByLabelText('Name'), 'Oak Class');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tom Hill' }));
    expect(screen.queryByRole('checkbox', { name: 'Grace Adeyemi' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Make the class' }));
    expect(await screen.findByText('The class itself')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(TEACHER_CLASSES.one('c7'));
    expect(screen.getByText('The class is made. Now add its students.')).toBeInTheDocument();
    expect(callsTo(calls, 'POST', '/api/classes/').map(({ body }) => body)).toEqual([
      { name: 'Oak Class', year: schoolYear(), grade: '', co_teacher_ids: ['u2'] },
    ]);
  });

  it('lets an administrator choose the lead teacher, who cannot be a co-teacher too', async () => {
    const { calls } = open(TEACHER_CLASSES.create, { 'POST /api/classes/': made }, 'school_admin');
    await userEvent.type(screen.getByLabelText('Name'), 'Oak Class');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tom Hill' }));
    await userEvent.selectOptions(screen.getByLabelText('Lead teacher'), 'u2');
    await userEvent.click(screen.getByRole('button', { name: 'Make the class' }));
    await screen.findByText('The class itself');
    expect(callsTo(calls, 'POST', '/api/classes/')[0]!.body).toMatchObject({
      lead_id: 'u2',
      co_teacher_ids: [],
    });
  });

  it('reports errors at their fields, and keeps the typed text', async () => {
    const { router } = open(TEACHER_CLASSES.create, {
      'POST /api/classes/': () => refusal({ name: ['There is a class of this name.'] }),
    });
    await userEvent.type(screen.getByLabelText('Name'), 'Oak Class');
    await userEvent.type(screen.getByLabelText('Grade (not required)'), 'Year 3');
    await userEvent.click(screen.getByRole('button', { name: 'Make the class' }));
    expect(await screen.findByText('There is a class of this name.')).toBeInTheDocument();
    const name = screen.getByLabelText('Name');
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(/There is a class of this name\./);
    expect(name).toHaveValue('Oak Class');
    expect(screen.getByLabelText('Grade (not required)')).toHaveValue('Year 3');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(router.state.location.pathname).toBe(TEACHER_CLASSES.create);
  });

  it('shows other errors above the form, and keeps the typed text', async () => {
    open(TEACHER_CLASSES.create, {
      'POST /api/classes/': () => problem(403, 'forbidden', 'Not in this school.'),
    });
    await userEvent.type(screen.getByLabelText('Name'), 'Oak Class');
    await userEvent.click(screen.getByRole('button', { name: 'Make the class' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not in this school.');
    expect(screen.getByLabelText('Name')).toHaveValue('Oak Class');
    expect(screen.getByRole('button', { name: 'Make the class' })).toBeEnabled();
  });
});

describe('editing a class', () => {
  const at = TEACHER_CLASSES.edit('c1');

  it('says that it is loading', async () => {
    open(at, { 'GET /api/classes/c1/': noAnswer });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });

  it.each([403, 404])('leaves the page for a class that answers %s', async (status) => {
    open(at, { 'GET /api/classes/c1/': () => problem(status, 'no') });
    expect(await screen.findByRole('heading', { name: 'This class is not here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All classes' })).toHaveAttribute('href', TEACHER_CLASSES.list);
  });

  it('reports a loading error', async () => {
    open(at, { 'GET /api/classes/c1/': () => problem(500, 'internal') });
    expect(within(await screen.findByRole('alert')).getByRole('heading')).toHaveTextContent(
      'The class did not load',
    );
  });

  it('starts with the current values and saves changes', async () => {
    const { calls } = open(at, {
      'GET /api/classes/c1/': () => ({
        body: aClass({ teachers: [...aClass().teachers, { ...TEACHERS[1]!, role: 'co' }] }),
      }),
      'PATCH /api/classes/c1/': () => ({ body: aClass() }),
    });
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Oak Class');
    const tom = await screen.findByRole('checkbox', { name: 'Tom Hill' });
    expect(tom).toBeChecked();
    await userEvent.clear(name);
    await userEvent.type(name, 'Willow');
    await userEvent.click(tom);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The class is saved.')).toBeInTheDocument();
    expect(callsTo(calls, 'PATCH', '/api/classes/c1/').map(({ body }) => body)).toEqual([
      { name: 'Willow', year: '2026/27', grade: 'Year 3', lead_id: 'u1', co_teacher_ids: [] },
    ]);
  });

  it('lets a co-teacher change the class, but not hand it over', async () => {
    const { calls } = open(at, {
      'GET /api/classes/c1/': () => ({
        body: aClass({
          teachers: [
            { ...TEACHERS[1]!, role: 'lead' },
            { ...TEACHERS[0]!, role: 'co' },
          ],
        }),
      }),
      'PATCH /api/classes/c1/': () => ({ body: aClass() }),
    });
    await screen.findByLabelText('Name');
    expect(screen.queryByLabelText('Lead teacher')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The class itself');
    expect(callsTo(calls, 'PATCH', '/api/classes/c1/')[0]!.body).not.toHaveProperty('lead_id');
  });
});
