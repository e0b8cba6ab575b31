import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { invalidFields } from '../../../../platform/errors.ts';
import { isUuid } from '../../../../platform/ids.ts';
import { MOST_SLIPS, PrintPackingSlips } from './print-packing-slips.query.ts';

export class PackingSlipsQuery {
  /** Ids of orders with a comma between them, at most 50. */
  @IsString({ message: 'Name at least one order.' })
  @MaxLength(2_000, { message: 'At most 50 orders.' })
  orders!: string;

  /** Only this parcel; with one order. */
  @IsOptional()
  @IsUUID(undefined, { message: 'parcel must be the id of a parcel.' })
  parcel?: string;
}

/** What is laid into parcels, for staff of the school and for the platform's team. */
@Controller('api/order-management/packing-slips')
@NeverWhileViewing()
export class PackingSlipsController {
  constructor(private readonly queries: QueryBus) {}

  /** Packing slips of orders as one PDF, in the language of each buyer. 409 `nothing_to_pack`. */
  @Access('order.manage')
  @Get('print')
  @PrivateResponse()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async printPackingSlips(@Query() { orders, parcel }: PackingSlipsQuery): Promise<StreamableFile> {
    const ids = [...new Set(orders.split(',').map((id) => id.trim().toLowerCase()))].filter(Boolean);
    if (ids.length === 0 || ids.length > MOST_SLIPS || ids.some((id) => !isUuid(id)))
      throw invalidFields({ orders: [`Name 1 to ${MOST_SLIPS} orders by their ids.`] });
    if (parcel && ids.length > 1)
      throw invalidFields({ parcel: ['A parcel belongs to one order: name that alone.'] });
    return new StreamableFile(await this.queries.execute(new PrintPackingSlips(ids, parcel ?? null)), {
      type: 'application/pdf',
      disposition: 'inline; filename="packing-slips.pdf"',
    });
  }
}
