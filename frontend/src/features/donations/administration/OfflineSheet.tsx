import { OFTEN_USED_CURRENCIES } from '@bookgrove/contract';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { useListCharitiesQuery } from '../../../shared/giving/charitiesApi.ts';
import { amountOf } from '../../../shared/prices/typedPrices.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { ChoiceCards } from '../../../ui/Form.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useRecordOfflineGiftMutation, type OfflineBody } from '../deskApi.ts';
import styles from './Donations.module.css';

/** Writes down a gift that did not come through the site; it counts once a second person has counted the same. */
export function OfflineSheet({ onClose }: { onClose: () => void }) {
  const tenant = useTenant();
  const dispatch = useDispatch();
  const charities = useListCharitiesQuery({ limit: 100 }).data?.results ?? [];
  const [values, setValues] = useState({
    way: 'jar' as OfflineBody['way'],
    name: '',
    charity: '',
    day: new Date().toISOString().slice(0, 10),
    amount: '',
    currency: tenant?.currency ?? 'GBP',
    reference: '',
    note: '',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [key, setKey] = useState(newKey);
  const [write, { isLoading }] = useRecordOfflineGiftMutation();
  const set = (part: Partial<typeof values>) => {
    setErrors({});
    setValues({ ...values, ...part });
  };
  const text = (member: Exclude<keyof typeof values, 'way'>) => ({
    value: values[member],
    error: errors[member],
    onChange: ({ target }: { target: { value: string } }) => set({ [member]: target.value }),
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const amount = amountOf(values);
    const wrong = {
      ...(!values.charity && { charity: t('Please choose a charity.') }),
      ...(!amount && { amount: t('Please type what you counted.') }),
    };
    setErrors(wrong);
    if (!amount || Object.keys(wrong).length > 0) return;
    const { name, reference, note, ...rest } = values;
    const { error } = await write(
      withKey(
        {
          ...rest,
          amount,
          ...(name.trim() && { name: name.trim() }),
          ...(reference.trim() && { reference: reference.trim() }),
          ...(note.trim() && { note: note.trim() }),
        },
        key,
      ),
    );
    if (error) {
      const { fields, message, status } = normalizeError(error);
      // Without an answer the same key is sent again.
      if (status !== 0) setKey(newKey());
      return setErrors(Object.keys(fields).length > 0 ? fields : { note: message });
    }
    dispatch(showToast('ok', t('Written down. It counts once a second person has counted the same.')));
    onClose();
  };
  return (
    <Dialog open shape="sheet" title={t('Write down a gift')} onClose={onClose}>
      <form className={styles['sheet']} onSubmit={(event) => void save(event)} noValidate>
        <p>{t('For money that did not come through the site.')}</p>
        <ChoiceCards<OfflineBody['way']>
          name="way"
          value={values.way}
          onChange={(way) => set({ way })}
          options={[
            { value: 'jar', label: t('Jar'), help: t('Coins and notes of many') },
            { value: 'cash', label: t('Cash'), help: t('From one giver') },
            { value: 'bank', label: t('Bank'), help: t('It is on the account of the platform') },
          ]}
        />
        <Field label={t('From')} hint={t('For example: Oak Class.')} maxLength={120} {...text('name')} />
        <SelectField label={t('For')} {...text('charity')}>
          <option value="">{t('Please choose')}</option>
          {charities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field label={t('Day')} type="date" {...text('day')} />
        <Field
          label={t('Your count, in {currency}', { currency: values.currency })}
          inputMode="decimal"
          maxLength={12}
          {...text('amount')}
        />
        <SelectField label={t('Currency')} {...text('currency')}>
          {[...new Set([values.currency, ...OFTEN_USED_CURRENCIES])].map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </SelectField>
        <Field
          label={t('Number of the slip or reference of the bank')}
          maxLength={255}
          {...text('reference')}
        />
        <Field label={t('Note')} maxLength={255} {...text('note')} />
        <Button type="submit" tone="main" aria-disabled={isLoading || undefined}>
          {t('Write it down')}
        </Button>
      </form>
    </Dialog>
  );
}
