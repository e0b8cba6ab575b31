import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AppError } from '../../../../platform/errors.ts';
import { Scheduled, type ScheduledJob } from '../../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../../platform/messaging/tenant-loop.ts';
import { ChangeMonthlyGift, GetRunningMonthlyGifts } from '../../../commerce/contract.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { GetBeneficiary } from '../../contract/charities.ts';
import { everySchool } from '../../every-school.ts';
import { endOf } from './monthly-gift.rules.ts';

/**
 * Ends monthly gifts that can no longer be given: to a charity that is suspended or archived, to a project that is over, or in a
 * school that has switched giving off. Each donor is told. The state of things is read anew each time, so that no lost event
 * leaves a gift running; a provider that does not answer is asked again by the next run.
 */
@Injectable()
@Scheduled({ name: 'end-stopped-monthly-gifts', every: 900_000 })
export class EndStoppedMonthlyGifts implements ScheduledJob {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const schools = await everySchool(this.queries);
    await this.tenants.forEachTenant('end-stopped-monthly-gifts', schools, () => this.end());
  }

  /** Of the running school. @throws AppError `provider_unavailable` */
  async end(): Promise<void> {
    const gifts = await this.queries.execute(new GetRunningMonthlyGifts());
    if (gifts.length === 0) return;
    const { settings } = await this.queries.execute(new GetSchool());
    const gives = settings.features.includes('giving');
    const byBeneficiary = Map.groupBy(gifts, ({ charity_id, project_id }) => project_id ?? charity_id);
    for (const own of byBeneficiary.values()) {
      const { charity_id: charity, project_id: project } = own[0]!;
      const named = { charity, ...(project && { project }) };
      const to = gives ? await this.queries.execute(new GetBeneficiary(named)) : null;
      const because = endOf(to, gives);
      if (because === null) continue;
      for (const { id } of own)
        try {
          await this.commands.execute(new ChangeMonthlyGift(id, { kind: 'end', because }));
        } catch (error) {
          // The donor stopped it meanwhile.
          if (!(error instanceof AppError && error.code === 'not_possible_now')) throw error;
        }
    }
  }
}
