import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody } from '@nestjs/swagger';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { ListPage } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { receiveForm } from '../pictures/receive-picture-form.ts';
import { ChooseSchoolModes } from './choose-school-modes.ts';
import { ListManagedModes, ListModes, ListSchoolModes } from './list-modes.query.ts';
import { ModeChange, ModeOrder, SchoolModesChange } from './mode-body.ts';
import { ManagedMode, Mode, SchoolModeChoice } from './mode-view.ts';
import { OrderModes, SaveMode } from './save-mode.ts';

export class ModePage extends ListPage {
  results!: Mode[];
}
export class ManagedModes {
  results!: ManagedMode[];
}
export class SchoolModeChoices {
  results!: SchoolModeChoice[];
}

@Controller('api')
export class ModesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The modes that this school offers, its default first. Without a session the list is empty. */
  @Access('public')
  @Get('modes')
  @PrivateResponse()
  async listModes(@Req() request: AppRequest): Promise<ModePage> {
    const results = request.user ? await this.queries.execute(new ListModes(request.user.role)) : [];
    return { count: results.length, next: null, previous: null, results };
  }

  /** The modes that the school offers, for its head. */
  @Access('school.manage')
  @Get('school-modes')
  @PrivateResponse()
  async listSchoolModes(): Promise<SchoolModeChoices> {
    return { results: await this.queries.execute(new ListSchoolModes()) };
  }

  /** Sets which modes the school offers, and their order. */
  @Access('school.manage')
  @Put('school-modes')
  async chooseSchoolModes(@Body() { modes }: SchoolModesChange): Promise<SchoolModeChoices> {
    await this.commands.execute(new ChooseSchoolModes(modes));
    return { results: await this.queries.execute(new ListSchoolModes()) };
  }

  /** Every mode of the platform. */
  @Access('platform.schools')
  @Get('api-admin/modes')
  @PrivateResponse()
  async listManagedModes(): Promise<ManagedModes> {
    return { results: await this.queries.execute(new ListManagedModes()) };
  }

  /** Creates a mode. Also accepts a form (multipart/form-data) with the same members and the file `image`. */
  @Access('platform.schools')
  @Post('api-admin/modes')
  @HttpCode(201)
  @ApiBody({ type: ModeChange })
  async addMode(@Req() request: AppRequest): Promise<ManagedModes> {
    const { fields, picture } = await receiveForm(request, 'image', ModeChange);
    await this.commands.execute(new SaveMode(null, fields, picture));
    return this.listManagedModes();
  }

  /** Orders the modes. */
  @Access('platform.schools')
  @Put('api-admin/modes/order')
  async orderModes(@Body() { ids }: ModeOrder): Promise<ManagedModes> {
    await this.commands.execute(new OrderModes(ids));
    return this.listManagedModes();
  }

  /** Changes the sent members of a mode, as JSON or as a form with the file `image`. */
  @Access('platform.schools')
  @Patch('api-admin/modes/:id')
  @ApiBody({ type: ModeChange })
  async changeMode(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ManagedModes> {
    const { fields, picture } = await receiveForm(request, 'image', ModeChange);
    await this.commands.execute(new SaveMode(id, fields, picture));
    return this.listManagedModes();
  }
}
