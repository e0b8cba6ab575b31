import { OFTEN_USED_CURRENCIES } from '@bookgrove/contract';
import type { ReactNode } from 'react';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, SelectField } from '../../ui/Field.tsx';
import styles from './PriceRow.module.css';
import type { TypedPrice } from './typedPrices.ts';

/** One price of a list: what `children` choose, the currency and the amount, and the button that takes it out. */
export function PriceRow({
  price,
  name,
  what,
  errors,
  onChange,
  onRemove,
  children,
}: {
  price: TypedPrice;
  /** As the server names the price: `prices.0`. */
  name: string;
  /** What the price is for, for those who hear the form. */
  what: string;
  errors: Record<string, string>;
  onChange: (price: TypedPrice) => void;
  onRemove: () => void;
  children?: ReactNode;
}) {
  const { currency, amount } = price;
  return (
    <div className={styles['row']} role="group" aria-label={what}>
      {children}
      <SelectField
        label={t('Currency')}
        name={`${name}.currency`}
        value={currency}
        onChange={({ target }) => onChange({ ...price, currency: target.value })}
        error={errors[`${name}.currency`]}
      >
        {[...new Set([...OFTEN_USED_CURRENCIES, currency])].map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
      <Field
        label={t('It costs')}
        name={`${name}.amount`}
        inputMode="decimal"
        dir="ltr"
        maxLength={12}
        required
        value={amount}
        onChange={({ target }) => onChange({ ...price, amount: target.value })}
        error={errors[`${name}.amount`]}
      />
      <Button
        tone="plain"
        icon="trash"
        onClick={onRemove}
        aria-label={t('Take out: {what}, {currency}', { what, currency })}
      >
        {t('Take out')}
      </Button>
    </div>
  );
}
