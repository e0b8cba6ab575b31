import { Injectable, UseGuards, type CanActivate } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantKind } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { BringsSchoolFeature } from '../../../platform/school-feature.ts';
import { GetSchool } from '../../tenancy/contract.ts';

/** Live lessons, which a school switches on. */
@Injectable()
@BringsSchoolFeature('live')
export class LiveOpenGuard implements CanActivate {
  constructor(private readonly queries: QueryBus) {}

  async isOpen(): Promise<boolean> {
    if (currentTenantKind() === 'platform') return true;
    const { settings } = await this.queries.execute(new GetSchool());
    return settings.features.includes('live');
  }

  /** @throws AppError 403 `live_closed` */
  async canActivate(): Promise<boolean> {
    if (await this.isOpen()) return true;
    throw new AppError('forbidden', 'live_closed', 'This school has not switched live lessons on.');
  }
}

/** The routes of a controller are refused while live lessons are off in the school. */
export const WhileLiveIsOpen = () => UseGuards(LiveOpenGuard);
