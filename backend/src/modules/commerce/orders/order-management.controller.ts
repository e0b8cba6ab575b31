import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Min,
  ValidateNested,
} from 'class-validator';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Trimmed } from '../../../platform/http/fields.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { ListPage, page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { RecentConfirmationBody } from '../../identity/contract.ts';
import { ApproveTeamRefund } from './approve-team-refund.ts';
import { CancelManagedOrder } from './cancel-order.ts';
import { GetManagedOrder } from './get-managed-order.query.ts';
import { ListTeamRefunds, TeamRefundList } from './list-team-refunds.query.ts';
import { ListManagedOrders, ManagedOrdersQuery } from './list-managed-orders.query.ts';
import { ManagedOrder, ManagedOrderInList, ManagedRefund } from './order-view.ts';
import { PreviewRefund, RefundPreview } from './preview-refund.query.ts';
import { ProposeRefund } from './propose-refund.ts';
import { RefundOrder } from './refund-order.ts';
import { RetryRefund } from './retry-refund.ts';

export class ManagedOrderPage extends ListPage {
  results!: ManagedOrderInList[];
}

export class RefundLineBody {
  @IsUUID(undefined, { message: 'line_id must be the id of a line of this order.' })
  line_id!: string;

  /** Minor units; absent: all that is left of the line. */
  @IsOptional()
  @IsInt({ message: 'amount must be a whole number of minor units, above zero.' })
  @Min(1, { message: 'amount must be a whole number of minor units, above zero.' })
  amount?: number;

  /** Printed copies that go back into the stock once it is paid back; absent: none. */
  @IsOptional()
  @IsInt({ message: 'restock must be a whole number of copies.' })
  @Min(0, { message: 'restock must be a whole number of copies.' })
  restock?: number;
}

export class RefundLinesBody {
  @IsArray({ message: 'Choose at least one line.' })
  @ArrayMinSize(1, { message: 'Choose at least one line.' })
  @ArrayMaxSize(100, { message: 'At most 100 lines.' })
  @ValidateNested({ each: true })
  @Type(() => RefundLineBody)
  lines!: RefundLineBody[];
}

const WHY = { message: 'Please say why, in 3 to 300 characters.' };

export class RefundBody extends RefundLinesBody {
  /** Why; the buyer reads it in the timeline. */
  @Trimmed()
  @IsString(WHY)
  @Length(3, 300, WHY)
  reason!: string;
}

export class RefundProposalBody extends RecentConfirmationBody {
  @IsArray({ message: 'Choose at least one line.' })
  @ArrayMinSize(1, { message: 'Choose at least one line.' })
  @ArrayMaxSize(100, { message: 'At most 100 lines.' })
  @ValidateNested({ each: true })
  @Type(() => RefundLineBody)
  lines!: RefundLineBody[];

  /** Why; the second person and the buyer read it. */
  @Trimmed()
  @IsString(WHY)
  @Length(3, 300, WHY)
  reason!: string;
}

export class CancelBody {
  @ApiProperty()
  @Trimmed()
  @IsString(WHY)
  @Length(3, 300, WHY)
  reason!: string;
}

export class RefundProposalMade {
  /** Id of the proposal. */
  id!: string;
}

/** Orders for staff: of the school, and at the platform's address of every school. */
@Controller('api')
@NeverWhileViewing()
export class OrderManagementController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One page of the orders, newest first. */
  @Access('order.manage')
  @Get('order-management')
  @PrivateResponse()
  async listManagedOrders(
    @Query() query: ManagedOrdersQuery,
    @Req() request: AppRequest,
  ): Promise<ManagedOrderPage> {
    const { count, orders } = await this.queries.execute(new ListManagedOrders(query));
    return page(request.url, query, count, orders);
  }

  /** One order, with what can be done next. */
  @Access('order.manage')
  @Get('order-management/:id')
  @PrivateResponse()
  getManagedOrder(@Param('id', ParseId) id: string): Promise<ManagedOrder> {
    return this.queries.execute(new GetManagedOrder(id));
  }

  /** Cancels an order that is not paid. */
  @Access('order.manage')
  @Post('order-management/:id/cancel')
  @HttpCode(200)
  @PrivateResponse()
  async cancelManagedOrder(
    @Param('id', ParseId) id: string,
    @Body() { reason }: CancelBody,
  ): Promise<ManagedOrder> {
    await this.commands.execute(new CancelManagedOrder(id, reason));
    return this.queries.execute(new GetManagedOrder(id));
  }

  /** What a refund of these lines would change in the books of account. Nothing is stored. */
  @Access('order.manage')
  @Post('order-management/:id/refund-preview')
  @HttpCode(200)
  @PrivateResponse()
  previewRefund(
    @Param('id', ParseId) id: string,
    @Body() { lines }: RefundLinesBody,
  ): Promise<RefundPreview> {
    return this.queries.execute(new PreviewRefund(id, lines));
  }

  /**
   * Requests a refund of these lines. 409 `second_person_needed` above the threshold of the currency: such a refund is
   * proposed. 409 `not_refundable`, 422 `lines` or `amount` when more is asked for than is left.
   */
  @Access('order.manage')
  @Idempotent({ required: true })
  @Post('order-management/:id/refunds')
  @HttpCode(201)
  @PrivateResponse()
  refundOrder(
    @Param('id', ParseId) id: string,
    @Body() { lines, reason }: RefundBody,
  ): Promise<ManagedRefund> {
    return this.commands.execute(new RefundOrder(id, lines, reason));
  }

  /**
   * Sends a refund that failed at the provider once more. 404, 409 `not_failed`, 409 `not_refundable` when it was paid back in
   * another way meanwhile.
   */
  @Access('order.manage')
  @Idempotent({ required: true })
  @Post('order-management/:id/refunds/:refund/retry')
  @HttpCode(200)
  @PrivateResponse()
  retryRefund(
    @Param('id', ParseId) id: string,
    @Param('refund', ParseId) refund: string,
  ): Promise<ManagedRefund> {
    return this.commands.execute(new RetryRefund(id, refund));
  }

  /** Refunds of the order that the platform's team proposed and nobody has approved; empty at the platform's address. */
  @Access('order.manage')
  @Get('order-management/:id/refund-proposals')
  @PrivateResponse()
  listTeamRefunds(@Param('id', ParseId) id: string): Promise<TeamRefundList> {
    return this.queries.execute(new ListTeamRefunds(id));
  }

  /**
   * Approves, as a person of the school, what the platform's team proposed. Needs a recent confirmation. 404 for a proposal
   * that does not wait any more, 409 `already_decided`.
   */
  @Access('order.manage')
  @Post('order-management/:id/refund-proposals/:proposal/approve')
  @HttpCode(200)
  @PrivateResponse()
  async approveTeamRefund(
    @Param('id', ParseId) id: string,
    @Param('proposal', ParseId) proposal: string,
    @Body() proof: RecentConfirmationBody,
    @Req() request: AppRequest,
  ): Promise<ManagedOrder> {
    await this.commands.execute(new ApproveTeamRefund(id, proposal, request.user!, proof));
    return this.queries.execute(new GetManagedOrder(id));
  }

  /** Proposes a refund above the threshold to a second person. Needs a recent confirmation. */
  @Access('order.manage')
  @Post('order-management/:id/refund-proposals')
  @HttpCode(202)
  async proposeRefund(
    @Param('id', ParseId) id: string,
    @Body() { lines, reason, ...proof }: RefundProposalBody,
    @Req() request: AppRequest,
  ): Promise<RefundProposalMade> {
    return this.commands.execute(new ProposeRefund(id, lines, reason, request.user!, proof));
  }
}
