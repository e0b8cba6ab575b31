import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { minorUnits } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetCharityMonths } from '../../commerce/contract.ts';
import { monthBefore, monthsFrom } from './charity-money.rules.ts';
import type { CharityMoneyQuery, CharityMoneyRow, CharityMoneyView } from './charity-money.views.ts';
import { GivenMoney } from './given-money.ts';

/** Months that are shown by default. */
const MONTHS = 12;

/** Money of the charities of all schools for the platform's team, from the books of account. */
@Injectable()
export class CharityMoneyOverview {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly money: GivenMoney,
    private readonly queries: QueryBus,
  ) {}

  async view(query: CharityMoneyQuery): Promise<CharityMoneyView> {
    const now = this.clock.now();
    const since = query.since ?? monthBefore(now, MONTHS - 1);
    const [found] = await this.db.oversee([
      {
        name: 'charities_of_dashboard',
        text: 'select id, slug, name, country, status::text as status from giving.charity order by name, id limit 5000',
        values: [],
      },
    ]);
    const all = found!.rows as Omit<CharityMoneyRow, 'money'>[];
    const money = await this.money.ofCharities(all.map(({ id }) => id));
    const rows = all.flatMap((one) => {
      const sums = money.get(one.id) ?? [];
      return sums.length > 0 ? [{ ...one, money: sums }] : [];
    });
    const fits = (currency: string) => !query.currency || query.currency === currency;
    const charities = rows
      .filter(({ id, country }) => (query.charity ?? id) === id && (query.country ?? country) === country)
      .map((row) => ({ ...row, money: row.money.filter(({ currency }) => fits(currency)) }))
      .filter((row) => row.money.length > 0);
    const entries = await this.queries.execute(
      new GetCharityMonths(
        charities.map(({ id }) => id),
        new Date(`${since}-01T00:00:00Z`),
      ),
    );
    const months = monthsFrom(since, now);
    const sums = charities.flatMap((row) => row.money);
    const currencies = [...new Set(sums.map(({ currency }) => currency))].map((currency) => {
      const own = entries.filter((entry) => entry.currency === currency);
      const total = (of: 'raised' | 'paid_out') => own.reduce((sum, entry) => sum + entry[of], 0);
      const balance = (of: 'waiting' | 'promised') =>
        sums.reduce((sum, one) => sum + (one.currency === currency ? one[of] : 0), 0);
      return {
        currency,
        raised: total('raised'),
        paid_out: total('paid_out'),
        waiting: balance('waiting'),
        promised: balance('promised'),
        months: months.map((month) => {
          const entry = own.find((one) => one.month === month);
          return { month, raised: entry?.raised ?? 0, paid_out: entry?.paid_out ?? 0 };
        }),
      };
    });
    return {
      since,
      currencies: currencies.sort((a, b) => b.raised - a.raised),
      charities,
      choices: rows.map(({ id, name, country }) => ({ id, name, country })),
      in_review: all.filter(({ status }) => status === 'in_review').length,
    };
  }

  /** Rows of the file: each charity in each currency, in whole units. */
  async table(query: CharityMoneyQuery): Promise<string[][]> {
    const { charities } = await this.view(query);
    return charities.flatMap(({ name, country, status, money }) =>
      money.map(({ currency, raised, fees, paid_out, waiting, promised }) => {
        const digits = minorUnits(currency);
        const units = [raised, fees, paid_out, waiting, promised].map((minor) =>
          (minor / 10 ** digits).toFixed(digits),
        );
        return [name, country, status, currency, ...units];
      }),
    );
  }
}
