import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { currentTenantId } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { IsEmailAddress, Trimmed } from '../../../platform/http/fields.ts';
import { ListPage, page, PageQuery } from '../../../platform/http/page.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { CancelOrder } from './cancel-order.ts';
import { ClaimOrder } from './claim-order.ts';
import { GetOrder } from './get-order.query.ts';
import { ListOwnOrders } from './list-own-orders.query.ts';
import { Order, OrderInList } from './order-view.ts';
import { OpenOrderByCode } from './open-by-code.ts';
import { readOrderNumber } from './order.rules.ts';
import {
  ORDER_CODE_ADDRESS_BUDGET,
  ORDER_CODE_BUDGET,
  ORDER_KEY_BUDGET,
  TRACK_ADDRESS_BUDGET,
  TRACK_EMAIL_BUDGET,
} from './orders.budgets.ts';
import { TrackOrder } from './track-order.ts';

export class OrderPage extends ListPage {
  results!: OrderInList[];
}

export class OrderKeyQuery {
  /** The key of the order, from its e-mail or the answer of its payment. */
  @IsOptional()
  @IsString()
  @MaxLength(64, { message: 'Characters too long' })
  key?: string;
}

export class OrderKeyBody {
  /** The key of the order; needed without an account. */
  @IsOptional()
  @IsString()
  @MaxLength(64, { message: 'Characters too long' })
  key?: string;
}

export class ClaimOrderBody {
  @IsString({ message: 'key must be the key of the order.' })
  @MaxLength(64, { message: 'Characters too long' })
  key!: string;
}

export class TrackOrderBody {
  @Trimmed()
  @IsEmailAddress({ message: 'Give the e-mail address of the order, e.g. name@example.org.' })
  @MaxLength(255, { message: 'Characters too long' })
  email!: string;
}

export class OrderCodeBody {
  /** The six digits of the e-mail. */
  @Trimmed()
  @Matches(/^[0-9]{6}$/, { message: 'The code has six digits.' })
  code!: string;
}

/** What opens an order without an account. */
export class OrderKeyAnswer {
  number!: string;
  key!: string;
}

/** Orders for those who bought. */
@Controller('api')
@NeverWhileViewing()
export class OrdersController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The caller's orders, newest first. */
  @Access('order.place')
  @Get('orders')
  @PrivateResponse()
  async listOrders(@Query() query: PageQuery, @Req() request: AppRequest): Promise<OrderPage> {
    const { count, orders } = await this.queries.execute(new ListOwnOrders(request.user!.userId, query));
    return page(request.url, query, count, orders);
  }

  /** One order, for its owner, for whoever has its key, and for staff. */
  @Access('public')
  @Get('orders/:number')
  @PrivateResponse()
  getOrder(
    @Param('number') number: string,
    @Query() { key }: OrderKeyQuery,
    @Req() request: AppRequest,
  ): Promise<Order> {
    return this.queries.execute(
      new GetOrder(number, request.user ?? null, key ?? null, filesOrigin(request)),
    );
  }

  /** Opens an order by the code of the e-mail, once. 422 `wrong_code`. */
  @Access('public')
  @BudgetPolicy(ORDER_CODE_ADDRESS_BUDGET, ORDER_CODE_BUDGET)
  @Post('orders/:number/open')
  @HttpCode(200)
  @PrivateResponse()
  async openOrder(
    @Param('number') number: string,
    @Body() { code }: OrderCodeBody,
    @Req() request: AppRequest,
  ): Promise<OrderKeyAnswer> {
    await this.budgets.take(ORDER_CODE_ADDRESS_BUDGET, request.ip);
    await this.budgets.take(
      ORDER_CODE_BUDGET,
      `${currentTenantId()}:${readOrderNumber(number).slice(0, 64)}`,
    );
    return this.commands.execute(new OpenOrderByCode(number, code));
  }

  /** Sends a link and a code to the e-mail address that it was bought with. The answer never says whether there is one. */
  @Access('public')
  @BudgetPolicy(TRACK_ADDRESS_BUDGET, TRACK_EMAIL_BUDGET)
  @Post('orders/:number/track')
  @HttpCode(204)
  async trackOrder(
    @Param('number') number: string,
    @Body() { email }: TrackOrderBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.budgets.take(TRACK_ADDRESS_BUDGET, request.ip);
    await this.budgets.take(TRACK_EMAIL_BUDGET, email.toLowerCase());
    await this.commands.execute(new TrackOrder(number, email, newId()));
  }

  /** A guest's purchase joins the caller's account, once. */
  @Access('order.place')
  @BudgetPolicy(ORDER_KEY_BUDGET)
  @Post('orders/:number/claim')
  @HttpCode(200)
  @PrivateResponse()
  async claimOrder(
    @Param('number') number: string,
    @Body() { key }: ClaimOrderBody,
    @Req() request: AppRequest,
  ): Promise<Order> {
    await this.budgets.take(ORDER_KEY_BUDGET, request.ip);
    await this.commands.execute(new ClaimOrder(number, key, request.user!));
    return this.queries.execute(new GetOrder(number, request.user!, null, filesOrigin(request)));
  }

  /** Cancels an order that is not paid. */
  @Access('public')
  @BudgetPolicy(ORDER_KEY_BUDGET)
  @Post('orders/:number/cancel')
  @HttpCode(200)
  @PrivateResponse()
  async cancelOrder(
    @Param('number') number: string,
    @Body() { key }: OrderKeyBody,
    @Req() request: AppRequest,
  ): Promise<Order> {
    await this.budgets.take(ORDER_KEY_BUDGET, request.ip);
    const by = { reader: request.user ?? null, key: key ?? null };
    await this.commands.execute(new CancelOrder(number, by.reader, by.key));
    return this.queries.execute(new GetOrder(number, by.reader, by.key, filesOrigin(request)));
  }
}
