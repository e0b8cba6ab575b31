import { Logo } from '../../../ui/Logo.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import styles from './LoginPage.module.css';

/** Where a visitor is sent who opened a page of an admin area. */
export default function ChoicePage() {
  return (
    <div className={styles['screen']}>
      <SkipLink label={t('Skip to log in')} />
      <header className={`wrap ${styles['bar']}`}>
        <Logo />
      </header>
      <main id="main" className="wrap">
        <State
          scene="gate"
          asPage
          title={t('This page needs a login')}
          actions={
            <>
              <ButtonLink tone="main" size="lg" to={paths.login}>
                {t('Login')}
              </ButtonLink>
              <TextLink to={paths.library}>{t('Go to the library')}</TextLink>
            </>
          }
        >
          <p>{t('It is for the people who look after the school. The library is open to everyone.')}</p>
        </State>
      </main>
    </div>
  );
}
