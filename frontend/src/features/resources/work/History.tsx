import type { ResourceDraft } from '@bookgrove/api-client';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { moveWord, reasonWord } from './words.ts';
import styles from './Work.module.css';

/** What was decided, and what was said about it. */
export function History({ moves }: { moves: ResourceDraft['moves'] }) {
  if (moves.length === 0) return null;
  return (
    <section>
      <h2>{t('What happened')}</h2>
      <ul className={styles['history']}>
        {moves.map(({ id, move, reason, note, actor_name, created_at }) => (
          <li key={id}>
            <b>{actor_name || t('an erased person')}</b> {moveWord(move)}
            <small className="soft"> · {formatDateTime(created_at)}</small>
            {(reason || note) && (
              <p dir="auto">{[reason && `${reasonWord(reason)}.`, note].filter(Boolean).join(' ')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
