import { Injectable } from '@nestjs/common';
import type { CharityMoney } from './charity-views.ts';

/** Money of charities and projects, read from the ledger of commerce. Nothing of it is stored in this module. */
@Injectable()
export class GivenMoney {
  /** By charity, one entry for each currency; null while the ledger cannot tell. */
  async ofCharities(_ids: readonly string[]): Promise<ReadonlyMap<string, CharityMoney[]> | null> {
    return null;
  }

  /** By project; null while the ledger cannot tell. */
  async ofProjects(_ids: readonly string[]): Promise<ReadonlyMap<string, CharityMoney[]> | null> {
    return null;
  }

  /** People who gave, by charity or project; null while they are not counted. */
  async donors(
    _of: { charities: readonly string[] } | { projects: readonly string[] },
  ): Promise<ReadonlyMap<string, number> | null> {
    return null;
  }
}
