import { isCurrency } from '@bookgrove/contract';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { currentTenantKind } from '../../../../platform/context.ts';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { ProposeAct, RecentConfirmationBody } from '../../../identity/contract.ts';
import { ROYALTY_ACT } from './activate-royalty-act.ts';
import {
  RoyaltyPreview,
  RoyaltyProposal,
  RoyaltyRuleList,
  RoyaltyRuleView,
  RuleBookList,
} from './royalty-views.ts';
import { RuleBooks } from './rule-books.ts';
import { RoyaltyVersions } from './royalty-versions.ts';
import {
  exampleSale,
  ROYALTY_SCOPES,
  ROYALTY_STATUSES,
  type RoyaltyScope,
  type RoyaltyStatus,
} from './royalty.rules.ts';

const SCOPE = { message: `scope must be one of ${ROYALTY_SCOPES.join(', ')}.` };
const BPS = { message: 'A share must be a whole number of basis points, from 0 to 10000.' };
const AMOUNT = { message: 'An amount must be a whole number of minor units, of at least 0.' };
const NOTE = { message: 'note must have 3 to 255 characters: what was agreed, and where.' };

export class RoyaltyQuery extends PageQuery {
  @IsOptional()
  @IsIn(ROYALTY_SCOPES, SCOPE)
  scope?: RoyaltyScope;

  @IsOptional()
  @IsIn(ROYALTY_STATUSES, { message: `status must be one of ${ROYALTY_STATUSES.join(', ')}.` })
  status?: RoyaltyStatus;

  @IsOptional()
  @IsUUID(undefined, { message: 'school_id must be the id of a school.' })
  school_id?: string;
}

export class RoyaltyDraftBody {
  @IsIn(ROYALTY_SCOPES, SCOPE)
  scope!: RoyaltyScope;

  /** With the scopes `school` and `book`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'school_id must be the id of a school.' })
  school_id?: string;

  /** With the scope `book`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'book_id must be the id of a book.' })
  book_id?: string;

  /** The platform's part of the price. */
  @IsInt(BPS)
  @Min(0, BPS)
  @Max(10_000, BPS)
  platform_bps!: number;

  /** Part of what remains for the school that is attributed to the authors. */
  @IsInt(BPS)
  @Min(0, BPS)
  @Max(10_000, BPS)
  author_bps!: number;

  /** ISO 8601. A time that is over counts as that of the activation. */
  @Type(() => Date)
  @IsDate({ message: 'effective_from must be a date with its time.' })
  effective_from!: Date;

  /** What was agreed; the second person reads it. */
  @Trimmed()
  @IsString(NOTE)
  @Length(3, 255, NOTE)
  note!: string;
}

export class RuleBooksQuery {
  @ApiProperty()
  @IsUUID(undefined, { message: 'school_id must be the id of a school.' })
  school_id!: string;

  /** Words of the title; absent: any. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString({ message: 'search must be a text.' })
  @MaxLength(255, { message: 'search has at most 255 characters.' })
  search?: string;
}

export class RoyaltyPreviewQuery {
  /** ISO 4217. */
  @Matches(/^[A-Z]{3}$/, { message: 'currency must be three capital letters.' })
  currency!: string;

  /** Minor units, tax included. */
  @Type(() => Number)
  @IsInt(AMOUNT)
  @Min(0, AMOUNT)
  @Max(1_000_000_000_000, AMOUNT)
  price!: number;

  @Type(() => Number)
  @IsInt(AMOUNT)
  @Min(0, AMOUNT)
  tax = 0;

  /** The provider's fee. */
  @Type(() => Number)
  @IsInt(AMOUNT)
  @Min(0, AMOUNT)
  fee = 0;

  /** Of the price, as the page of the book promises. */
  @Type(() => Number)
  @IsInt(BPS)
  @Min(0, BPS)
  @Max(10_000, BPS)
  charity_bps!: number;

  @Type(() => Number)
  @IsInt(BPS)
  @Min(0, BPS)
  @Max(10_000, BPS)
  platform_bps!: number;

  @Type(() => Number)
  @IsInt(BPS)
  @Min(0, BPS)
  @Max(10_000, BPS)
  author_bps = 0;
}

/** Royalty rules: written and activated at the platform's address; a school reads its own. */
@Controller('api/royalty-rules')
@NeverWhileViewing()
export class RoyaltiesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly versions: RoyaltyVersions,
    private readonly books: RuleBooks,
  ) {}

  /** Versions, newest first. */
  @Access('payment.manage')
  @Get()
  @PrivateResponse()
  async listRoyaltyRules(@Query() query: RoyaltyQuery, @Req() { url }: AppRequest): Promise<RoyaltyRuleList> {
    const { count, results } = await this.versions.list(query);
    return page(url, query, count, results);
  }

  /** How an example sale is divided by these shares, as a real one would be. */
  @Access('payment.manage')
  @Get('preview')
  @PrivateResponse()
  previewRoyaltyRule(@Query() query: RoyaltyPreviewQuery): RoyaltyPreview {
    const { currency, price } = query;
    if (!isCurrency(currency))
      throw invalidFields({ currency: ['currency must be a currency of ISO 4217 in use.'] });
    if (query.charity_bps + query.platform_bps > 10_000)
      throw invalidFields({ platform_bps: ['Charity and platform get more than the whole price.'] });
    if (query.tax > price) throw invalidFields({ tax: ['The tax is more than the price.'] });
    const parts = exampleSale(query);
    return { currency, price, parts, sum: parts.reduce((sum, { amount }) => sum + amount, 0) };
  }

  /** Published books of a school for which a rule can be made, at most 20, by title. */
  @Access('royalty.manage')
  @Get('books')
  @PrivateResponse()
  async listRuleBooks(@Query() { school_id, search = '' }: RuleBooksQuery): Promise<RuleBookList> {
    assertPlatform();
    return { results: await this.books.find(school_id, search) };
  }

  /** Stores a draft of a new version. It holds for no sale. */
  @Access('royalty.manage')
  @Idempotent({ required: true })
  @Post()
  @PrivateResponse()
  draftRoyaltyRule(@Body() body: RoyaltyDraftBody, @Req() { user }: AppRequest): Promise<RoyaltyRuleView> {
    assertPlatform();
    const { school_id = null, book_id = null, ...draft } = body;
    return this.versions.draft({ ...draft, school_id, book_id }, user!.userId);
  }

  /** Proposes to activate a draft, which a second person approves. Needs a recent confirmation. */
  @Access('royalty.manage')
  @Post(':id/activate')
  @HttpCode(202)
  async activateRoyaltyRule(
    @Param('id', ParseId) id: string,
    @Body() proof: RecentConfirmationBody,
    @Req() { user }: AppRequest,
  ): Promise<RoyaltyProposal> {
    assertPlatform();
    const { note } = await this.versions.get(id);
    return this.commands.execute(new ProposeAct(ROYALTY_ACT, { version_id: id }, note, user!, proof));
  }

  /** Discards a draft. */
  @Access('royalty.manage')
  @Post(':id/discard')
  @HttpCode(200)
  @PrivateResponse()
  discardRoyaltyRule(@Param('id', ParseId) id: string): Promise<RoyaltyRuleView> {
    assertPlatform();
    return this.versions.discard(id);
  }
}

function assertPlatform(): void {
  if (currentTenantKind() !== 'platform')
    throw new AppError('not_found', 'not_found', 'Royalty rules are made at the platform’s own address.');
}
