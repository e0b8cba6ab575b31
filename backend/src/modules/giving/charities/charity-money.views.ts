import { IsISO31661Alpha2, IsOptional, IsUUID, Matches } from 'class-validator';
import { CharityMoney } from './charity-views.ts';

export class CharityMoneyQuery {
  /** First month, such as `2026-03`; absent: eleven months before the running one. */
  @IsOptional()
  @Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'since must be a month, e.g. 2026-03.' })
  since?: string;

  @IsOptional()
  @IsISO31661Alpha2({ message: 'country must be two capital letters.' })
  country?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'charity must be the id of a charity.' })
  charity?: string;

  /** ISO 4217; absent: all currencies. */
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: 'currency must be three capital letters.' })
  currency?: string;
}

/** One month in one currency, in minor units; zero where nothing happened. */
export class CharityMonthView {
  /** Such as `2026-03`. */
  month!: string;
  raised!: number;
  paid_out!: number;
}

/** One currency of the dashboard. */
export class CharityCurrencyView {
  /** ISO 4217. */
  currency!: string;
  /** In the months that are shown. */
  raised!: number;
  paid_out!: number;
  /** Now: owed to the charities, with what is promised by sponsors. */
  waiting!: number;
  promised!: number;
  months!: CharityMonthView[];
}

export class CharityChoice {
  id!: string;
  name!: string;
  country!: string;
}

/** A charity with its money since its first gift. */
export class CharityMoneyRow extends CharityChoice {
  slug!: string;
  status!: string;
  money!: CharityMoney[];
}

/** Money of charities by month, from the books of account. */
export class CharityMoneyView {
  since!: string;
  /** By currency, the largest sum first. */
  currencies!: CharityCurrencyView[];
  /** Charities that fit and have money. */
  charities!: CharityMoneyRow[];
  /** All charities with money, to choose from. */
  choices!: CharityChoice[];
  /** Charities in review. */
  in_review!: number;
}
