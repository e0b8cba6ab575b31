import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { Proof } from '../../../shared/security/ProofDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Facts, record } from '../../../ui/Record.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChangeCharityBankMutation, useOpenCharityBankMutation, type CharityDraft } from '../deskApi.ts';
import styles from './Charity.module.css';
import { ProofOf } from './ProofOf.tsx';

/** The account that a charity is paid to: opened with a password, changed by two people. */
export function Bank({ charity }: { charity: CharityDraft }) {
  const [asked, setAsked] = useState<'open' | 'change' | null>(null);
  const [open, { data }] = useOpenCharityBankMutation();
  const prove = async (proof: Proof): Promise<unknown> => {
    const { error } = await open({ id: charity.id, recentConfirmationBody: proof });
    if (!error) setAsked(null);
    return error;
  };
  return (
    <section className={styles['card']}>
      <h2>{t('Bank')}</h2>
      {charity.bank_hint ? (
        <p>
          {t('Account ending {hint}', { hint: charity.bank_hint })}
          {charity.bank_changed_at && (
            <>
              <br />
              {t('Agreed by two people on {day}', { day: formatDay(charity.bank_changed_at) })}
            </>
          )}
        </p>
      ) : (
        <p>{t('No account yet: nothing can be paid out.')}</p>
      )}
      {data && (
        <Facts
          facts={[
            [t('Whose account it is'), data.holder],
            [t('Bank'), data.bank_name],
            [t('Account number'), data.account],
            ...(data.routing ? [[t('Sort code, IFSC or BIC'), data.routing] as const] : []),
          ]}
        />
      )}
      <div className={record['actions']}>
        {charity.bank_hint && !data && (
          <Button icon="lock" onClick={() => setAsked('open')}>
            {t('Open with password')}
          </Button>
        )}
        {charity.of_platform && (
          <Button onClick={() => setAsked('change')}>
            {charity.bank_hint ? t('Propose another') : t('Propose an account')}
          </Button>
        )}
      </div>
      {asked === 'open' && (
        <ProofOf
          title={t('Open the bank details')}
          action={t('Open')}
          onProven={prove}
          onClose={() => setAsked(null)}
        >
          <p>{t('The audit notes that you looked.')}</p>
        </ProofOf>
      )}
      {asked === 'change' && <BankDialog charity={charity} onClose={() => setAsked(null)} />}
    </section>
  );
}

function BankDialog({ charity, onClose }: { charity: CharityDraft; onClose: () => void }) {
  const dispatch = useDispatch();
  const [change] = useChangeCharityBankMutation();
  const [form, setForm] = useState({ holder: '', bank_name: '', account: '', routing: '', reason: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const field = (member: keyof typeof form) => ({
    value: form[member],
    error: errors[member],
    onChange: ({ target }: { target: { value: string } }) => {
      setErrors({});
      setForm({ ...form, [member]: target.value });
    },
  });
  const propose = async (proof: Proof): Promise<unknown> => {
    const answer = await change({ id: charity.id, charityBankBody: { ...form, ...proof } });
    if (!answer.error) {
      dispatch(showToast('ok', t('Proposed. A second person finds it under “Approvals”.')));
      onClose();
      return undefined;
    }
    const { fields } = normalizeError(answer.error);
    const mine = Object.fromEntries(Object.entries(fields).filter(([name]) => name in form));
    setErrors(mine);
    return Object.keys(mine).length > 0 ? undefined : answer.error;
  };
  return (
    <ProofOf
      title={t('Propose an account for {name}', { name: charity.name })}
      action={t('Propose')}
      onProven={propose}
      onClose={onClose}
    >
      <Field label={t('Whose account it is')} maxLength={140} {...field('holder')} />
      <Field label={t('Bank')} maxLength={140} {...field('bank_name')} />
      <Field
        label={t('Account number or IBAN')}
        dir="ltr"
        autoComplete="off"
        maxLength={60}
        {...field('account')}
      />
      <Field
        label={t('Sort code, IFSC or BIC')}
        hint={t('Empty for an IBAN.')}
        dir="ltr"
        autoComplete="off"
        maxLength={20}
        {...field('routing')}
      />
      <Field label={t('Where do the details come from?')} maxLength={300} {...field('reason')} />
    </ProofOf>
  );
}
