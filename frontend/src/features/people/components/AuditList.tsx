import { Link } from 'react-router-dom';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { AuditRow } from '../api.ts';
import { useArea } from '../workArea.ts';
import { auditActionLabel } from '../../../app/areas/auditActions.ts';
import { readText } from '../auditReads.ts';
import { countryName, roleName, type PersonRole } from '../model.ts';
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
  class_id: 'class',
};

/** A changed value, as the server records it. */
interface Change {
  field: string;
  from: string | null;
  to: string | null;
}
const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && typeof (value as Change).field === 'string';

/** A value as people say it: the name of a role or country, not its code. */
function valueText(field: string, value: string | null): string {
  if (!value) return t('none');
  if (field === 'role') return roleName(value as PersonRole);
  if (field === 'country') return countryName(value);
  return `“${value}”`;
}

function Detail({ entry }: { entry: AuditRow }) {
  const { changed, read, viewing_as: viewingAs, class: klass, school, changes } = entry.detail;
  const named = (member: string): string | undefined => entry.names[String(entry.detail[member])];
  const told = Array.isArray(changes) ? changes.filter(isChange) : [];
  const others = Array.isArray(changed)
    ? changed.map(String).filter((name) => !told.some(({ field }) => field === name))
    : [];
  const [from, to] = [named('class_id'), named('to_class_id')];
  const lines = [
    typeof school === 'string' && school,
    ...told.map(({ field, ...value }) =>
      t('{field}: {from} → {to}', {
        field: fieldName(field),
        from: valueText(field, value.from),
        to: valueText(field, value.to),
      }),
    ),
    [...new Set(others.map(fieldName))].join(', '),
    from && to ? t('from {from} to {to}', { from, to }) : typeof klass === 'string' ? klass : from,
    named('merged_id') ?? named('other_id'),
    typeof read === 'string' && t(readText(read)),
    typeof viewingAs === 'string' &&
      !entry.action.startsWith('impersonation.') &&
      t('while viewing as {name}', { name: viewingAs }),
    entry.reason && `“${entry.reason}”`,
  ].filter((line) => typeof line === 'string' && line !== '');
  return lines.length > 0 ? <small>{lines.join(' · ')}</small> : null;
}

/** The name of a field; one that has none is only said to be another detail. */
const fieldName = (name: string): string => t(FIELD_NAMES[name] ?? 'another detail');
