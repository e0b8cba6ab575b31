import { t } from '../../../i18n/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import type { CheckoutItems } from '../useCheckoutItems.ts';
import type { CheckoutExtras } from '../useCheckoutPrices.ts';
import styles from './Checkout.module.css';

/** What can be paid beside the order. Nothing is chosen before the buyer does. */
export function ExtraChoice({
  items: { roundUp, feeCover },
  extras: { chosen, choose, roundUpFor },
}: {
  items: Pick<CheckoutItems, 'roundUp' | 'feeCover'>;
  extras: CheckoutExtras;
}) {
  if (!roundUp && !feeCover) return null;
  return (
    <fieldset className={styles['providers']}>
      <legend className={styles['legend']}>{t('Would you like to add something?')}</legend>
      {roundUp && (
        <label>
          <input
            type="checkbox"
            name="round_up"
            checked={chosen.round_up}
            onChange={({ target }) => choose('round_up', target.checked)}
          />
          <span>
            <b>{t('Round up by {sum}', { sum: formatMoney(roundUp.price) })}</b>
            <small>
              {roundUp.charity
                ? t('All of it goes to {charity}.', { charity: roundUp.charity.name })
                : t('All of it goes to a charity.')}
            </small>
          </span>
          <Icon name="heart" />
        </label>
      )}
      {roundUp?.chosen && roundUp.choices.length > 1 && (
        <SelectField
          label={t('Round up for')}
          value={roundUp.charity?.id ?? ''}
          onChange={({ target }) => roundUpFor(target.value)}
        >
          {roundUp.choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {feeCover && (
        <label>
          <input
            type="checkbox"
            name="fee_cover"
            checked={chosen.fee_cover}
            onChange={({ target }) => choose('fee_cover', target.checked)}
          />
          <span>
            <b>{t('Add {sum} for the cost of the payment', { sum: formatMoney(feeCover.price) })}</b>
            <small>
              {t(
                'This is our estimate of what the payment costs. With it, more of the price is left for the people who made it.',
              )}
            </small>
          </span>
          <Icon name="card" />
        </label>
      )}
    </fieldset>
  );
}
