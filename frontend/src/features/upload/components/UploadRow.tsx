import { isbnProblem } from '@bookgrove/contract';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { booksApi, useGetBookQuery, useGetIngestionQuery } from '../../../api/books.ts';
import type { Book, Ingestion, IngestionFinding } from '../../../api/types.ts';
import { bookPath, ownBookPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { refusalText, stepText } from '../../../shared/ingestionWords.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Status } from '../../../ui/Status.tsx';
import { importsApi } from '../../book-imports/api.ts';
import { remarkWord } from '../../book-imports/words.ts';
import type { Upload } from '../model/uploads.ts';
import styles from './UploadRow.module.css';

interface UploadRowProps {
  upload: Upload;
  onRename: (title: string) => void;
  onIsbn: (isbn: string) => void;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

const OwnDesignDialog = lazy(() => import('../../designs/components/OwnDesignDialog.tsx'));
const POLL = 1000;

/** One file and where it stands, from chosen to on the shelf. */
export function UploadRow({ upload, onRename, onIsbn, onRemove, onCancel, onRetry }: UploadRowProps) {
  const { file, state, title, isbn } = upload;
  if (state.step === 'arrived')
    return <ArrivedRow bookId={state.bookId} fileName={file.name} onRemove={onRemove} />;
  return (
    <li className={styles['row']}>
      <span className={styles['picture']}>
        <Icon name="file" />
      </span>
      <div className={styles['words']}>
        {state.step === 'chosen' ? (
          <>
            <Field
              label={t('Title of {file}', { file: file.name })}
              hint={t('Leave it empty to take the title from the book.')}
              value={title}
              maxLength={255}
              onChange={({ target }) => onRename(target.value)}
            />
            <Field
              label={t('ISBN of {file}', { file: file.name })}
              hint={t('If it has one: 10 or 13 digits.')}
              error={isbn.trim() === '' ? undefined : (isbnProblem(isbn) ?? undefined)}
              value={isbn}
              maxLength={40}
              inputMode="numeric"
              onChange={({ target }) => onIsbn(target.value)}
            />
          </>
        ) : (
          <>
            <b>{title || file.name}</b>
            <small>
              {file.name} · {megabytes(file.size)}
            </small>
          </>
        )}
        {state.step === 'sending' && (
          <div className={styles['progress']}>
            <Progress label={t('Sending {file}', { file: file.name })} value={state.share * 100} />
            <span className="num">{state.share < 1 ? `${Math.round(state.share * 100)} %` : t('Sent')}</span>
          </div>
        )}
        {state.step === 'queued' && <Status kind="wait" label={t('Waiting for its turn')} />}
        {state.step === 'cancelled' && <Status kind="off" label={t('Cancelled')} />}
        {state.step === 'failed' && (
          <div role="alert">
            <Status kind="bad" label={t('Not taken')} />
            <p>{state.error.fields['file'] ?? state.error.message}</p>
          </div>
        )}
      </div>
      <div className={styles['actions']}>
        {(state.step === 'sending' || state.step === 'queued') && (
          <Button size="sm" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
        {(state.step === 'failed' || state.step === 'cancelled') && (
          <Button size="sm" icon="retry" onClick={onRetry}>
            {t('Try again')}
          </Button>
        )}
        {state.step !== 'sending' && state.step !== 'queued' && (
          <RemoveButton fileName={file.name} onClick={onRemove} />
        )}
      </div>
    </li>
  );
}

const isOver = (ingestion: Ingestion | undefined): boolean =>
  ingestion?.status === 'ready' || ingestion?.status === 'refused';

/** The file is on the server: its check is followed until it is ready or refused. */
function ArrivedRow({
  bookId,
  fileName,
  onRemove,
}: {
  bookId: string;
  fileName: string;
  onRemove: () => void;
}) {
  const { data: known } = booksApi.endpoints.getIngestion.useQueryState(bookId);
  const { data } = useGetIngestionQuery(bookId, { pollingInterval: isOver(known) ? 0 : POLL });
  const { data: book } = useGetBookQuery(bookId, { skip: data?.status !== 'ready' });
  const refused = data?.status === 'refused';
  return (
    <li className={styles['row']} data-book={bookId}>
      <span className={styles['picture']}>
        {book ? <Cover book={book} sizes="60px" decorative /> : <Icon name="file" />}
      </span>
      <div className={styles['words']}>
        <b dir="auto">{book ? <Link to={bookPath(book.slug)}>{book.title}</Link> : fileName}</b>
        {book && <small dir="auto">{book.authors.join(', ')}</small>}
        {!isOver(data) && (
          <>
            <Status kind="wait" label={stepText(data)} />
            <Progress label={t('Checking {file}', { file: fileName })} value={data?.percentage ?? 0} />
          </>
        )}
        {data?.status === 'ready' && (
          <Status
            kind="ok"
            label={book?.status === 'published' ? t('On the shelf') : t('Ready, not published yet')}
          />
        )}
        {refused && (
          <div role="alert">
            <Status kind="bad" label={t('Refused')} />
            <p>{refusalText(data)}</p>
          </div>
        )}
        {data && data.findings.length > 0 && <Findings findings={data.findings} />}
        {data?.status === 'ready' && <Remarks bookId={bookId} />}
      </div>
      <div className={styles['actions']}>
        {book && <CoverButton book={book} />}
        <TextLink to={ownBookPath(bookId)}>{t('Its details')}</TextLink>
        {book && <TextLink to={bookPath(book.slug)}>{t('Look at it')}</TextLink>}
        {refused && <RemoveButton fileName={fileName} onClick={onRemove} />}
      </div>
    </li>
  );
}

/** What the book should say of itself and does not, in plain words. */
function Remarks({ bookId }: { bookId: string }) {
  const { data } = importsApi.useGetBookDetailsQuery(bookId);
  if (!data || data.remarks.length === 0) return null;
  return (
    <div className={styles['findings']}>
      <ul aria-label={t('Worth a look')}>
        {data.remarks.map((remark) => (
          <li key={remark}>{remarkWord(remark, data.level_guess)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Gives the new book one of the person's own drawings as its cover. */
function CoverButton({ book }: { book: Book }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon="picture"
        aria-label={t('Use my own cover for {title}', { title: book.title })}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('Use my own cover')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <OwnDesignDialog book={book} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Takes a file off the list on the screen; what is on the server stays there. */
function RemoveButton({ fileName, onClick }: { fileName: string; onClick: () => void }) {
  return (
    <Button size="sm" icon="close" aria-label={t('Remove {file}', { file: fileName })} onClick={onClick}>
      {t('Remove')}
    </Button>
  );
}

const KINDS_SHOWN = 3;
const PLACES_SHOWN = 3;

/** What was changed in an accepted file: each kind once, with how often and where. */
function Findings({ findings }: { findings: IngestionFinding[] }) {
  const [all, setAll] = useState(false);
  const kinds = [...Map.groupBy(findings, ({ code }) => code).values()];
  return (
    <div className={styles['findings']}>
      <ul>
        {(all ? kinds : kinds.slice(0, KINDS_SHOWN)).map((kind) => (
          <li key={kind[0]?.code}>
            {kind[0]?.message}
            <small>{placesOf(kind)}</small>
          </li>
        ))}
      </ul>
      {!all && kinds.length > KINDS_SHOWN && (
        <button type="button" onClick={() => setAll(true)}>
          <Icon name="down" />
          {t('{count, plural, one {# more remark} other {# more remarks}}', {
            count: kinds.length - KINDS_SHOWN,
          })}
        </button>
      )}
    </div>
  );
}

function placesOf(kind: IngestionFinding[]): string {
  const places = kind.map(({ place }) => place).filter(Boolean);
  const named = places.slice(0, PLACES_SHOWN).join(', ') + (places.length > PLACES_SHOWN ? ' …' : '');
  return kind.length === 1
    ? named
    : t('{count, plural, one {# place} other {# places}}: {places}', { count: kind.length, places: named });
}

const megabytes = (bytes: number): string =>
  bytes < 100_000
    ? t('{size} KB', { size: Math.max(1, Math.round(bytes / 1000)) })
    : t('{size} MB', { size: Math.round(bytes / 100_000) / 10 });
