import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsInt,
  IsISO4217CurrencyCode,
  IsOptional,
  IsUUID,
  Min,
  ValidateNested,
} from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** An order is paid. Fires once for each order, also for one whose total is zero. */
@DomainEvent('commerce.order-paid.v1', { consumed: false })
export class OrderPaid {
  @IsUUID()
  order_id!: string;

  /** Absent when the total is zero. */
  @IsOptional()
  @IsUUID()
  payment_id?: string;

  /** Minor units. */
  @IsInt()
  @Min(0)
  total!: number;

  @IsISO4217CurrencyCode()
  currency!: string;
}

/** How much of a line was paid back, in minor units. */
export class RefundedLine {
  @IsUUID()
  line_id!: string;

  @IsInt()
  @Min(1)
  amount!: number;
}

/** The provider has paid back a part of an order, or all of it. Fires once for each refund. */
@DomainEvent('commerce.order-refunded.v1', { consumed: false })
export class OrderRefunded {
  @IsUUID()
  order_id!: string;

  @IsUUID()
  refund_id!: string;

  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => RefundedLine)
  lines!: RefundedLine[];

  /** Sum of the lines. */
  @IsInt()
  @Min(1)
  amount!: number;

  @IsISO4217CurrencyCode()
  currency!: string;
}
