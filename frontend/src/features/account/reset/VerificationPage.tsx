import { useState } from 'react';
import { useSelector } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import { useVerifyEmailMutation } from '../api.ts';
import { AccountScreen, Card } from '../components/AccountScreen.tsx';
import { FormError } from '../components/FormParts.tsx';
import styles from '../components/FormParts.module.css';
import { useLinkSecret } from '../components/useLinkSecret.ts';

/**
 * Verifies an e-mail address by the link sent to it. The person presses a button, so that programs that open links of
 * e-mails do not consume it.
 */
export default function VerificationPage() {
  const token = useLinkSecret();
  const user = useSelector(selectUser);
  const [verify, { data, error, isLoading }] = useVerifyEmailMutation();
  const [pressed, setPressed] = useState(false);
  const failure = error && normalizeError(error);
  if (!token || failure?.code === 'link_spent')
    return (
      <AccountScreen>
        <State
          scene="lost"
          asPage
          title={t('This link does not work any more')}
          actions={
            <>
              <ButtonLink tone="main" size="lg" to={user ? paths.account : paths.login}>
                {user ? t('My account') : t('Login')}
              </ButtonLink>
              <TextLink to={paths.library}>{t('Go to the library')}</TextLink>
            </>
          }
        >
          <p>{t('It was used already, or it is too old. Log in, and ask for a new one in your account.')}</p>
        </State>
      </AccountScreen>
    );
  return (
    <AccountScreen>
      <Card picture={<Art file="login" name="student" viewBox="0 0 360 300" fit="xMidYMid slice" />}>
        {data ? (
          <>
            <h1>{t('Thank you')}</h1>
            <p className={styles['note']} role="status">
              <b>{data.email}</b> {data.changed ? t('is your address from now on.') : t('is confirmed.')}
            </p>
            <div className={styles['actions']}>
              <ButtonLink tone="main" size="lg" iconEnd="next" to={user ? paths.home : paths.login}>
                {user ? t('Go to the library') : t('Login')}
              </ButtonLink>
            </div>
          </>
        ) : (
          <>
            <h1>{t('Is this your e-mail address?')}</h1>
            <p className="soft">{t('One click confirms that the mailbox is yours.')}</p>
            <FormError message={pressed ? failure?.message : undefined} />
            <div className={styles['actions']}>
              <Button
                tone="main"
                size="lg"
                icon="check"
                aria-disabled={isLoading || undefined}
                onClick={() => {
                  setPressed(true);
                  if (!isLoading) void verify({ token });
                }}
              >
                {isLoading ? t('One moment') : t('Yes, confirm it')}
              </Button>
            </div>
          </>
        )}
      </Card>
    </AccountScreen>
  );
}
