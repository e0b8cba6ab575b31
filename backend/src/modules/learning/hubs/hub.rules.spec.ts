import { describe, expect, it } from '@jest/globals';
import { hubProblems, repeatsIds, stopStates, type HubRoute, type HubStop } from './hub.rules.ts';

const stop = (id: string, kind: HubStop['kind']): HubStop => ({ id, kind, ref: id, title: id });
const route: HubRoute = {
  id: 'middle',
  title: 'Middle',
  age_from: 7,
  age_to: 9,
  stops: [
    stop('book', 'book'),
    stop('course', 'course'),
    stop('challenge', 'challenge'),
    stop('film', 'film'),
  ],
};
const none = { courses: new Map(), books: new Map(), challenges: new Map(), ticked: new Set<string>() };
const states = (chosen: string | null, facts: object = {}) => [
  ...stopStates([route], chosen, { ...none, ...facts }).values(),
];

describe('the stops of a way', () => {
  it('are open, and the first of the chosen way comes next', () => {
    expect(states(null)).toEqual(['open', 'open', 'open', 'open']);
    expect(states('middle')).toEqual(['next', 'open', 'open', 'open']);
  });

  it('are done by what the person did, and films by a tick', () => {
    expect(states('middle', { books: new Map([['book', 'done']]) })).toEqual([
      'done',
      'next',
      'open',
      'open',
    ]);
    expect(
      states('middle', {
        courses: new Map([['course', 'started']]),
        ticked: new Set(['book', 'film', 'challenge']),
      }),
    ).toEqual(['done', 'started', 'open', 'done']);
    expect(states('middle', { challenges: new Map([['challenge', 'done']]) })[2]).toBe('done');
  });
});

describe('a hub that shall be published', () => {
  it('has ways with stops that lead somewhere', () => {
    expect(hubProblems({ routes: [route] })).toEqual([]);
    expect(hubProblems({ routes: [] })).toEqual(['Add a way.']);
    expect(hubProblems({ routes: [{ ...route, title: ' ', stops: [] }] })).toEqual([
      'A way has no name.',
      'The way “ ” has no stop.',
    ]);
    expect(hubProblems({ routes: [{ ...route, stops: [{ ...stop('a', 'book'), ref: '' }] }] })).toEqual([
      'A stop of “Middle” has no name or leads nowhere.',
    ]);
  });

  it('names each id once', () => {
    expect(repeatsIds([route])).toBe(false);
    expect(repeatsIds([route, { ...route, id: 'other' }])).toBe(true);
  });
});
