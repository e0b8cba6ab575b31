import { Link } from 'react-router-dom';
import { bookPath } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { locale, t } from '../../../i18n/index.ts';
import { readingLogApi } from '../../reader/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { useRemovePaperReadingMutation, type LogEntry } from '../api.ts';
import styles from './Log.module.css';

const modeWords = ({ kind, mode }: LogEntry): string =>
  kind === 'paper'
    ? t('a book of paper')
    : mode === null
      ? t('read')
      : {
          silent: t('read'),
          listen: t('listened'),
          together: t('read together'),
          offline: t('without the internet'),
        }[mode];

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** Log entries, each with its book, day and minutes. */
export function Entries({ entries, isOwn }: { entries: LogEntry[]; isOwn: boolean }) {
  const [removePaper] = useRemovePaperReadingMutation();
  const [removeSession] = readingLogApi.useRemoveSessionMutation();
  const dispatch = useDispatch();
  const remove = async ({ id, kind }: LogEntry) => {
    const { error } = await (kind === 'paper' ? removePaper(id) : removeSession(id));
    dispatch(
      error
        ? showToast('warn', normalizeError(error).message)
        : showToast('ok', t('It is not in the log any more.')),
    );
  };
  return (
    <ul className={styles['entries']}>
      {entries.map((entry) => {
        const title = entry.title ?? t('A book that is not here any more');
        const minutes = Math.max(1, Math.round(entry.seconds / 60));
        return (
          <li key={entry.id}>
            <Icon name={entry.kind === 'paper' ? 'library' : 'read'} />
            <div>
              <b dir="auto">{entry.slug ? <Link to={bookPath(entry.slug)}>{title}</Link> : title}</b>
              <p className="soft">
                {entry.kind === 'paper' ? dayWords(entry.at) : formatDateTime(entry.at)} · {modeWords(entry)}
              </p>
            </div>
            <span className="num">
              {t('{count, plural, one {# minute} other {# minutes}}', { count: minutes })}
            </span>
            {(isOwn || entry.kind === 'paper') && entry.removable && (
              <Button icon="close" onClick={() => void remove(entry)}>
                {t('Take out')}
                <span className="sr">{title}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
