import { Query } from '@nestjs/cqrs';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@bookgrove/contract';
import { IsIn, IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/**
 * Whether a guardian's yes to this purpose stands for the child, in the words of today. Ask it at the moment of the
 * deed: it can be withdrawn at any time.
 */
export class HasConsent extends Query<boolean> {
  constructor(
    readonly studentId: string,
    readonly purpose: ConsentPurpose,
  ) {
    super();
  }
}

/** A family said yes to something, or took it back. What stands now is asked of `HasConsent`. */
@DomainEvent('identity.consent-changed.v1')
export class ConsentChanged {
  @IsUUID()
  student_id!: string;

  @IsIn(CONSENT_PURPOSES)
  purpose!: ConsentPurpose;
}

/** Grown-ups around a child: who teaches it in an open class, and who may answer for it at home. */
export interface PeopleAround {
  /** Null for somebody who is no active student of the running school. */
  child: { id: string; first_name: string; classes: string[] } | null;
  teachers: string[];
  guardians: string[];
}

/** The teachers and guardians of a child of the running school, by their ids. */
export class GetPeopleAround extends Query<PeopleAround> {
  constructor(readonly studentId: string) {
    super();
  }
}

/** A child of a guardian. */
export interface Ward {
  id: string;
  first_name: string;
  avatar: string | null;
  state: 'pending_school' | 'active';
  classes: string[];
  /** Whether the guardian may see what the child reads. */
  may_view_reading: boolean;
  consents_waiting: number;
}

/** Children of a guardian of the running school, those that wait for the school too. */
export class ListWards extends Query<Ward[]> {
  constructor(readonly guardianId: string) {
    super();
  }
}
