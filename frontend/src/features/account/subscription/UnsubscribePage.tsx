import { useState } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import { useChangeSubscriptionMutation } from '../api.ts';
import { AccountScreen, Card } from '../components/AccountScreen.tsx';
import { FormError } from '../components/FormParts.tsx';
import styles from '../components/FormParts.module.css';
import { useLinkSecret } from '../components/useLinkSecret.ts';

/**
 * Stops e-mails of a kind by the link in one of them, without sign-in, or sends them again. The person presses a button, so
 * that programs that open links of e-mails change nothing.
 */
export default function UnsubscribePage() {
  const token = useLinkSecret();
  const [change, { data, error, isLoading }] = useChangeSubscriptionMutation();
  const [pressed, setPressed] = useState(false);
  const failure = error && normalizeError(error);
  if (!token || failure?.code === 'not_found')
    return (
      <AccountScreen>
        <State
          scene="lost"
          asPage
          title={t('This link does not work any more')}
          actions={<TextLink to={paths.library}>{t('Go to the library')}</TextLink>}
        >
          <p>{t('Open the link at the end of a newer e-mail.')}</p>
        </State>
      </AccountScreen>
    );
  const stopped = data?.subscribed === false;
  return (
    <AccountScreen>
      <Card picture={<Art file="login" name="student" viewBox="0 0 360 300" fit="xMidYMid slice" />}>
        <h1>{stopped ? t('These e-mails are stopped') : t('Stop e-mails of this kind?')}</h1>
        <p className={styles['note']} role="status">
          {data === undefined
            ? t('You are still sent what concerns your account, safety and consent.')
            : stopped && data.kind === 'news'
              ? t('You are no longer sent e-mails about what is new in the library.')
              : stopped
                ? t('You are no longer sent reminders of what waits for you.')
                : t('You are sent these e-mails again.')}
        </p>
        <FormError message={pressed ? failure?.message : undefined} />
        <div className={styles['actions']}>
          <Button
            tone={stopped ? 'line' : 'main'}
            size="lg"
            aria-disabled={isLoading || undefined}
            onClick={() => {
              setPressed(true);
              if (!isLoading) void change({ token, subscriptionBody: { subscribed: stopped } });
            }}
          >
            {isLoading ? t('One moment') : stopped ? t('Send them again') : t('Yes, stop them')}
          </Button>
        </div>
      </Card>
    </AccountScreen>
  );
}
