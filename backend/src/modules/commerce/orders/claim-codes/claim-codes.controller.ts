import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '@bookgrove/contract';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { AppError } from '../../../../platform/errors.ts';
import { IsEmailAddress, Trimmed } from '../../../../platform/http/fields.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { ClaimBook } from './claim-book.ts';
import { CLAIM_ADDRESS_BUDGET, GIFT_EMAIL_BUDGET, WRONG_CODE_BUDGET } from './claim-codes.budgets.ts';
import { ClaimableBook, GivenToClass, OrderCodes } from './claim-code-views.ts';
import { GetClaimableBook } from './get-claimable-book.query.ts';
import { GetOrderCodes } from './get-order-codes.query.ts';
import { GiveToClass } from './give-to-class.ts';
import { PrintCodeSlip } from './print-code-slip.query.ts';
import { SendGift } from './send-gift.ts';

export class ClaimCodeBody {
  /** The code as it was typed, or the last segment of the address of its page. */
  @IsString({ message: 'Please enter the code.' })
  @MaxLength(255, { message: 'This is too long for a code.' })
  code!: string;
}

export class OrderCodesQuery {
  /** The key of the order; needed without an account. */
  @IsOptional()
  @IsString()
  @MaxLength(64, { message: 'Characters too long' })
  key?: string;
}

export class CodeSlipQuery extends OrderCodesQuery {
  /** Language of what is printed beside the title; absent: English. */
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}

export class GiveToClassBody {
  @ApiProperty()
  @IsUUID(undefined, { message: 'Choose a class.' })
  class_id!: string;
}

export class SendGiftBody {
  /** The key of the order; needed without an account. */
  @IsOptional()
  @IsString()
  @MaxLength(64, { message: 'Characters too long' })
  key?: string;

  /** Another name and address of the recipient; absent: as they are. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'A name is a text.' })
  @MaxLength(80, { message: 'Please use at most 80 characters.' })
  recipient_name?: string;

  @IsOptional()
  @Trimmed()
  @MaxLength(255, { message: 'Please enter a valid email address' })
  @IsEmailAddress({ message: 'Please enter a valid email address' })
  recipient_email?: string;
}

/** Codes of class packs and gifts: for those who use them, and for those who bought them. */
@Controller('api')
@NeverWhileViewing()
export class ClaimCodesController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What somebody gets for a code, before they sign in. 404 `claim_code_unknown`. */
  @Access('public')
  @BudgetPolicy(CLAIM_ADDRESS_BUDGET, WRONG_CODE_BUDGET)
  @Post('claim-codes/look-up')
  @HttpCode(200)
  @PrivateResponse()
  lookUpClaimCode(@Body() { code }: ClaimCodeBody, @Req() request: AppRequest): Promise<ClaimableBook> {
    return this.withCode(request, () =>
      this.queries.execute(new GetClaimableBook(code, request.user ?? null, filesOrigin(request))),
    );
  }

  /**
   * The caller gets the book, once. 404 `claim_code_unknown`; 409 `claim_code_revoked`, `claim_code_owned`,
   * `claim_code_used_up`.
   */
  @Access('code.claim')
  @BudgetPolicy(CLAIM_ADDRESS_BUDGET, WRONG_CODE_BUDGET)
  @Post('claim-codes/claim')
  @HttpCode(200)
  @PrivateResponse()
  claimBook(@Body() { code }: ClaimCodeBody, @Req() request: AppRequest): Promise<ClaimableBook> {
    return this.withCode(request, async () => {
      await this.commands.execute(new ClaimBook(code, request.user!));
      return this.queries.execute(new GetClaimableBook(code, request.user!, filesOrigin(request)));
    });
  }

  /** The codes of an order that is paid, for its owner, for whoever has its key, and for staff. */
  @Access('public')
  @Get('orders/:number/codes')
  @PrivateResponse()
  getOrderCodes(
    @Param('number') number: string,
    @Query() { key }: OrderCodesQuery,
    @Req() request: AppRequest,
  ): Promise<OrderCodes> {
    return this.queries.execute(new GetOrderCodes(number, request.user ?? null, key ?? null));
  }

  /** The code of a class pack as a sheet to print, for those who see the codes of its order. 409 `claim_code_revoked`. */
  @Access('public')
  @Get('orders/:number/codes/:id/slip')
  @PrivateResponse()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async printCodeSlip(
    @Param('number') number: string,
    @Param('id', ParseId) id: string,
    @Query() { key, language }: CodeSlipQuery,
    @Req() request: AppRequest,
  ): Promise<StreamableFile> {
    const slip = new PrintCodeSlip(number, id, request.user ?? null, key ?? null, language ?? 'en');
    return new StreamableFile(await this.queries.execute(slip), {
      type: 'application/pdf',
      disposition: 'inline; filename="code.pdf"',
    });
  }

  /** Gives the book of a class pack to the students of a class of the caller, as far as the seats go. */
  @Access('class.teach')
  @Post('orders/:number/codes/:id/give')
  @HttpCode(200)
  @PrivateResponse()
  giveToClass(
    @Param('number') number: string,
    @Param('id', ParseId) id: string,
    @Body() { class_id }: GiveToClassBody,
    @Req() request: AppRequest,
  ): Promise<GivenToClass> {
    return this.commands.execute(new GiveToClass(number, id, class_id.toLowerCase(), request.user!));
  }

  /**
   * Sends a gift now, again, or to another address, after which the code that was sent before does not work any more. 409
   * `gift_claimed`, `gift_revoked`.
   */
  @Access('public')
  @BudgetPolicy(GIFT_EMAIL_BUDGET)
  @Post('orders/:number/gifts/:lineId/send')
  @HttpCode(200)
  @PrivateResponse()
  async sendGift(
    @Param('number') number: string,
    @Param('lineId', ParseId) lineId: string,
    @Body() { key, recipient_name, recipient_email }: SendGiftBody,
    @Req() request: AppRequest,
  ): Promise<OrderCodes> {
    const by = { reader: request.user ?? null, key: key ?? null };
    await this.commands.execute(
      new SendGift(number, lineId, by, {
        name: recipient_name ?? null,
        email: recipient_email ?? null,
      }),
    );
    return this.queries.execute(new GetOrderCodes(number, by.reader, by.key));
  }

  /** Counts wrong codes, and refuses further tries after too many of them. */
  private async withCode<T>(request: AppRequest, work: () => Promise<T>): Promise<T> {
    const who = request.user?.userId ?? request.ip;
    await this.budgets.take(CLAIM_ADDRESS_BUDGET, request.ip);
    await this.budgets.check(WRONG_CODE_BUDGET, who);
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.code === 'claim_code_unknown')
        await this.budgets.spend(WRONG_CODE_BUDGET, who, 1);
      throw error;
    }
  }
}
