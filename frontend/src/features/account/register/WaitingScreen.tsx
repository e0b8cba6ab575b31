import type { WaitingForGuardian } from '@bookgrove/api-client';
import { useState } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { locale, t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { useSendToGuardianAgainMutation } from '../api.ts';
import { Card } from '../components/AccountScreen.tsx';
import { FormError } from '../components/FormParts.tsx';
import styles from '../components/FormParts.module.css';

interface WaitingScreenProps {
  waiting: WaitingForGuardian;
  /** Somebody else wants to register on this device. */
  onElse: () => void;
}

/** Tells a child in plain words that their guardian has to say yes first. */
export function WaitingScreen({ waiting, onElse }: WaitingScreenProps) {
  const [sendAgain, { isLoading, isSuccess, error }] = useSendToGuardianAgainMutation();
  const [pressed, setPressed] = useState(false);
  const failure = error && normalizeError(error);
  const until = new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'long' }).format(
    new Date(waiting.until),
  );
  return (
    <Card picture={<Art file="login" name="community" viewBox="0 0 360 300" fit="xMidYMid slice" />}>
      <h1>{t('Almost there!')}</h1>
      <p>{t('A grown-up who looks after you has to say yes first. We wrote an e-mail to them:')}</p>
      <p>
        <b dir="ltr">{waiting.guardian_email}</b>
      </p>
      <p>{t('Tell them about it. When they have said yes, we write to you, and you can log in.')}</p>
      <p className="soft">
        {t('They have time until {date}. If nobody answers, we delete what you typed.', { date: until })}
      </p>
      <FormError
        message={
          pressed && failure
            ? failure.code === 'link_spent'
              ? t('They have answered already. If they said yes, you can log in.')
              : failure.message
            : undefined
        }
      />
      <p role="status">{pressed && isSuccess && t('We have sent the e-mail again.')}</p>
      <div className={styles['actions']}>
        <Button
          icon="mail"
          aria-disabled={isLoading || undefined}
          onClick={() => {
            setPressed(true);
            if (!isLoading) void sendAgain({ ticket: waiting.ticket });
          }}
        >
          {isLoading ? t('One moment') : t('Send the e-mail again')}
        </Button>
        <ButtonLink to={paths.login}>{t('Login')}</ButtonLink>
        <Button tone="plain" onClick={onElse}>
          {t('Somebody else wants to register')}
        </Button>
      </div>
    </Card>
  );
}
