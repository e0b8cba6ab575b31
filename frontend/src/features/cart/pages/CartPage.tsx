import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useCart } from '../../../shared/cart/useCart.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';

/** The cart of a visitor or of a person. */
export default function CartPage() {
  const { count } = useCart();
  return (
    <div className="wrap">
      {count === 0 && (
        <State
          asPage
          scene="empty"
          title={t('Nothing in it yet')}
          actions={
            <ButtonLink tone="main" size="lg" to={paths.library}>
              {t('Look at all books')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
