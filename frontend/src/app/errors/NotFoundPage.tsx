import { t } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { State } from '../../ui/State.tsx';
import { paths } from '../paths.ts';

/** Shown for any unknown address. */
export default function NotFoundPage() {
  return (
    <div className="wrap">
      <State
        scene="lost"
        asPage
        title={t('This page flew away')}
        actions={
          <ButtonLink tone="main" size="lg" to={paths.library}>
            {t('Go to the library')}
          </ButtonLink>
        }
      >
        <p>{t('There is nothing at this address. It may have moved, or a letter is missing.')}</p>
      </State>
    </div>
  );
}
