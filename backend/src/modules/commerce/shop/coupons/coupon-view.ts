import { ApiProperty } from '@nestjs/swagger';
import { ITEM_KINDS, type ItemKind } from '@bookgrove/contract';
import { ListPage } from '../../../../platform/http/page.ts';
import { Money } from '../../../../platform/http/money.ts';
import type { Coupon } from '../../../../platform/db/generated/client.ts';
import {
  COUPON_KINDS,
  COUPON_STATES,
  COUPON_STEPS,
  stateOf,
  stepsOf,
  type AmountsByCurrency,
  type CouponKind,
  type CouponState,
  type CouponStep,
  type CouponTerms,
} from './coupon.rules.ts';

/** A coupon, for staff. */
export class CouponView {
  id!: string;
  code!: string;
  note!: string;
  @ApiProperty({ enum: COUPON_KINDS })
  kind!: CouponKind;
  percent_bps!: number | null;
  amounts!: Money[];
  free_copies!: number | null;
  minimums!: Money[];
  /** What it is for: books, all books of categories, courses; all empty: everything of its kinds. */
  book_ids!: string[];
  categories!: string[];
  course_ids!: string[];
  /** The classes for which it is; empty: everybody. */
  class_ids!: string[];
  @ApiProperty({ enum: ITEM_KINDS, isArray: true })
  kinds!: ItemKind[];
  /** ISO 8601; null: no beginning, no end. */
  starts_at!: string | null;
  ends_at!: string | null;
  max_uses!: number | null;
  max_per_buyer!: number | null;
  /** Orders that use it and were not given up or paid back whole. */
  used!: number;
  @ApiProperty({ enum: COUPON_STATES })
  state!: CouponState;
  /** What can be done next. */
  @ApiProperty({ enum: COUPON_STEPS, isArray: true })
  steps!: CouponStep[];
  created_at!: string;
}

/** A book or course of a coupon. */
export class CouponItem {
  id!: string;
  /** Empty for one that is not sold any more. */
  title!: string;
}

/** One coupon, with the titles of its books and courses. */
export class CouponDetails extends CouponView {
  books!: CouponItem[];
  courses!: CouponItem[];
}

export class CouponPage extends ListPage {
  results!: CouponView[];
}

/** A coupon as it is at a time. */
export function couponView(coupon: Coupon, at: Date): CouponView {
  const state = stateOf(coupon as unknown as CouponTerms, at);
  return {
    id: coupon.id,
    code: coupon.code,
    note: coupon.note,
    kind: coupon.kind as CouponKind,
    percent_bps: coupon.percent_bps,
    amounts: moneyOf(coupon.amounts as unknown as AmountsByCurrency),
    free_copies: coupon.free_copies,
    minimums: moneyOf(coupon.minimums as unknown as AmountsByCurrency),
    book_ids: coupon.book_ids,
    categories: coupon.categories,
    course_ids: coupon.course_ids,
    class_ids: coupon.class_ids,
    kinds: coupon.kinds as ItemKind[],
    starts_at: coupon.starts_at?.toISOString() ?? null,
    ends_at: coupon.ends_at?.toISOString() ?? null,
    max_uses: coupon.max_uses,
    max_per_buyer: coupon.max_per_buyer,
    used: coupon.used,
    state,
    steps: stepsOf(state),
    created_at: coupon.created_at.toISOString(),
  };
}

const moneyOf = (amounts: AmountsByCurrency): Money[] =>
  Object.entries(amounts)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([currency, amount]) => ({ amount, currency }));
