import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FindWrongPrices } from '../../contract.ts';
import { wrongPrices } from './offer.rules.ts';

/** Prices of other modules are held to the same rules as those of books. */
@QueryHandler(FindWrongPrices)
export class FindWrongPricesHandler implements IQueryHandler<FindWrongPrices> {
  execute({ prices }: FindWrongPrices): Promise<Record<string, string[]>> {
    return Promise.resolve(wrongPrices(prices));
  }
}
