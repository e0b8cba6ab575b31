import { Query } from '@nestjs/cqrs';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@bookgrove/contract';
import { IsIn, IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/**
 * Whether a guardian's consent to this purpose is in force for the child, in the current wording. Query it at
 * the time of the action itself, because it can be withdrawn at any time.
 */
export class HasConsent extends Query<boolean> {
  constructor(
    readonly studentId: string,
    readonly purpose: ConsentPurpose,
  ) {
    super();
  }
}

/**
 * Those of at most 1,000 people of the running school without whom something of theirs may not be done: students whose
 * family's consent to the purpose is not in force, former students, and people who are no longer there. Staff and other
 * adults need nobody's consent.
 */
export class FindWithoutConsent extends Query<string[]> {
  constructor(
    readonly personIds: string[],
    readonly purpose: ConsentPurpose,
  ) {
    super();
  }
}

/** A consent was granted or withdrawn. `HasConsent` returns the current state. */
@DomainEvent('identity.consent-changed.v1')
export class ConsentChanged {
  @IsUUID()
  student_id!: string;

  @IsIn(CONSENT_PURPOSES)
  purpose!: ConsentPurpose;
}

/** Adults who are responsible for a child: teachers of its open classes, and its guardians. */
export interface ContactsOfPerson {
  /** Null for a person who is no active student of the running school. */
  child: { id: string; first_name: string; classes: string[] } | null;
  teachers: string[];
  guardians: string[];
  /** Guardians who may see what the child reads. */
  reading_guardians: string[];
  /** Guardians who may buy for the child. */
  buyers: string[];
}

/** The teachers and guardians of a child of the running school, by their ids. */
export class GetContactsOfPerson extends Query<ContactsOfPerson> {
  constructor(readonly studentId: string) {
    super();
  }
}

/** A guardian with a child of whom they may see how it gets on. */
export interface FamilyLink {
  guardian_id: string;
  student_id: string;
  /** Of the child. */
  first_name: string;
  /** Whether the guardian may see what the child wrote and handed in. */
  may_view_work: boolean;
}

/**
 * Active links of active guardians to active students of the running school with the permission `view_progress`, ordered by
 * guardian and student. `after` is the last link of the page before; `only` leaves all others out.
 */
export class ListFamilyLinks extends Query<FamilyLink[]> {
  constructor(
    readonly after: Pick<FamilyLink, 'guardian_id' | 'student_id'> | null,
    readonly limit: number,
    readonly only: Pick<FamilyLink, 'guardian_id' | 'student_id'> | null = null,
  ) {
    super();
  }
}

/** A child of a guardian. */
export interface ChildOfGuardian {
  id: string;
  first_name: string;
  avatar: string | null;
  state: 'pending_school' | 'active';
  classes: string[];
  /** Whether the guardian may see what the child reads. */
  may_view_reading: boolean;
  /** Whether the guardian may see what the child wrote and handed in. */
  may_view_work: boolean;
  /** Whether the guardian may buy for the child. */
  may_purchase: boolean;
  consents_waiting: number;
}

/** Children of a guardian in the running school, also those whose link the school has not approved yet. */
export class ListChildrenOfGuardian extends Query<ChildOfGuardian[]> {
  constructor(readonly guardianId: string) {
    super();
  }
}
