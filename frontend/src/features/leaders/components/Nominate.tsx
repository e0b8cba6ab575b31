import { LEADER_LIMITS } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { useNominateLeaderMutation, type LeaderKind } from '../api.ts';
import styles from './Leaders.module.css';
import { MessageTo } from './SendForm.tsx';

/** Nominates a colleague or another parent. The answer does not reveal whether the address has an account. */
export function Nominate({ kind }: { kind: LeaderKind }) {
  const [nominate] = useNominateLeaderMutation();
  return (
    <section className={styles['card']} aria-labelledby="nominate">
      <h2 id="nominate">{kind === 'teacher' ? t('Nominate a colleague') : t('Nominate another parent')}</h2>
      <p className={styles['soft']}>
        {t('They read what you write about them, and decide by themselves. You are named.')}
      </p>
      <MessageTo
        name="nominate"
        action={t('Nominate')}
        done={t('Thank you. If this is somebody of your school, they are asked now.')}
        words={{
          member: 'reason',
          label: t('What do they do for reading?'),
          hint: t('At least {count} letters.', { count: LEADER_LIMITS.statementMin }),
          rows: 4,
          maxLength: LEADER_LIMITS.textMax,
        }}
        onSend={({ email, words }) => nominate({ email, reason: words })}
      />
    </section>
  );
}
