import type { ReportedLetter } from '@bookgrove/api-client';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import filmStyles from '../../films/components/Films.module.css';
import { worldApi } from '../api.ts';
import styles from '../components/World.module.css';

const EACH = 20;
const faultWord = (fault: string): string =>
  ({
    private: t('Tells something private'),
    unkind: t('Unkind'),
    frightening: t('Frightening'),
    copied: t('Copied'),
  })[fault] ?? t('Something else');

/** Letters of the school that readers reported: taken out with a reason, or left standing. */
export default function LetterReportsPage() {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = worldApi.useListWorldReportsQuery({ limit: EACH, offset: (page - 1) * EACH });
  return (
    <div className={`wrap ${styles['page']}`}>
      <Link className={filmStyles['back']} to={paths.dearWorldBook}>
        <Icon name="before" />
        {t('Dear World Book')}
      </Link>
      <header>
        <h1>{t('Reported letters')}</h1>
        <p>
          {t(
            'What somebody signed in calls private, and what three people report, is out of the book until you have decided.',
          )}
        </p>
      </header>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={260} />}
        failed={t('The reports did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('No letter is waiting for you')} />}
      >
        {({ results, count }) => (
          <>
            <ul className={styles['reports']}>
              {results.map((letter) => (
                <Reported key={letter.id} letter={letter} />
              ))}
            </ul>
            {count > EACH && <Pager count={count} size={EACH} />}
          </>
        )}
      </QueryView>
    </div>
  );
}

function Reported({ letter }: { letter: ReportedLetter }) {
  const [reason, setReason] = useState('');
  const [decide, { isLoading, error }] = worldApi.useDecideOnWorldLetterMutation();
  const dispatch = useDispatch();
  const wrong = error ? normalizeError(error) : null;
  const put = async (take_down: boolean) => {
    const { error: failed } = await decide({ id: letter.id, letterDecision: { take_down, reason } });
    if (!failed)
      dispatch(showToast('ok', take_down ? t('The letter is out of the book') : t('The letter stands')));
    else if (!normalizeError(failed).fields['reason'])
      dispatch(showToast('bad', normalizeError(failed).message));
  };
  return (
    <li>
      <h2 dir="auto">{letter.title}</h2>
      <p>
        <Status
          kind={letter.held ? 'wait' : 'info'}
          label={letter.held ? t('Out of the book') : t('In the book')}
        />{' '}
        {t('{count, plural, one {# report} other {# reports}}: {reasons}', {
          count: letter.reports,
          reasons: letter.faults.map(faultWord).join(', '),
        })}{' '}
        · {formatAgo(letter.first_at)}
      </p>
      <blockquote dir="auto" lang={letter.language}>
        {letter.text}
      </blockquote>
      {letter.notes.length > 0 && (
        <ul>
          {letter.notes.map((note, index) => (
            <li key={index} dir="auto">
              “{note}”
            </li>
          ))}
        </ul>
      )}
      <Field
        label={t('Why; it is written into the audit')}
        value={reason}
        maxLength={500}
        error={wrong?.fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles['turn']}>
        <Button tone="danger" disabled={isLoading} onClick={() => void put(true)}>
          {t('Take it out of the book')}
        </Button>
        <Button disabled={isLoading} onClick={() => void put(false)}>
          {t('Let it stand')}
        </Button>
      </div>
    </li>
  );
}
