import { IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { DomainEvent } from '../../../../platform/messaging/events.ts';

/** A monthly gift is due to be looked at: read from its provider, reminded of, or sent its link. */
@DomainEvent('commerce.monthly-gift-look-due.v1')
export class MonthlyGiftLookDue {
  @IsUUID()
  monthly_id!: string;

  /** `look_count` of the gift: an earlier plan is not followed any more. */
  @IsInt()
  @Min(0)
  look!: number;
}

/** A payment that is not kept began a subscription: it is ended at the provider. */
@DomainEvent('commerce.monthly-gift-doubled.v1')
export class MonthlyGiftDoubled {
  @IsUUID()
  payment_id!: string;

  @IsIn(['stripe', 'paypal', 'phonepe'])
  provider!: 'stripe' | 'paypal' | 'phonepe';

  @IsString()
  @MaxLength(255)
  subscription_ref!: string;

  /** `doubled`: the gift was begun twice (also when absent); `paid_back`: its first payment was held and paid back. */
  @IsOptional()
  @IsIn(['doubled', 'paid_back'])
  cause?: 'doubled' | 'paid_back';
}
