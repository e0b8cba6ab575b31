import type { HubStopKind, HubStopState } from '@bookgrove/contract';

/** A stop of a way. */
export interface HubStop {
  id: string;
  kind: HubStopKind;
  /** Slug of the course, book, film or challenge. */
  ref: string;
  title: string;
}

/** A way through a hub, for some ages. */
export interface HubRoute {
  id: string;
  title: string;
  age_from: number | null;
  age_to: number | null;
  stops: HubStop[];
}

/** What is known about a person's stops, by slug. */
interface StopFacts {
  courses: ReadonlyMap<string, 'started' | 'done'>;
  books: ReadonlyMap<string, 'started' | 'done'>;
  challenges: ReadonlyMap<string, 'started' | 'done'>;
  /** Ids of stops that the person ticked. */
  ticked: ReadonlySet<string>;
}

/** Whether a stop is ticked by hand: a film, or a book that was read on paper. */
export const isTickedByHand = ({ kind }: Pick<HubStop, 'kind'>): boolean =>
  kind === 'film' || kind === 'book';

function reached(stop: HubStop, facts: StopFacts): 'started' | 'done' | undefined {
  if (isTickedByHand(stop) && facts.ticked.has(stop.id)) return 'done';
  switch (stop.kind) {
    case 'course':
      return facts.courses.get(stop.ref);
    case 'book':
      return facts.books.get(stop.ref);
    case 'challenge':
      return facts.challenges.get(stop.ref);
    case 'film':
      return undefined;
  }
}

/** The state of every stop by id. `next` is the first of the chosen way that is not done; a stop that is begun stays `started`. */
export function stopStates(
  routes: readonly HubRoute[],
  chosen: string | null,
  facts: StopFacts,
): Map<string, HubStopState> {
  const states = new Map<string, HubStopState>();
  for (const route of routes) {
    let waiting = route.id === chosen;
    for (const stop of route.stops) {
      const state = reached(stop, facts);
      states.set(stop.id, state ?? (waiting ? 'next' : 'open'));
      if (state !== 'done') waiting = false;
    }
  }
  return states;
}

/** What must be put right before a hub is published; empty: nothing. */
export function hubProblems({ routes }: { routes: readonly HubRoute[] }): string[] {
  const problems: string[] = [];
  if (routes.length === 0) problems.push('Add a way.');
  for (const { title, stops } of routes) {
    if (title.trim() === '') problems.push('A way has no name.');
    if (stops.length === 0) problems.push(`The way “${title}” has no stop.`);
    if (stops.some((stop) => stop.title.trim() === '' || stop.ref.trim() === ''))
      problems.push(`A stop of “${title}” has no name or leads nowhere.`);
  }
  return problems;
}

/** Whether an id occurs twice among ways and stops. */
export function repeatsIds(routes: readonly HubRoute[]): boolean {
  const ids = routes.flatMap((route) => [route.id, ...route.stops.map(({ id }) => id)]);
  return new Set(ids).size !== ids.length;
}
