import { Logo } from '../../../ui/Logo.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import styles from './LoginPage.module.css';

/** Where visitors are sent who open a page of administration without being signed in. */
export default function ChoicePage() {
  // Nobody registers at a school's address: students use class codes, others an invitation.
  const tenant = useTenant();
  return (
    <div className={styles['screen']}>
      <SkipLink label={t('Skip to log in')} />
      <header className={`wrap ${styles['bar']}`}>
        <Logo />
      </header>
      <main id="main" className="wrap">
        <div className={styles['message']}>
          <State
            scene="gate"
            asPage
            title={tenant === null ? t('Welcome to Bookgrove') : t('This page needs a login')}
            actions={
              <>
                <ButtonLink tone="main" size="lg" to={paths.login}>
                  {t('Login')}
                </ButtonLink>
                {tenant === null && (
                  <ButtonLink size="lg" to={paths.register}>
                    {t('Create an Account')}
                  </ButtonLink>
                )}
                <TextLink to={paths.library}>{t('Go to the library')}</TextLink>
              </>
            }
          >
            <p>
              {tenant === null
                ? t('Log in, or make an account of your own. The library is open to everyone.')
                : t('It is for the people who look after the school. The library is open to everyone.')}
            </p>
          </State>
        </div>
      </main>
    </div>
  );
}
