import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ITEM_KINDS, WHOLE_BPS, type ItemKind } from '@bookgrove/contract';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { IsCurrencyCode } from '../offers/currency-code.ts';
import { COUPON_KINDS, COUPON_STATES, COUPON_STEPS } from './coupon.rules.ts';
import type { CouponKind, CouponState, CouponStep } from './coupon.rules.ts';

/** The most uses that can be named. */
const MOST = 1_000_000;
const WHOLE = { message: 'Please give a whole number, 1 or more.' };

/** An amount that is taken off, or a minimum, in one currency. */
export class CouponAmountBody {
  /** Minor units. */
  @IsInt(WHOLE)
  @Min(1, WHOLE)
  @Max(100_000_000, { message: 'This is too much.' })
  amount!: number;

  @IsCurrencyCode()
  currency!: string;
}

const Amounts = (): PropertyDecorator => (target, member) => {
  ApiPropertyOptional({ type: [CouponAmountBody] })(target, member);
  IsOptional()(target, member);
  IsArray({ message: 'Amounts are a list.' })(target, member);
  ArrayMaxSize(20, { message: 'At most 20 currencies.' })(target, member);
  ValidateNested({ each: true })(target, member);
  Type(() => CouponAmountBody)(target, member);
};

const Count =
  (most: number): PropertyDecorator =>
  (target, member) => {
    IsOptional()(target, member);
    IsInt(WHOLE)(target, member);
    Min(1, WHOLE)(target, member);
    Max(most, { message: `At most ${most}.` })(target, member);
  };

/** A coupon as staff write it. */
export class CouponBody {
  /** 4 to 32 letters from A to Z, digits and dashes; small letters are made capital. */
  @IsString({ message: 'A code is a text.' })
  @MaxLength(64, { message: 'A code has 4 to 32 letters from A to Z, digits and dashes.' })
  code!: string;

  /** What it is for; only staff read it. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'A note is a text.' })
  @MaxLength(255, { message: 'Please use at most 255 characters.' })
  note?: string;

  @IsIn(COUPON_KINDS, { message: `kind must be one of ${COUPON_KINDS.join(', ')}.` })
  kind!: CouponKind;

  /** Of `percent`: basis points, 1 to 10,000. */
  @Count(WHOLE_BPS)
  percent_bps?: number;

  /** Of `amount`: what is taken off, one for each currency. */
  @Amounts()
  amounts?: CouponAmountBody[];

  /** Of `free_books`: how many copies cost nothing. */
  @Count(100)
  free_copies?: number;

  /** What the books it is for must cost together; a coupon with minimums is for these currencies only. */
  @Amounts()
  minimums?: CouponAmountBody[];

  /** Ids of the books that it is for; without books, categories and courses it is for all. */
  @IsOptional()
  @IsArray({ message: 'Books are a list.' })
  @ArrayMaxSize(200, { message: 'At most 200 books.' })
  @IsUUID(undefined, { each: true, message: 'Books are named by their id.' })
  book_ids?: string[];

  /** Slugs of the categories all of whose books it is for, those below them too. */
  @IsOptional()
  @IsArray({ message: 'Categories are a list.' })
  @ArrayMaxSize(100, { message: 'At most 100 categories.' })
  @IsString({ each: true, message: 'Categories are named by their slug.' })
  @MaxLength(64, { each: true, message: 'Categories are named by their slug.' })
  categories?: string[];

  /** Ids of the classes for which it is: for students, their guardians and teachers. Absent or empty: for everybody. */
  @IsOptional()
  @IsArray({ message: 'Classes are a list.' })
  @ArrayMaxSize(100, { message: 'At most 100 classes.' })
  @IsUUID(undefined, { each: true, message: 'Classes are named by their id.' })
  class_ids?: string[];

  /** Ids of the courses that it is for, which are bought in the kind `course`. */
  @IsOptional()
  @IsArray({ message: 'Courses are a list.' })
  @ArrayMaxSize(100, { message: 'At most 100 courses.' })
  @IsUUID(undefined, { each: true, message: 'Courses are named by their id.' })
  course_ids?: string[];

  /** As what is bought; absent: digital and printed books, and courses when `course_ids` names some. */
  @ApiPropertyOptional({ enum: ITEM_KINDS, isArray: true })
  @IsOptional()
  @IsArray({ message: 'Kinds are a list.' })
  @IsIn(ITEM_KINDS, { each: true, message: `Kinds are of ${ITEM_KINDS.join(', ')}.` })
  kinds?: ItemKind[];

  @IsOptional()
  @Type(() => Date)
  @IsDate({ message: 'starts_at must be a time, e.g. 2026-09-01T08:00:00Z.' })
  starts_at?: Date | null;

  /** From then on it is over. */
  @IsOptional()
  @Type(() => Date)
  @IsDate({ message: 'ends_at must be a time, e.g. 2026-10-01T08:00:00Z.' })
  ends_at?: Date | null;

  /** By all buyers together; absent: as often as they like. */
  @Count(MOST)
  max_uses?: number;

  /** By one buyer (account or e-mail address); absent: as often as they like. */
  @Count(MOST)
  max_per_buyer?: number;
}

export class CouponStepBody {
  @IsIn(COUPON_STEPS, { message: `step must be one of ${COUPON_STEPS.join(', ')}.` })
  step!: CouponStep;
}

/** Filters of the list of coupons. `search` looks in code and note. */
export class CouponsQuery extends PageQuery {
  @IsOptional()
  @IsIn(COUPON_STATES, { message: `state must be one of ${COUPON_STATES.join(', ')}.` })
  state?: CouponState;
}
