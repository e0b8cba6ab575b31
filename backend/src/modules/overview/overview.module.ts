import { Module } from '@nestjs/common';
import { DashboardsController } from './dashboards/dashboards.controller.ts';
import { GetDashboardHandler } from './dashboards/get-dashboard.query.ts';
import { GetPlatformDashboardHandler } from './dashboards/get-platform-dashboard.query.ts';
import { GetSchoolDashboardHandler } from './dashboards/get-school-dashboard.query.ts';
import { ReadingOfClasses } from './dashboards/reading-of-classes.ts';
import { SearchController } from './search/search.controller.ts';
import { GetSystemHealthHandler } from './system/get-system-health.query.ts';
import { QueueDesk } from './system/queue-desk.ts';
import { SchoolNames } from './system/school-names.ts';
import { SystemController } from './system/system.controller.ts';

@Module({
  controllers: [DashboardsController, SearchController, SystemController],
  providers: [
    GetDashboardHandler,
    GetPlatformDashboardHandler,
    GetSchoolDashboardHandler,
    GetSystemHealthHandler,
    QueueDesk,
    ReadingOfClasses,
    SchoolNames,
  ],
})
export class OverviewModule {}
