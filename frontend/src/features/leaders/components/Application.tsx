import { LEADER_LIMITS } from '@bookgrove/contract';
import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import {
  useSaveLeaderDraftMutation,
  useSubmitLeaderApplicationMutation,
  useWithdrawLeaderApplicationMutation,
  type LeaderKind,
  type LeaderStory,
} from '../api.ts';
import { useSubmit } from '../useSubmit.ts';
import { titleOf } from '../labels.ts';
import styles from './Leaders.module.css';

/** The application, started by the person or by a nomination. It can be saved as a draft. */
export function Application({ kind, draft }: { kind: LeaderKind; draft: LeaderStory | null }) {
  const [keep] = useSaveLeaderDraftMutation();
  const [submit] = useSubmitLeaderApplicationMutation();
  const [withdraw] = useWithdrawLeaderApplicationMutation();
  const { busy, wrong, send, setWrong } = useSubmit();
  const [statement, setStatement] = useState(draft?.statement ?? '');
  const [evidence, setEvidence] = useState(draft?.evidence ?? '');
  const words = { statement: statement.trim(), evidence: evidence.trim() };
  const handIn = () => {
    if (words.statement.length < LEADER_LIMITS.statementMin) {
      setWrong({
        statement: t('Tell why in at least {count} letters.', { count: LEADER_LIMITS.statementMin }),
      });
      document.querySelector<HTMLElement>('[name="statement"]')?.focus();
      return;
    }
    void send(() => submit(words), t('Your application is on its way. We answer by e-mail.'));
  };
  return (
    <section className={styles['card']} aria-labelledby="apply">
      {draft?.nominated && (
        <blockquote className={styles['quote']}>
          <p>
            <b>
              {draft.nominator
                ? t('{name} nominated you', { name: draft.nominator })
                : t('Somebody nominated you')}
            </b>
          </p>
          <p dir="auto">{draft.nomination}</p>
        </blockquote>
      )}
      <h2 id="apply">
        {draft?.nominated ? t('Would you like to?') : t('Become a {title}', { title: titleOf(kind) })}
      </h2>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          handIn();
        }}
      >
        <TextAreaField
          label={kind === 'teacher' ? t('Why you, and why now?') : t('Why would you like to do this?')}
          name="statement"
          maxLength={LEADER_LIMITS.textMax}
          value={statement}
          error={wrong['statement']}
          hint={t('At least {count} letters. A person reads it.', { count: LEADER_LIMITS.statementMin })}
          onChange={({ target }) => setStatement(target.value)}
        />
        <TextAreaField
          label={t('What shows it? (if you like)')}
          name="evidence"
          rows={4}
          maxLength={LEADER_LIMITS.textMax}
          value={evidence}
          error={wrong['evidence']}
          hint={t('A reading corner, a club, a story of a child without the name.')}
          onChange={({ target }) => setEvidence(target.value)}
        />
        <div className={styles['row']}>
          <Button type="submit" tone="main" aria-disabled={busy || undefined}>
            {t('Hand in')}
          </Button>
          <Button
            aria-disabled={busy || undefined}
            onClick={() => void send(() => keep(words), t('Kept. You can go on later.'))}
          >
            {t('Keep for later')}
          </Button>
          {draft && (
            <Button
              tone="plain"
              aria-disabled={busy || undefined}
              onClick={() => void send(() => withdraw(), t('That is settled.'))}
            >
              {draft.nominated ? t('No, thank you') : t('Throw it away')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
