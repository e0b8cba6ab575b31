import { t } from '../../../i18n/index.ts';
import type { ModerationFinding } from '../api.ts';
import { findingLabel } from '../../../shared/books/moderationLabels.ts';
import styles from './Moderation.module.css';

/** Findings, most severe first; `most` limits their number, the book's page shows all. */
export function Findings({
  findings,
  reports = 0,
  escalated = false,
  most = Infinity,
}: {
  findings: ModerationFinding[];
  reports?: number;
  escalated?: boolean;
  most?: number;
}) {
  const shown = findings.filter(({ tone }) => most === Infinity || tone !== 'note').slice(0, most);
  const rest = most === Infinity ? 0 : findings.filter(({ tone }) => tone !== 'note').length - shown.length;
  const clear = shown.length === 0 && reports === 0 && !escalated;
  return (
    <ul className={styles['findings']}>
      {escalated && <li data-tone="stop">{t('The school asks you')}</li>}
      {reports > 0 && (
        <li data-tone="stop">{t('{count, plural, one {# report} other {# reports}}', { count: reports })}</li>
      )}
      {shown.map(({ code, count, tone }) => (
        <li key={code} data-tone={tone}>
          {findingLabel(code, count)}
        </li>
      ))}
      {rest > 0 && <li data-tone="note">{t('{count} more', { count: rest })}</li>}
      {clear && <li data-tone="clear">{t('All clear')}</li>}
    </ul>
  );
}
