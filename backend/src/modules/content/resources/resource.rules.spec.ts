import { describe, expect, it } from '@jest/globals';
import {
  assertOpen,
  decided,
  filmSlug,
  filmTextsOf,
  isVisibleTo,
  remarksOf,
  resourceFolder,
  type ResourceRow,
} from './resource.rules.ts';

const stands = (part: object) => ({ stage: 'submitted', wide: null, audience: 'school', ...part }) as never;

describe('a decision', () => {
  it('by the school needs the platform where the resource is meant for everybody', () => {
    expect(decided(stands({}), 'approve', 'school')).toEqual({ stage: 'approved', wide: null });
    expect(decided(stands({ audience: 'everybody' }), 'approve', 'school')).toEqual({
      stage: 'approved',
      wide: 'asked',
    });
    expect(decided(stands({ audience: 'everybody' }), 'approve', 'platform').wide).toBeNull();
  });

  it('to withdraw also withdraws the request to the platform', () => {
    expect(decided(stands({ stage: 'approved', wide: 'asked' }), 'withdraw', 'school')).toEqual({
      stage: 'withdrawn',
      wide: null,
    });
  });

  it.each([
    ['approve', { stage: 'approved' }],
    ['approve', { stage: 'draft' }],
    ['return', { stage: 'approved' }],
    ['withdraw', { stage: 'submitted' }],
    ['widen', { stage: 'approved', wide: 'approved' }],
    ['widen', { stage: 'withdrawn', wide: 'asked' }],
    ['decline', { stage: 'approved', wide: null }],
  ] as const)('%s is refused in the state %j', (decision, part) =>
    expect(() => decided(stands(part), decision, 'school')).toThrow('Somebody has decided'),
  );
});

it('allows changes by its owner while the resource is a draft or was returned', () => {
  for (const stage of ['draft', 'returned'] as const) expect(() => assertOpen({ stage })).not.toThrow();
  for (const stage of ['submitted', 'approved', 'withdrawn'] as const)
    expect(() => assertOpen({ stage })).toThrow();
});

it('limits the resource by age, and to teachers where it is for them', () => {
  const sees = (role: 'student' | 'teacher' | 'parent', age: number | null) =>
    isVisibleTo({ userId: '', role, age });
  expect(sees('student', 9)).toEqual({ teachers: false, age: 9 });
  expect(sees('student', null)).toEqual({ teachers: false, age: 6 });
  expect(sees('parent', null)).toEqual({ teachers: false, age: null });
  expect(sees('teacher', null)).toEqual({ teachers: true, age: null });
});

describe('every decision', () => {
  it.each([
    ['approve', { stage: 'submitted' }, { stage: 'approved', wide: null }],
    ['approve', { stage: 'withdrawn' }, { stage: 'approved', wide: null }],
    ['approve', { audience: 'everybody', wide: 'approved' }, { stage: 'approved', wide: 'approved' }],
    ['approve', { audience: 'everybody', wide: 'declined' }, { stage: 'approved', wide: 'asked' }],
    ['return', {}, { stage: 'returned', wide: null }],
    ['return', { audience: 'everybody', wide: 'approved' }, { stage: 'returned', wide: 'approved' }],
    ['withdraw', { stage: 'approved', audience: 'everybody', wide: 'approved' }, { stage: 'withdrawn', wide: 'approved' }],
    ['widen', { stage: 'approved', wide: 'asked' }, { stage: 'approved', wide: 'approved' }],
    ['decline', { stage: 'approved', wide: 'asked' }, { stage: 'approved', wide: 'declined' }],
  ] as const)('%s leads from %j to %j', (decision, part, after) =>
    expect(decided(stands(part), decision, 'school')).toEqual(after),
  ); // prettier-ignore

  it.each([
    ['widen', 'declined'],
    ['decline', 'approved'],
  ] as const)('%s requires a question: %s is none', (decision, wide) =>
    expect(() => decided(stands({ stage: 'approved', wide }), decision, 'platform')).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'not_to_decide' }),
    ),
  );
});

it('names who has to act next', () => {
  const refused = (message: RegExp) =>
    expect.objectContaining({ kind: 'conflict', code: 'not_yours_now', message: expect.stringMatching(message) as unknown });
  expect(() => assertOpen({ stage: 'submitted' })).toThrow(refused(/^Somebody is looking/));
  expect(() => assertOpen({ stage: 'approved' })).toThrow(refused(/^This has been decided/));
}); // prettier-ignore

it('differs for community volunteers and teachers', () =>
  expect(isVisibleTo({ userId: '', role: 'community', age: null }).teachers).toBe(false));

it('stores files in a folder of its own', () => expect(resourceFolder('r1', 'f1')).toBe('resources/r1/f1/'));

describe('the address of a film', () => {
  const id = '00000000-0000-7000-8000-000000abcdef';
  it.each([
    ['The Sea', 'the-sea-abcdef'],
    ['  Rain & -- wind!  ', 'rain-wind-abcdef'],
    ['ﬁsh', 'fish-abcdef'],
    ['海', 'film-abcdef'],
    [`${'a'.repeat(47)}  b`, `${'a'.repeat(47)}-abcdef`],
    ['a'.repeat(60), `${'a'.repeat(48)}-abcdef`],
  ])('of “%s” is %s', (title, slug) => expect(filmSlug({ title, id })).toBe(slug));
});

it('has a minimum and a maximum length', () => {
  const words = filmTextsOf({
    language: 'fr',
    title: 't'.repeat(90),
    summary: 's'.repeat(500),
  } as ResourceRow);
  expect(words).toEqual({ fr: { title: 't'.repeat(80), summary: 's'.repeat(400), cards: [] } });
});

describe('the findings about a resource', () => {
  const row = {
    kind: 'sheet', title: 'Sums', summary: 'To add and take away.', alt: '', language: 'en', age_min: 6, age_max: 8,
    subjects: ['maths'], goals: [4], uses: ['lesson'], readers: 'students', audience: 'school', rights: 'own', license: null,
    credit: '', proof: '', check: 'ready', file_id: 'f', facts: {},
  } as unknown as ResourceRow; // prettier-ignore
  const remarks = (facts: ResourceRow['facts']) =>
    remarksOf({ ...row, facts }, { poster: true, captions: ['en'] });

  it('compare the language of the file with the stated one', () => {
    const known = remarks({});
    const other = remarks({ language: 'FR-ca' });
    expect(other.length).toBe(known.length + 1);
    expect(remarks({ language: 'EN-gb' })).toEqual(known);
    expect(remarks({ language: 'tlh' })).toEqual(known);
    expect(remarks({ language: null })).toEqual(known);
  });

  it('report a file without text, only where the text was counted', () => {
    const counted = remarks({ word_count: 0 });
    expect(counted).not.toEqual(remarks({ word_count: 200 }));
    expect(remarks({})).toEqual(remarks({ word_count: 200 }));
  });
});
