import { IsInt, IsISO8601, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { DomainEvent } from '../../../../platform/messaging/events.ts';

/** A royalty rule of a school or a book is active. Fires in the platform's context, in the transaction of the approval. */
@DomainEvent('commerce.royalty-activated.v1')
export class RoyaltyActivated {
  @IsUUID()
  version_id!: string;

  @IsUUID()
  school_id!: string;

  /** Null for a rule of the whole school. */
  @IsOptional()
  @IsUUID()
  book_id!: string | null;

  /** Of the price. */
  @IsInt()
  @Min(0)
  @Max(10_000)
  platform_bps!: number;

  /** Of what remains for the school. */
  @IsInt()
  @Min(0)
  @Max(10_000)
  author_bps!: number;

  @IsISO8601()
  effective_from!: string;
}
