import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId, type Principal } from '../../../platform/context.ts';
import { WaitingTasks } from '../../../platform/http/waiting-tasks.ts';
import {
  CountNotesWaiting,
  CountReaders,
  CountStoriesWaiting,
  GetReadingDays,
  GetReadingMinutes,
  GetLibraryCounts,
} from '../../catalog/contract.ts';
import { GetMoneyTaken } from '../../commerce/contract.ts';
import { CountOpenMessages } from '../../content/contract.ts';
import { CountPeople, CountPendingSchoolTasks, ListClassSummaries } from '../../identity/contract.ts';
import { CountEmails } from '../../messaging/contract.ts';
import { cardsOf, minutesIn, readingIn, studentsIn, waiting } from './class-cards.ts';
import type { SchoolDashboard } from './dashboard-view.ts';
import { before, dayIn, lastDays, minutesOn } from './dashboard.rules.ts';

const PERIOD = 14;
const WEEK_MS = 7 * 86_400_000;

/** The running school at a glance. */
export class GetSchoolDashboard extends Query<SchoolDashboard> {
  constructor(
    readonly who: Principal,
    readonly zone: string,
  ) {
    super();
  }
}

@QueryHandler(GetSchoolDashboard)
export class GetSchoolDashboardHandler implements IQueryHandler<GetSchoolDashboard> {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly waitingTasks: WaitingTasks,
  ) {}

  async execute({ who, zone }: GetSchoolDashboard): Promise<SchoolDashboard> {
    const now = this.clock.now();
    const period = lastDays(dayIn(now, zone), PERIOD);
    const ask = this.queries;
    const [people, waits, classes, readers, books, inbox, emails, stories, notes, ofAreas, gifts] =
      await Promise.all([
        ask.execute(new CountPeople([currentTenantId()])),
        ask.execute(new CountPendingSchoolTasks()),
        ask.execute(new ListClassSummaries(null)),
        ask.execute(new CountReaders(now, zone)),
        ask.execute(new GetLibraryCounts(null)),
        ask.execute(new CountOpenMessages(false)),
        ask.execute(new CountEmails(new Date(now.getTime() - WEEK_MS))),
        ask.execute(new CountStoriesWaiting(null)),
        ask.execute(new CountNotesWaiting(null)),
        this.waitingTasks.of(who, 'school'),
        ask.execute(new GetMoneyTaken(now, true)),
      ]);
    const [studentIds, lately] = [studentsIn(classes), period.slice(-7)];
    const [reading, minutes] = await Promise.all([
      ask.execute(new GetReadingDays(studentIds, before(lately), zone)),
      ask.execute(new GetReadingMinutes(studentIds, before(lately), zone)),
    ]);
    const minutesOf = minutesIn(minutes);
    const readersOf = new Map(readers.days.map(({ day, readers: count }) => [day, count]));
    return {
      readers_this_week: readers.this_week,
      readers_last_week: readers.last_week,
      minutes_this_week: minutesOn(studentIds, lately, minutesOf),
      days: period.map((day) => ({ day, readers: readersOf.get(day) ?? 0 })),
      people: people[0]?.people ?? 0,
      students: waits.students,
      classes_count: people[0]?.classes ?? 0,
      guarded_students: waits.guarded_students,
      books,
      classes: cardsOf(classes, lately, readingIn(reading), minutesOf),
      tasks: [
        ...waiting({
          urgent_messages: inbox.urgent,
          messages: inbox.open - inbox.urgent,
          guardians: waits.guardians,
          data_requests: waits.data_requests,
          imports: waits.imports_in_work,
          invitations: waits.invitations,
          emails_failed: emails.failed,
          uploads_refused: books.refused,
          stories,
          notes,
          never_seen: waits.never_seen,
        }),
        ...ofAreas,
      ],
      gifts,
    };
  }
}
