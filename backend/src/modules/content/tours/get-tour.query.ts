import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { tourCalendar } from '../message-emails/tour-calendar.ts';
import { tourPath, TourTokens } from '../message-emails/tour-tokens.ts';

/** A tour as shown to the person who booked it. */
export class Tour {
  starts_at!: string;
  ends_at!: string;
  time_zone!: string;
  people!: number;
  cancelled!: boolean;
}

/** The tour of a token, with its calendar file. */
export class GetTour extends Query<{ tour: Tour; calendar: string }> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(GetTour)
export class GetTourHandler implements IQueryHandler<GetTour> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly tokens: TourTokens,
  ) {}

  async execute({ token }: GetTour): Promise<{ tour: Tour; calendar: string }> {
    const id = this.tokens.read(token);
    const [row] = await this.db.rows<{
      starts_at: Date;
      ends_at: Date;
      time_zone: string;
      people: number;
      cancelled_at: Date | null;
      created_at: Date;
    }>({
      name: 'tour_by_id',
      text: `select starts_at, ends_at, time_zone, people, cancelled_at, created_at from content.tour_booking
             where tenant_id = $1 and id = $2`,
      values: [currentTenantId(), id],
    });
    if (!row) throw notFound('tour');
    const school = await this.queries.execute(new GetSchool());
    const cancelled = row.cancelled_at !== null;
    return {
      tour: {
        starts_at: row.starts_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
        time_zone: row.time_zone,
        people: row.people,
        cancelled,
      },
      calendar: tourCalendar({
        id,
        school_name: school.name,
        origin: school.origin,
        path: tourPath(token),
        cancelled,
        stamp: row.created_at,
        starts_at: row.starts_at,
        ends_at: row.ends_at,
        time_zone: row.time_zone,
      }),
    };
  }
}
