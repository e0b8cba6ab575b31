import type { BookReason } from '@bookgrove/contract';
import { formatAgo, formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Status } from '../../../ui/Status.tsx';
import type { ModeratedBook } from '../api.ts';
import { actionLabel, memberLabel, reasonLabel, valueLabel } from '../../../shared/books/moderationLabels.ts';
import styles from './ModeratedBook.module.css';

/** Each file of the book with the differences from the previous one. */
export function Files({ book }: { book: ModeratedBook }) {
  return (
    <section className={styles['part']}>
      <h2>{t('Versions')}</h2>
      <ol className={styles['log']}>
        {book.files.map(({ id, name, bytes, status, reason, at, differences }, index) => (
          <li key={id}>
            <p>
              <b dir="auto">{name}</b>{' '}
              <span className="num">{t('{size} kB', { size: formatNumber(Math.ceil(bytes / 1024)) })}</span>{' '}
              <time dateTime={at} title={formatDateTime(at)}>
                {formatAgo(at)}
              </time>{' '}
              {status === 'refused' && <Status kind="bad" label={t('Refused')} />}
            </p>
            {reason && <p>{reason}</p>}
            {differences.length > 0 ? (
              <table className={styles['diff']}>
                <caption>{t('What is other than in the version before')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('What')}</th>
                    <th scope="col">{t('Before')}</th>
                    <th scope="col">{t('Now')}</th>
                  </tr>
                </thead>
                <tbody>
                  {differences.map(({ what, before, after }) => (
                    <tr key={`${what} ${before} ${after}`}>
                      <th scope="row">{memberLabel(what)}</th>
                      <td dir="auto">{before && <del>{before}</del>}</td>
                      <td dir="auto">{after && <ins>{after}</ins>}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ) : (
              index < book.files.length - 1 && (
                <p>{t('Nothing that shows is other than in the version before.')}</p>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A change that no person decided. */
const AUTOMATIC = 'sale_refused';

/** The history of the book, newest first. */
export function History({ book }: { book: ModeratedBook }) {
  return (
    <aside className={styles['history']} aria-labelledby="history">
      <h2 id="history">{t('What was done')}</h2>
      <ol className={styles['timeline']}>
        {book.moves.map(({ id, move, reason, note, detail, by, at }) => (
          <li key={id} data-move={move}>
            <p>
              {move === AUTOMATIC ? (
                <b>{actionLabel(move)}</b>
              ) : (
                <>
                  <b>{by || t('an erased person')}</b> {actionLabel(move)}
                </>
              )}
              {reason && <>: {reasonLabel(reason as BookReason)}</>}
            </p>
            {note && <q dir="auto">{note}</q>}
            {Object.keys(detail).length > 0 && (
              <p>
                {Object.entries(detail as Record<string, [unknown, unknown]>)
                  .map(([name, [, after]]) => `${memberLabel(name)}: ${valueLabel(name, after)}`)
                  .join(' · ')}
              </p>
            )}
            <time dateTime={at} title={formatDateTime(at)}>
              {formatAgo(at)}
            </time>
          </li>
        ))}
        <li data-move="upload">
          <p>
            <b>{book.uploaded_by || t('an erased person')}</b> {t('put it in')}
          </p>
          <time dateTime={book.created_at} title={formatDateTime(book.created_at)}>
            {formatAgo(book.created_at)}
          </time>
        </li>
      </ol>
    </aside>
  );
}
