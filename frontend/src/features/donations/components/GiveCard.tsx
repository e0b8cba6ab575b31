import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { charityGivePath, projectGivePath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { chosenAmount, usualPresets, wrongAmount, type Preset } from '../model.ts';
import { AmountChoice } from './AmountChoice.tsx';
import styles from './GiveCard.module.css';

/** The card on the page of a project or charity: an amount, and the way to the page on which it is given. */
export function GiveCard({
  to,
  slug,
  title,
  presets,
  above,
}: {
  to: 'project' | 'charity';
  slug: string;
  title: string;
  /** Without any, amounts in the currency of the school are offered. */
  presets?: readonly Preset[];
  above?: ReactNode;
}) {
  const tenant = useTenant();
  const navigate = useNavigate();
  const offered = presets && presets.length > 0 ? presets : usualPresets(tenant?.currency ?? 'GBP');
  const currency = offered[0]!.value.currency;
  const [{ preset, typed }, setChoice] = useState<{ preset: number | null; typed: string }>({
    preset: null,
    typed: '',
  });
  const [error, setError] = useState<string>();
  const amount = chosenAmount(typed, preset, currency);
  const give = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongAmount(amount, undefined, '');
    if (wrong !== null || amount === null) return setError(wrong ?? undefined);
    const path = to === 'project' ? projectGivePath(slug) : charityGivePath(slug);
    void navigate(`${path}?amount=${amount}&currency=${currency}`);
  };
  const does = offered.find(({ value }) => value.amount === amount)?.text;
  return (
    <section className={styles['card']} aria-label={title}>
      {above}
      {above && <hr />}
      <h2>{title}</h2>
      <form onSubmit={give} noValidate>
        <AmountChoice
          presets={offered}
          currency={currency}
          preset={preset}
          typed={typed}
          error={error}
          onChange={(next) => {
            setError(undefined);
            setChoice(next);
          }}
        />
        <Button type="submit" tone="main" size="lg" className={styles['give']}>
          {amount === null ? t('Give') : t('Give {sum}', { sum: formatMoney({ amount, currency }) })}
        </Button>
        {does && (
          <p className={styles['does']} dir="auto">
            {does}
          </p>
        )}
        <p className={styles['small']}>{t('Fees are shown before you pay.')}</p>
      </form>
    </section>
  );
}
