import { IsInt, IsISO8601, IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** Somebody has finished a challenge. Fires once for each person and challenge. */
@DomainEvent('learning.challenge-completed.v1')
export class ChallengeCompleted {
  @IsUUID()
  challenge_id!: string;

  @IsUUID()
  user_id!: string;

  /** Goals of the United Nations, 1 to 17. */
  @IsInt({ each: true })
  goals!: number[];

  /** ISO 8601. */
  @IsISO8601()
  at!: string;
}
