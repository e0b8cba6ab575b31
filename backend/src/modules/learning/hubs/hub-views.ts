import { ApiProperty } from '@nestjs/swagger';
import {
  COURSE_STATUSES,
  HUB_STOP_KINDS,
  HUB_STOP_STATES,
  type CourseStatus,
  type HubStopKind,
  type HubStopState,
} from '@bookgrove/contract';
import { ListPage } from '../../../platform/http/page.ts';
import type { HubRoute } from './hub.rules.ts';

/** A hub as it is read for lists and pages. */
export interface HubRow extends Record<string, unknown> {
  tenant_id: string;
  id: string;
  slug: string;
  title: string;
  intro: string;
  goals: number[];
  routes: HubRoute[];
  finish: string;
  art: string;
  status: CourseStatus;
  revision: number;
  demo: boolean;
  created_by: string | null;
  author_name: string;
}

export const HUB_COLUMNS = `h.tenant_id, h.id, h.slug, h.title, h.intro, h.goals, h.routes, h.finish, h.art, h.status, h.revision,
  h.demo, h.created_by, h.author_name`;

/** A hub in a list. */
export class HubListItem {
  id!: string;
  slug!: string;
  title!: string;
  intro!: string;
  /** Goals of the United Nations, 1 to 17. */
  goals!: number[];
  /** Name of a drawing in `/art/categories.svg`. */
  art!: string;
  routes_count!: number;
  stops_count!: number;
  /** Whether the school made it, not the platform. */
  own!: boolean;
}
export class HubPage extends ListPage {
  results!: HubListItem[];
}

export class HubStopView {
  id!: string;
  @ApiProperty({ enum: HUB_STOP_KINDS })
  kind!: HubStopKind;
  /** Slug of the course, book, film or challenge. */
  ref!: string;
  title!: string;
  /** Path of its page in the web app. */
  path!: string;
}
export class HubRouteView {
  id!: string;
  title!: string;
  age_from!: number | null;
  age_to!: number | null;
  stops!: HubStopView[];
}

/** A hub with its ways. */
export class HubView extends HubListItem {
  /** What waits at the end; empty: nothing. */
  finish!: string;
  author_name!: string;
  routes!: HubRouteView[];
}

export class OwnHubStop {
  id!: string;
  @ApiProperty({ enum: HUB_STOP_STATES })
  state!: HubStopState;
  /** Where to go on; null: the page of the stop. */
  path!: string | null;
}

/** How far the signed-in person is. */
export class OwnHub {
  /** Id of the chosen way; null: none. */
  route_id!: string | null;
  stops!: OwnHubStop[];
}

/** A hub on the desk of those who make it. */
export class HubDeskItem extends HubListItem {
  @ApiProperty({ enum: COURSE_STATUSES })
  status!: CourseStatus;
}
export class HubDeskPage extends ListPage {
  results!: HubDeskItem[];
}
export class HubDraft extends HubView {
  @ApiProperty({ enum: COURSE_STATUSES })
  status!: CourseStatus;
  revision!: number;
  /** What is missing before it can be published. */
  problems!: string[];
}
export class HubSaved {
  id!: string;
  slug!: string;
  revision!: number;
}
export class ClassOnWay {
  /** Students who have a way now. */
  students!: number;
}

/** The members of a hub in a list; `tenant` is the running one. */
export const hubItem = (row: HubRow, tenant: string): HubListItem => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  intro: row.intro,
  goals: row.goals,
  art: row.art,
  routes_count: row.routes.length,
  stops_count: row.routes.reduce((sum, { stops }) => sum + stops.length, 0),
  own: row.tenant_id === tenant,
});

/** A hub with its ways; `paths` has the paths of its challenges by slug. */
export const hubView = (row: HubRow, tenant: string, paths: ReadonlyMap<string, string>): HubView => ({
  ...hubItem(row, tenant),
  finish: row.finish,
  author_name: row.author_name,
  routes: row.routes.map((route) => ({
    ...route,
    stops: route.stops.map((stop) => ({ ...stop, path: stopPath(stop, row.slug, paths) })),
  })),
});

const BASES = { course: '/course/', book: '/library/', film: '/impact-films/', challenge: '/sdg-challenge/' };

const stopPath = (
  { kind, ref }: { kind: HubStopKind; ref: string },
  hub: string,
  paths: ReadonlyMap<string, string>,
): string =>
  kind === 'challenge'
    ? (paths.get(ref) ?? `${BASES.challenge}${ref}`)
    : `${BASES[kind]}${ref}${kind === 'course' ? `?hub=${hub}` : ''}`;
