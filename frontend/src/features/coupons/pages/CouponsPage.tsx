import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { record } from '../../../ui/Record.tsx';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListCouponsQuery, type CouponView } from '../api.ts';
import { CouponForm } from '../components/CouponForm.tsx';
import { StepDialog } from '../components/StepDialog.tsx';
import { COUPON_STATES, couponState, stepTexts, whatItGives, whatItIsFor, whenItWorks } from '../model.ts';

const PAGE_SIZE = 20;

/** The coupons of the school, or of the platform's own shop: what they give, when, how often they were used. */
export default function CouponsPage() {
  const [params] = useSearchParams();
  const [edited, setEdited] = useState<CouponView | 'new' | null>(null);
  const currency = useTenant()?.currency ?? 'GBP';
  const search = params.get('search') ?? '';
  const state = COUPON_STATES.find((one) => one === params.get('state'));
  const query = useListCouponsQuery({
    limit: PAGE_SIZE,
    offset: (pageOf(params) - 1) * PAGE_SIZE,
    ...(search && { search }),
    ...(state && { state }),
  });
  return (
    <>
      <WorkHead
        title={t('Coupons')}
        count={query.data?.count}
        lead={t('A coupon lowers what the buyer pays. Orders that are placed keep their price.')}
      >
        {!edited && (
          <Button tone="main" icon="plus" onClick={() => setEdited('new')}>
            {t('New coupon')}
          </Button>
        )}
      </WorkHead>
      {edited && (
        <CouponForm
          key={edited === 'new' ? edited : edited.id}
          coupon={edited === 'new' ? null : edited}
          currency={currency}
          onClose={() => setEdited(null)}
        />
      )}
      <TableTools>
        <TableSearch label={t('Search coupons')} placeholder={t('Code or note')} />
        {state && <FilterChip name="state" label={t('State')} value={couponState(state).label} />}
        <StateFilter state={state} />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={6} />}
        failed={t('The coupons did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={search || state ? <State scene="no-match" title={t('No coupon fits that')} /> : undefined}
        empty={
          <State scene="empty" title={t('No coupons yet')}>
            <p>{t('Make one for a book week, a class or a sponsor. It starts as a draft.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <CouponTable coupons={results} onEdit={setEdited} />
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

function StateFilter({ state }: { state: string | undefined }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <MoreFilters>
      <SelectField
        label={t('State')}
        value={state ?? ''}
        onChange={({ target }) => void navigate(withParams(params, { state: target.value }))}
      >
        <option value="">{t('Any')}</option>
        {COUPON_STATES.map((one) => (
          <option key={one} value={one}>
            {couponState(one).label}
          </option>
        ))}
      </SelectField>
    </MoreFilters>
  );
}

function CouponTable({ coupons, onEdit }: { coupons: CouponView[]; onEdit: (coupon: CouponView) => void }) {
  const [asked, setAsked] = useState<{ coupon: CouponView; step: CouponView['steps'][number] } | null>(null);
  return (
    <>
      <Table
        stacked
        caption={t('Coupons')}
        head={
          <>
            <th scope="col">{t('Code')}</th>
            <th scope="col">{t('What it gives')}</th>
            <th scope="col">{t('When')}</th>
            <th scope="col">{t('Used')}</th>
            <th scope="col">{t('State')}</th>
            <th scope="col">
              <span className="sr">{t('Next')}</span>
            </th>
          </>
        }
      >
        {coupons.map((coupon) => (
          <tr key={coupon.id}>
            <td className={cell.main}>
              <b dir="ltr">{coupon.code}</b>
              {coupon.note && <small dir="auto">{coupon.note}</small>}
            </td>
            <td data-label={t('What it gives')}>
              {whatItGives(coupon)}
              <small> {whatItIsFor(coupon).join(' · ')}</small>
            </td>
            <td data-label={t('When')} className="num">
              {whenItWorks(coupon)}
            </td>
            <td data-label={t('Used')} className={`num ${record['whole']}`}>
              <Uses coupon={coupon} />
            </td>
            <td data-label={t('State')}>
              <Status {...couponState(coupon.state)} />
            </td>
            <td>
              {coupon.state !== 'archived' && (
                <Button
                  size="sm"
                  tone="plain"
                  aria-label={t('Change {code}', { code: coupon.code })}
                  onClick={() => onEdit(coupon)}
                >
                  {t('Change')}
                </Button>
              )}
              {coupon.steps.map((step) => (
                <Button
                  key={step}
                  size="sm"
                  tone="plain"
                  aria-label={`${stepTexts(step, coupon.code).action} ${coupon.code}`}
                  onClick={() => setAsked({ coupon, step })}
                >
                  {stepTexts(step, coupon.code).action}
                </Button>
              ))}
            </td>
          </tr>
        ))}
      </Table>
      {asked && <StepDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Uses({ coupon: { code, used, max_uses: most } }: { coupon: CouponView }) {
  if (most === null) return used;
  return (
    <>
      <Progress label={t('Uses of {code}', { code })} value={(100 * used) / most} />
      {t('{used} of {most}', { used, most })}
    </>
  );
}
