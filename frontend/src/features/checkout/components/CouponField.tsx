import type { KeyboardEvent } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import type { CheckoutCoupon } from '../useCheckoutPrices.ts';
import styles from './Checkout.module.css';

/** The field for a coupon; with one that is applied, what it takes off. It is inside the form of the checkout. */
export function CouponField({ coupon, error }: { coupon: CheckoutCoupon; error: string | undefined }) {
  const { typed, type, apply, remove, busy, applied, problem, unused } = coupon;
  if (applied && !unused && !error)
    return (
      <p className={styles['coupon']} role="status">
        <Icon name="check" />
        <span>
          {t('{code} takes {sum} off.', { code: applied.code, sum: formatMoney(applied.discount) })}
        </span>
        <Button size="sm" onClick={remove} aria-label={t('Take out coupon {code}', { code: applied.code })}>
          {t('Take out')}
        </Button>
      </p>
    );
  // Enter uses the code; it does not pay.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (typed.trim()) apply();
  };
  return (
    <div className={styles['coupon']}>
      <Field
        label={t('Coupon')}
        hint={t('If you have a code, type it here.')}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={64}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={enter}
        error={error ?? (unused ? undefined : problem)}
      />
      <Button
        aria-disabled={busy || !typed.trim() || undefined}
        onClick={() => typed.trim() && !busy && apply()}
      >
        {t('Use the code')}
      </Button>
    </div>
  );
}
