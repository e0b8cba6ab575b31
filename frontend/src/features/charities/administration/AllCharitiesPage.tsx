import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import { inOrder, whereItIs } from '../../../shared/giving/money.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { SplitBar } from '../../../ui/SplitBar.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListCharityDeskQuery, type CharityDeskItem } from '../deskApi.ts';
import { ChooseSwitch } from './ChooseSwitch.tsx';
import { newsText, STATUSES, statusOf, useCharityArea } from './model.ts';

const PAGE_SIZE = 20;

/** Charities for staff: a school chooses and proposes, the platform's team reviews and keeps them. */
export default function AllCharitiesPage() {
  const [params] = useSearchParams();
  const area = useCharityArea();
  const search = params.get('search') ?? '';
  const status = STATUSES.find((one) => one === params.get('status'));
  const query = useListCharityDeskQuery({
    limit: PAGE_SIZE,
    offset: (pageOf(params) - 1) * PAGE_SIZE,
    ...(search && { search }),
    ...(status && { status }),
  });
  const counts = new Map(query.data?.statuses.map(({ status: one, count }) => [one, count]));
  return (
    <>
      <WorkHead
        title={t('Charities')}
        count={query.data?.count}
        lead={
          area.platform
            ? t('Those in review come first. Gifts and payments open with “Verified”, not before.')
            : t('Choose those that your school helps, and propose others. The platform’s team checks them.')
        }
      >
        <ButtonLink tone="main" icon="plus" to={area.form()}>
          {area.platform ? t('Add charity') : t('Propose a charity')}
        </ButtonLink>
      </WorkHead>
      <Tabs label={t('State')}>
        <Tab to={withParams(params, { status: '' })} label={t('All')} selected={!status} />
        {STATUSES.filter((one) => counts.get(one)).map((one) => (
          <Tab
            key={one}
            to={withParams(params, { status: one })}
            label={statusOf(one).label}
            count={counts.get(one)}
            selected={status === one}
          />
        ))}
      </Tabs>
      <TableTools>
        <TableSearch label={t('Find a charity')} placeholder={t('Name, number or place')} />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The charities did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={search || status ? <State scene="no-match" title={t('No charity fits that')} /> : undefined}
        empty={<State scene="empty" title={t('No charity is here yet')} />}
      >
        {({ results, count }) => (
          <>
            <CharityTable charities={results} />
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

export function CharityTable({ charities }: { charities: readonly CharityDeskItem[] }) {
  const area = useCharityArea();
  const own = useTenant()?.currency ?? undefined;
  return (
    <Table
      stacked
      caption={t('Charities')}
      head={
        <>
          <th scope="col">{t('Charity')}</th>
          <th scope="col">{t('State')}</th>
          <th scope="col">{t('Where the money is')}</th>
          <th scope="col" className={record['amount']}>
            {t('Came in')}
          </th>
          <th scope="col" className={record['amount']}>
            {t('Arrived')}
          </th>
          <th scope="col" className={record['amount']}>
            {t('Waiting')}
          </th>
          {!area.platform && <th scope="col">{t('We help it')}</th>}
        </>
      }
    >
      {charities.map((charity) => {
        const [money] = inOrder(charity.money ?? [], own);
        const show = (amount: number | undefined) =>
          money && amount !== undefined ? formatMoney({ amount, currency: money.currency }) : '';
        return (
          <tr key={charity.id}>
            <td className={cell.main}>
              <Link to={area.details(charity.id)}>
                <b dir="auto">{charity.name}</b>
              </Link>
              <small>
                {[
                  countryName(charity.country),
                  charity.proposed_by && t('proposed by {school}', { school: charity.proposed_by }),
                  charity.status === 'verified' && newsText(charity.last_news_at),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </td>
            <td data-label={t('State')}>
              <Status {...statusOf(charity.status)} />
              {charity.checks_to_do.length > 0 && (
                <small>
                  {' '}
                  {t('{count, plural, one {# check to do} other {# checks to do}}', {
                    count: charity.checks_to_do.length,
                  })}
                </small>
              )}
            </td>
            <td data-label={t('Where the money is')}>
              {money && <SplitBar thin parts={whereItIs(money)} />}
            </td>
            <td data-label={t('Came in')} className={`num ${record['amount']}`}>
              {show(money?.raised)}
            </td>
            <td data-label={t('Arrived')} className={`num ${record['amount']}`}>
              {show(money?.paid_out)}
            </td>
            <td data-label={t('Waiting')} className={`num ${record['amount']}`}>
              {show(money?.waiting)}
            </td>
            {!area.platform && (
              <td data-label={t('We help it')}>
                {charity.status === 'verified' && <ChooseSwitch charity={charity} />}
              </td>
            )}
          </tr>
        );
      })}
    </Table>
  );
}
