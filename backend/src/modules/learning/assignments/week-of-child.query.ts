import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetSchoolTimeZone, ListChildrenOfGuardian } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { dayOf } from './assignment.rules.ts';
import { mondayOf } from './week-digest.rules.ts';
import type { WeekOfChild } from './week-views.ts';
import { WeeksOfChildren } from './weeks-of-children.ts';

/** This week of a child, for a guardian who may see how it gets on. */
export class GetWeekOfChild extends Query<WeekOfChild> {
  constructor(readonly child: string) {
    super();
  }
}

@QueryHandler(GetWeekOfChild)
export class GetWeekOfChildHandler implements IQueryHandler<GetWeekOfChild> {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly weeks: WeeksOfChildren,
  ) {}

  /** @throws AppError 404 for a child that the person may not see */
  async execute({ child }: GetWeekOfChild): Promise<WeekOfChild> {
    const children = await this.queries.execute(new ListChildrenOfGuardian(signedIn().id));
    const own = children.find(({ id, may_view_reading }) => id === child && may_view_reading);
    if (!own) throw notFound('child');
    const zone = await this.queries.execute(new GetSchoolTimeZone());
    const week = mondayOf(dayOf(this.clock.now(), zone));
    return this.weeks.of(
      { id: child, first_name: own.first_name, may_view_work: own.may_view_work },
      week,
      zone,
    );
  }
}
