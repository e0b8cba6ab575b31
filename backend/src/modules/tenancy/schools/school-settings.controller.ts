import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { ChangeSchoolSettings, SchoolSettingsChange } from './change-school-settings.ts';
import { GetSchoolSettings } from './get-school-settings.query.ts';
import { SettingsContext } from './settings-context.ts';
import { SchoolSettingsView } from './settings-view.ts';

/** Settings of a school: features, money, age rules. Its administrators and the platform's team change them. */
@Controller('api')
export class SchoolSettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly schools: SettingsContext,
  ) {}

  /** The settings of this school. */
  @Access('school.manage')
  @Get('school-settings')
  @PrivateResponse()
  getOwnSchoolSettings(): Promise<SchoolSettingsView> {
    return this.queries.execute(new GetSchoolSettings());
  }

  /** Changes the sent settings of this school. */
  @Access('school.manage')
  @Patch('school-settings')
  changeOwnSchoolSettings(@Body() body: SchoolSettingsChange): Promise<SchoolSettingsView> {
    return this.change(body, false);
  }

  /** The settings of a school, for the platform's team. */
  @Access('platform.schools')
  @Get('api-admin/tenants/:id/settings')
  @PrivateResponse()
  getSchoolSettings(@Param('id', ParseId) id: string): Promise<SchoolSettingsView> {
    return this.schools.inSchool(id, () => this.queries.execute(new GetSchoolSettings()));
  }

  /** Changes the sent settings of a school, for the platform's team. */
  @Access('platform.schools')
  @Patch('api-admin/tenants/:id/settings')
  changeSchoolSettings(
    @Param('id', ParseId) id: string,
    @Body() body: SchoolSettingsChange,
  ): Promise<SchoolSettingsView> {
    return this.schools.inSchool(id, () => this.change(body, true));
  }

  private async change(body: SchoolSettingsChange, byPlatform: boolean): Promise<SchoolSettingsView> {
    await this.commands.execute(new ChangeSchoolSettings(body, byPlatform));
    return this.queries.execute(new GetSchoolSettings());
  }
}
