import type { ResourceDraft } from '@bookgrove/api-client';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { statusChangeLabel, reasonLabel } from '../authoring/labels.ts';
import styles from '../authoring/Authoring.module.css';

/** The decisions with their comments. */
export function ResourceHistory({ moves }: { moves: ResourceDraft['moves'] }) {
  if (moves.length === 0) return null;
  return (
    <section>
      <h2>{t('What happened')}</h2>
      <ul className={styles['history']}>
        {moves.map(({ id, move, reason, note, actor_name, created_at }) => (
          <li key={id}>
            <b>{actor_name || t('an erased person')}</b> {statusChangeLabel(move)}
            <small className="soft"> · {formatDateTime(created_at)}</small>
            {(reason || note) && (
              <p dir="auto">{[reason && `${reasonLabel(reason)}.`, note].filter(Boolean).join(' ')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
