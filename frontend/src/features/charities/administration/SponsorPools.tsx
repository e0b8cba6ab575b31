import { useState } from 'react';
import { withKey } from '../../../api/idempotency.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { record } from '../../../ui/Record.tsx';
import { cell, Table } from '../../../ui/table/Table.tsx';
import {
  useListSponsorPoolsQuery,
  useRecordSponsorPaymentMutation,
  type SponsorPoolView,
} from '../payoutsApi.ts';
import styles from './Charity.module.css';
import { AskSponsorDialog } from './AskSponsorDialog.tsx';
import { ProposeSumDialog } from './ProposeSumDialog.tsx';

const nameOf = ({ project_title: title, project_id: id }: SponsorPoolView): string => title ?? id;

function askedText({ name, email, status, created_at: at }: NonNullable<SponsorPoolView['asked']>): string {
  const day = formatDay(at);
  if (status === 'paid') return t('{name} has paid by link', { name });
  if (status === 'asked') return t('Asked {name} on {day}: {email}', { name, day, email });
  return t('{name} was paid back', { name });
}

/** What sponsors owe for gifts that they doubled. A sponsor pays by a link; what arrived at the bank is written down and found by a second person. */
export function SponsorPools() {
  const pools = useListSponsorPoolsQuery().data?.results ?? [];
  const [chosen, setChosen] = useState<SponsorPoolView | null>(null);
  const [asked, setAsked] = useState<SponsorPoolView | null>(null);
  if (pools.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2>{t('Sponsors')}</h2>
      <p>{t('What a sponsor has doubled is held back from payouts until the sponsor has paid it.')}</p>
      <Table
        stacked
        caption={t('Sponsors')}
        head={
          <>
            <th scope="col">{t('Project')}</th>
            <th scope="col" className={record['amount']}>
              {t('Doubled')}
            </th>
            <th scope="col" className={record['amount']}>
              {t('Paid')}
            </th>
            <th scope="col" className={record['amount']}>
              {t('Open')}
            </th>
            <th scope="col">{t('What you can do')}</th>
          </>
        }
      >
        {pools.map((pool) => {
          const sum = (amount: number) => formatMoney({ amount, currency: pool.currency });
          return (
            <tr key={`${pool.project_id} ${pool.currency}`}>
              <td className={cell.main}>
                <b dir="auto">{nameOf(pool)}</b>
                {pool.asked && <small dir="auto">{askedText(pool.asked)}</small>}
              </td>
              <td data-label={t('Doubled')} className={`num ${record['amount']}`}>
                {sum(pool.matched)}
              </td>
              <td data-label={t('Paid')} className={`num ${record['amount']}`}>
                {sum(pool.paid)}
              </td>
              <td data-label={t('Open')} className={`num ${record['amount']}`}>
                {sum(pool.open)}
              </td>
              <td data-label={t('What you can do')}>
                {pool.open > 0 && (
                  <div className={styles['inRow']}>
                    <Button
                      aria-label={t('Ask to pay: {project}', { project: nameOf(pool) })}
                      onClick={() => setAsked(pool)}
                    >
                      {t('Ask to pay')}
                    </Button>
                    <Button
                      aria-label={t('Write down a payment for {project}', { project: nameOf(pool) })}
                      onClick={() => setChosen(pool)}
                    >
                      {t('Write down a payment')}
                    </Button>
                  </div>
                )}
              </td>
            </tr>
          );
        })}
      </Table>
      {asked && <AskSponsorDialog pool={asked} name={nameOf(asked)} onClose={() => setAsked(null)} />}
      {chosen && <PaidDialog pool={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

/** Proposes that a sponsor's money has arrived, with the bank's reference by which the second person finds it. */
function PaidDialog({ pool, onClose }: { pool: SponsorPoolView; onClose: () => void }) {
  const [send] = useRecordSponsorPaymentMutation();
  const [reference, setReference] = useState('');
  const given = reference.trim();
  return (
    <ProposeSumDialog
      title={t('The sponsor of {project} has paid', { project: nameOf(pool) })}
      most={{ amount: pool.open, currency: pool.currency }}
      missing={given.length < 3 ? { reference: t('Please give the reference of the bank.') } : {}}
      shown={['reference']}
      propose={(sum, key) => send(withKey({ ...sum, project_id: pool.project_id, reference: given }, key))}
      onClose={onClose}
    >
      {(errors) => (
        <Field
          label={t('Reference of the bank')}
          hint={t('The second person finds the payment by it.')}
          maxLength={100}
          value={reference}
          error={errors['reference']}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
    </ProposeSumDialog>
  );
}
