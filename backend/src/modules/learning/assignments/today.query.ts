import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { notFound } from '../../../platform/errors.ts';
import { ListChildrenOfGuardian } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { dayOf } from './assignment.rules.ts';
import { TodayList, weekDays } from './today-list.ts';
import type { TodayView } from './today-view.ts';

const EMPTY = { things: [], coming: [], done_this_week: [], given_back: [] };

/** The Today list of the signed-in student, or of a child of the signed-in guardian. */
export class GetToday extends Query<TodayView> {
  constructor(
    readonly zone: string,
    readonly child: string | null,
  ) {
    super();
  }
}

@QueryHandler(GetToday)
export class GetTodayHandler implements IQueryHandler<GetToday> {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly list: TodayList,
  ) {}

  /** @throws AppError 404 for a child that is not of the guardian */
  async execute({ zone, child }: GetToday): Promise<TodayView> {
    const person = signedIn();
    if (child === null || child === person.id) return this.list.of(person.id, zone, '');
    const children = await this.queries.execute(new ListChildrenOfGuardian(person.id));
    const own = children.find(({ id, state }) => id === child && state === 'active');
    if (!own) throw notFound('child');
    if (own.may_view_reading) {
      const today = await this.list.of(child, zone, own.first_name);
      return own.may_view_work ? today : { ...today, given_back: [] };
    }
    const today = dayOf(this.clock.now(), zone);
    return { ...EMPTY, child: own.first_name, today, week: weekDays(today, []), may_view: false };
  }
}
