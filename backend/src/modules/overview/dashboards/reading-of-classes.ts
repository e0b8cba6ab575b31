import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import { currentTenantId } from '../../../platform/context.ts';
import {
  GetReadingDays,
  GetReadingMinutes,
  type ReadingDays,
  type ReadingMinutes,
} from '../../catalog/contract.ts';
import { before, withDay } from './dashboard.rules.ts';

/** How old what is shown of days before today may be, in milliseconds. */
const ENDED_DAYS_MS = 60_000;
/** Groups of people of whom this process remembers the ended days; about 10 kB each. */
const MOST_GROUPS = 1_000;

/** People whose days of one period are of interest. */
interface Group {
  people: string[];
  period: string[];
}

interface Reading {
  days: ReadingDays[];
  minutes: ReadingMinutes[];
}

/**
 * The reading days and minutes of the students of classes. Today is read for each answer. What was read on days before
 * is kept in memory for a minute: of a period of two weeks it is nearly everything, and it rarely changes.
 */
@Injectable()
export class ReadingOfClasses {
  private readonly ended = new LRUCache<string, Promise<Reading>>({ max: MOST_GROUPS, ttl: ENDED_DAYS_MS });

  constructor(private readonly queries: QueryBus) {}

  /**
   * What was read today is read once for all groups.
   * @param groups ids of students of the current school, at most 1,000 in all and each in one group only, with the days
   *   of interest: ISO dates up to the same today, oldest first
   * @param zone IANA name of the time zone in which the dates are meant
   */
  async of(groups: Group[], zone: string): Promise<Reading> {
    const asked = groups.filter(({ people }) => people.length > 0);
    const today = asked[0]?.period.at(-1);
    if (today === undefined) return { days: [], minutes: [] };
    const [recent, ...ended] = await Promise.all([
      this.since(
        asked.flatMap(({ people }) => people),
        [today],
        zone,
      ),
      ...asked.map(({ people, period }) => this.endedDays(people, period, zone)),
    ]);
    return {
      days: withDay(
        ended.flatMap(({ days }) => days),
        recent.days,
        (days, current = []) => [
          ...days.filter((day) => day < today),
          ...current.filter((day) => day >= today),
        ],
      ),
      minutes: withDay(
        ended.flatMap(({ minutes }) => minutes),
        recent.minutes,
        (days, current = {}) => ({ ...days, [today]: current[today] ?? 0 }),
      ),
    };
  }

  private endedDays(people: string[], period: string[], zone: string): Promise<Reading> {
    const key = [currentTenantId(), zone, period[0], period.at(-1), ...people].join();
    let reading = this.ended.get(key);
    if (!reading) {
      reading = this.since(people, period, zone);
      this.ended.set(key, reading);
      reading.catch(() => this.ended.delete(key));
    }
    return reading;
  }

  private async since(people: string[], days: string[], zone: string): Promise<Reading> {
    const from = before(days);
    const [read, minutes] = await Promise.all([
      this.queries.execute(new GetReadingDays(people, from, zone)),
      this.queries.execute(new GetReadingMinutes(people, from, zone)),
    ]);
    return { days: read, minutes };
  }
}
