import { ROLES, type Role } from '@bookgrove/contract';
import { ApiProperty } from '@nestjs/swagger';

/** A class with the number of its recent readers. */
export class DashboardClass {
  id!: string;
  name!: string;
  year!: string;
  code!: string;
  teachers!: string[];
  students!: number;
  /** Students who read within the last seven days. */
  readers!: number;
  /** Minutes that all of them read within the last seven days. */
  minutes!: number;
  never_seen!: number;
  without_badge!: number;
}

/** A student of the selected class. */
export class DashboardStudent {
  id!: string;
  first_name!: string;
  last_name!: string;
  avatar!: string | null;
  /** Whether they ever signed in. */
  seen!: boolean;
  /** Days with reading; ISO dates. */
  days!: string[];
  /** Minutes of reading on each day of `period`; 0 on a day whose reading was not timed. */
  minutes!: number[];
}

/** A teacher of a student's own class. */
export class DashboardTeacher {
  name!: string;
  /** A recognised leading teacher, today. */
  leader!: boolean;
}

/** A student's own class. */
export class DashboardOwnClass {
  id!: string;
  name!: string;
  year!: string;
  teachers!: DashboardTeacher[];
  classmates!: number;
}

/** A cover as the dashboards show one. */
export class DashboardCover {
  small!: string;
  medium!: string;
  large!: string;
  xlarge!: string;
  alt!: string;
  color!: string;
}

/** A book that a class read lately. */
export class DashboardBook {
  slug!: string;
  title!: string;
  /** BCP 47. */
  language!: string;
  cover!: DashboardCover | null;
  /** Students who opened it, and how many of them finished it. */
  readers!: number;
  finished!: number;
  /** Minutes that all of them read in it. */
  minutes!: number;
}

/** A book that a child read recently, with its reading state. */
export class DashboardReading {
  slug!: string;
  title!: string;
  /** BCP 47. */
  language!: string;
  cover!: DashboardCover | null;
  /** 0 to 100. */
  percentage!: number;
  /** Reading state in the child's reading log. */
  state!: 'want' | 'reading' | 'finished' | 'abandoned';
  /** Number of times it was finished again. */
  reread_count!: number;
  since!: string;
}

/** A guardian's child. */
export class DashboardChild {
  id!: string;
  first_name!: string;
  avatar!: string | null;
  state!: 'pending_school' | 'active';
  classes!: string[];
  consents_waiting!: number;
  /** Days of this week with reading; null when the guardian may not see them. */
  days!: string[] | null;
  /** Minutes of reading this week; null when the guardian may not see them. */
  minutes!: number | null;
  /** Recently read books, latest first; null when the guardian may not see them. */
  @ApiProperty({ type: [DashboardReading], nullable: true })
  reading!: DashboardReading[] | null;
}

/** A kind of task that waits for the person, with its count. */
export class DashboardTask {
  /** What it is: one of the overview's own, or of those that an area declares by `@CountsTasks`. */
  kind!: string;
  count!: number;
}

/** The viewer's own dashboard; lists that do not apply to the role are empty. */
export class Dashboard {
  @ApiProperty({ enum: ROLES })
  role!: Role;
  today!: string;
  /** Monday to Sunday, ISO dates. */
  week!: string[];
  /** Days of this week on which the viewer read. */
  days!: string[];
  /** Minutes that a student read this week. */
  minutes!: number;
  own_classes!: DashboardOwnClass[];
  classes!: DashboardClass[];
  /** The class whose students are listed; null without any. */
  class_id!: string | null;
  /** The days of `students`, oldest first. */
  period!: string[];
  students!: DashboardStudent[];
  /** Books that the class read within `period`, most read first. */
  books!: DashboardBook[];
  children!: DashboardChild[];
  tasks!: DashboardTask[];
}

export class ReadersOfDay {
  /** ISO date. */
  day!: string;
  readers!: number;
}
export class SchoolBookCounts {
  published!: number;
  drafts!: number;
  in_work!: number;
  refused!: number;
}

/** Money in one currency, in minor units, without what was paid back. Currencies are never added. */
export class MoneyOfCurrency {
  /** ISO 4217. */
  currency!: string;
  /** The last 30 days. */
  total!: number;
  /** The 30 days before. */
  before!: number;
  /** Payments of the last 30 days. */
  payments!: number;
  /** The last eight weeks, the oldest first. */
  weeks!: number[];
}

/** Payments of the last 24 hours of all providers. */
export class PaymentState {
  /** Held, because the facts at the provider differ from ours. */
  held!: number;
  failed_refunds!: number;
  /** Calls of providers that are not processed. */
  calls_waiting!: number;
}

/** A school for its administrators. */
export class SchoolDashboard {
  readers_this_week!: number;
  readers_last_week!: number;
  /** Minutes that students read within the last seven days. */
  minutes_this_week!: number;
  /** The last fourteen days, those without a reader too. */
  days!: ReadersOfDay[];
  people!: number;
  students!: number;
  classes_count!: number;
  /** Students with a linked guardian. */
  guarded_students!: number;
  books!: SchoolBookCounts;
  classes!: DashboardClass[];
  tasks!: DashboardTask[];
  /** Gifts, by currency. */
  gifts!: MoneyOfCurrency[];
}

export class MonthTotal {
  /** First day of the month, UTC. */
  month!: string;
  total!: number;
}
export class SchoolHealth {
  id!: string;
  name!: string;
  address!: string;
  people!: number;
  students!: number;
  classes!: number;
  books!: number;
  /** People who read within the last seven days; null: fewer than five, but not zero. */
  readers!: number | null;
}
export class QueueState {
  name!: string;
  waiting!: number;
  active!: number;
  failed!: number;
  /** Age of the oldest job that waits, in seconds. */
  oldest_seconds!: number;
}
export class EmailState {
  /** Within the last seven days. */
  sent!: number;
  failed!: number;
  /** Not sent yet. */
  waiting!: number;
  oldest_seconds!: number;
}
export class MessageState {
  open!: number;
  urgent!: number;
  oldest_seconds!: number;
}

/** The whole installation, for the platform's team. */
export class PlatformDashboard {
  schools_active!: number;
  schools_suspended!: number;
  schools_new!: number;
  months!: MonthTotal[];
  readers_this_week!: number;
  readers_last_week!: number;
  days!: ReadersOfDay[];
  /** The first ten schools by name. */
  schools!: SchoolHealth[];
  /** Null when the store of the queues does not answer. */
  @ApiProperty({ type: [QueueState], nullable: true })
  queues!: QueueState[] | null;
  emails!: EmailState;
  /** Messages to the platform's own inbox. */
  inbox!: MessageState;
  /** Unanswered safety reports of every school. */
  safety_reports!: number;
  /** Purchases and gifts, by currency. */
  money!: MoneyOfCurrency[];
  payments!: PaymentState;
}
