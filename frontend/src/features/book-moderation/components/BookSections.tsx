import type { BookFault, BookReason } from '@bookgrove/contract';
import { Link } from 'react-router-dom';
import { bookPath, paths } from '../../../app/paths.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Status } from '../../../ui/Status.tsx';
import type { ModeratedBook } from '../api.ts';
import { useModerationPaths } from '../paths.ts';
import {
  hiddenReasonLabel,
  faultLabel,
  readerLabel,
  reasonLabel,
} from '../../../shared/books/moderationLabels.ts';
import styles from './ModeratedBook.module.css';

/** Which kinds of readers can see the book, by the rules of the library. */
export function Preview({ book }: { book: ModeratedBook }) {
  const live = book.stage === 'live';
  return (
    <section className={styles['part']}>
      <h2>{live ? t('Who finds it') : t('Who would find it, were it published')}</h2>
      <ul className={styles['eyes']}>
        {book.previews.map(({ who, finds, opens, because }) => (
          <li key={who}>
            <b>{readerLabel(who)}</b>
            <Status
              kind={opens ? 'ok' : finds ? 'wait' : 'off'}
              label={opens ? t('reads it') : finds ? t('finds it') : t('does not find it')}
            />
            {because && <small>{hiddenReasonLabel(because)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Usage numbers; counts of few people are withheld. */
export function Usage({ book: { usage } }: { book: ModeratedBook }) {
  const told = (count: number | null) => (count === null ? t('under 5') : formatNumber(count));
  const facts = [
    [t('began it'), told(usage.readers)],
    [t('finished it'), told(usage.finished)],
    [t('reacted to it'), told(usage.reactions)],
    [t('lists and libraries hold it'), formatNumber(usage.lists)],
  ] as const;
  return (
    <section className={styles['part']}>
      <h2>{t('How it is used')}</h2>
      <dl className={styles['usage']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Positions of the findings in the newest file. */
export function FindingLocations({ book }: { book: ModeratedBook }) {
  const findings = book.files[0]?.findings ?? [];
  if (findings.length === 0) return null;
  return (
    <details className={styles['places']}>
      <summary>
        {t('{count, plural, one {# remark} other {# remarks}} of the check, with their places', {
          count: findings.length,
        })}
      </summary>
      <ul>
        {findings.map(({ code, location, message }) => (
          <li key={`${code} ${location}`}>
            {message} {location && <code>{location}</code>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Possible duplicates, by file or ISBN. */
export function Duplicates({ book }: { book: ModeratedBook }) {
  const moderation = useModerationPaths();
  return (
    <section className={styles['part']}>
      <h2>{t('It might be here twice')}</h2>
      <p>
        <Link to={moderation.area === 'platform' ? paths.platformBookDuplicates : paths.adminBookDuplicates}>
          {t('Make them one book, or tell them apart')}
        </Link>
      </p>
      <ul className={styles['duplicates']}>
        {book.duplicates.map(({ id, slug, title, owner, same }) => (
          <li key={id}>
            <Link to={owner === 'platform' ? bookPath(slug) : moderation.book(id)} dir="auto">
              {title}
            </Link>{' '}
            {owner === 'platform' && <Status kind="info" label={t('Of the platform')} />}{' '}
            <Status kind="wait" label={same === 'isbn' ? t('same ISBN') : t('same file')} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Schools that hide a book of the platform. */
export function Hidings({ book }: { book: ModeratedBook }) {
  return (
    <section className={styles['part']}>
      <h2>
        {t('Hidden at {count, plural, one {# school} other {# schools}}', { count: book.hidden_at.length })}
      </h2>
      <ul className={styles['log']}>
        {book.hidden_at.map(({ school, reason, note, at }) => (
          <li key={`${school} ${at}`}>
            <p>
              <b>{school}</b> {reasonLabel(reason as BookReason)}{' '}
              <time dateTime={at} title={formatDateTime(at)}>
                {formatAgo(at)}
              </time>
            </p>
            {note && <q dir="auto">{note}</q>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Problems that readers reported. */
export function Reports({ book }: { book: ModeratedBook }) {
  return (
    <section className={styles['part']}>
      <h2>{t('Reports of readers')}</h2>
      <ul className={styles['log']}>
        {book.reader_reports.map(({ id, fault, note, at, settled }) => (
          <li key={id}>
            <p>
              <b>{faultLabel(fault as BookFault)}</b>{' '}
              <time dateTime={at} title={formatDateTime(at)}>
                {formatAgo(at)}
              </time>{' '}
              {settled && <Status kind="off" label={t('settled')} />}
            </p>
            {note && <q dir="auto">{note}</q>}
          </li>
        ))}
      </ul>
    </section>
  );
}
