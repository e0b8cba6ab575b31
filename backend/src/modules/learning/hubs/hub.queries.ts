import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { page, type PageQuery } from '../../../platform/http/page.ts';
import { ListReading } from '../../catalog/contract.ts';
import { signedIn } from '../acting-person.ts';
import { nextLesson } from '../courses/course.rules.ts';
import { LearnerCourses, tickedLessons, type LearnerCourse } from '../enrolments/learner-courses.ts';
import { FindHubs } from './find-hubs.ts';
import { hubItem, type HubPage, type HubView, type OwnHub } from './hub-views.ts';
import { stopStates } from './hub.rules.ts';

/** Books of a person that are looked through for those of a hub. */
const BOOKS = 500;

/** One page of the hubs of the school and of the platform. */
export class ListHubs extends Query<HubPage> {
  constructor(
    readonly filters: PageQuery,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListHubs)
export class ListHubsHandler implements IQueryHandler<ListHubs> {
  constructor(private readonly find: FindHubs) {}

  async execute({ filters, url }: ListHubs): Promise<HubPage> {
    const rows = await this.find.listed(filters.search);
    const shown = rows.slice(filters.offset, filters.offset + filters.limit);
    return page(
      url,
      filters,
      rows.length,
      shown.map((row) => hubItem(row, currentTenantId())),
    );
  }
}

/** A published hub by id or slug. */
export class GetHub extends Query<HubView> {
  constructor(readonly idOrSlug: string) {
    super();
  }
}

@QueryHandler(GetHub)
export class GetHubHandler implements IQueryHandler<GetHub> {
  constructor(private readonly find: FindHubs) {}

  async execute({ idOrSlug }: GetHub): Promise<HubView> {
    return this.find.view(await this.find.one(idOrSlug));
  }
}

/** How far the signed-in person is in a hub. */
export class GetOwnHub extends Query<OwnHub> {
  constructor(readonly idOrSlug: string) {
    super();
  }
}

@QueryHandler(GetOwnHub)
export class GetOwnHubHandler implements IQueryHandler<GetOwnHub> {
  constructor(
    private readonly db: Db,
    private readonly find: FindHubs,
    private readonly learners: LearnerCourses,
    private readonly queries: QueryBus,
  ) {}

  async execute({ idOrSlug }: GetOwnHub): Promise<OwnHub> {
    const hub = await this.find.one(idOrSlug);
    const viewer = signedIn().id;
    const stops = hub.routes.flatMap((route) => route.stops);
    const has = (kind: string) => stops.some((stop) => stop.kind === kind);
    const [journey, courses, books, challenges] = await Promise.all([
      this.journey(hub.id, viewer),
      has('course') ? this.learners.own() : [],
      has('book') ? this.queries.execute(new ListReading(viewer, BOOKS, '')) : [],
      has('challenge') ? this.challenges(viewer) : [],
    ]);
    const states = stopStates(hub.routes, journey.route_id, {
      courses: new Map(
        courses.map((one) => [one.slug, one.enrolment_status === 'completed' ? 'done' : 'started']),
      ),
      books: new Map(
        books.flatMap(({ slug, state }): [string, 'done' | 'started'][] =>
          state === 'finished' ? [[slug, 'done']] : state === 'reading' ? [[slug, 'started']] : [],
        ),
      ),
      challenges: new Map(challenges.map(({ slug, done }) => [slug, done ? 'done' : 'started'])),
      ticked: new Set(journey.ticked),
    });
    return {
      route_id: journey.route_id,
      stops: stops.map((stop) => ({
        id: stop.id,
        state: states.get(stop.id) ?? 'open',
        path:
          stop.kind === 'course'
            ? lessonIn(
                hub.slug,
                courses.find(({ slug }) => slug === stop.ref),
              )
            : null,
      })),
    };
  }

  private async journey(hub: string, person: string): Promise<{ route_id: string | null; ticked: string[] }> {
    const [row] = await this.db.rows<{ route_id: string | null; ticked: string[] }>({
      name: 'hub_journey',
      text: `select route_id, ticked from learning.hub_journey
             where tenant_id = $1 and hub_id = $2 and user_id = $3`,
      values: [currentTenantId(), hub, person],
    });
    return row ?? { route_id: null, ticked: [] };
  }

  /** Challenges that the person began, by slug. */
  private challenges(person: string): Promise<{ slug: string; done: boolean }[]> {
    return this.db.rows<{ slug: string; done: boolean }>({
      name: 'hub_challenges',
      text: `select distinct c.slug, exists (select 1 from learning.challenge_done d
               where d.tenant_id = e.tenant_id and d.challenge_id = c.id and d.user_id = m.user_id) as done
             from learning.challenge_member m
             join learning.challenge_entry e on e.tenant_id = m.tenant_id and e.id = m.entry_id
             join learning.challenge c on c.tenant_id = e.challenge_tenant and c.id = e.challenge_id
             where m.tenant_id = $1 and m.user_id = $2`,
      values: [currentTenantId(), person],
    });
  }
}

/** Path of the next lesson of a course inside a hub; null when the person does not learn it, or has finished it. */
function lessonIn(hub: string, course: LearnerCourse | undefined): string | null {
  const next = course && nextLesson(course.sequence, course.chapters, tickedLessons(course), course.days);
  return next ? `/hubs/${course.slug}/${next.chapter.slug}/${next.lesson.slug}?hub=${hub}` : null;
}
