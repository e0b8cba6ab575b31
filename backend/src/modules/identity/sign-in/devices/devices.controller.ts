import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { Device, EndDevice, EndOtherDevices, ListDevices } from './devices.ts';

export class DevicePage extends ListPage {
  results!: Device[];
}
export class DevicesEnded {
  /** Number of devices that were signed out. */
  ended!: number;
}

@Controller('api/auth/sessions')
export class DevicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The signed-in devices of the caller. */
  @Access('signed-in')
  @Get()
  @PrivateResponse()
  async listDevices(@Query() query: PageQuery, @Req() request: AppRequest): Promise<DevicePage> {
    const { count, devices } = await this.queries.execute(new ListDevices(request.user!, query));
    return page(request.url, query, count, devices);
  }

  /** Signs one of the caller's devices out: at once for writes, within 30 seconds for reads. */
  @Access('signed-in')
  @Delete(':id')
  @HttpCode(204)
  async endDevice(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new EndDevice(request.user!, id));
  }

  /** Signs all of the caller's other devices out. */
  @Access('signed-in')
  @Post('revoke-others')
  @HttpCode(200)
  async endOtherDevices(@Req() request: AppRequest): Promise<DevicesEnded> {
    return { ended: await this.commands.execute(new EndOtherDevices(request.user!)) };
  }
}
