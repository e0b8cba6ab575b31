import { Query } from '@nestjs/cqrs';
import type { Language, Role } from '@bookgrove/contract';
import { IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** A person as other modules may know them. */
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

/** Full names of students of the running school whose letters stand in a text, at most 50. */
export class FindStudentNames extends Query<string[]> {
  constructor(readonly text: string) {
    super();
  }
}

/**
 * What somebody of the running school is here now; null once the account is archived or was never one. For keys that
 * act in a person's place without a session: what the person may no longer do, the key may not either.
 */
export class GetActiveRole extends Query<Role | null> {
  constructor(readonly userId: string) {
    super();
  }
}

/** What decides which books somebody finds. */
export interface ReaderFacts {
  /** As far as the school said; the month is null where only the year is known. */
  birth_year: number | null;
  birth_month: number | null;
  /** Ids of the open classes they learn or teach in. */
  classes: string[];
}

/** Facts of one person of the running school; of one who is unknown there is nothing. */
export class GetReaderFacts extends Query<ReaderFacts> {
  constructor(readonly userId: string) {
    super();
  }
}

/** The account that a person's things belong to today: another one after a merging, else their own. */
export class GetKeptPerson extends Query<string> {
  constructor(readonly personId: string) {
    super();
  }
}

/**
 * Two accounts turned out to be one person. What other modules hold of `merged_id` belongs to whom `GetKeptPerson`
 * names. Fires once per merging; nobody signs in to the merged account any more.
 */
@DomainEvent('identity.people-merged.v1')
export class PeopleMerged {
  @IsUUID()
  kept_id!: string;

  @IsUUID()
  merged_id!: string;
}

/** How many people and classes a school has; those who left and closed classes are not counted. */
export interface PeopleCount {
  school: string;
  people: number;
  students: number;
  classes: number;
}

/** Counts in at most 100 schools: in the platform's context in any, at a school in that one alone. */
export class CountPeople extends Query<PeopleCount[]> {
  constructor(readonly schools: string[]) {
    super();
  }
}

/** How many people who read belong to a school, by the country that they gave of themselves. */
export interface ReaderCount {
  school: string;
  country: string | null;
  readers: number;
}

/**
 * Counts readers of at most 100 schools, the platform itself among them: everybody with an account of their own, those
 * who left and shared accounts left out. In the platform's context, for counts that nobody sees before they are coarse.
 */
export class CountReadersByCountry extends Query<ReaderCount[]> {
  constructor(readonly schools: string[]) {
    super();
  }
}
