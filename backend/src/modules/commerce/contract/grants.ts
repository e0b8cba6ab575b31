import { IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** Somebody may read a book because it was bought for them. Fires once for each grant, when the order is paid. */
@DomainEvent('commerce.grant-issued.v1')
export class GrantIssued {
  /** The grant; a later `GrantRevoked` names it. */
  @IsUUID()
  grant_id!: string;

  /** Who may read. */
  @IsUUID()
  user_id!: string;

  @IsUUID()
  book_id!: string;
}

/** A grant is over: its price was paid back, or a dispute was lost. */
@DomainEvent('commerce.grant-revoked.v1')
export class GrantRevoked {
  @IsUUID()
  grant_id!: string;

  @IsUUID()
  user_id!: string;

  @IsUUID()
  book_id!: string;
}

/** Somebody may learn a course because it was bought for them. Fires once for each grant, when the order is paid. */
@DomainEvent('commerce.course-grant-issued.v1')
export class CourseGrantIssued {
  /** The grant; a later `CourseGrantRevoked` names it. */
  @IsUUID()
  grant_id!: string;

  /** Who may learn. */
  @IsUUID()
  user_id!: string;

  @IsUUID()
  course_id!: string;
}

/** The grant of a course is over: its price was paid back, or a dispute was lost. */
@DomainEvent('commerce.course-grant-revoked.v1')
export class CourseGrantRevoked {
  @IsUUID()
  grant_id!: string;

  @IsUUID()
  user_id!: string;

  @IsUUID()
  course_id!: string;
}
