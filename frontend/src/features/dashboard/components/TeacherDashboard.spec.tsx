import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../../testing/classes.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import TeacherDashboard from './TeacherDashboard.tsx';

const classes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    name: `Class ${index}`,
    code: `CODE${index}`,
    teachers: [],
    students: 2,
    readers: 1,
    minutes: 5,
    without_badge: 0,
  }));
const student = (id: string) => ({
  id,
  first_name: `Child ${id}`,
  last_name: '',
  avatar: null,
  seen: false,
  days: [],
  minutes: [],
});
const open = (count: number) => {
  fakeServer({
    'GET /api/dashboard/': ({ query }) => ({
      body: {
        role: 'teacher',
        period: [],
        classes: classes(count),
        class_id: query.get('class_id') ?? 'c0',
        students: ['1', '2', '3', '4', '5'].map(student),
        books: [],
        tasks: [],
      },
    }),
    'GET /api/my-certificates/': () => page([]),
  });
  return renderRoutes(
    [{ path: '/dashboard', element: <TeacherDashboard user={TEACHER} /> }],
    '/dashboard',
    memberStore(),
  );
};

it('stays short with forty classes: some cards with the way to all, and one line to choose a class', async () => {
  const { router } = open(40);
  const all = await screen.findByRole('link', { name: 'All classes (40)' });
  expect(all).toHaveAttribute('href', '/classes');
  expect(screen.getAllByRole('link', { name: /^Class \d+$/ })).toHaveLength(4);
  expect(screen.queryByRole('group', { name: 'Class' })).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('heading', { name: 'Who needs help' }).closest('section')!).getAllByRole(
      'listitem',
    ),
  ).toHaveLength(3);
  await userEvent.selectOptions(screen.getByLabelText('Class'), 'Class 39');
  expect(router.state.location.search).toBe('?class=c39');
  expect(await screen.findByRole('heading', { name: /^Reading, Class 39/ })).toBeInTheDocument();
});

it('offers a few classes side by side', async () => {
  open(3);
  const chips = within(await screen.findByRole('group', { name: 'Class' }));
  expect(chips.getAllByRole('link')).toHaveLength(3);
  expect(chips.getByRole('link', { name: 'Class 0' })).toHaveAttribute('aria-current', 'true');
});
