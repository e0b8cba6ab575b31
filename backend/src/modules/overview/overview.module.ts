import { Module } from '@nestjs/common';
import { DashboardsController } from './dashboards/dashboards.controller.ts';
import { GetDashboardHandler } from './dashboards/get-dashboard.query.ts';
import { GetPlatformDashboardHandler } from './dashboards/get-platform-dashboard.query.ts';
import { GetSchoolDashboardHandler } from './dashboards/get-school-dashboard.query.ts';
import { QueueHealth } from './dashboards/queue-health.ts';
import { ReadingOfClasses } from './dashboards/reading-of-classes.ts';
import { SearchController } from './search/search.controller.ts';

@Module({
  controllers: [DashboardsController, SearchController],
  providers: [
    GetDashboardHandler,
    GetPlatformDashboardHandler,
    GetSchoolDashboardHandler,
    QueueHealth,
    ReadingOfClasses,
  ],
})
export class OverviewModule {}
