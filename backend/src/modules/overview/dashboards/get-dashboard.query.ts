import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantKind, type Principal } from '../../../platform/context.ts';
import { WaitingTasks } from '../../../platform/http/waiting-tasks.ts';
import {
  CountNotesWaiting,
  CountStoriesWaiting,
  CountUnreadyUploads,
  GetReadingDays,
  GetReadingMinutes,
  ListBooksRead,
  ListReading,
} from '../../catalog/contract.ts';
import {
  ListClassSummaries,
  ListOwnClasses,
  ListStudentSummaries,
  ListChildrenOfGuardian,
} from '../../identity/contract.ts';
import { cardsOf, minutesIn, readingIn, studentsIn, waiting } from './class-cards.ts';
import type { Dashboard } from './dashboard-view.ts';
import { before, dayIn, lastDays, minutesOn, weekOf } from './dashboard.rules.ts';
import { ReadingOfClasses } from './reading-of-classes.ts';

/** Days in a teacher's table. */
const PERIOD = 14;
/** Days on the card of a class. */
const LATELY = 7;
/** Books of a class, and those of one child. */
const BOOKS = 6;
const BOOKS_OF_CHILD = 2;

/** The first screen after signing in. */
export class GetDashboard extends Query<Dashboard> {
  constructor(
    readonly who: Principal,
    readonly zone: string,
    readonly classId: string | null,
    /** Address of the book origin for the request. */
    readonly files: string,
  ) {
    super();
  }
}

type Parts = Omit<Dashboard, 'role' | 'today' | 'week' | 'period'>;
interface Days {
  today: string;
  week: string[];
  period: string[];
}
const NOTHING: Parts = {
  days: [],
  minutes: 0,
  own_classes: [],
  classes: [],
  class_id: null,
  students: [],
  books: [],
  children: [],
  tasks: [],
};

@QueryHandler(GetDashboard)
export class GetDashboardHandler implements IQueryHandler<GetDashboard> {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly reading: ReadingOfClasses,
    private readonly waitingTasks: WaitingTasks,
  ) {}

  async execute({ who, zone, classId, files }: GetDashboard): Promise<Dashboard> {
    const today = dayIn(this.clock.now(), zone);
    const days = { today, week: weekOf(today), period: lastDays(today, PERIOD) };
    const [parts, ofAreas] = await Promise.all([
      this.partsOf(who, zone, days, classId, files),
      this.waitingTasks.of(who, 'person'),
    ]);
    return { role: who.role, ...days, ...parts, tasks: [...parts.tasks, ...ofAreas] };
  }

  private async partsOf(
    who: Principal,
    zone: string,
    days: Days,
    classId: string | null,
    files: string,
  ): Promise<Parts> {
    const tenantKind = currentTenantKind();
    if (who.role === 'student') return this.ofStudent(who, zone, days);
    if (may(who.role, 'class.teach', tenantKind)) return this.ofTeacher(who, zone, days, classId, files);
    if (may(who.role, 'child.guard', tenantKind)) return this.ofGuardian(who, zone, days, files);
    return NOTHING;
  }

  private async ofStudent({ userId }: Principal, zone: string, { week }: Days): Promise<Parts> {
    const [own_classes, reading, minutes] = await Promise.all([
      this.queries.execute(new ListOwnClasses(userId)),
      this.queries.execute(new GetReadingDays([userId], before(week), zone)),
      this.queries.execute(new GetReadingMinutes([userId], before(week), zone)),
    ]);
    return {
      ...NOTHING,
      own_classes,
      days: readingIn(reading)(userId).filter((day) => week.includes(day)),
      minutes: minutesOn([userId], week, minutesIn(minutes)),
    };
  }

  private async ofTeacher(
    who: Principal,
    zone: string,
    days: Days,
    classId: string | null,
    files: string,
  ): Promise<Parts> {
    const [classes, uploads, stories, notes] = await Promise.all([
      this.queries.execute(new ListClassSummaries(who.userId)),
      this.queries.execute(new CountUnreadyUploads(who.userId)),
      this.queries.execute(new CountStoriesWaiting(who.userId)),
      this.queries.execute(new CountNotesWaiting(who.userId)),
    ]);
    // For another teacher's class or an unknown one, the teacher's first class is shown.
    const chosen = classes.find(({ id }) => id === classId) ?? classes[0];
    const [since, lately] = [before(days.period), days.period.slice(-LATELY)];
    // The table shows the whole period of one class; the cards of the other classes show its last days.
    const inTable = new Set(chosen?.students);
    const [ofTable, others] = [
      studentsIn(classes).filter((id) => inTable.has(id)),
      studentsIn(classes).filter((id) => !inTable.has(id)),
    ];
    const [students, books, reading] = await Promise.all([
      chosen ? this.queries.execute(new ListStudentSummaries(chosen.id)) : [],
      chosen ? this.queries.execute(new ListBooksRead(chosen.students, since, BOOKS, files)) : [],
      this.reading.of(
        [
          { people: ofTable, period: days.period },
          { people: others, period: lately },
        ],
        zone,
      ),
    ]);
    const [readingOf, minutesOf] = [readingIn(reading.days), minutesIn(reading.minutes)];
    return {
      ...NOTHING,
      classes: cardsOf(classes, lately, readingOf, minutesOf),
      class_id: chosen?.id ?? null,
      students: students.map((student) => ({
        ...student,
        days: readingOf(student.id).filter((day) => days.period.includes(day)),
        minutes: days.period.map((day) => minutesOf(student.id)[day] ?? 0),
      })),
      books,
      tasks: waiting({
        stories,
        notes,
        never_seen: classes.reduce((sum, { never_seen }) => sum + never_seen, 0),
        without_badge: classes.reduce((sum, { without_badge }) => sum + without_badge, 0),
        uploads_in_work: uploads.in_work,
        uploads_refused: uploads.refused,
      }),
    };
  }

  private async ofGuardian(
    { userId }: Principal,
    zone: string,
    { week }: Days,
    files: string,
  ): Promise<Parts> {
    const children = await this.queries.execute(new ListChildrenOfGuardian(userId));
    const seen = children.filter(({ may_view_reading }) => may_view_reading).map(({ id }) => id);
    const [reading, minutes, books] = await Promise.all([
      this.queries.execute(new GetReadingDays(seen, before(week), zone)),
      this.queries.execute(new GetReadingMinutes(seen, before(week), zone)),
      Promise.all(seen.map((id) => this.queries.execute(new ListReading(id, BOOKS_OF_CHILD, files)))),
    ]);
    const [readingOf, minutesOf] = [readingIn(reading), minutesIn(minutes)];
    return {
      ...NOTHING,
      children: children.map(({ may_view_reading, ...child }) => ({
        ...child,
        days: may_view_reading ? readingOf(child.id).filter((day) => week.includes(day)) : null,
        minutes: may_view_reading ? minutesOn([child.id], week, minutesOf) : null,
        reading: may_view_reading
          ? books[seen.indexOf(child.id)]!.map((book) => ({
              slug: book.slug,
              title: book.title,
              language: book.language,
              cover: book.cover,
              percentage: book.percentage,
              state: book.state,
              reread_count: book.reread_count,
              since: book.since.toISOString(),
            }))
          : null,
      })),
      tasks: waiting({ consents: children.reduce((sum, { consents_waiting }) => sum + consents_waiting, 0) }),
    };
  }
}
