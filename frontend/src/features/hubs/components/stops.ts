import { t } from '../../../i18n/index.ts';
import type { HubView, OwnHub } from '../api.ts';

export type Route = HubView['routes'][number];
export type Stop = Route['stops'][number];
export type StopState = OwnHub['stops'][number]['state'];

/** What a stop is. */
export const stopKind = (kind: Stop['kind']): string =>
  ({ course: t('Course'), book: t('Book'), film: t('Film'), challenge: t('Challenge') })[kind];

/** How far the person is with a stop. */
export const stopState = (state: StopState): string =>
  ({ done: t('Done'), started: t('Begun'), next: t('Comes next'), open: t('Open') })[state];

/** The state of a stop; `open` for somebody who has not signed in. */
export const stateOf = (own: OwnHub | undefined, stop: Stop): StopState =>
  own?.stops.find(({ id }) => id === stop.id)?.state ?? 'open';

/** Where a stop leads: for a course that the person learns, to its next lesson. */
export const pathOf = (own: OwnHub | undefined, stop: Stop): string =>
  own?.stops.find(({ id }) => id === stop.id)?.path ?? stop.path;

/** The ages of a way. */
export const routeAges = ({ age_from: from, age_to: to }: Route): string =>
  from !== null && to !== null ? t('Ages {from} to {to}', { from, to }) : '';
