import type { OwnLetter } from '@bookgrove/api-client';
import { Link } from 'react-router-dom';
import { letterPath, storyPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { worldApi } from '../api.ts';
import styles from './World.module.css';

/** Where a letter stands, in a child's words. */
function stateOf({ state, waits_for, shown, held, taken_down }: OwnLetter): {
  kind: StatusKind;
  label: string;
} {
  if (taken_down) return { kind: 'off', label: t('It is not in the book any more') };
  if (held) return { kind: 'wait', label: t('Somebody looks at it again') };
  if (shown) return { kind: 'ok', label: t('The whole world can read it') };
  switch (state) {
    case 'draft':
      return { kind: 'off', label: t('I am writing it') };
    case 'submitted':
      return { kind: 'wait', label: t('My teacher reads it') };
    case 'changes_requested':
      return { kind: 'info', label: t('It came back with ideas') };
    case 'approved':
      return waits_for === 'family'
        ? { kind: 'wait', label: t('Approved. Now my family says yes or no') }
        : { kind: 'wait', label: t('Approved. The book is being made') };
    case 'published':
      return { kind: 'wait', label: t('It goes into the book in a moment') };
    case 'withdrawn':
      return { kind: 'off', label: t('Taken off the shelf') };
  }
}

/** One's own letters, on their way or in the book. Nothing where there is none. */
export function OwnLetters() {
  const { data } = worldApi.useListOwnWorldLettersQuery();
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="own-letters">
      <h2 id="own-letters">{t('My letters')}</h2>
      <ul className={styles['mine']}>
        {data.map((letter) => (
          <li key={letter.id}>
            <Link to={letter.shown ? letterPath(letter.id) : storyPath(letter.id)} dir="auto">
              {letter.title}
            </Link>
            <Status {...stateOf(letter)} />
            {letter.taken_down && (
              <div className={styles['kindly']}>
                <p>
                  {t(
                    'A grown-up found that this letter is better not read by everybody. That can happen to careful writers too. It stays yours, and the world would like another one.',
                  )}
                </p>
                {letter.told && <blockquote dir="auto">{letter.told}</blockquote>}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
