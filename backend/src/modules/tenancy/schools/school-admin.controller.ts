import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody } from '@nestjs/swagger';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { EmptyBody } from '../../../platform/http/empty-body.ts';
import { ListPage, page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { CheckDomain } from '../domains/check-domain.ts';
import { receiveForm } from '../pictures/receive-picture-form.ts';
import { ChangeSchool } from './change-school.ts';
import { GetManagedSchool } from './get-managed-school.query.ts';
import { GetSetup } from './get-setup.query.ts';
import { ListManagedSchools, SchoolFilters } from './list-managed-schools.query.ts';
import { OpenSchool } from './open-school.ts';
import { SchoolChange } from './school-body.ts';
import { ManagedSchool, SchoolRow, SetupStep } from './school-view.ts';

export class ManagedSchoolPage extends ListPage {
  results!: SchoolRow[];
}
export class SchoolSetup {
  steps!: SetupStep[];
}
/** Schools as the platform's team manages them, and the setup steps of a school's head. */
@Controller('api')
export class SchoolAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Every school with its counts. */
  @Access('platform.schools')
  @Get('api-admin/tenants')
  @PrivateResponse()
  async listSchools(@Query() filters: SchoolFilters, @Req() request: AppRequest): Promise<ManagedSchoolPage> {
    const { count, schools } = await this.queries.execute(new ListManagedSchools(filters));
    return page(request.url, filters, count, schools);
  }

  /** Opens a school. Also accepts a form (multipart/form-data) with the same members and the file `logo`. */
  @Access('platform.schools')
  @Post('api-admin/tenants')
  @ApiBody({ type: SchoolChange })
  async openSchool(@Req() request: AppRequest): Promise<ManagedSchool> {
    const { fields, picture } = await receiveForm(request, 'logo', SchoolChange);
    const id = await this.commands.execute(new OpenSchool(fields, picture));
    return this.queries.execute(new GetManagedSchool(id));
  }

  /** One school. */
  @Access('platform.schools')
  @Get('api-admin/tenants/:id')
  @PrivateResponse()
  getSchool(@Param('id', ParseId) id: string): Promise<ManagedSchool> {
    return this.queries.execute(new GetManagedSchool(id));
  }

  /** Changes the sent members of a school, as JSON or as a form with the file `logo`; also suspends and restores it. */
  @Access('platform.schools')
  @Patch('api-admin/tenants/:id')
  @ApiBody({ type: SchoolChange })
  async changeSchool(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ManagedSchool> {
    const { fields, picture } = await receiveForm(request, 'logo', SchoolChange);
    await this.commands.execute(new ChangeSchool(id, fields, picture));
    return this.queries.execute(new GetManagedSchool(id));
  }

  /** Checks the TXT record of the school's own domain now. */
  @Access('platform.schools')
  @Post('api-admin/tenants/:id/check-domain')
  @HttpCode(200)
  async checkSchoolDomain(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
  ): Promise<ManagedSchool> {
    await this.commands.execute(new CheckDomain(id));
    return this.queries.execute(new GetManagedSchool(id));
  }

  /** The setup steps of this school, with those that are done. */
  @Access('school.manage')
  @Get('school-setup')
  @PrivateResponse()
  async getSchoolSetup(): Promise<SchoolSetup> {
    return { steps: await this.queries.execute(new GetSetup()) };
  }
}
