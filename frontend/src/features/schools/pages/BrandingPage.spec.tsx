import { expect, it } from '@jest/globals';
import { COLOR_FIELDS, companions } from '@bookgrove/contract/theme';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, page, refusal } from '../../../testing/classes.ts';
import { memberStore, renderRoutes } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import BrandingPage from './BrandingPage.tsx';

const PATH = '/api/school-branding/';
const colors = companions('#17694a');
const branding = {
  school_name: 'Oak School',
  logo: null,
  announcement: null,
  ...Object.fromEntries(COLOR_FIELDS.map((field) => [field, colors[field]])),
};
const open = (answer: Parameters<typeof fakeServer>[0][string]) => {
  const calls = fakeServer({
    [`GET ${PATH}`]: () => ({ body: branding }),
    'GET /api/books/': () => page([]),
    'GET /api/current-tenant': () => ({ body: { id: 't1', school_name: 'Oak School' } }),
    [`PATCH ${PATH}`]: answer,
  });
  renderRoutes([{ path: '/b', element: <BrandingPage /> }], '/b', memberStore());
  return calls;
};

it('sends only what changed, and shows it in the preview first', async () => {
  const calls = open(({ body }) => ({ body: { ...branding, ...(body as object) } }));
  const button = await screen.findByLabelText('Main button');
  expect(screen.getByRole('button', { name: 'Save the look' })).toBeDisabled();
  await userEvent.clear(button);
  await userEvent.type(button, '#ffff00');
  await userEvent.type(screen.getAllByLabelText('Announcement')[0]!, 'Fair');
  expect(within(screen.getByTestId('preview')).getByText('Fair')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save the look' }));
  await waitFor(() => expect(callsTo(calls, 'PATCH', PATH)).toHaveLength(1));
  expect(callsTo(calls, 'PATCH', PATH)[0]!.body).toEqual({ button_color: '#ffff00', announcement: 'Fair' });
});

it('takes the announcement in each language, and previews the one that its reader sees', async () => {
  const calls = open(({ body }) => ({ body: { ...branding, ...(body as object) } }));
  await userEvent.type(await screen.findByLabelText('Announcement in Français'), 'Fête');
  const preview = within(screen.getByTestId('preview'));
  expect(preview.queryByText('Fête')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Announcement in English'), 'Fair');
  expect(preview.getByText('Fair')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save the look' }));
  await waitFor(() => expect(callsTo(calls, 'PATCH', PATH)).toHaveLength(1));
  expect(callsTo(calls, 'PATCH', PATH)[0]!.body).toEqual({
    announcement_en: 'Fair',
    announcement_fr: 'Fête',
  });
});

it('shows a refusal at its field', async () => {
  open(() => refusal({ primary_color: ['Not a colour.'] }));
  const primary = await screen.findByLabelText('Primary');
  await userEvent.type(primary, '0');
  await userEvent.click(screen.getByRole('button', { name: 'Save the look' }));
  expect(await screen.findByText('Not a colour.')).toBeInTheDocument();
});
