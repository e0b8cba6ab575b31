import { Injectable, UseGuards, type CanActivate } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AppError } from '../../platform/errors.ts';
import { BringsSchoolFeature } from '../../platform/school-feature.ts';
import { GetSchool } from '../tenancy/contract.ts';

/** Giving in a school, which the school switches on. */
@Injectable()
@BringsSchoolFeature('giving')
export class GivingOpenGuard implements CanActivate {
  constructor(private readonly queries: QueryBus) {}

  /** @throws AppError 403 `giving_closed` */
  async canActivate(): Promise<boolean> {
    const { settings } = await this.queries.execute(new GetSchool());
    if (settings.features.includes('giving')) return true;
    throw new AppError('forbidden', 'giving_closed', 'Nobody can give here at the moment.');
  }
}

/** The routes of a controller are refused while giving is off in the school. */
export const WhileGivingIsOpen = () => UseGuards(GivingOpenGuard);
