import { Injectable, UseGuards, type CanActivate } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AppError } from '../../../platform/errors.ts';
import { BringsSchoolFeature } from '../../../platform/school-feature.ts';
import { GetSchool } from '../../tenancy/contract.ts';

/** The shop of a school, which the school switches on. */
@Injectable()
@BringsSchoolFeature('shop')
export class ShopOpenGuard implements CanActivate {
  constructor(private readonly queries: QueryBus) {}

  /** @throws AppError 403 `shop_closed` */
  async canActivate(): Promise<boolean> {
    const { settings } = await this.queries.execute(new GetSchool());
    if (settings.features.includes('shop')) return true;
    throw new AppError('forbidden', 'shop_closed', 'Books are not sold here at the moment.');
  }
}

/** The routes of a controller are refused while the shop of the school is off. */
export const WhileShopIsOpen = () => UseGuards(ShopOpenGuard);
