import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { GetToday } from './today.query.ts';
import { TodayQuery, TodayView } from './today-view.ts';
import { GetWeekOfChild } from './week-of-child.query.ts';
import { WeekDigestQuery, WeekOfChild } from './week-views.ts';

/** What a child has to do: reading lists and assignments in one list. */
@Controller('api')
export class TodayController {
  constructor(private readonly queries: QueryBus) {}

  /** Of the signed-in student, or of a child of the signed-in guardian. */
  @Access('course.learn')
  @Get('today')
  @PrivateResponse()
  getToday(@Query() { time_zone, child }: TodayQuery): Promise<TodayView> {
    return this.queries.execute(new GetToday(time_zone, child ?? null));
  }

  /** This week of a child of the signed-in guardian, as the weekly letter tells it. */
  @Access('child.guard')
  @Get('week-digest')
  @PrivateResponse()
  getWeekOfChild(@Query() { child }: WeekDigestQuery): Promise<WeekOfChild> {
    return this.queries.execute(new GetWeekOfChild(child));
  }
}
