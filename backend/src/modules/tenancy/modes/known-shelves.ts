import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListShelves } from '../../catalog/contract.ts';
import { refused } from '../schools/save-address.ts';

/** Asks the catalogue which categories there are, before a mode names them. */
@Injectable()
export class KnownShelves {
  constructor(private readonly queries: QueryBus) {}

  /** Throws, with the words beside this field, when one of the slugs is nobody's. */
  async assertKnown(field: string, slugs: string[]): Promise<void> {
    if (slugs.length === 0) return;
    const known = new Set((await this.queries.execute(new ListShelves())).map(({ slug }) => slug));
    const strange = slugs.find((slug) => !known.has(slug));
    if (strange !== undefined)
      throw refused({ [field]: [`There is no category “${strange}” any more. Load the page again.`] });
  }
}
