import { useSelector } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { bookPath, ownBookPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { bookModerationApi, type OwnBook } from '../../book-moderation/index.ts';
import { ContributionRow, ContributionRows } from '../../../shared/wizard/ContributionRow.tsx';
import { Steps } from '../../../shared/wizard/Wizard.tsx';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { DropArea } from '../../../ui/DropArea.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { BOOK_ENDINGS, BOOK_MEGABYTES, useBookUploads, type Sending } from '../useBookUploads.ts';
import { ownStatus } from '../labels.ts';
import styles from './UploadPage.module.css';

const POLL_MS = 1_500;
const SIZE = 20;
const STATES = ['open', 'live', 'withdrawn'] as const;
type Shown = (typeof STATES)[number];
const STATE_WORDS: Record<Shown, string> = {
  open: 'In progress',
  live: 'Published',
  withdrawn: 'Withdrawn',
};

const inCheck = ({ stage }: OwnBook): boolean => stage === 'uploaded' || stage === 'checking';

/** Upload of books: each file becomes a draft with its own wizard; the drafts are listed here. */
export default function UploadPage() {
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const { files, add, retry, sendNevertheless, remove } = useBookUploads(
    user?.is_staff ? 'platform' : 'school',
    (id) => void navigate(ownBookPath(id)),
  );
  return (
    <div className={`wrap ${styles['page']}`}>
      <div>
        <h1>{t('Upload a book')}</h1>
        <p className="soft">
          {t(
            'Four steps, kept as you go. We check every file, take out what is unsafe for children, and read its title, pages and cover.',
          )}{' '}
          <Link to={paths.uploadContent}>{t('Films, slides and worksheets go here.')}</Link>
        </p>
      </div>
      <Steps step="file" open={['file', 'about', 'rights']} />
      <DropArea
        title={t('Drop books here')}
        help={t(
          'EPUB or PDF, up to {most} MB each, twenty at a time. A broken connection costs nothing: sending goes on where it stopped.',
          { most: BOOK_MEGABYTES },
        )}
        button={t('Choose files')}
        label={t('Book files')}
        accept={[...BOOK_ENDINGS, 'application/epub+zip', 'application/pdf'].join(',')}
        multiple
        onFiles={add}
      />
      {files.length > 0 && (
        <ContributionRows label={t('Being sent')}>
          {files.map((one) => (
            <SendingRow
              key={one.key}
              one={one}
              onRetry={() => retry(one.key)}
              onNevertheless={() => sendNevertheless(one.key)}
              onRemove={() => remove(one.key)}
            />
          ))}
        </ContributionRows>
      )}
      <OwnBooks />
    </div>
  );
}

function SendingRow({
  one,
  onRetry,
  onNevertheless,
  onRemove,
}: {
  one: Sending;
  onRetry: () => void;
  onNevertheless: () => void;
  onRemove: () => void;
}) {
  const { file, state, share, problem, again, same } = one;
  return (
    <ContributionRow
      picture={
        <span className={styles['file']}>
          <Icon name="file" />
        </span>
      }
      title={file.name}
      action={
        <>
          {again && (
            <Button
              size="sm"
              icon="retry"
              aria-label={t('Try again: {file}', { file: file.name })}
              onClick={onRetry}
            >
              {t('Try again')}
            </Button>
          )}
          {state === 'known' && (
            <Button
              size="sm"
              aria-label={t('Send it nevertheless: {file}', { file: file.name })}
              onClick={onNevertheless}
            >
              {t('Send it nevertheless')}
            </Button>
          )}
          <Button
            size="sm"
            icon="close"
            aria-label={
              state === 'failed' || state === 'known'
                ? t('Remove {file}', { file: file.name })
                : t('Stop {file}', { file: file.name })
            }
            onClick={onRemove}
          >
            {state === 'failed' || state === 'known' ? t('Remove') : t('Stop')}
          </Button>
        </>
      }
    >
      {state === 'queued' && <Status kind="wait" label={t('Waiting for its turn')} />}
      {state === 'sending' && (
        <Progress label={t('Sending {file}', { file: file.name })} value={share * 100} />
      )}
      {state === 'known' && same && (
        <div role="status">
          <Status
            kind="wait"
            label={
              same.of_platform
                ? t('The platform has this book already')
                : t('Your school has this book already')
            }
          />
          <p>
            <Link
              to={same.own && same.status !== 'published' ? ownBookPath(same.id) : bookPath(same.slug)}
              dir="auto"
            >
              {same.title}
            </Link>
          </p>
        </div>
      )}
      {state === 'failed' && (
        <div role="alert">
          <Status kind="bad" label={t('Not taken')} />
          <p className={styles['problem']}>{problem}</p>
        </div>
      )}
    </ContributionRow>
  );
}

/** The person's own books with their status. */
function OwnBooks() {
  const [params] = useSearchParams();
  const state = STATES.find((one) => one === params.get('state')) ?? 'open';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const asked = { state, limit: SIZE, offset: (page - 1) * SIZE };
  const { currentData: known } = bookModerationApi.endpoints.listOwnBooks.useQueryState(asked);
  const query = bookModerationApi.useListOwnBooksQuery(asked, {
    pollingInterval: known?.results.some(inCheck) ? POLL_MS : 0,
  });
  return (
    <section aria-labelledby="own-books">
      <h2 id="own-books">{t('Your books')}</h2>
      <Chips label={t('Which ones')}>
        {STATES.map((one) => (
          <Chip
            key={one}
            label={t(STATE_WORDS[one])}
            selected={one === state}
            to={{ search: one === 'open' ? '' : `?state=${one}` }}
          />
        ))}
      </Chips>
      <QueryView
        query={{ ...query, isFetching: query.isFetching && !query.data }}
        skeleton={<SkeletonLine height={200} />}
        failed={t('Your uploads did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <State
            scene="empty"
            title={state === 'open' ? t('Nothing is on its way') : t('No book of yours is here')}
          >
            {state === 'open' && (
              <p>{t('Drop a book above, and it waits here until you have finished it.')}</p>
            )}
          </State>
        }
      >
        {({ count, results }) => (
          <>
            <ContributionRows label={t('Your books')}>
              {results.map((book) => (
                <OwnRow key={book.id} book={book} />
              ))}
            </ContributionRows>
            {count > SIZE && <Pager count={count} size={SIZE} />}
          </>
        )}
      </QueryView>
    </section>
  );
}

function OwnRow({ book }: { book: OwnBook }) {
  const { kind, label } = ownStatus({ ...book, looked: book.owner !== null || book.escalated });
  const open = book.stage !== 'live' && book.stage !== 'withdrawn' && book.stage !== 'review';
  return (
    <ContributionRow
      picture={<Cover book={book} sizes="96px" decorative className={styles['thumb']} />}
      title={book.title}
      facts={[book.authors.join(', '), book.file_name].filter(Boolean).join(' · ')}
      action={
        <TextLink
          to={ownBookPath(book.id)}
          aria-label={
            open
              ? t('Go on with {title}', { title: book.title })
              : t('See it: {title}', { title: book.title })
          }
        >
          {open ? t('Go on') : t('See it')}
        </TextLink>
      }
    >
      <Status kind={kind} label={label} />
      {book.stage === 'checking' && (
        <Progress label={t('Checking {file}', { file: book.file_name })} value={book.percentage} />
      )}
      {book.refusal && book.stage === 'changes' && <p className={styles['problem']}>{book.refusal}</p>}
    </ContributionRow>
  );
}
