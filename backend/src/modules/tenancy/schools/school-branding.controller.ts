import { Controller, Get, Patch, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { receiveForm } from '../pictures/receive-picture-form.ts';
import {
  ChangeSchoolBranding,
  GetSchoolBranding,
  SchoolBranding,
  SchoolBrandingChange,
} from './school-branding.ts';

/** Logo, colours and announcement of a school, which its administrators change themselves. */
@Controller('api/school-branding')
export class SchoolBrandingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** How this school looks. */
  @Access('school.manage')
  @Get()
  @PrivateResponse()
  getSchoolBranding(): Promise<SchoolBranding> {
    return this.queries.execute(new GetSchoolBranding());
  }

  /** Changes the sent members, as JSON or as a form (multipart/form-data) with the file `logo`. */
  @Access('school.manage')
  @Patch()
  @ApiBody({ type: SchoolBrandingChange })
  async changeSchoolBranding(@Req() request: AppRequest): Promise<SchoolBranding> {
    const { fields, picture } = await receiveForm(request, 'logo', SchoolBrandingChange);
    await this.commands.execute(new ChangeSchoolBranding(fields, picture));
    return this.queries.execute(new GetSchoolBranding());
  }
}
