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
   * @param people ids of students of the current school, at most 1,000
   * @param period ISO dates up to today, oldest first
   * @param zone IANA name of the time zone in which the dates are meant
   */
  async in(people: string[], period: string[], zone: string): Promise<Reading> {
    if (people.length === 0) return { days: [], minutes: [] };
    const today = period.at(-1)!;
    const [ended, recent] = await Promise.all([
      this.endedDays(people, period, zone),
      this.since(people, [today], zone),
    ]);
    return {
      days: withDay(ended.days, recent.days, (days, current = []) => [
        ...days.filter((day) => day < today),
        ...current.filter((day) => day >= today),
      ]),
      minutes: withDay(ended.minutes, recent.minutes, (days, current = {}) => ({
        ...days,
        [today]: current[today] ?? 0,
      })),
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
