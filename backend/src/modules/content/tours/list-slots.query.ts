import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { slotsOf, type WeeklyTime } from './tour.rules.ts';

export class TourSlot {
  starts_at!: string;
  ends_at!: string;
  time_zone!: string;
}

/** Free slots within the next four weeks. */
export class ListSlots extends Query<TourSlot[]> {}

@QueryHandler(ListSlots)
export class ListSlotsHandler implements IQueryHandler<ListSlots> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute(): Promise<TourSlot[]> {
    const [times, taken] = await this.db.batch([
      {
        name: 'tour_times',
        text: `select weekday, start_minute, minutes, time_zone from content.tour_time where tenant_id = $1 limit 100`,
        values: [currentTenantId()],
      },
      {
        name: 'tour_slots_taken',
        text: `select slot from content.tour_booking where tenant_id = $1 and slot > $2 limit 1000`,
        values: [currentTenantId(), this.clock.now()],
      },
    ]);
    const held = new Set((taken!.rows as { slot: Date }[]).map(({ slot }) => slot.getTime()));
    return slotsOf(times!.rows as WeeklyTime[], this.clock.now())
      .filter(({ starts_at }) => !held.has(starts_at.getTime()))
      .map(({ starts_at, ends_at, time_zone }) => ({
        starts_at: starts_at.toISOString(),
        ends_at: ends_at.toISOString(),
        time_zone,
      }));
  }
}
