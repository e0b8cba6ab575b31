import { Query } from '@nestjs/cqrs';
import { IsIn, IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** What there is to tell somebody about being a leading teacher or parent. */
export const LEADER_NEWS = [
  'nominated',
  'submitted',
  'training',
  'recognised',
  'declined',
  'reopened',
  'renewal_in_30',
  'renewal_in_7',
  'renewed',
  'lapsed',
  'mentor_asked',
  'mentee_offered',
  'mentoring_started',
  'mentoring_refused',
  'mentoring_ended',
] as const;

export type LeaderNewsKind = (typeof LEADER_NEWS)[number];

/** Something changed on somebody's way to the badge, or with their mentoring, that `user_id` is to be told. */
@DomainEvent('identity.leader-changed.v1')
export class LeaderChanged {
  @IsUUID()
  leader_id!: string;

  @IsUUID()
  user_id!: string;

  @IsIn(LEADER_NEWS)
  news!: LeaderNewsKind;
}

/** What an e-mail says of somebody's way to the badge. */
export interface LeaderLetter {
  kind: 'teacher' | 'parent';
  decline_reason: string | null;
  valid_until: Date | null;
}

/** One way to the badge in the running school; null when it is gone. */
export class GetLeaderLetter extends Query<LeaderLetter | null> {
  constructor(readonly leaderId: string) {
    super();
  }
}
