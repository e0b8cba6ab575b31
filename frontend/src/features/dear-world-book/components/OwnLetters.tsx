import type { OwnLetter } from '@bookgrove/api-client';
import { Link } from 'react-router-dom';
import { letterPath, storyPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { storyState } from '../../stories/index.ts';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { worldApi } from '../api.ts';
import styles from './World.module.css';

/** Status of a letter: first that of a story, then its status in the Dear World Book. */
function stateOf(letter: OwnLetter): { kind: StatusKind; label: string } {
  if (letter.taken_down) return { kind: 'off', label: t('It is not in the book any more') };
  if (letter.held) return { kind: 'wait', label: t('Somebody looks at it again') };
  if (letter.shown) return { kind: 'ok', label: t('The whole world can read it') };
  if (letter.state === 'published') return { kind: 'wait', label: t('It goes into the book in a moment') };
  return storyState(letter);
}

/** The child's own letters with their status; not rendered where there are none. */
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
            {letter.answers > 0 && (
              <span className="num">
                {t('{count, plural, one {# answer} other {# answers}}', { count: letter.answers })}
              </span>
            )}
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
