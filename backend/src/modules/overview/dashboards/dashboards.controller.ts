import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IsOptional, IsTimeZone, IsUUID } from 'class-validator';
import { Access } from '../../../platform/http/access.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { Dashboard, PlatformDashboard, SchoolDashboard } from './dashboard-view.ts';
import { GetDashboard } from './get-dashboard.query.ts';
import { GetPlatformDashboard } from './get-platform-dashboard.query.ts';
import { GetSchoolDashboard } from './get-school-dashboard.query.ts';

export class PlaceInTime {
  /** IANA name of the asker's time zone; days are those of it. */
  @IsOptional()
  @IsTimeZone({ message: 'time_zone must be the name of a time zone, e.g. Europe/London.' })
  time_zone: string = 'UTC';
}
export class DashboardQuery extends PlaceInTime {
  /** A teacher's class whose students are listed; otherwise the first. */
  @IsOptional()
  @IsUUID(undefined, { message: 'class_id must be the id of a class.' })
  class_id?: string;
}

const PERSONAL = 'private, no-store';

/** The first screens of everybody who is signed in. */
@Controller('api')
export class DashboardsController {
  constructor(private readonly queries: QueryBus) {}

  /** The caller's own dashboard, by role. */
  @Access('signed-in')
  @Get('dashboard')
  @Header('cache-control', PERSONAL)
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
  @Header('cache-control', PERSONAL)
  getSchoolDashboard(@Query() { time_zone }: PlaceInTime): Promise<SchoolDashboard> {
    return this.queries.execute(new GetSchoolDashboard(time_zone));
  }

  /** All schools at a glance, for the platform's team. */
  @Access('platform.schools')
  @Get('api-super-admin/dashboard')
  @Header('cache-control', PERSONAL)
  getPlatformDashboard(@Query() { time_zone }: PlaceInTime): Promise<PlatformDashboard> {
    return this.queries.execute(new GetPlatformDashboard(time_zone));
  }
}
