import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox, TextAreaField } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useCheckEntryMutation, useListChallengeWorkQuery, type ChallengeWork } from '../api.ts';
import styles from '../components/Challenges.module.css';

const EACH = 20;

/** Entries that wait for the teacher, the oldest first. */
export default function ChallengeWorkPage() {
  usePageTitle(t('Challenge entries'));
  const [params] = useSearchParams();
  const query = useListChallengeWorkQuery({ limit: EACH, offset: (pageOf(params) - 1) * EACH });
  return (
    <>
      <WorkHead
        title={t('Challenge entries')}
        lead={t(
          'Accept an entry, or send it back with a word. Others see it only when the family agrees, too.',
        )}
      />
      <p>
        <ButtonLink icon="flag" to={paths.challengeDesk}>
          {t('Make challenges')}
        </ButtonLink>
      </p>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The entries did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('No entry waits for you')} />}
      >
        {({ results, count }) => (
          <>
            <ul className={styles['entries']}>
              {results.map((entry) => (
                <Waiting key={entry.id} entry={entry} />
              ))}
            </ul>
            {count > EACH && <Pager count={count} size={EACH} />}
          </>
        )}
      </QueryView>
    </>
  );
}

function Waiting({ entry }: { entry: ChallengeWork }) {
  const dispatch = useDispatch();
  const [feedback, setFeedback] = useState('');
  const [mayShow, setMayShow] = useState(false);
  const [check, checking] = useCheckEntryMutation();
  const decide = async (decision: 'accept' | 'return') => {
    const { error } = await check({
      id: entry.id,
      checkBody: { decision, feedback: feedback.trim(), may_show: mayShow },
    });
    if (!error) return;
    const { message, fields } = normalizeError(error);
    dispatch(showToast('bad', Object.values(fields)[0] ?? message));
  };
  return (
    <li>
      <h2 dir="auto">{entry.people.join(', ')}</h2>
      <p className="num" dir="auto">
        {entry.challenge.title}, {formatDay(entry.day)}
      </p>
      <p dir="auto">{entry.text}</p>
      {entry.looks.length > 0 && (
        <p>
          {t('Look at:')} {entry.looks.map(({ title }) => title).join(', ')}
        </p>
      )}
      <TextAreaField
        label={t('A word to the student')}
        rows={2}
        maxLength={500}
        value={feedback}
        onChange={({ target }) => setFeedback(target.value)}
      />
      {entry.wants_show && (
        <Checkbox
          label={t('It may be in the showcase')}
          checked={mayShow}
          onChange={({ target }) => setMayShow(target.checked)}
        />
      )}
      <span className={styles['line']}>
        <Button tone="main" disabled={checking.isLoading} onClick={() => void decide('accept')}>
          {t('Accept')}
        </Button>
        <Button disabled={checking.isLoading} onClick={() => void decide('return')}>
          {t('Send back')}
        </Button>
      </span>
    </li>
  );
}
