import { OFTEN_USED_CURRENCIES } from '@bookgrove/contract';
import { locale, t } from '../../../i18n/index.ts';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { FormGrid, FormSet } from '../../../ui/Form.tsx';
import { BeneficiaryPicker } from '../../../shared/giving/BeneficiaryPicker.tsx';
import type { BookDetailsView } from '../api.ts';
import type { Member, BookFormValues } from '../bookFormValues.ts';

interface FieldOf {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

/** Price of a book and share for a charity; for people who manage books. */
export function PriceFields({
  typed,
  charity,
  on,
}: {
  /** The charity that the stored book names. */
  charity: BookDetailsView['charity'];
  typed: BookFormValues;
  on: (name: Member, as?: string) => FieldOf;
}) {
  const names = new Intl.DisplayNames([locale()], { type: 'currency' });
  const currencies = [...new Set([...OFTEN_USED_CURRENCIES, ...(typed.currency ? [typed.currency] : [])])];
  const sold = typed.price.trim() !== '';
  const beneficiary = on('beneficiary', 'charity_id');
  return (
    <FormSet title={t('Price')}>
      <FormGrid>
        <Field
          label={t('Price')}
          hint={t('Empty: the book is free. A book with a price opens for nobody who has not bought it.')}
          inputMode="decimal"
          maxLength={12}
          {...on('price', 'price.amount')}
        />
        <SelectField label={t('Currency')} {...on('currency', 'price.currency')}>
          {currencies.map((code) => (
            <option key={code} value={code}>
              {`${code}, ${names.of(code)}`}
            </option>
          ))}
        </SelectField>
        {sold && (
          <Field
            label={t('Of each hundred, for a charity')}
            hint={t(
              'The book’s page says it: a part of the price, nothing on top. The rest is for making the book.',
            )}
            inputMode="decimal"
            maxLength={6}
            {...on('charity', 'charity_bps')}
          />
        )}
        {sold && (
          <BeneficiaryPicker
            label={t('Which charity')}
            hint={t('The book’s page names it, and the money of every sale is kept for it.')}
            value={beneficiary.value}
            named={charity}
            errors={{ charity: beneficiary.error, project: on('beneficiary', 'project_id').error }}
            onChange={(value) => beneficiary.onChange({ target: { value } })}
          />
        )}
      </FormGrid>
    </FormSet>
  );
}
