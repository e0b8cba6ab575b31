import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IsOptional, IsTimeZone, IsUUID } from 'class-validator';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { Dashboard, PlatformDashboard, SchoolDashboard } from './dashboard-view.ts';
import { GetDashboard } from './get-dashboard.query.ts';
import { GetPlatformDashboard } from './get-platform-dashboard.query.ts';
import { GetSchoolDashboard } from './get-school-dashboard.query.ts';

export class ViewerTimeZone {
  /** IANA name of the viewer's time zone, in which days are counted. */
  @IsOptional()
  @IsTimeZone({ message: 'time_zone must be the name of a time zone, e.g. Europe/London.' })
  time_zone: string = 'UTC';
}
export class DashboardQuery extends ViewerTimeZone {
  /** A teacher's class whose students are listed; otherwise the first. */
  @IsOptional()
  @IsUUID(undefined, { message: 'class_id must be the id of a class.' })
  class_id?: string;
}

/** The first screens of everybody who is signed in. */
@Controller('api')
export class DashboardsController {
  constructor(private readonly queries: QueryBus) {}

  /** The caller's own dashboard, by role. */
  @Access('signed-in')
  @Get('dashboard')
  @PrivateResponse()
  getDashboard(
    @Query() { time_zone, class_id }: DashboardQuery,
    @Req() request: AppRequest,
  ): Promise<Dashboard> {
    return this.queries.execute(
      new GetDashboard(request.user!, time_zone, class_id ?? null, filesOrigin(request)),
    );
  }

  /** The school at a glance, for its administrators. */
  @Access('school.manage')
  @Get('api-admin/dashboard')
  @PrivateResponse()
  getSchoolDashboard(
    @Query() { time_zone }: ViewerTimeZone,
    @Req() request: AppRequest,
  ): Promise<SchoolDashboard> {
    return this.queries.execute(new GetSchoolDashboard(request.user!, time_zone));
  }

  /** All schools at a glance, for the platform's team. */
  @Access('platform.schools')
  @Get('api-super-admin/dashboard')
  @PrivateResponse()
  getPlatformDashboard(@Query() { time_zone }: ViewerTimeZone): Promise<PlatformDashboard> {
    return this.queries.execute(new GetPlatformDashboard(time_zone));
  }
}
