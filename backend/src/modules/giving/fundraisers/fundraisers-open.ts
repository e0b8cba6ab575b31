import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AppError, notFound } from '../../../platform/errors.ts';
import { BringsSchoolFeature } from '../../../platform/school-feature.ts';
import { GetSchool } from '../../tenancy/contract.ts';

/** Fundraiser pages in a school, which the school switches on beside giving itself. */
@Injectable()
@BringsSchoolFeature('fundraisers')
export class FundraisersOpen {
  constructor(private readonly queries: QueryBus) {}

  async isOpen(): Promise<boolean> {
    const { settings } = await this.queries.execute(new GetSchool());
    return settings.features.includes('fundraisers') && settings.features.includes('giving');
  }

  /** @throws AppError 403 `fundraisers_closed` for staff, who can have it switched on */
  async demand(): Promise<void> {
    if (!(await this.isOpen()))
      throw new AppError(
        'forbidden',
        'fundraisers_closed',
        'Fundraiser pages are off. The school switches them on in its settings.',
      );
  }

  /** @throws AppError not_found, as for a page that does not exist */
  async demandShown(): Promise<void> {
    if (!(await this.isOpen())) throw notFound('page');
  }
}
