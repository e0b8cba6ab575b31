import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';

/** A weekly time. */
export class TourTimeView {
  weekday!: number;
  start_minute!: number;
  minutes!: number;
  time_zone!: string;
}

/** The weekly times of the running tenant. */
export class ListTourTimes extends Query<TourTimeView[]> {}

@QueryHandler(ListTourTimes)
export class ListTourTimesHandler implements IQueryHandler<ListTourTimes> {
  constructor(private readonly db: Db) {}

  execute(): Promise<TourTimeView[]> {
    return this.db.rows<TourTimeView>({
      name: 'tour_times_ordered',
      text: `select weekday, start_minute, minutes, time_zone from content.tour_time
             where tenant_id = $1 order by weekday, start_minute limit 100`,
      values: [currentTenantId()],
    });
  }
}

/** Replaces the weekly times. Booked tours stay. */
export class SetTourTimes extends Command<void> {
  constructor(readonly times: TourTimeView[]) {
    super();
  }
}

@CommandHandler(SetTourTimes)
export class SetTourTimesHandler implements ICommandHandler<SetTourTimes> {
  constructor(private readonly db: Db) {}

  async execute({ times }: SetTourTimes): Promise<void> {
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      await tx.tourTime.deleteMany({ where: { tenant_id } });
      await tx.tourTime.createMany({
        data: times.map(({ weekday, start_minute, minutes, time_zone }) => ({
          id: newId(),
          tenant_id,
          weekday,
          start_minute,
          minutes,
          time_zone,
        })),
        skipDuplicates: true,
      });
    });
  }
}
