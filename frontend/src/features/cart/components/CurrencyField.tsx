import { useSearchParams } from 'react-router-dom';
import { locale, t } from '../../../i18n/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import styles from './Cart.module.css';

/** The currency of the prices, kept in the address; not shown where there is no choice. */
export function CurrencyField({ currencies, currency }: { currencies: string[]; currency: string | null }) {
  const [, setParams] = useSearchParams();
  if (currencies.length < 2 && (currency === null || currencies.includes(currency))) return null;
  const names = new Intl.DisplayNames([locale()], { type: 'currency' });
  const choices = currency && !currencies.includes(currency) ? [currency, ...currencies] : currencies;
  if (choices.length === 0) return null;
  return (
    <div className={styles['currency']}>
      <SelectField
        label={t('Currency')}
        name="currency"
        value={currency ?? ''}
        onChange={({ target }) =>
          setParams(
            (params) => {
              params.set('currency', target.value);
              return params;
            },
            { replace: true, preventScrollReset: true },
          )
        }
      >
        {choices.map((code) => (
          <option key={code} value={code}>
            {code} · {names.of(code) ?? code}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
