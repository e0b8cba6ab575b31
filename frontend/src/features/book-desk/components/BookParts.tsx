import type { BookFault, BookReason } from '@bookgrove/contract';
import { Link } from 'react-router-dom';
import { bookPath, paths } from '../../../app/paths.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Status } from '../../../ui/Status.tsx';
import type { DeskBook } from '../api.ts';
import { useDesk } from '../places.ts';
import { becauseWord, faultWord, readerWord, reasonWord } from '../words.ts';
import styles from './DeskBook.module.css';

/** Whom the book reaches, by the library's own rules: looking through the eyes of each kind of reader. */
export function Preview({ book }: { book: DeskBook }) {
  const live = book.stage === 'live';
  return (
    <section className={styles['part']}>
      <h2>{live ? t('Who finds it') : t('Who would find it, were it live')}</h2>
      <ul className={styles['eyes']}>
        {book.previews.map(({ who, finds, opens, because }) => (
          <li key={who}>
            <b>{readerWord(who)}</b>
            <Status
              kind={opens ? 'ok' : finds ? 'wait' : 'off'}
              label={opens ? t('reads it') : finds ? t('finds it') : t('does not find it')}
            />
            {because && <small>{becauseWord(because)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How it is used; counts of few people are not told. */
export function Usage({ book: { usage } }: { book: DeskBook }) {
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

/** Where in the newest file something was found. */
export function Places({ book }: { book: DeskBook }) {
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
        {findings.map(({ code, place, message }) => (
          <li key={`${code} ${place}`}>
            {message} {place && <code>{place}</code>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Books that are the same, by file or ISBN. */
export function Twins({ book }: { book: DeskBook }) {
  const desk = useDesk();
  return (
    <section className={styles['part']}>
      <h2>{t('It might be here twice')}</h2>
      <p>
        <Link to={desk.area === 'platform' ? paths.platformBookTwins : paths.adminBookTwins}>
          {t('Make them one book, or tell them apart')}
        </Link>
      </p>
      <ul className={styles['twins']}>
        {book.twins.map(({ id, slug, title, owner, same }) => (
          <li key={id}>
            <Link to={owner === 'platform' ? bookPath(slug) : desk.book(id)} dir="auto">
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

/** Schools that took a book of the platform off their own shelves. */
export function Hidings({ book }: { book: DeskBook }) {
  return (
    <section className={styles['part']}>
      <h2>
        {t('Hidden at {count, plural, one {# school} other {# schools}}', { count: book.hidden_at.length })}
      </h2>
      <ul className={styles['log']}>
        {book.hidden_at.map(({ school, reason, note, at }) => (
          <li key={`${school} ${at}`}>
            <p>
              <b>{school}</b> {reasonWord(reason as BookReason)}{' '}
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

/** What readers said is wrong. */
export function Reports({ book }: { book: DeskBook }) {
  return (
    <section className={styles['part']}>
      <h2>{t('Reports of readers')}</h2>
      <ul className={styles['log']}>
        {book.reader_reports.map(({ id, fault, note, at, settled }) => (
          <li key={id}>
            <p>
              <b>{faultWord(fault as BookFault)}</b>{' '}
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
