import { useDispatch } from 'react-redux';
import { useGetAuditCheckQuery, useRunAuditCheckMutation } from '../../../api/audit.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import styles from './AuditCheck.module.css';

/** Whether every audit entry is as it was written, by the last check against the hash chain; and a check now. */
export function AuditCheck({ everySchool }: { everySchool: boolean }) {
  const { data: check } = useGetAuditCheckQuery();
  const [run, { isLoading }] = useRunAuditCheckMutation();
  const dispatch = useDispatch();
  if (!check) return null;
  const again = async () => {
    if (isLoading) return;
    const { error } = await run();
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', everySchool ? t('The platform’s own log is checked') : t('The log is checked')),
    );
  };
  return (
    <section
      className={styles['check']}
      aria-label={t('Check of the audit log')}
      data-broken={check.breaks > 0}
    >
      <p role="status">
        {check.checked_at === null ? (
          <Status kind="wait" label={t('Not checked yet')} />
        ) : check.breaks === 0 ? (
          <Status
            kind="ok"
            label={t('{count, plural, =0 {No entry yet} one {# entry is} other {# entries are}} as written', {
              count: check.links,
            })}
          />
        ) : (
          <Status
            kind="bad"
            label={t('{count, plural, one {# entry is} other {# entries are}} not as written', {
              count: check.breaks,
            })}
          />
        )}{' '}
        {check.checked_at && (
          <span className="soft num">{t('Checked {when}', { when: formatDateTime(check.checked_at) })}</span>
        )}
      </p>
      <Button size="sm" icon="retry" aria-disabled={isLoading || undefined} onClick={() => void again()}>
        {t('Check now')}
      </Button>
      {check.found.length > 0 && (
        <ul>
          {check.found.map(({ what, school, entry_id, number }) => (
            <li key={`${what} ${entry_id} ${number}`}>
              {breakText(what, number)}
              {everySchool && (
                <span className="soft">
                  {' '}
                  · <bdi>{school}</bdi>
                </span>
              )}
              {entry_id && <code>{entry_id}</code>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function breakText(what: string, number: number | null): string {
  const entry = number === null ? '' : formatNumber(number);
  switch (what) {
    case 'changed':
      return t('Entry {number} was changed after it was written', { number: entry });
    case 'removed':
      return t('Entry {number} was removed', { number: entry });
    case 'order':
      return t('The chain is broken at entry {number}', { number: entry });
    case 'head':
      return t('The chain was cut off or computed again: entry {number} is not the one on record', {
        number: entry,
      });
    default:
      return t('An entry was added past the application');
  }
}
