import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantKind } from '../../../platform/context.ts';
import { ListReadingListsOfStudent, type ListOfStudent } from '../../catalog/contract.ts';
import { GetPeople } from '../../identity/contract.ts';
import { CoursesOpenGuard } from '../courses-open.ts';
import type { DueThing, DueWork } from '../due-work.ts';
import { AssignedWork, type Standings } from './assigned-work.ts';
import { dayOf, isForToday, isOpenFor } from './assignment.rules.ts';
import type { GivenBack, TodayThing, TodayView } from './today-view.ts';
import { mondayOf } from './week-digest.rules.ts';

const DAY = 24 * 3_600_000;
/** Days for which work that was opened is read, and for which something that came back is shown. */
const READ = 120;
const SHOWN_BACK = 14;
/** Things in each part of the answer. */
const MOST = 30;

/** Joins reading lists and assignments of a student. */
@Injectable()
export class TodayList implements DueWork {
  constructor(
    private readonly clock: Clock,
    private readonly open: CoursesOpenGuard,
    private readonly queries: QueryBus,
    private readonly work: AssignedWork,
  ) {}

  /** What a student has to do. The caller has checked that the viewer may see it. */
  async of(student: string, zone: string, child: string): Promise<TodayView> {
    const now = this.clock.now();
    const today = dayOf(now, zone);
    const [lists, standings] = await Promise.all([
      this.queries.execute(new ListReadingListsOfStudent(student)),
      this.standings(student, now),
    ]);
    const names = await this.names(standings);
    const works = standings
      .filter(({ item, state }) => item && state !== 'excused' && state !== 'not_open')
      .map((one) => thingOf(one, zone, names));
    const all = [...works, ...lists.map((list) => thingOfList(list, today))];
    const open = all.filter(({ thing }) => thing.state !== 'done' && thing.state !== 'handed_in');
    const doneToday = all.filter(({ doneOn }) => doneOn === today);
    const byDay = (one: Dated, other: Dated) =>
      (one.thing.due_on ?? '9999').localeCompare(other.thing.due_on ?? '9999');
    const forToday = open.filter(({ thing }) =>
      isForToday(thing.due_on, today, thing.state === 'redo' ? 'redo' : 'new'),
    );
    return {
      child,
      today,
      things: [...doneToday, ...forToday.sort(byDay)].slice(0, MOST).map(({ thing }) => thing),
      coming: open
        .filter((one) => !forToday.includes(one))
        .sort(byDay)
        .slice(0, MOST)
        .map(({ thing }) => thing),
      done_this_week: all
        .filter(({ doneOn }) => doneOn !== null && doneOn >= mondayOf(today))
        .sort((one, other) => other.doneOn!.localeCompare(one.doneOn!))
        .slice(0, MOST)
        .map(({ thing }) => thing),
      given_back: standings
        .filter(
          ({ mark }) =>
            mark?.given_back_at && now.getTime() - mark.given_back_at.getTime() < SHOWN_BACK * DAY,
        )
        .sort((one, other) => other.mark!.given_back_at!.getTime() - one.mark!.given_back_at!.getTime())
        .slice(0, 6)
        .map((one) => givenBackOf(one, names)),
      week: weekDays(today, all),
      may_view: true,
    };
  }

  async dueOf(student: string, zone: string): Promise<DueThing[]> {
    const { things, coming } = await this.of(student, zone, '');
    return [...things, ...coming]
      .filter(({ looks, state }) => looks !== 'live' && state !== 'done' && state !== 'handed_in')
      .flatMap(({ id, title, from, note, due_on }) =>
        due_on === null ? [] : [{ id, title, from, note, due_on }],
      );
  }

  private async standings(student: string, now: Date): Promise<Standings[]> {
    if (currentTenantKind() === 'platform' || !(await this.open.isOpen())) return [];
    const rows = await this.work.ofStudent(student, new Date(now.getTime() - READ * DAY));
    return this.work.standings(rows, [{ id: student }], now);
  }

  private async names(standings: readonly Standings[]): Promise<Map<string, string>> {
    const ids = new Set(
      standings.flatMap(({ assignment, mark }) =>
        [assignment.created_by ?? [], mark?.marked_by ?? []].flat(),
      ),
    );
    if (ids.size === 0) return new Map();
    const people = await this.queries.execute(new GetPeople([...ids].slice(0, 100)));
    return new Map(people.map((one) => [one.id, `${one.first_name} ${one.last_name}`.trim()]));
  }
}

/** A thing, with the day on which it was done. */
interface Dated {
  thing: TodayThing;
  doneOn: string | null;
}

function thingOf(
  { assignment, item, due, work, state }: Standings,
  zone: string,
  names: Map<string, string>,
): Dated {
  const doneAt = work?.done_at ?? null;
  return {
    thing: {
      id: assignment.id,
      kind: assignment.kind,
      looks: item!.looks,
      title: item!.title,
      part_of: item!.part_of,
      note: assignment.note,
      from: names.get(assignment.created_by ?? '') ?? null,
      path: item!.path,
      state: state === 'to_mark' ? 'handed_in' : isOpenFor(state) ? (state as TodayThing['state']) : 'done',
      due_on: due && dayOf(due, zone),
      due_at: due?.toISOString() ?? null,
      minutes: item!.minutes,
      questions: item!.questions,
      finished: 0,
      books: 0,
      reminded_on: null,
    },
    doneOn:
      state === 'done' || state === 'to_mark' ? dayOf(doneAt ?? work?.changed_at ?? new Date(0), zone) : null,
  };
}

function thingOfList(list: ListOfStudent, today: string): Dated {
  const done = list.books_count > 0 && list.finished_count >= list.books_count;
  return {
    thing: {
      id: list.id,
      kind: 'list',
      looks: 'list',
      title: list.title,
      part_of: '',
      note: list.note,
      from: list.made_by,
      path: `/list/${list.id}`,
      state: done
        ? 'done'
        : list.due_on !== null && list.due_on < today
          ? 'late'
          : list.finished_count > 0
            ? 'started'
            : 'new',
      due_on: list.due_on,
      due_at: null,
      minutes: null,
      questions: 0,
      finished: list.finished_count,
      books: list.books_count,
      reminded_on: list.reminded_on,
    },
    doneOn: null,
  };
}

function givenBackOf({ assignment, item, mark }: Standings, names: Map<string, string>): GivenBack {
  return {
    id: assignment.id,
    title: item?.title ?? assignment.title,
    path: item?.path ?? null,
    levels: mark!.levels,
    note: mark!.note,
    from: names.get(mark!.marked_by ?? '') ?? null,
    again: mark!.state === 'redo',
    given_back_at: mark!.given_back_at!.toISOString(),
  };
}

/** The week of a day, Monday to Sunday: what was done on each day, and what is open for it. */
export function weekDays(today: string, all: readonly Dated[]): TodayView['week'] {
  const start = new Date(mondayOf(today));
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(start.getTime() + index * DAY).toISOString().slice(0, 10);
    return {
      day,
      done: all.filter(({ doneOn }) => doneOn === day).length,
      open: all.filter(
        ({ thing }) => thing.due_on === day && thing.state !== 'done' && thing.state !== 'handed_in',
      ).length,
    };
  });
}
