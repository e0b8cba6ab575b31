import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { locale, t } from '../../../i18n/index.ts';
import { PairChart } from '../../../ui/chart/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { formatMoney, shortMoney } from '../../../ui/Money.tsx';
import { Tiles } from '../../../ui/Tiles.tsx';
import { withParams } from '../../../ui/table/params.ts';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { FilterChip, MoreFilters, TableTools } from '../../../ui/table/TableTools.tsx';
import { paths } from '../../../app/paths.ts';
import type { CharityMoneyView } from '../moneyApi.ts';
import styles from './Charity.module.css';

/** What the address says the dashboard shows. */
export interface MoneyFilters {
  since?: string;
  country?: string;
  charity?: string;
  currency?: string;
}

export function filtersOf(params: URLSearchParams): MoneyFilters {
  const read = (name: string, pattern: RegExp) => pattern.exec(params.get(name) ?? '')?.[0];
  const since = read('since', /^20\d\d-(0[1-9]|1[0-2])$/);
  const country = read('country', /^[A-Z]{2}$/);
  const charity = read('charity', /^[\da-f-]{36}$/);
  const currency = read('currency', /^[A-Z]{3}$/);
  return {
    ...(since && { since }),
    ...(country && { country }),
    ...(charity && { charity }),
    ...(currency && { currency }),
  };
}

const monthName = (month: string, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale(), {
    timeZone: 'UTC',
    ...(style === 'short' ? { month: 'short' } : { month: 'long', year: 'numeric' }),
  }).format(new Date(`${month}-15`));

const monthsAgo = (count: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
};

/** Filters of the dashboard; they are in the address. */
export function MoneyTools({ filters, data }: { filters: MoneyFilters; data: CharityMoneyView | undefined }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const choices = data?.choices ?? [];
  const choose = (name: keyof MoneyFilters) => (value: string) =>
    void navigate(withParams(params, { [name]: value }));
  const countries = [...new Set(choices.map(({ country }) => country))].sort();
  const currencies = [
    ...new Set([
      ...(filters.currency ? [filters.currency] : []),
      ...(data?.currencies ?? []).map((one) => one.currency),
    ]),
  ].sort();
  return (
    <TableTools>
      {filters.since && (
        <FilterChip name="since" label={t('Since')} value={monthName(filters.since, 'long')} />
      )}
      {filters.country && <FilterChip name="country" label={t('Country')} value={filters.country} />}
      {filters.charity && (
        <FilterChip
          name="charity"
          label={t('Charity')}
          value={choices.find(({ id }) => id === filters.charity)?.name ?? ''}
        />
      )}
      {filters.currency && <FilterChip name="currency" label={t('Currency')} value={filters.currency} />}
      <MoreFilters>
        <SelectField
          label={t('Since')}
          value={filters.since ?? ''}
          onChange={({ target }) => choose('since')(target.value)}
        >
          <option value="">{t('Twelve months')}</option>
          {[0, 2, 5, 23].map((count) => (
            <option key={count} value={monthsAgo(count)}>
              {monthName(monthsAgo(count), 'long')}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Country')}
          value={filters.country ?? ''}
          onChange={({ target }) => choose('country')(target.value)}
        >
          <option value="">{t('Any')}</option>
          {countries.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </SelectField>
        <SelectField
          label={t('Currency')}
          value={filters.currency ?? ''}
          onChange={({ target }) => choose('currency')(target.value)}
        >
          <option value="">{t('Any')}</option>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        <SelectField
          label={t('Charity')}
          value={filters.charity ?? ''}
          onChange={({ target }) => choose('charity')(target.value)}
        >
          <option value="">{t('Any')}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </MoreFilters>
    </TableTools>
  );
}

/** One currency: what came in and arrived, what waits, and the months as a chart with its table; `beside` stands next to it. */
export function CharityMonths({
  data,
  filters,
  beside,
}: {
  data: CharityMoneyView;
  filters: MoneyFilters;
  beside: ReactNode;
}) {
  const [params] = useSearchParams();
  const wished = data.currencies.find(({ currency }) => currency === params.get('show'));
  const shown = wished ?? data.currencies[0];
  if (!shown) return beside;
  const { currency, raised, paid_out, waiting, promised, months } = shown;
  const sum = (amount: number) => formatMoney({ amount, currency });
  const gifts = new URLSearchParams({
    ...(filters.charity && { charity: filters.charity }),
    from: `${data.since}-01`,
  });
  const now = months.at(-1);
  return (
    <>
      {data.currencies.length > 1 && (
        <Tabs label={t('Currency')}>
          {data.currencies.map((one) => (
            <Tab
              key={one.currency}
              to={withParams(params, { show: one.currency })}
              label={one.currency}
              selected={one === shown}
            />
          ))}
        </Tabs>
      )}
      <Tiles
        label={t('Sums in {currency}', { currency })}
        tiles={[
          {
            value: sum(raised),
            label: t('came in'),
            help: now && t('{sum} this month', { sum: sum(now.raised) }),
            to: `${paths.platformDonations}?${gifts.toString()}`,
          },
          { value: sum(paid_out), label: t('arrived'), to: `?${params.toString()}#payouts` },
          {
            value: sum(waiting),
            label: t('waiting'),
            help: promised > 0 ? t('{sum} of it promised by sponsors', { sum: sum(promised) }) : undefined,
            to: `?${params.toString()}#to-pay-out`,
          },
          {
            value: data.in_review,
            label: t('to look at'),
            to: `${paths.platformCharities}?status=in_review`,
          },
        ]}
      />
      <div className={styles['columns']}>
        <PairChart
          title={t('In and out by month')}
          place={t('Month')}
          labels={months.map(({ month }) => ({
            short: monthName(month, 'short'),
            long: monthName(month, 'long'),
          }))}
          series={[
            { name: t('Came in'), values: months.map((month) => month.raised) },
            { name: t('Paid out'), values: months.map((month) => month.paid_out) },
          ]}
          format={sum}
          tickFormat={(amount) => shortMoney({ amount, currency })}
          running
          note={t('Read from the books of account. The running month is not over.')}
        />
        {beside}
      </div>
    </>
  );
}
