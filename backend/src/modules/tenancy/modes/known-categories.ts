import { invalidFields } from '../../../platform/errors.ts';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListCategoryNames } from '../../catalog/contract.ts';

/** Checks that the categories that a mode names exist in the catalogue. */
@Injectable()
export class KnownCategories {
  constructor(private readonly queries: QueryBus) {}

  /** @throws AppError invalid, naming `field`, when one of the slugs is unknown */
  async assertKnown(field: string, slugs: string[]): Promise<void> {
    if (slugs.length === 0) return;
    const known = new Set((await this.queries.execute(new ListCategoryNames())).map(({ slug }) => slug));
    const strange = slugs.find((slug) => !known.has(slug));
    if (strange !== undefined)
      throw invalidFields({ [field]: [`There is no category “${strange}” any more. Load the page again.`] });
  }
}
