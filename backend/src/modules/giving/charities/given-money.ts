import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetCharityMoney, GetMatched, type CharityMoney as Entry } from '../../commerce/contract.ts';
import { CountDonors } from '../contract.ts';
import type { CharityMoney } from './charity-views.ts';

/** Money of charities and projects, read from the ledger of commerce. Nothing of it is stored in this module. */
@Injectable()
export class GivenMoney {
  constructor(private readonly queries: QueryBus) {}

  /** By charity with all of its projects, one entry for each currency. */
  async ofCharities(ids: readonly string[]): Promise<ReadonlyMap<string, CharityMoney[]>> {
    if (ids.length === 0) return new Map();
    const entries = await this.queries.execute(new GetCharityMoney({ charities: ids }));
    return added(entries, ({ charity_id }) => charity_id);
  }

  /** By project, one entry for each currency. */
  async ofProjects(ids: readonly string[]): Promise<ReadonlyMap<string, CharityMoney[]>> {
    if (ids.length === 0) return new Map();
    const entries = await this.queries.execute(new GetCharityMoney({ projects: ids }));
    return added(entries, ({ project_id }) => project_id);
  }

  /** What sponsors have added for these projects, in minor units. */
  matched(ids: readonly string[]): Promise<{ project_id: string; currency: string; matched: number }[]> {
    return this.queries.execute(new GetMatched(ids));
  }

  /** People who gave, by charity or project. */
  async donors(
    of: { charities: readonly string[] } | { projects: readonly string[] },
  ): Promise<ReadonlyMap<string, number>> {
    const counts = await this.queries.execute(new CountDonors(of));
    return new Map(counts.map(({ id, count }) => [id, count]));
  }
}

/** Entries with one owner and currency together. */
function added(
  entries: readonly Entry[],
  owner: (entry: Entry) => string | null,
): Map<string, CharityMoney[]> {
  const byOwner = new Map<string, CharityMoney[]>();
  for (const entry of entries) {
    const id = owner(entry);
    if (!id) continue;
    const { currency, raised, fees, paid_out, waiting, promised } = entry;
    const known = byOwner.get(id) ?? [];
    const same = known.find((one) => one.currency === currency);
    if (same) {
      same.raised += raised;
      same.fees += fees;
      same.paid_out += paid_out;
      same.waiting += waiting;
      same.promised += promised;
    } else byOwner.set(id, [...known, { currency, raised, fees, paid_out, waiting, promised }]);
  }
  return byOwner;
}
