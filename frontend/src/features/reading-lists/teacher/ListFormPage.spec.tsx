import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../app/paths.ts';
import { aClass, aStudent, callsTo, page } from '../../../testing/classes.ts';
import { memberStore, renderRoutes } from '../../../testing/render.tsx';
import { fakeServer, problem } from '../../../testing/server.ts';
import ListFormPage from './ListFormPage.tsx';

const LISTS = '/api/reading-lists/';
type Handlers = Parameters<typeof fakeServer>[0];

const open = (create: Handlers[string]) => {
  const calls = fakeServer({
    'GET /api/classes/': () =>
      page([aClass(), aClass({ id: 'c2', name: 'Elm Class' }), aClass({ id: 'c3', name: 'Ash Class' })]),
    'GET /api/classes/c1/students/': () =>
      page([aStudent(), aStudent({ id: 's2', first_name: 'Ben', last_name: 'Okoro' })]),
    [`POST ${LISTS}`]: create,
  });
  const routes = [
    { path: '/new', element: <ListFormPage /> },
    { path: paths.readingLists, element: <p>All lists</p> },
    { path: '/list/:id', element: <p>The list</p> },
  ];
  renderRoutes(routes, '/new', memberStore());
  return calls;
};
const give = async () => {
  await userEvent.type(await screen.findByLabelText('Name'), 'By the sea');
  await userEvent.selectOptions(await screen.findByLabelText('Class'), 'c1');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ash Class' }));
  await userEvent.click(screen.getByRole('button', { name: 'Give the list' }));
};
const classesOf = (calls: ReturnType<typeof open>) =>
  callsTo(calls, 'POST', LISTS).map(({ body }) => (body as { class_id: string }).class_id);

describe('a new reading list', () => {
  it('is given to several classes, each with a list of its own', async () => {
    const calls = open(() => ({ status: 201, body: { id: 'l1' } }));
    await give();
    expect(await screen.findByText('2 classes have the list.')).toBeInTheDocument();
    expect(screen.getByText('All lists')).toBeInTheDocument();
    expect(classesOf(calls)).toEqual(['c1', 'c3']);
  });

  it('is given to one child of a class', async () => {
    const calls = open(() => ({ status: 201, body: { id: 'l1' } }));
    await userEvent.type(await screen.findByLabelText('Name'), 'For Ben');
    await userEvent.click(screen.getByRole('radio', { name: /^One child/ }));
    await userEvent.selectOptions(await screen.findByLabelText('Class'), 'c1');
    await screen.findByRole('option', { name: 'Ben Okoro' });
    await userEvent.selectOptions(screen.getByLabelText('Child'), 's2');
    await userEvent.click(screen.getByRole('button', { name: 'Give the list' }));
    expect(callsTo(calls, 'POST', LISTS)[0]!.body).toMatchObject({
      audience: 'child',
      class_id: 'c1',
      student_id: 's2',
      group_id: null,
    });
  });

  it('says which refusal ended it after the first class', async () => {
    const calls = open(({ body }) =>
      (body as { class_id: string }).class_id === 'c1'
        ? { status: 201, body: { id: 'l1' } }
        : problem(409, 'class_archived', 'This class is archived.'),
    );
    await give();
    expect(await screen.findByText('This class is archived.')).toBeInTheDocument();
    expect(classesOf(calls)).toEqual(['c1', 'c3']);
  });
});
