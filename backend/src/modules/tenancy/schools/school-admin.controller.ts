import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.ts';
import { page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { CheckDomain } from '../domains/check-domain.ts';
import { receiveForm } from '../pictures/receive-form.ts';
import { ChangeSchool } from './change-school.ts';
import { GetManagedSchool } from './get-managed-school.query.ts';
import { GetSetup } from './get-setup.query.ts';
import { ListManagedSchools, SchoolFilters } from './list-managed-schools.query.ts';
import { OpenSchool } from './open-school.ts';
import { SchoolChange } from './school-body.ts';
import { ManagedSchool, SchoolRow, SetupStep } from './school-view.ts';

export class ManagedSchoolPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: SchoolRow[];
}
export class SchoolSetup {
  steps!: SetupStep[];
}
/** No members are taken. */
export class NoCheckBody {}

const PERSONAL = 'private, no-store';

/** Schools as the platform's team keeps them, and what a school's head has still to set up. */
@Controller('api')
export class SchoolAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Every school with its counts. */
  @Access('platform.schools')
  @Get('api-admin/tenants')
  @Header('cache-control', PERSONAL)
  async listSchools(@Query() filters: SchoolFilters, @Req() request: AppRequest): Promise<ManagedSchoolPage> {
    const { count, schools } = await this.queries.execute(new ListManagedSchools(filters));
    return page(request.url, filters, count, schools);
  }

  /** Opens a school. Also takes a form (multipart/form-data) with the same members and the file `logo`. */
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
  @Header('cache-control', PERSONAL)
  getSchool(@Param('id', ParseId) id: string): Promise<ManagedSchool> {
    return this.queries.execute(new GetManagedSchool(id));
  }

  /** Changes what is sent of a school, as JSON or as a form with the file `logo`; suspends and restores it. */
  @Access('platform.schools')
  @Patch('api-admin/tenants/:id')
  @ApiBody({ type: SchoolChange })
  async changeSchool(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ManagedSchool> {
    const { fields, picture } = await receiveForm(request, 'logo', SchoolChange);
    await this.commands.execute(new ChangeSchool(id, fields, picture));
    return this.queries.execute(new GetManagedSchool(id));
  }

  /** Looks now whether the TXT record of the school's own domain is there. */
  @Access('platform.schools')
  @Post('api-admin/tenants/:id/check-domain')
  @HttpCode(200)
  async checkSchoolDomain(
    @Param('id', ParseId) id: string,
    @Body() _body: NoCheckBody,
  ): Promise<ManagedSchool> {
    await this.commands.execute(new CheckDomain(id));
    return this.queries.execute(new GetManagedSchool(id));
  }

  /** What this school has still to set up. */
  @Access('school.manage')
  @Get('school-setup')
  @Header('cache-control', PERSONAL)
  async getSchoolSetup(): Promise<SchoolSetup> {
    return { steps: await this.queries.execute(new GetSetup()) };
  }
}
