import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo } from '../../../testing/classes.ts';
import { memberStore, renderRoutes } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import ListProgressPage from './ListProgressPage.tsx';

const student = (id: string, finished: number, reminded_on: string | null = null) => ({
  id,
  first_name: id,
  last_name: 'Kid',
  avatar: null,
  progress: [finished ? 100 : null],
  finished,
  reminded_on,
});

it('reminds the shown students who have not read everything', async () => {
  const calls = fakeServer({
    'GET /api/reading-lists/l1/': () => ({
      body: {
        id: 'l1',
        title: 'By the sea',
        audience: 'class',
        class_name: 'Beech Class',
        due_on: null,
        may_follow: true,
        books: [],
        covers: [],
      },
    }),
    'GET /api/reading-lists/l1/following/': () => ({
      body: {
        books: [{ id: 'b1', slug: 'boats', title: 'Boats' }],
        students: [student('Ada', 1), student('Ben', 0), student('Cem', 0, '2030-05-01')],
      },
    }),
    'POST /api/reading-lists/l1/reminders/': () => ({ body: { reminded: ['Ben'] } }),
  });
  renderRoutes([{ path: '/l/:listId', element: <ListProgressPage /> }], '/l/l1', memberStore());
  await userEvent.click(await screen.findByRole('button', { name: 'Remind 2 students' }));
  const [call] = callsTo(calls, 'POST', '/api/reading-lists/l1/reminders/');
  expect(call!.body).toEqual({ student_ids: ['Ben', 'Cem'] });
  expect(await screen.findByText('Reminded: Wednesday 1 May')).toBeInTheDocument();
});
