import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';

/** Shown for a code that no certificate has. */
export const NoCertificate = () => (
  <State
    asPage
    scene="lost"
    title={t('There is no such certificate')}
    actions={<ButtonLink to={paths.home}>{t('To the library')}</ButtonLink>}
  >
    <p>
      {t('Check the address letter by letter. A certificate whose address is not found here is not valid.')}
    </p>
  </State>
);
