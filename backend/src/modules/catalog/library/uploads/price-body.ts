import { isCurrency, WHOLE_BPS } from '@bookgrove/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Max, Min, registerDecorator, ValidateNested } from 'class-validator';
import { MAX_PRICE } from '../books/price.rules.ts';

const amount = {
  message: `A price is a whole number of the smallest coins, from 1 to ${MAX_PRICE.toLocaleString('en')}. A free book has none.`,
};
const share = {
  message: 'The charity’s part is a whole number from 0 to 10,000, which is all of the price.',
};

function IsCurrency() {
  return (target: object, propertyName: string): void =>
    registerDecorator({
      name: 'isCurrency',
      target: target.constructor,
      propertyName,
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isCurrency(value),
        defaultMessage: () => 'A currency is named by its three letters, e.g. GBP.',
      },
    });
}

/** The price of a book. */
export class PriceBody {
  /** Integer minor units. */
  @IsInt(amount)
  @Min(1, amount)
  @Max(MAX_PRICE, amount)
  amount!: number;

  /** ISO 4217. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toUpperCase() : value,
  )
  @IsCurrency()
  currency!: string;
}

/** Price and charity share, for those who manage books. Absent fields stay as they are. */
export class BodyWithPrice {
  /** Null: free. */
  @ApiProperty({ type: PriceBody, nullable: true, required: false })
  @IsOptional()
  @ValidateNested({ message: 'A price has an amount and a currency.' })
  @Type(() => PriceBody)
  price?: PriceBody | null;

  /** The charity's share of the price, in 1/10,000; the rest pays for making the book. Null: not stated. */
  @ApiProperty({ type: Number, nullable: true, required: false })
  @IsOptional()
  @IsInt(share)
  @Min(0, share)
  @Max(WHOLE_BPS, share)
  charity_bps?: number | null;

  /** The charity that gets this share: one that the school may choose. Null: none is named. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'charity_id must be the id of a charity.' })
  charity_id?: string | null;

  /** The project of the charity for which the share is meant; alone it names its charity, too. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'project_id must be the id of a project.' })
  project_id?: string | null;
}
