import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { FilmGives } from './FilmGives.tsx';

const show = (user: typeof TEACHER, features = ['giving']) => {
  sessionStorage.clear();
  const calls = fakeServer({
    'GET /api/current-tenant': () => ({ body: { id: 't', school_name: 'Oak', features } }),
    'GET /api/projects/': ({ query }) => ({
      body: {
        count: 1,
        next: null,
        previous: null,
        results: [{ id: '1', slug: 'a-well', title: `A well for goal ${query.get('goal')}` }],
      },
    }),
  });
  renderRoutes([{ path: '/', element: <FilmGives goal={6} /> }], '/', memberStore(user));
  return calls;
};

it('names the project of the goal to somebody who may give', async () => {
  show({ ...TEACHER, permissions: ['donation.give'] });
  const link = await screen.findByRole('link', { name: 'A well for goal 6' });
  expect(link.getAttribute('href')).toBe('/charity-projects/a-well');
});

it.each([
  ['a child', { ...TEACHER, role: 'student' as const, permissions: [] }, ['giving']],
  ['a school that does not give', { ...TEACHER, permissions: ['donation.give' as const] }, []],
])('asks nothing of %s', async (_of, user, features) => {
  const calls = show(user, features);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('link')).toBeNull();
  expect(calls.filter(({ path }) => path.startsWith('/api/projects'))).toEqual([]);
});
