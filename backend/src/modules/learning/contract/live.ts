import { IsIn, IsInt, IsOptional, IsUUID, Min } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** What happened to the times of a live lesson. */
const LIVE_CHANGES = ['moved', 'cancelled', 'put_back', 'replanned'] as const;

/** A published live lesson, or one time of it, was changed. Fires once per change. */
@DomainEvent('learning.live-changed.v1')
export class LiveChanged {
  @IsUUID()
  lesson_id!: string;

  /** The time alone; null: the coming times of the lesson. */
  @IsOptional()
  @IsUUID()
  time_id!: string | null;

  @IsIn(LIVE_CHANGES)
  change!: (typeof LIVE_CHANGES)[number];

  /** The number of the change, as calendars see it. */
  @IsInt()
  @Min(1)
  sequence!: number;
}
