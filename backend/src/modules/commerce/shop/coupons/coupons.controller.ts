import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { CouponBody, CouponsQuery, CouponStepBody } from './coupon-bodies.ts';
import { CouponDetails, CouponPage, couponView, CouponView } from './coupon-view.ts';
import { GetCoupon, ListCoupons } from './list-coupons.query.ts';
import { SaveCoupon } from './save-coupon.ts';
import { StepCoupon } from './step-coupon.ts';

/** Coupons of the school, for its staff. They can be prepared while the shop is off. */
@Controller('api/coupons')
@NeverWhileViewing()
export class CouponsController {
  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One page of the coupons, newest first. */
  @Access('order.manage')
  @Get()
  @PrivateResponse()
  async listCoupons(@Query() query: CouponsQuery, @Req() request: AppRequest): Promise<CouponPage> {
    const { count, coupons } = await this.queries.execute(new ListCoupons(query));
    return page(request.url, query, count, coupons);
  }

  /** A coupon with its uses. */
  @Access('order.manage')
  @Get(':id')
  @PrivateResponse()
  getCoupon(@Param('id', ParseId) id: string): Promise<CouponDetails> {
    return this.queries.execute(new GetCoupon(id));
  }

  /** Makes a coupon. It is a draft: nobody can use it yet. */
  @Access('order.manage')
  @Idempotent({ required: true })
  @Post()
  @PrivateResponse()
  async makeCoupon(@Body() body: CouponBody): Promise<CouponView> {
    return couponView(await this.commands.execute(new SaveCoupon(null, body)), this.clock.now());
  }

  /** Changes a coupon, for orders that are placed from now on. 409 `coupon_archived`. */
  @Access('order.manage')
  @Put(':id')
  @PrivateResponse()
  async changeCoupon(@Param('id', ParseId) id: string, @Body() body: CouponBody): Promise<CouponView> {
    return couponView(await this.commands.execute(new SaveCoupon(id, body)), this.clock.now());
  }

  /** Activates, pauses or archives a coupon. 409 `wrong_status`. */
  @Access('order.manage')
  @Post(':id/step')
  @HttpCode(200)
  @PrivateResponse()
  async stepCoupon(@Param('id', ParseId) id: string, @Body() { step }: CouponStepBody): Promise<CouponView> {
    return couponView(await this.commands.execute(new StepCoupon(id, step)), this.clock.now());
  }
}
