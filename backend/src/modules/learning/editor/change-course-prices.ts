import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { FIRST_COURSE, firstCourseSlug, formatPrice, LANGUAGES, type Money } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsISO4217CurrencyCode,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { FindWrongPrices } from '../../commerce/contract.ts';
import { lockCourse } from './lock-course.ts';

const AMOUNT = { message: 'A price is a whole number of the smallest coins, from 1 to 10,000,000.' };

export class CoursePriceBody {
  /** Integer minor units, tax included. */
  @IsInt(AMOUNT)
  @Min(1, AMOUNT)
  @Max(10_000_000, AMOUNT)
  amount!: number;

  /** ISO 4217. */
  @IsISO4217CurrencyCode({ message: 'A currency is named by its three letters, e.g. GBP.' })
  currency!: string;
}

/** What a course costs, in place of what it cost before. */
export class CoursePricesBody {
  /** One for each currency, the first of them where nothing else is chosen; none: the course is free. */
  @IsArray({ message: 'prices is a list.' })
  @ArrayMaxSize(20, { message: 'At most 20 currencies.' })
  @ValidateNested({ each: true, message: 'A price has an amount and a currency.' })
  @Type(() => CoursePriceBody)
  prices!: CoursePriceBody[];
}

/** Replaces the prices of a course at once, also of its published versions. Those who are enrolled stay. */
export class ChangeCoursePrices extends Command<void> {
  constructor(
    readonly id: string,
    readonly prices: Money[],
  ) {
    super();
  }
}

@CommandHandler(ChangeCoursePrices)
export class ChangeCoursePricesHandler implements ICommandHandler<ChangeCoursePrices> {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404, 409 `always_free` for the first course, 422 with the member of each wrong price */
  async execute({ id, prices }: ChangeCoursePrices): Promise<void> {
    const wrong = await this.queries.execute(new FindWrongPrices(prices));
    if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
    await this.db.transaction(async (tx) => {
      const before = await lockCourse(tx, id);
      if (prices.length > 0 && ALWAYS_FREE.includes(before.slug))
        throw new AppError('conflict', 'always_free', 'The first course is free in every school.');
      const reason = `${inWords(before.prices as unknown as Money[])} → ${inWords(prices)}`;
      await tx.course.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: {
          prices: prices.map(({ amount, currency }) => ({ amount, currency })),
        },
      });
      await this.audit.record(tx, 'course.priced', before.name, { reason, subjectId: id });
    });
  }
}

const ALWAYS_FREE = [FIRST_COURSE, ...LANGUAGES.map(firstCourseSlug)];

/** `12.00 GBP, 499.00 INR` */
const inWords = (prices: readonly Money[]): string => prices.map(formatPrice).join(', ') || '–';
