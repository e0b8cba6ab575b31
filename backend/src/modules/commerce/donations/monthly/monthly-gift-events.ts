import { IsIn, IsInt, IsString, IsUUID, MaxLength, Min } from 'class-validator';
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

/** A second payment began another subscription for the same gift: it is ended at the provider. */
@DomainEvent('commerce.monthly-gift-doubled.v1')
export class MonthlyGiftDoubled {
  @IsUUID()
  payment_id!: string;

  @IsIn(['stripe', 'paypal', 'phonepe'])
  provider!: 'stripe' | 'paypal' | 'phonepe';

  @IsString()
  @MaxLength(255)
  subscription_ref!: string;
}
