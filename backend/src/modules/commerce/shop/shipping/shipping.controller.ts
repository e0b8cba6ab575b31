import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { COUNTRIES } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { IsCurrencyCode } from '../offers/currency-code.ts';
import { ChangeShippingRates } from './change-shipping-rates.ts';
import { ELSEWHERE } from './shipping.rules.ts';
import { ShippingRates } from './shipping-rates.ts';

const amount = { message: 'A rate is a whole number of the smallest coins, from 0 to 10,000,000.' };

export class ShippingRateBody {
  /** ISO 3166-1 alpha-2; `*`: every country that is not named. */
  @IsIn([...COUNTRIES, ELSEWHERE], { message: 'Choose a country, or * for all other countries.' })
  country!: string;

  @IsCurrencyCode()
  currency!: string;

  /** For a whole order: integer minor units, tax included. 0: sending is free. */
  @IsInt(amount)
  @Min(0, amount)
  @Max(10_000_000, amount)
  amount!: number;
}

export class ShippingRatesBody {
  @IsArray({ message: 'rates is a list.' })
  @ArrayMaxSize(300, { message: 'At most 300 rates.' })
  @ValidateNested({ each: true, message: 'A rate has a country, a currency and an amount.' })
  @Type(() => ShippingRateBody)
  rates!: ShippingRateBody[];
}

export class ShippingRateAnswer {
  country!: string;
  currency!: string;
  amount!: number;
}

export class ShippingRatesAnswer {
  /** Of today. Printed books are sent only to countries, and sold only in currencies, that have a rate. */
  rates!: ShippingRateAnswer[];
}

/** What the school takes for sending printed books. */
@Controller('api/shipping-rates')
export class ShippingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly rates: ShippingRates,
  ) {}

  /** The rates of today. */
  @Access('order.manage')
  @Get()
  @PrivateResponse()
  async getShippingRates(): Promise<ShippingRatesAnswer> {
    return { rates: await this.rates.current() };
  }

  /** Replaces the rates from today on. Orders keep what they were placed with. */
  @Access('order.manage')
  @NeverWhileViewing()
  @Put()
  @PrivateResponse()
  async changeShippingRates(@Body() { rates }: ShippingRatesBody): Promise<ShippingRatesAnswer> {
    await this.commands.execute(new ChangeShippingRates(rates));
    return { rates: await this.rates.current() };
  }
}
