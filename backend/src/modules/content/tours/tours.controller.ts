import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidateNested,
  ValidatorConstraint,
} from 'class-validator';
import { PRIVATE, PrivateResponse } from '../../../platform/http/cache-control.ts';
import { EmptyBody } from '../../../platform/http/empty-body.ts';
import { IsEmailAddress, Trimmed } from '../../../platform/http/fields.ts';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { BudgetPolicy, WithoutBudget } from '../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { wishedLanguage } from '../../../platform/http/language.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { BookTour } from './book-tour.ts';
import { CancelTour } from './cancel-tour.ts';
import { GetTour, Tour } from './get-tour.query.ts';
import { ListSlots, TourSlot } from './list-slots.query.ts';
import { isTimeZone } from './tour.rules.ts';
import { ListTourTimes, SetTourTimes, TourTimeView } from './tour-times.ts';
import { MESSAGE_ADDRESS_BUDGET, MESSAGE_EMAIL_BUDGET } from '../../../platform/http/form.budgets.ts';

@ValidatorConstraint()
class KnownTimeZone {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isTimeZone(value);
  }
  defaultMessage(): string {
    return 'time_zone must be the name of a time zone, e.g. Europe/London.';
  }
}

export class TourBody {
  /** Start of a free slot. */
  @IsISO8601({ strict: true }, { message: 'Choose a time.' })
  starts_at!: string;

  @Trimmed()
  @IsString()
  @Length(1, 120, { message: 'Tell us your name, in at most 120 characters.' })
  @Matches(/^[^\r\n]*$/, { message: 'A name stands on one line.' })
  name!: string;

  @Trimmed()
  @IsEmailAddress({ message: 'Give an e-mail address to which we can answer, e.g. name@example.org.' })
  @MaxLength(255, { message: 'Characters too long' })
  email!: string;

  /** Number of visitors. */
  @IsInt({ message: 'Say how many people come, from 1 to 30.' })
  @Min(1, { message: 'Say how many people come, from 1 to 30.' })
  @Max(30, { message: 'Say how many people come, from 1 to 30.' })
  people!: number;

  /** What the visitors would like to see. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(2_000, { message: 'At most 2,000 characters.' })
  text: string = '';
}

export class BookedTour {
  reference!: string;
  /** Token of the booking, for its page and its calendar file. */
  token!: string;
}

export class TourTimeBody {
  /** 1 is Monday. */
  @IsInt({ message: 'weekday must be a whole number from 1 (Monday) to 7.' })
  @Min(1, { message: 'weekday must be a whole number from 1 (Monday) to 7.' })
  @Max(7, { message: 'weekday must be a whole number from 1 (Monday) to 7.' })
  weekday!: number;

  /** Minutes since midnight. */
  @IsInt({ message: 'start_minute must be a whole number from 0 to 1439.' })
  @Min(0, { message: 'start_minute must be a whole number from 0 to 1439.' })
  @Max(1439, { message: 'start_minute must be a whole number from 0 to 1439.' })
  start_minute!: number;

  @IsInt({ message: 'A tour lasts from 10 to 240 minutes.' })
  @Min(10, { message: 'A tour lasts from 10 to 240 minutes.' })
  @Max(240, { message: 'A tour lasts from 10 to 240 minutes.' })
  minutes!: number;

  @Validate(KnownTimeZone)
  time_zone!: string;
}

export class TourTimesBody {
  @IsArray({ message: 'times must be a list.' })
  @ArrayMaxSize(50, { message: 'At most 50 times in a week.' })
  @ValidateNested({ each: true })
  @Type(() => TourTimeBody)
  times!: TourTimeBody[];
}
@Controller('api')
export class ToursController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Free slots within the next four weeks. */
  @Access('public')
  @Get('tour-slots')
  @Header('cache-control', 'no-store')
  listTourSlots(): Promise<TourSlot[]> {
    return this.queries.execute(new ListSlots());
  }

  /** Books a slot; 409 when it was booked meanwhile. */
  @Access('public')
  @BudgetPolicy(MESSAGE_ADDRESS_BUDGET, MESSAGE_EMAIL_BUDGET)
  @Idempotent()
  @Post('tours')
  @HttpCode(201)
  async bookTour(@Body() body: TourBody, @Req() request: AppRequest): Promise<BookedTour> {
    await this.budgets.take(MESSAGE_ADDRESS_BUDGET, request.ip);
    await this.budgets.take(MESSAGE_EMAIL_BUDGET, body.email.toLowerCase());
    return this.commands.execute(
      new BookTour({ ...body, language: wishedLanguage(request.headers['accept-language']) }),
    );
  }

  /** The tour of a token. */
  @Access('public')
  @Get('tours/:token')
  @PrivateResponse()
  async getTour(@Param('token') token: string): Promise<Tour> {
    return (await this.queries.execute(new GetTour(token))).tour;
  }

  /** The tour as a calendar file. */
  @Access('public')
  @Get('tours/:token/calendar')
  @ApiExcludeEndpoint()
  async getTourCalendar(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const { calendar } = await this.queries.execute(new GetTour(token));
    void reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', PRIVATE)
      .header('content-disposition', 'attachment; filename="tour.ics"')
      .send(calendar);
  }

  /** Cancels the tour. */
  @Access('public')
  @WithoutBudget('The token of a tour cannot be guessed.')
  @Post('tours/:token/cancel')
  @HttpCode(200)
  async cancelTour(@Param('token') token: string, @Body() _body: EmptyBody): Promise<Tour> {
    await this.commands.execute(new CancelTour(token));
    return (await this.queries.execute(new GetTour(token))).tour;
  }

  /** The weekly times at which tours can start. */
  @Access('content.manage')
  @Get('tour-times')
  @PrivateResponse()
  listTourTimes(): Promise<TourTimeView[]> {
    return this.queries.execute(new ListTourTimes());
  }

  /** Replaces the weekly times. */
  @Access('content.manage')
  @Put('tour-times')
  async setTourTimes(@Body() body: TourTimesBody): Promise<TourTimeView[]> {
    await this.commands.execute(new SetTourTimes(body.times));
    return this.queries.execute(new ListTourTimes());
  }
}
