import type { OwnLetter } from '@bookgrove/api-client';
import { Link } from 'react-router-dom';
import { letterPath, storyPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { worldApi } from '../api.ts';
import styles from './World.module.css';

/** Where a letter stands, in a child's words. */
function stateOf({ state, waits_for, shown, held }: OwnLetter): { kind: StatusKind; label: string } {
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
          </li>
        ))}
      </ul>
    </section>
  );
}
