import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { GetManagedOrder } from '../get-managed-order.query.ts';
import { ManagedOrder } from '../order-view.ts';
import { CreateParcel, MoveParcel } from './parcel-acts.ts';
import { ParcelBody, ParcelMoveBody } from './parcel-bodies.ts';

/** Parcels of an order, for staff. */
@Controller('api/order-management/:id/parcels')
@NeverWhileViewing()
export class ParcelsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Prepares a parcel of what is left to send, or of what is chosen of it. 409 `wrong_status`, 422 `lines`. */
  @Access('order.manage')
  @Idempotent()
  @Post()
  @HttpCode(201)
  @PrivateResponse()
  async createParcel(@Param('id', ParseId) id: string, @Body() { lines }: ParcelBody): Promise<ManagedOrder> {
    await this.commands.execute(new CreateParcel(id, lines ?? null));
    return this.queries.execute(new GetManagedOrder(id));
  }

  /** Takes a parcel a step further. 409 `wrong_status` for a step that is not its next one, 422 `reason`. */
  @Access('order.manage')
  @Post(':parcelId/moves')
  @HttpCode(200)
  @PrivateResponse()
  async moveParcel(
    @Param('id', ParseId) id: string,
    @Param('parcelId', ParseId) parcelId: string,
    @Body() { status, reason, ...tracking }: ParcelMoveBody,
  ): Promise<ManagedOrder> {
    await this.commands.execute(new MoveParcel(id, parcelId, status, reason ?? '', tracking));
    return this.queries.execute(new GetManagedOrder(id));
  }
}
