import { LEADER_LIMITS } from '@bookgrove/contract';
import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { useNominateLeaderMutation, type LeaderKind } from '../api.ts';
import { useSend } from '../useSend.ts';
import styles from './Leaders.module.css';

/** Proposes a colleague or another parent. The answer never tells whether the address is known here. */
export function Nominate({ kind }: { kind: LeaderKind }) {
  const [nominate] = useNominateLeaderMutation();
  const { busy, wrong, send } = useSend();
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const submit = async () => {
    const done = await send(
      () => nominate({ email: email.trim(), reason: reason.trim() }),
      t('Thank you. If this is somebody of your school, they are asked now.'),
    );
    if (done) {
      setEmail('');
      setReason('');
    }
  };
  return (
    <section className={styles['card']} aria-labelledby="nominate">
      <h2 id="nominate">{kind === 'teacher' ? t('Nominate a colleague') : t('Nominate another parent')}</h2>
      <p className={styles['soft']}>
        {t('They read what you write about them, and decide by themselves. You are named.')}
      </p>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          label={t('Their e-mail address at this school')}
          type="email"
          name="nominate-email"
          autoComplete="off"
          value={email}
          error={wrong['email']}
          onChange={({ target }) => setEmail(target.value)}
        />
        <TextAreaField
          label={t('What do they do for reading?')}
          name="nominate-reason"
          rows={4}
          maxLength={LEADER_LIMITS.textMax}
          value={reason}
          error={wrong['reason']}
          hint={t('At least {count} letters.', { count: LEADER_LIMITS.statementMin })}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles['row']}>
          <Button type="submit" aria-disabled={busy || undefined}>
            {t('Nominate')}
          </Button>
        </div>
      </form>
    </section>
  );
}
