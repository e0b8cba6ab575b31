import { afterEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { liveCalendar, type CalendarLesson } from './live-calendar.ts';
import { momentsOf } from './schedule.rules.ts';

const RULE = {
  time_zone: 'Europe/London',
  starts_on: '2026-10-19',
  starts_minute: 9 * 60 + 15,
  repeats: 'weekly',
  until: '2026-11-16',
} as const;

const lesson = (more: Partial<CalendarLesson> = {}): CalendarLesson => {
  const rule = { ...RULE, ...more };
  return {
    id: '0193c2a4-0000-7000-8000-000000000001',
    title: 'Monday story, with a very long name; it has commas, semicolons and ü, so that its line is folded',
    summary: 'Mr Bell reads.\nBring a question.',
    minutes: 20,
    cancelled: false,
    sequence: 3,
    updated_at: new Date('2026-10-01T10:00:00Z'),
    url: 'http://greenfield.localhost:3000/live',
    times: momentsOf(rule).map((planned_at, number) => ({
      id: `0193c2a4-0000-7000-8000-00000000010${number}`,
      planned_at,
      starts_at: planned_at,
      minutes: 20,
      state: 'planned',
    })),
    ...rule,
  };
};

/** Reads a file with another implementation: the times of the calendar in UTC. */
function read(file: string) {
  const root = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const zones = root.getAllSubcomponents('vtimezone');
  for (const zone of zones) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const master = events.find((event) => !event.isRecurrenceException())!;
  for (const event of events) if (event !== master && event.uid === master.uid) master.relateException(event);
  const starts: string[] = [];
  if (master.isRecurring()) {
    const all = master.iterator();
    for (let next = all.next(); next; next = all.next())
      starts.push(master.getOccurrenceDetails(next).startDate.toJSDate().toISOString());
  } else starts.push(master.startDate.toJSDate().toISOString());
  return { root, zones, events, master, starts };
}

describe('the calendar of live lessons', () => {
  afterEach(() => ICAL.TimezoneService.reset());

  it('has a weekly lesson as one event whose local time stays when the clocks change', () => {
    const file = liveCalendar('Live lessons', [lesson()]);
    const { zones, master, starts } = read(file);
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['Europe/London']);
    expect(starts).toEqual([
      '2026-10-19T08:15:00.000Z',
      '2026-10-26T09:15:00.000Z',
      '2026-11-02T09:15:00.000Z',
      '2026-11-09T09:15:00.000Z',
      '2026-11-16T09:15:00.000Z',
    ]);
    expect(master.uid).toBe('0193c2a4-0000-7000-8000-000000000001@live.bookgrove');
    expect(master.sequence).toBe(3);
    expect(master.summary).toContain('commas, semicolons and ü');
    expect(master.description).toBe('Mr Bell reads.\nBring a question.');
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('leaves cancelled times out, and says when a moved one is', () => {
    const changed = lesson();
    const times = changed.times.map((time, number) => ({
      ...time,
      ...(number === 1 && { state: 'cancelled' as const }),
      ...(number === 2 && { starts_at: new Date('2026-11-03T10:00:00Z'), minutes: 45 }),
    }));
    const { starts, events } = read(liveCalendar('Live lessons', [{ ...changed, times }]));
    expect(starts).toEqual([
      '2026-10-19T08:15:00.000Z',
      '2026-11-03T10:00:00.000Z',
      '2026-11-09T09:15:00.000Z',
      '2026-11-16T09:15:00.000Z',
    ]);
    expect(events).toHaveLength(2);
    expect(events[1]!.recurrenceId.toJSDate().toISOString()).toBe('2026-11-02T09:15:00.000Z');
    expect(events[1]!.duration.toSeconds()).toBe(45 * 60);
  });

  it('has the days on which work is due, for the whole day', () => {
    const { root } = read(
      liveCalendar(
        'Live',
        [lesson()],
        [
          {
            id: 'w1',
            title: 'Springs',
            summary: 'Ms Moss',
            day: '2026-11-23',
            url: 'http://greenfield.localhost/today',
          },
        ],
      ),
    );
    const event = root
      .getAllSubcomponents('vevent')
      .find((one) => one.getFirstPropertyValue('uid') === 'w1@work.bookgrove');
    expect(event!.getFirstPropertyValue('summary')).toBe('Springs');
    expect(event!.getFirstProperty('dtstart')!.toICALString()).toBe('DTSTART;VALUE=DATE:20261123');
  });

  it('cancels a whole lesson without losing its times', () => {
    const { events, starts } = read(liveCalendar('Live', [lesson({ cancelled: true, sequence: 4 })]));
    expect(events[0]!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(starts).toHaveLength(5);
  });

  it('keeps times of an earlier plan, and knows zones without summer time', () => {
    const before = lesson({ time_zone: 'Asia/Kolkata', repeats: 'fortnightly' });
    const past = {
      ...before.times[0]!,
      id: 'earlier',
      planned_at: new Date('2026-09-01T04:00:00Z'),
      starts_at: new Date('2026-09-01T04:00:00Z'),
    };
    const { events, starts, zones } = read(
      liveCalendar('Live', [{ ...before, times: [...before.times, past] }]),
    );
    expect(starts).toEqual([
      '2026-10-19T03:45:00.000Z',
      '2026-11-02T03:45:00.000Z',
      '2026-11-16T03:45:00.000Z',
    ]);
    expect(events.map(({ uid }) => uid)).toEqual([`${before.id}@live.bookgrove`, 'earlier@live.bookgrove']);
    expect(zones).toHaveLength(1);
  });

  it('has a single lesson, moved or cancelled', () => {
    const single = lesson({ repeats: 'once', until: null });
    const [time] = single.times;
    const moved = { ...time!, starts_at: new Date('2026-10-20T08:00:00Z') };
    expect(read(liveCalendar('Live', [{ ...single, times: [moved] }])).starts).toEqual([
      '2026-10-20T08:00:00.000Z',
    ]);
    const gone = read(liveCalendar('Live', [{ ...single, times: [{ ...time!, state: 'cancelled' }] }]));
    expect(gone.events[0]!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(() => read(liveCalendar('Empty', []))).toThrow();
    expect(liveCalendar('Empty', [])).toContain('BEGIN:VCALENDAR');
  });
});
