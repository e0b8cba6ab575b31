import { t, translated } from '../../../i18n/index.ts';
import type { CartLine } from '../../../shared/cart/api.ts';
import { useCart } from '../../../shared/cart/useCart.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { ItemCover } from './ItemCover.tsx';
import styles from './Cart.module.css';

/** What is kept for later. */
export function LaterShelf({ lines }: { lines: CartLine[] }) {
  const { putBack, remove } = useCart();
  if (lines.length === 0) return null;
  return (
    <section className={styles['later']} aria-labelledby="for-later">
      <h2 id="for-later">{t('For later')}</h2>
      <div className={styles['shelf']}>
        {lines.map(({ item, kind, title, authors, image, unit_price: price, state, reason }) => (
          <article key={item} aria-label={title}>
            <ItemCover
              title={title}
              authors={authors}
              image={image}
              sizes="64px"
              className={styles['thumb']}
            />
            <div>
              <h3 dir="auto">{title || (kind === 'course' ? t('A course') : t('A book'))}</h3>
              {price && <p className="num">{formatMoney(price)}</p>}
              {state === 'ok' ? (
                <Button
                  size="sm"
                  onClick={() => putBack(item)}
                  aria-label={t('Put {title} into the cart', { title })}
                >
                  {t('Into the cart')}
                </Button>
              ) : (
                <>
                  {reason && <p className={styles['small']}>{translated(reason)}</p>}
                  <Button size="sm" onClick={() => remove(item, title)}>
                    {t('Take out')}
                  </Button>
                </>
              )}
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
