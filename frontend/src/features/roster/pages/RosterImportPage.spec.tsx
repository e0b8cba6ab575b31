import { describe, expect, it } from '@jest/globals';
import type { RosterImportView, RosterLineView, RosterSheetSlip } from '@bookgrove/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rosterPath } from '../../../app/paths.ts';
import { callsTo, page } from '../../../testing/classes.ts';
import { memberStore, renderRoutes } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import RosterImportPage from './RosterImportPage.tsx';

const ID = '0190a000-0000-7000-8000-000000000001';
const ONE = `/api/roster-imports/${ID}/`;

const anImport = (change: Partial<RosterImportView> = {}): RosterImportView => ({
  id: ID,
  original_name: '',
  status: 'checked',
  column_names: [],
  column_fields: ['full_name'],
  notes: [],
  lines_total: 2,
  lines_done: 0,
  create: 1,
  update: 0,
  same: 0,
  problem: 1,
  skip: 0,
  error: null,
  created_by_name: 'Grace',
  created_at: '2026-09-01T00:00:00Z',
  finished_at: null,
  undo_until: null,
  form: 'paste',
  class_id: 'c1',
  class_name: 'Oak Class',
  make_classes: false,
  sheet_until: null,
  ...change,
});
const aLine = (change: Partial<RosterLineView> = {}): RosterLineView => ({
  line: 1,
  verdict: 'create',
  first_name: 'Emil',
  last_name: 'Novak',
  username: '',
  classes: ['Oak Class'],
  birth: '',
  problems: [],
  before: null,
  done: false,
  ...change,
});
const asked = (student_id?: string): RosterLineView =>
  aLine({
    line: 2,
    verdict: 'problem',
    problems: [{ field: 'same_name', message: 'Is it the same child?', ...(student_id && { student_id }) }],
  });
const slip = (first_name: string, class_name: string): RosterSheetSlip => ({
  first_name,
  last_name: '',
  username: first_name.toLowerCase(),
  password: 'sun-fish-42',
  class_name,
  class_code: 'FROG7',
});

type Handlers = Parameters<typeof fakeServer>[0];
const open = (lines: RosterLineView[], found = anImport(), more: Handlers = {}) => {
  const calls = fakeServer({
    [`GET ${ONE}`]: () => ({ body: found }),
    [`GET ${ONE}lines/`]: () => page(lines),
    'GET /api/classes/': () => page([]),
    [`PATCH ${ONE}`]: () => ({ body: found }),
    [`PATCH ${ONE}lines/2/`]: () => ({ body: found }),
    ...more,
  });
  const path = rosterPath(':importId');
  renderRoutes([{ path, element: <RosterImportPage /> }], rosterPath(ID), memberStore());
  return calls;
};

describe('the check of a list of students', () => {
  it('says which part of each name is read as first and last name, and swaps them', async () => {
    const calls = open([aLine(), aLine({ line: 2, first_name: 'Bo', last_name: '' })]);
    expect(await screen.findByText('First: Emil, last: Novak')).toBeInTheDocument();
    expect(screen.queryByText(/^First: Bo/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Swap first and last names' }));
    await screen.findByText('First and last names are swapped in all lines.');
    expect(callsTo(calls, 'PATCH', ONE).map(({ body }) => body)).toEqual([{ swap_names: true }]);
  });

  it.each([
    ['the same child', 'who is in the list before is left out', undefined, { skip: true }],
    ['the same child', 'of another class joins this one', 's7', { same_as: 's7' }],
    ['another child', 'is a new one', 's7', { same_as: 'new' }],
  ] as const)('%s %s', async (answer, _what, student, body) => {
    const calls = open([aLine(), asked(student)]);
    expect(await screen.findByText('Is it the same child?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: `Emil Novak, line 2: ${answer}` }));
    await waitFor(() =>
      expect(callsTo(calls, 'PATCH', `${ONE}lines/2/`).map((call) => call.body)).toEqual([body]),
    );
  });
});

describe('the sheet of passwords', () => {
  it('has the address of the school on each slip, and the slips of each class together', async () => {
    const found = anImport({ status: 'done', create: 3, problem: 0, sheet_until: '2026-09-02T00:00:00Z' });
    const slips = [slip('Ada', 'Class 2'), slip('Ben', 'Class 2'), slip('Cem', 'Class 10')];
    open([aLine()], found, {
      [`POST ${ONE}sheet/`]: () => ({ body: { school: 'Oak Primary', address: 'oak.test', slips } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show the sheet of passwords' }));
    const sheet = await screen.findByRole('region', { name: 'Sheet of passwords' });
    expect(
      within(sheet)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Class 2 2', 'Class 10 1']);
    expect(within(sheet).getAllByText('oak.test')).toHaveLength(3);
    expect(
      within(sheet)
        .getAllByText('sun-fish-42')
        .every(({ className }) => className.includes('whole')),
    ).toBe(true);
  });
});
