import { Link } from 'react-router-dom';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { AuditRow } from '../api.ts';
import { useArea } from '../workArea.ts';
import { auditActionLabel } from '../auditActions.ts';
import styles from './AuditList.module.css';

/** Audit entries as sentences: who did what to whom, and why. */
export function AuditList({ entries }: { entries: AuditRow[] }) {
  const { view } = useArea();
  return (
    <ol className={styles['list']}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at} title={formatDateTime(entry.at)} className="num">
            {formatAgo(entry.at)}
          </time>
          <span>
            <b dir="auto">{entry.actor_name || t('Somebody')}</b> {auditActionLabel(entry.action)}{' '}
            {entry.subject_id && entry.subject_name && (
              <Link to={view(entry.subject_id)} dir="auto">
                {entry.subject_name}
              </Link>
            )}
            <Detail entry={entry} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const FIELD_NAMES: Record<string, string> = {
  first_name: 'first name',
  last_name: 'last name',
  email: 'e-mail',
  country: 'country',
  role: 'role',
  avatar: 'avatar',
  username: 'username',
  birth_year: 'month of birth',
  birth_month: 'month of birth',
  name: 'name',
  year: 'school year',
  grade: 'grade',
  lead_id: 'lead teacher',
  co_teacher_ids: 'co-teachers',
};

function Detail({ entry }: { entry: AuditRow }) {
  const { changed, read, viewing_as: viewingAs, class: klass, school } = entry.detail;
  const lines = [
    typeof school === 'string' && school,
    Array.isArray(changed) &&
      [...new Set(changed.map((name) => t(FIELD_NAMES[String(name)] ?? String(name))))].join(', '),
    typeof klass === 'string' && klass,
    typeof read === 'string' && read,
    typeof viewingAs === 'string' &&
      !entry.action.startsWith('impersonation.') &&
      t('while viewing as {name}', { name: viewingAs }),
    entry.reason && `“${entry.reason}”`,
  ].filter((line) => typeof line === 'string' && line !== '');
  return lines.length > 0 ? <small>{lines.join(' · ')}</small> : null;
}
