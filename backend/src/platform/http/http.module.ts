import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.ts';
import { Budgets } from './budgets.ts';
import { HealthController } from './health.controller.ts';
import { HumanCheck } from './human-check.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { PageHeadSources } from './page-head-sources.ts';
import { ProblemFilter } from './problem.filter.ts';
import { PublicCache } from './public-cache.ts';
import { SearchGroups } from './search-groups.ts';
import { SetupSteps } from './setup-steps.ts';
import { WaitingTasks } from './waiting-tasks.ts';
import { WarmUp } from './warm-up.ts';

@Global()
@Module({
  imports: [DiscoveryModule, PassportModule],
  controllers: [HealthController],
  providers: [
    Budgets,
    HumanCheck,
    JwtStrategy,
    PageHeadSources,
    PublicCache,
    SearchGroups,
    SetupSteps,
    WaitingTasks,
    WarmUp,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [Budgets, HumanCheck, PageHeadSources, PublicCache, SearchGroups, SetupSteps, WaitingTasks],
})
export class HttpModule {}
