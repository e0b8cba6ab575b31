import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetReadingDays, GetReadingMinutes, ListReading } from '../../catalog/contract.ts';
import { WorkSources } from '../assignable.ts';
import { dayOf } from './assignment.rules.ts';
import { TodayList } from './today-list.ts';
import { questionFor } from './week-digest.rules.ts';
import type { WeekOfChild } from './week-views.ts';

const DAY = 24 * 3_600_000;
const BOOKS = 3;
const WORKS = 5;
const COMING = 4;
const MISSED = 20;

/** Puts together what a child did in a week. */
@Injectable()
export class WeeksOfChildren {
  constructor(
    private readonly queries: QueryBus,
    private readonly sources: WorkSources,
    private readonly today: TodayList,
  ) {}

  /**
   * The week that begins on a Monday. The caller has checked that the reader may see how the child gets on; `may_view_work` says
   * whether also what it wrote and answered.
   */
  async of(
    child: { id: string; first_name: string; may_view_work: boolean },
    week: string,
    zone: string,
  ): Promise<WeekOfChild> {
    // A day earlier: the week may have begun before midnight UTC.
    const since = new Date(new Date(week).getTime() - DAY);
    const [days, minutes, reading, today, missed] = await Promise.all([
      this.queries.execute(new GetReadingDays([child.id], since, zone)),
      this.queries.execute(new GetReadingMinutes([child.id], since, zone)),
      this.queries.execute(new ListReading(child.id, BOOKS, '')),
      this.today.of(child.id, zone, child.first_name),
      child.may_view_work
        ? Promise.all(
            this.sources
              .all()
              .map(async ({ source }) => (await source.missed?.(child.id, since, MISSED)) ?? []),
          )
        : [],
    ]);
    const inWeek = (day: string) => day >= week;
    const read = (days[0]?.days ?? []).filter(inWeek);
    const done = today.week.reduce((sum, day) => sum + day.done, 0);
    const open = today.week.reduce((sum, day) => sum + day.open, 0);
    return {
      child: child.first_name,
      week,
      days: read.length,
      minutes: Object.entries(minutes[0]?.days ?? {})
        .filter(([day]) => inWeek(day))
        .reduce((sum, [, count]) => sum + count, 0),
      done,
      all: done + open,
      books: reading
        .filter(({ read_at }) => inWeek(dayOf(read_at, zone)))
        .map(({ title, percentage, state }) => ({
          title,
          percentage: Math.round(percentage),
          finished: state === 'finished',
        })),
      works: today.done_this_week.slice(0, WORKS).map(({ title, part_of }) => ({ title, part_of })),
      given_back: child.may_view_work
        ? today.given_back
            .filter(({ given_back_at, again }) => !again && inWeek(dayOf(new Date(given_back_at), zone)))
            .map(({ title, note, from }) => ({ title, note, from: from ?? '' }))
        : [],
      coming: today.coming
        .slice(0, COMING)
        .flatMap(({ title, due_on }) => (due_on ? { title, day: due_on } : [])),
      ask: questionFor(missed.flat()),
    };
  }
}
