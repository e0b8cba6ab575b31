import { Controller, Get, Injectable, Module, Post, Req } from '@nestjs/common';
import { AuditLog } from '../../../src/platform/audit/audit-log.ts';
import type { Principal } from '../../../src/platform/context.ts';
import { Db } from '../../../src/platform/db/db.ts';
import { Access } from '../../../src/platform/http/access.ts';
import { BudgetPolicy } from '../../../src/platform/http/budget-policy.ts';
import { budget, Budgets } from '../../../src/platform/http/budgets.ts';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../src/platform/http/page-head-sources.ts';
import type { PageHead } from '../../../src/platform/http/page-heads.ts';
import type { AppRequest } from '../../../src/platform/http/request.ts';
import { SearchGroup, type SearchHit, type SearchSource } from '../../../src/platform/http/search-groups.ts';
import { AddsSetupStep, type SetupStepSource } from '../../../src/platform/http/setup-steps.ts';
import { CountsTasks, type TaskBoard, type TaskSource } from '../../../src/platform/http/waiting-tasks.ts';
import { WithoutSlash } from '../../../src/platform/http/without-slash.ts';
import {
  DeclaresPersonalData,
  type PersonalDataOfModule,
} from '../../../src/platform/personal-data/personal-data.ts';

/** Greetings from one IP address. */
const GREETING_BUDGET = budget('dummy-greeting', { points: 2, duration: 60 });

@Controller('api/dummy')
export class DummyController {
  constructor(
    private readonly budgets: Budgets,
    private readonly audit: AuditLog,
    private readonly db: Db,
  ) {}

  @Access('public')
  @WithoutSlash()
  @Get('state')
  getDummyState(): { state: string } {
    return { state: 'here' };
  }

  @Access('public')
  @BudgetPolicy(GREETING_BUDGET)
  @Post('greetings')
  async greetDummy(@Req() request: AppRequest): Promise<{ greeting: string }> {
    await this.budgets.take(GREETING_BUDGET, request.ip);
    return { greeting: 'hello' };
  }

  @Access('school.manage')
  @Post('renamings')
  async renameDummy(): Promise<void> {
    await this.db.transaction((tx) =>
      this.audit.record(tx, 'dummy.renamed', 'Old dummy', { reason: 'Too old' }),
    );
  }
}

@Injectable()
@SearchGroup('dummies')
export class DummySearch implements SearchSource {
  search({ words }: { words: string }): Promise<Record<string, SearchHit[]>> {
    const hit: SearchHit = {
      id: '1',
      type: 'dummy',
      slug: 'one',
      title: words,
      subtitle: '',
      image: null,
      url: '/dummies/one',
      score: 1,
      matched_on: 'title',
    };
    return Promise.resolve({ dummies: [hit] });
  }
}

@Injectable()
@CountsTasks('dummies_to_greet', 'dummies_lost')
export class DummyTasks implements TaskSource {
  count(_who: Principal, board: TaskBoard): Promise<Record<string, number>> {
    return Promise.resolve({ dummies_to_greet: board === 'school' ? 7 : 2, dummies_lost: 0 });
  }
}

@Injectable()
@AddsSetupStep('dummies')
export class DummySetup implements SetupStepSource {
  isDone(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

@Injectable()
@PageHeadsOf('/dummies/')
export class DummyHeads implements PageHeadSource {
  head({ segments: [, slug = ''], named, about }: HeadRequest): Promise<PageHead | null> {
    return Promise.resolve({ title: named(`Dummy ${slug}`), description: about, indexed: true });
  }
  addresses(): Promise<PublicAddress[]> {
    return Promise.resolve([{ path: '/dummies/one', languages: [] }]);
  }
}

@Injectable()
@DeclaresPersonalData()
export class DummyPersonalData implements PersonalDataOfModule {
  readonly holdings = [
    {
      table: 'dummy.greeting',
      columns: ['written_by'],
      export: { none: 'The table exists in a test only.' },
      erase: { keep: 'The table exists in a test only.' },
    },
  ];
}

/** A new area as a developer would add it: all its declarations are in its own folder. */
@Module({
  controllers: [DummyController],
  providers: [DummyHeads, DummyPersonalData, DummySearch, DummySetup, DummyTasks],
})
export class DummyModule {}
