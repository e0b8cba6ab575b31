import { Query } from '@nestjs/cqrs';
import type { Language, LeaderStatus, Permission, Role } from '@bookgrove/contract';
import { IsISO8601, IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** The data of a person that other modules may use. */
export interface Person {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  role: Role;
  /** Language that they chose; null when they have not. */
  language: Language | null;
}

/** People of the running school by id, at most 100; unknown ids are left out. */
export class GetPeople extends Query<Person[]> {
  constructor(readonly ids: string[]) {
    super();
  }
}

/** Ids of the active people of the running school who have a permission, the oldest account first, at most 50. */
export class ListPeopleWhoMay extends Query<string[]> {
  constructor(readonly permission: Permission) {
    super();
  }
}

/** Full names of students of the running school that may occur in a text, at most 50. */
export class FindStudentNames extends Query<string[]> {
  constructor(readonly text: string) {
    super();
  }
}

/**
 * The current role of a person of the running school; null for an archived or unknown account. For keys that
 * act for a person without a session: the key has no more permissions than the person has now.
 */
export class GetActiveRole extends Query<Role | null> {
  constructor(readonly userId: string) {
    super();
  }
}

/** The time zone of the running school, an IANA name such as Europe/London. */
export class GetSchoolTimeZone extends Query<string> {}

/** Whether a person of the running school is a recognised leading teacher or parent today. */
export class IsRecognisedLeader extends Query<boolean> {
  constructor(readonly userId: string) {
    super();
  }
}

/** Teachers and administrators of the running school by name, at most 100; `search` looks in names. */
export class ListStaff extends Query<Person[]> {
  constructor(readonly search: string) {
    super();
  }
}

/** How far somebody is in the programme of leading teachers. */
export interface LeaderProgress {
  standing: LeaderStatus;
  /** Keys of the finished steps, of `LEADER_STEPS.teacher`. */
  steps: string[];
}

/** The newest application or badge of a teacher of the running school that was not withdrawn or declined; null: none. */
export class GetLeaderProgress extends Query<LeaderProgress | null> {
  constructor(readonly userId: string) {
    super();
  }
}

/** The data that determine which books a reader finds. */
export interface ReaderDetails {
  /** As far as the school stated it; the month is null when only the year is known. */
  birth_year: number | null;
  birth_month: number | null;
  /** Ids of the open classes they learn or teach in. */
  classes: string[];
}

/** Details of one person of the running school; empty for an unknown one. */
export class GetReaderDetails extends Query<ReaderDetails> {
  constructor(readonly userId: string) {
    super();
  }
}

/** The account that a person's data belong to now: after a merge the surviving one, otherwise their own. */
export class GetSurvivingAccount extends Query<string> {
  constructor(readonly personId: string) {
    super();
  }
}

/**
 * Two accounts of one person were merged. Data of `merged_id` in other modules belong to the account that
 * `GetSurvivingAccount` returns; they are transferred by the steps of `GetMergeSteps`. Fires once per merge; nobody signs in to the merged account any more.
 */
@DomainEvent('identity.people-merged.v1')
export class PeopleMerged {
  @IsUUID()
  kept_id!: string;

  @IsUUID()
  merged_id!: string;
}

/** One merge on the way of an account to the one that its data belong to now. */
export interface MergeStep {
  from_id: string;
  to_id: string;
  /** The merge, while it can be undone; null afterwards. */
  undo: { merge_id: string; until: Date } | null;
}

/**
 * The merges of an account, and of the accounts it became part of, in order; none for an account that was not merged, or
 * whose merge was undone. Data are transferred one step after the other, and what each step changes is stored with
 * `ReversibleChanges` under the id of its merge.
 */
export class GetMergeSteps extends Query<MergeStep[]> {
  constructor(readonly personId: string) {
    super();
  }
}

/**
 * A merge of two accounts was undone. Each module undoes its part of the operation `merge_id`, also when it has not
 * transferred anything yet. Fires once per merge.
 */
@DomainEvent('identity.people-merge-undone.v1')
export class PeopleMergeUndone {
  @IsUUID()
  merge_id!: string;

  @IsUUID()
  kept_id!: string;

  @IsUUID()
  merged_id!: string;

  /** Until when the merge could be undone. */
  @IsISO8601()
  until!: string;
}

/** Numbers of people and classes of a school, without archived people and closed classes. */
export interface PeopleCount {
  school: string;
  people: number;
  students: number;
  classes: number;
}

/** Counts of at most 100 schools: in the platform's context of any, at a school of that one alone. */
export class CountPeople extends Query<PeopleCount[]> {
  constructor(readonly schools: string[]) {
    super();
  }
}

/** Number of readers of a school, by the country in their profile. */
export interface ReaderCount {
  school: string;
  country: string | null;
  readers: number;
}

/**
 * Counts the readers of at most 100 tenants, including the platform: all personal accounts that are not
 * archived. In the platform's context, for counts that are rounded before anybody sees them.
 */
export class CountReadersByCountry extends Query<ReaderCount[]> {
  constructor(readonly schools: string[]) {
    super();
  }
}
