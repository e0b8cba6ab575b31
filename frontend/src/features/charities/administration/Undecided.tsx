import { useState } from 'react';
import { withKey } from '../../../api/idempotency.ts';
import { t } from '../../../i18n/index.ts';
import { beneficiaryOf } from '../../../shared/giving/beneficiary.ts';
import { BeneficiaryPicker } from '../../../shared/giving/BeneficiaryPicker.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { record } from '../../../ui/Record.tsx';
import { cell, Table } from '../../../ui/table/Table.tsx';
import { useAssignUndecidedMutation, useListUndecidedQuery } from '../payoutsApi.ts';
import styles from './Charity.module.css';
import { ProposeSumDialog } from './ProposeSumDialog.tsx';

interface Sum {
  /** Minor units. */
  amount: number;
  currency: string;
}

/** Money of sales and round-ups that names no charity, by currency; one person proposes who gets it, another approves. */
export function Undecided() {
  const sums = useListUndecidedQuery().data?.results ?? [];
  const [chosen, setChosen] = useState<Sum | null>(null);
  if (sums.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2>{t('Money without a charity')}</h2>
      <p>
        {t(
          'Sales and round-ups raised it, and no charity was named. It is paid out when two people have chosen one.',
        )}
      </p>
      <Table
        stacked
        caption={t('Money without a charity')}
        head={
          <>
            <th scope="col">{t('Currency')}</th>
            <th scope="col" className={record['amount']}>
              {t('Amount')}
            </th>
            <th scope="col">{t('What you can do')}</th>
          </>
        }
      >
        {sums.map((sum) => (
          <tr key={sum.currency}>
            <td className={cell.main}>
              <b>{sum.currency}</b>
            </td>
            <td data-label={t('Amount')} className={`num ${record['amount']}`}>
              {formatMoney(sum)}
            </td>
            <td data-label={t('What you can do')}>
              <Button
                aria-label={t('Choose a charity for {sum}', { sum: formatMoney(sum) })}
                onClick={() => setChosen(sum)}
              >
                {t('Choose a charity')}
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      {chosen && <AssignDialog waiting={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

/** Proposes who gets a part of it, after a confirmation; another person of the team approves it. */
function AssignDialog({ waiting, onClose }: { waiting: Sum; onClose: () => void }) {
  const [assign] = useAssignUndecidedMutation();
  const [chosen, setChosen] = useState('');
  const { charity, project } = beneficiaryOf(chosen);
  return (
    <ProposeSumDialog
      title={t('Choose a charity for {sum}', { sum: formatMoney(waiting) })}
      most={waiting}
      missing={charity ? {} : { charity_id: t('Choose a charity.') }}
      shown={['charity_id', 'project_id']}
      propose={(sum, key) =>
        assign(withKey({ ...sum, charity_id: charity, ...(project && { project_id: project }) }, key))
      }
      onClose={onClose}
    >
      {(errors) => (
        <BeneficiaryPicker
          label={t('Charity')}
          value={chosen}
          errors={{ charity: errors['charity_id'], project: errors['project_id'] }}
          onChange={setChosen}
        />
      )}
    </ProposeSumDialog>
  );
}
