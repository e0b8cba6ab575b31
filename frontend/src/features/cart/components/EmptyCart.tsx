import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import { CartChanges } from './CartChanges.tsx';

/** Nothing in the cart; what could not come into it at sign-in is still told. */
export function EmptyCart() {
  return (
    <>
      <State
        asPage
        scene="empty"
        title={t('Nothing in it yet')}
        actions={
          <ButtonLink tone="main" size="lg" to={paths.library}>
            {t('Look at all books')}
          </ButtonLink>
        }
      >
        <p>{t('What you put into your cart waits for you here.')}</p>
      </State>
      <CartChanges lines={[]} />
    </>
  );
}
