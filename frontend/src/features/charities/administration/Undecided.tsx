import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { beneficiaryOf } from '../../../shared/giving/beneficiary.ts';
import { BeneficiaryPicker } from '../../../shared/giving/BeneficiaryPicker.tsx';
import { amountOf, typedPrice } from '../../../shared/prices/typedPrices.ts';
import type { Proof } from '../../../shared/security/ProofDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { record } from '../../../ui/Record.tsx';
import { cell, Table } from '../../../ui/table/Table.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useAssignUndecidedMutation, useListUndecidedQuery } from '../payoutsApi.ts';
import styles from './Charity.module.css';
import { ProofOf } from './ProofOf.tsx';

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

const SHOWN_FIELDS = ['amount', 'reason', 'charity_id', 'project_id'];

/** Proposes who gets a part of it, after a confirmation; another person of the team approves it. */
function AssignDialog({ waiting, onClose }: { waiting: Sum; onClose: () => void }) {
  const { amount: most, currency } = waiting;
  const dispatch = useDispatch();
  const [assign] = useAssignUndecidedMutation();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState(typedPrice(waiting).amount);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [key, setKey] = useState(newKey);
  const send = async (proof: Proof): Promise<unknown> => {
    const { charity, project } = beneficiaryOf(chosen);
    const amount = amountOf({ amount: typed, currency });
    const wrong = {
      ...(!charity && { charity_id: t('Choose a charity.') }),
      ...((!amount || amount > most) && { amount: t('At most {sum}.', { sum: formatMoney(waiting) }) }),
      ...(reason.trim().length < 3 && { reason: t('Please say why.') }),
    };
    setErrors(wrong);
    if (!amount || Object.keys(wrong).length > 0) return undefined;
    const answer = await assign(
      withKey(
        {
          ...proof,
          charity_id: charity,
          ...(project && { project_id: project }),
          amount,
          currency,
          reason: reason.trim(),
        },
        key,
      ),
    );
    if (!answer.error) {
      dispatch(showToast('ok', t('Prepared: another person has to approve it')));
      onClose();
      return undefined;
    }
    // A refusal is an answer: what is sent next is another request.
    setKey(newKey());
    const { fields } = normalizeError(answer.error);
    const mine = Object.fromEntries(Object.entries(fields).filter(([name]) => SHOWN_FIELDS.includes(name)));
    setErrors(mine);
    return Object.keys(mine).length > 0 ? undefined : answer.error;
  };
  return (
    <ProofOf
      title={t('Choose a charity for {sum}', { sum: formatMoney(waiting) })}
      action={t('Prepare')}
      onProven={send}
      onClose={onClose}
    >
      <p>{t('Nothing moves before a second person has approved it.')}</p>
      <BeneficiaryPicker
        label={t('Charity')}
        value={chosen}
        errors={{ charity: errors['charity_id'], project: errors['project_id'] }}
        onChange={setChosen}
      />
      <Field
        label={t('Amount in {currency}', { currency })}
        inputMode="decimal"
        maxLength={14}
        value={typed}
        error={errors['amount']}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextAreaField
        label={t('What is it for?')}
        hint={t('The second person reads this.')}
        rows={3}
        maxLength={300}
        value={reason}
        error={errors['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
    </ProofOf>
  );
}
