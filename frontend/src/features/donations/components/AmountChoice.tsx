import { t } from '../../../i18n/index.ts';
import { FieldFrame } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import type { Preset } from '../model.ts';
import styles from './AmountChoice.module.css';

/** Offered amounts, and a field for another. Nothing is chosen until somebody chooses. */
export function AmountChoice({
  presets,
  currency,
  preset,
  typed,
  hint,
  error,
  wide = false,
  onChange,
}: {
  presets: readonly Preset[];
  currency: string;
  /** The chosen preset in minor units. */
  preset: number | null;
  typed: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** With what each amount does. */
  wide?: boolean;
  onChange: (next: { preset: number | null; typed: string }) => void;
}) {
  return (
    <>
      {presets.length > 0 && (
        <fieldset className={styles['amounts']} data-wide={wide || undefined}>
          <legend className="sr">{t('Amount')}</legend>
          {presets.map(({ value, text }) => (
            <label key={value.amount}>
              <input
                type="radio"
                name="preset"
                checked={!typed.trim() && preset === value.amount}
                onChange={() => onChange({ preset: value.amount, typed: '' })}
              />
              <b className="num">{formatMoney(value).replace(/[.,]00(?=\D*$)/, '')}</b>
              {wide && text && <small dir="auto">{text}</small>}
            </label>
          ))}
        </fieldset>
      )}
      <FieldFrame
        label={t('Your own amount, in {currency}', { currency })}
        {...(hint && { hint })}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            maxLength={12}
            value={typed}
            onChange={({ target }) => onChange({ preset: null, typed: target.value })}
          />
        )}
      </FieldFrame>
    </>
  );
}
