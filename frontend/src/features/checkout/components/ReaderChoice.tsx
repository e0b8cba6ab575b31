import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { CheckoutOptions } from '../api.ts';
import styles from './Checkout.module.css';

/** In whose account digital books and courses open: the buyer's, or that of one of their children. `value`: id of a child, empty for the buyer. */
export function ReaderChoice({
  step,
  title,
  people,
  value,
  onChange,
}: {
  /** Number of this part of the form. */
  step: number;
  title: string;
  people: CheckoutOptions['children'];
  value: string;
  onChange: (id: string) => void;
}) {
  const option = (id: string, name: string, help: string) => (
    <label key={id}>
      <input type="radio" name="reader" value={id} checked={value === id} onChange={() => onChange(id)} />
      <span>
        <b dir="auto">{name}</b>
        <small>{help}</small>
      </span>
      <Icon name={id ? 'people' : 'person'} />
    </label>
  );
  return (
    <section className={styles['part']} aria-labelledby="checkout-reader">
      <b className="num" aria-hidden="true">
        {step}
      </b>
      <h2 id="checkout-reader">{title}</h2>
      <div className={styles['fields']}>
        <fieldset className={styles['providers']} aria-labelledby="checkout-reader">
          {option('', t('For me'), t('It opens in your account.'))}
          {people.map(({ id, first_name: name }) =>
            option(id, t('For {name}', { name }), t('It opens in the account of your child, at once.')),
          )}
        </fieldset>
      </div>
    </section>
  );
}
