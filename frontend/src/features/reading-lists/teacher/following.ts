import type { ListFollowing } from '../api.ts';

type Followed = ListFollowing['students'][number];

/** Which students “Who read what” shows. */
export const SHOWN = ['none', 'begun', 'all'] as const;
export type Shown = (typeof SHOWN)[number];

/** How far a student is with a list: nothing begun, something, or everything finished. */
export const stateOf = ({ progress, finished }: Pick<Followed, 'progress' | 'finished'>): Shown =>
  finished === progress.length
    ? 'all'
    : progress.some((percentage) => percentage !== null)
      ? 'begun'
      : 'none';

const ORDERINGS = ['name', '-name', 'finished', '-finished'] as const;
export type Ordering = (typeof ORDERINGS)[number];

/** The filter and the order in the address. */
export const followingOf = (params: URLSearchParams): { shown: Shown | null; ordering: Ordering } => ({
  shown: SHOWN.find((one) => one === params.get('show')) ?? null,
  ordering: ORDERINGS.find((one) => one === params.get('ordering')) ?? 'name',
});

/** The students of one state in this order; those who have read as much are in the order of their names. */
export function ordered(students: Followed[], shown: Shown | null, ordering: Ordering): Followed[] {
  const name = (a: Followed, b: Followed): number =>
    `${a.first_name} ${a.last_name}`.localeCompare(`${b.first_name} ${b.last_name}`, undefined, {
      numeric: true,
    });
  const turn = ordering.startsWith('-') ? -1 : 1;
  const compare = ordering.endsWith('finished')
    ? (a: Followed, b: Followed) => turn * (a.finished - b.finished) || name(a, b)
    : (a: Followed, b: Followed) => turn * name(a, b);
  return students.filter((student) => !shown || stateOf(student) === shown).toSorted(compare);
}
