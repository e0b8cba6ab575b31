import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Split } from '../../../ui/SplitBar.tsx';
import { SumCard, SumLine, SumTotal } from '../../../ui/SumCard.tsx';
import { splitOf, splitParts } from '../split.ts';
import type { CartView } from '../useCartView.ts';
import { CurrencyField } from './CurrencyField.tsx';
import styles from './Cart.module.css';

/** The sum of the cart, where it goes, and the way to the checkout. */
export function CartSum({ view }: { view: CartView }) {
  const { lines, shipping, total, tax_total: tax, can_pay: canPay } = view;
  const [params] = useSearchParams();
  const split = splitOf(lines);
  const bought = lines.reduce((sum, { state, quantity }) => sum + (state === 'ok' ? quantity : 0), 0);
  const currency = params.get('currency');
  return (
    <SumCard title={t('Together')}>
      {total && (
        <>
          <SumLine
            label={t('{count, plural, one {One item} other {# items}}', { count: bought })}
            value={{ ...total, amount: total.amount - (shipping?.price.amount ?? 0) }}
          />
          {shipping && <SumLine label={t('Postage and packing')} value={shipping.price} />}
          <SumTotal label={t('Total')} value={total} />
          {tax && tax.amount > 0 && (
            <p className={styles['small']}>{t('{tax} of it is tax.', { tax: formatMoney(tax) })}</p>
          )}
        </>
      )}
      <CurrencyField currencies={view.currencies} currency={view.currency} />
      {total && split && (
        <Split
          title={t('Where your {sum} goes', { sum: formatMoney(total) })}
          parts={splitParts(
            split,
            shipping ? [{ name: t('Postage and packing'), value: shipping.price }] : [],
          )}
        />
      )}
      {canPay && total ? (
        <ButtonLink
          tone="main"
          size="lg"
          className={styles['pay']}
          to={currency ? `${paths.checkout}?currency=${encodeURIComponent(currency)}` : paths.checkout}
        >
          {t('Go to checkout, {sum}', { sum: formatMoney(total) })}
        </ButtonLink>
      ) : (
        <p className={styles['blocked']}>{t('Take out what cannot be bought, and you can pay the rest.')}</p>
      )}
    </SumCard>
  );
}
