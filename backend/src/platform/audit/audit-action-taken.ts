import { IsOptional, IsString, IsUUID, Matches } from 'class-validator';
import { DomainEvent } from '../messaging/events.ts';

/** `<area>.<done>`, such as order.refunded: the area is what the audit log can be filtered by. */
export type AuditAction = `${string}.${string}`;

/** A member of staff did something that belongs in the school's audit log. Fires once per action, in its tenant. */
@DomainEvent('platform.audit-action-taken.v1')
export class AuditActionTaken {
  @IsUUID()
  by!: string;

  /** The actor's name, if they do not belong to this school. */
  @IsOptional()
  @IsString()
  by_name?: string;

  @Matches(/^[a-z][a-z_]{0,31}\.[a-z_]{1,63}$/)
  action!: AuditAction;

  /** Name of what was changed, as people call it. */
  @IsString()
  name!: string;

  @IsString()
  reason!: string;

  /** The person concerned, if there is one. */
  @IsOptional()
  @IsUUID()
  subject_id?: string;
}
