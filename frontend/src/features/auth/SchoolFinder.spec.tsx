import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import SchoolFinder from './components/SchoolFinder.tsx';
import { lastSchool, rememberSchool } from './lastSchool.ts';

const schools = ['Riverside School', 'River Academy'].map((name, at) => ({
  name,
  town: 'Nairobi',
  country: 'KE',
  logo: at === 0 ? '/api/pictures/logos/x.webp' : null,
  login_url: `http://school-${at}.test/login`,
}));

const shown = () => {
  const calls = fakeServer({
    'GET /api/school-finder/': ({ query }) => ({
      body: { results: query.get('search')!.startsWith('ri') ? schools : [] },
    }),
  });
  renderRoutes([{ path: '/', element: <SchoolFinder /> }], '/');
  return { calls, box: screen.getByRole('combobox', { name: 'Name or town of your school' }) };
};

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('the finder of schools', () => {
  it('asks from two letters on, and offers schools to the arrow keys', async () => {
    const { calls, box } = shown();
    await userEvent.type(box, 'r');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box, 'i');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Riverside SchoolNairobi, Kenya',
      'River AcademyNairobi, Kenya',
    ]);
    expect(calls.map(({ query }) => query.get('search'))).toEqual(['ri']);
    expect(screen.getByText('2 schools')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant', options[1]!.id);
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Escape}');
    expect(box).toHaveValue('');
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('says what to do when no school is found', async () => {
    const { box } = shown();
    await userEvent.type(box, 'zzz');
    expect(
      await screen.findByText('No school found. Ask your teacher for your school’s address.'),
    ).toBeVisible();
  });

  it('leads to the school chosen last on this device, until it is forgotten', async () => {
    rememberSchool(schools[0]!);
    const { box } = shown();
    expect(screen.getByRole('link', { name: 'Go to Riverside School' })).toHaveAttribute(
      'href',
      'http://school-0.test/login',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Another school' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(box).toHaveFocus();
    expect(lastSchool()).toBeNull();
  });

  it('takes no stored address that is none of a page', () => {
    localStorage.setItem('school', JSON.stringify({ name: 'X', login_url: 'javascript:alert(1)' }));
    expect(lastSchool()).toBeNull();
    localStorage.setItem('school', 'nonsense');
    expect(lastSchool()).toBeNull();
  });
});
