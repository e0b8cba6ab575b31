import { OFTEN_USED_CURRENCIES } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { FormGrid, FormSet } from '../../../ui/Form.tsx';
import type { TypedAmount } from '../model.ts';

/** Amounts of one thing, one for each currency. */
export function AmountRows({
  title,
  hint,
  name,
  rows,
  error,
  onChange,
}: {
  title: string;
  hint: string;
  name: string;
  rows: readonly TypedAmount[];
  error: string | undefined;
  onChange: (rows: TypedAmount[]) => void;
}) {
  const currencies = [...new Set([...OFTEN_USED_CURRENCIES, ...rows.map(({ currency }) => currency)])];
  const change = (index: number, part: Partial<TypedAmount>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const unused = currencies.find((code) => rows.every(({ currency }) => currency !== code));
  return (
    <FormSet title={title}>
      {rows.map(({ currency, text }, index) => (
        <FormGrid key={index}>
          <Field
            label={t('Amount, in {currency}', { currency })}
            name={index === 0 ? name : `${name}.${index}`}
            hint={index === 0 ? hint : undefined}
            error={index === 0 ? error : undefined}
            inputMode="decimal"
            maxLength={12}
            value={text}
            onChange={({ target }) => change(index, { text: target.value })}
          />
          <SelectField
            label={t('Currency')}
            value={currency}
            onChange={({ target }) => change(index, { currency: target.value })}
          >
            {currencies.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </SelectField>
        </FormGrid>
      ))}
      {unused && (
        <Button
          size="sm"
          tone="plain"
          icon="plus"
          onClick={() => onChange([...rows, { currency: unused, text: '' }])}
        >
          {t('Another currency')}
        </Button>
      )}
    </FormSet>
  );
}
