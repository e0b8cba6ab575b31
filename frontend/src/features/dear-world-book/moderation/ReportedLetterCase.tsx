import type { ReportedLetter } from '@bookgrove/api-client';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { worldApi } from '../api.ts';
import letterStyles from '../components/Letter.module.css';
import { fromWhere, signedBy } from '../signature.ts';
import styles from './Reports.module.css';

const faultWord = (fault: string): string =>
  ({
    private: t('Tells something private'),
    unkind: t('Unkind'),
    frightening: t('Frightening'),
    copied: t('Copied'),
  })[fault] ?? t('Something else');

function standing({ taken_down_by, held }: ReportedLetter): { kind: StatusKind; label: string } {
  if (taken_down_by === 'team') return { kind: 'off', label: t('Taken out by the platform’s team') };
  if (taken_down_by === 'school') return { kind: 'off', label: t('Taken out by its school') };
  return held
    ? { kind: 'wait', label: t('Out of the book until you decide') }
    : { kind: 'info', label: t('In the book') };
}

/** One letter with its reports, to be taken down with a reason or left standing. */
export function ReportedLetterCase({ letter }: { letter: ReportedLetter }) {
  const team = useSelector(selectUser)?.role === 'platform_admin';
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const [decide, { isLoading, error }] = worldApi.useModerateWorldLetterMutation();
  const dispatch = useDispatch();
  const wrong = error ? normalizeError(error) : null;
  const out = letter.taken_down_by !== null;
  const put = async (take_down: boolean) => {
    const { error: failed } = await decide({
      id: letter.id,
      letterDecision: { take_down, reason, ...(take_down && { words }) },
    });
    if (!failed)
      dispatch(showToast('ok', take_down ? t('The letter is out of the book') : t('The letter stands')));
    else if (!normalizeError(failed).fields['reason'])
      dispatch(showToast('bad', normalizeError(failed).message));
  };
  return (
    <li>
      <h2 dir="auto" lang={letter.language}>
        {letter.title}
      </h2>
      <p className={styles['quiet']}>
        <b dir="auto">{signedBy(letter)}</b> · {fromWhere(letter)}
      </p>
      <p>
        <Status {...standing(letter)} />{' '}
        {letter.reports > 0 && (
          <>
            {t('{count, plural, one {# report} other {# reports}}: {reasons}', {
              count: letter.reports,
              reasons: letter.faults.map(faultWord).join(', '),
            })}{' '}
            ·{' '}
          </>
        )}
        {formatAgo(letter.first_at)}
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
      {out && letter.taken_down_by === 'team' && !team ? (
        <p className={styles['quiet']}>
          {t('The platform’s team decided this. Write to them if it should stand there again.')}
        </p>
      ) : (
        <div className={styles['decide']}>
          <Field
            label={t('Why; it is written into the audit')}
            value={reason}
            maxLength={500}
            error={wrong?.fields['reason']}
            onChange={({ target }) => setReason(target.value)}
          />
          {!out && (
            <TextAreaField
              label={t('A kind word to the author (not required)')}
              hint={t(
                'They are told that the letter stays theirs, and that the world would like another one.',
              )}
              rows={2}
              maxLength={500}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
          <div className={letterStyles['turn']}>
            {!out && (
              <Button tone="danger" disabled={isLoading} onClick={() => void put(true)}>
                {t('Take it out of the book')}
              </Button>
            )}
            <Button disabled={isLoading} onClick={() => void put(false)}>
              {out ? t('Put it back into the book') : t('Let it stand')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
