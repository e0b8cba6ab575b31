import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { page } from '../../../testing/classes.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { NewRule } from './NewRule.tsx';

const SCHOOLS = Array.from({ length: 230 }, (_, n) => ({ id: `s${n}`, name: `School ${n}` }));

describe('the form of a royalty rule', () => {
  it('offers every school, although the server lists a hundred at once', async () => {
    fakeServer({
      'GET /api/api-super-admin/schools/': ({ query }) => {
        const from = Number(query.get('offset'));
        return page(SCHOOLS.slice(from, from + Number(query.get('limit'))), SCHOOLS.length);
      },
    });
    renderRoutes(
      [{ path: '/', element: <NewRule onClose={() => undefined} /> }],
      '/',
      memberStore({ ...TEACHER, role: 'platform_admin' }),
    );
    const choice = await screen.findByRole('combobox', { name: 'For' });
    await within(choice).findByRole('option', { name: 'School 229' });
    expect(within(choice).getAllByRole('option')).toHaveLength(1 + SCHOOLS.length);
  });
});
