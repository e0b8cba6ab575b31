import { may, type BookReason } from '@bookgrove/contract';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  booksApi,
  useArchiveBookMutation,
  useGetIngestionQuery,
  usePublishBookMutation,
} from '../../../api/books.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { bookPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { bookModerationApi } from '../../book-moderation/index.ts';
import { importsApi, type BookDetailsView, BookForm } from '../../book-imports/index.ts';
import { WizardRemarks, openSteps } from '../../../shared/wizard/WizardRemarks.tsx';
import { ConflictResolver } from '../../../shared/wizard/ConflictResolver.tsx';
import { ReviewComment, useStep, Wizard } from '../../../shared/wizard/Wizard.tsx';
import styles from '../../../shared/wizard/Wizard.module.css';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { memberLabel, reasonLabel, valueLabel } from '../../../shared/books/moderationLabels.ts';
import { BookAboutStep } from '../steps/BookAboutStep.tsx';
import { BookFileStep } from '../steps/BookFileStep.tsx';
import { BookPreviewStep } from '../steps/BookPreviewStep.tsx';
import { BookRightsStep } from '../steps/BookRightsStep.tsx';
import { remarksToFix, useBookForm } from '../useBookForm.ts';
import { ownStatus } from '../labels.ts';
import page from './UploadPage.module.css';

const POLL_MS = 1_500;
const running = (check: string | undefined): boolean => check === 'waiting' || check === 'processing';

/** The person's own book, from its file to publication, and its details afterwards. */
export default function BookWizardPage() {
  const { bookId = '' } = useParams();
  const ended = useRef(false);
  const { currentData: known } = importsApi.endpoints.getBookDetails.useQueryState(bookId);
  const query = importsApi.useGetBookDetailsQuery(bookId, {
    pollingInterval: running(known?.ingestion) ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className={`wrap ${page['page']}`}>
      <Link to={paths.upload}>{t('All your books')}</Link>
      <QueryView
        query={{ ...query, isFetching: query.isFetching && !query.currentData }}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The book did not load')}
        missing={
          <State
            scene="no-match"
            asPage
            title={t('This book is not here')}
            actions={<ButtonLink to={paths.upload}>{t('Your books')}</ButtonLink>}
          />
        }
      >
        {(book) =>
          book.status === 'draft' ? (
            <Draft key={book.id} book={book} onEnd={() => (ended.current = true)} />
          ) : (
            <Standing key={book.id} book={book} ended={ended.current} />
          )
        }
      </QueryView>
    </div>
  );
}

function Draft({ book, onEnd }: { book: BookDetailsView; onEnd: () => void }) {
  const { said, state, errors, clash, choose, set, flush } = useBookForm(book);
  const [step, go] = useStep();
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [given, setGiven] = useState(!book.awaits_file || book.ingestion !== 'waiting');
  const { data: check } = booksApi.endpoints.getIngestion.useQueryState(book.id);
  // The two responses do not change at the same moment: each is polled until it reports the end of the check
  // itself.
  const { data: ingestion } = useGetIngestionQuery(book.id, {
    skip: !given,
    pollingInterval: running(check?.status) || running(book.ingestion) ? POLL_MS : 0,
  });
  const [publish, publishing] = usePublishBookMutation();
  const [submit, submitting] = bookModerationApi.useSubmitBookMutation();
  const [archive] = useArchiveBookMutation();
  const tenantKind = user?.is_staff ? 'platform' : 'school';
  const mend = remarksToFix(book, said, set);
  const asked = ingestion?.asked ?? null;
  // Requested changes are reviewed again, unless the person may decide themselves.
  const decides = !asked || (user !== null && may(user.role, 'book.manage', tenantKind));
  const open = openSteps(mend);
  const stuck = open.length > 0 || publishing.isLoading || submitting.isLoading;
  const end = async (send: () => Promise<{ error?: unknown }>, words: string) => {
    const unsaved = await flush();
    if (unsaved !== null) return dispatch(showToast('bad', unsaved));
    const { error } = await send();
    if (error)
      dispatch(showToast('bad', normalizeError(error as Parameters<typeof normalizeError>[0]).message));
    else {
      onEnd();
      dispatch(importsApi.util.invalidateTags(['BookImport']));
      dispatch(showToast('ok', words));
    }
  };
  return (
    <div className={styles['frame']}>
      <Wizard
        title={said.title || t('A book without a title')}
        state={state}
        step={step}
        onStep={go}
        open={open}
        note={
          <>
            {asked && (
              <ReviewComment
                who={t('Somebody who looks after the books asks for a change:')}
                words={[`${reasonLabel(asked.reason as BookReason)}.`, asked.note].filter(Boolean).join(' ')}
              />
            )}
            {clash && (
              <ConflictResolver
                clash={clash}
                ours={said}
                nameOf={memberLabel}
                valueOf={valueLabel}
                onChoose={choose}
              />
            )}
          </>
        }
        end={
          <div className={styles['actions']}>
            <Button
              tone={decides ? 'line' : 'main'}
              size="lg"
              disabled={stuck}
              onClick={() => void end(() => submit(book.id), t('It is on its way'))}
            >
              {t('Send for review')}
            </Button>
            {decides && (
              <Button
                tone="main"
                size="lg"
                icon="check"
                disabled={stuck}
                onClick={() => void end(() => publish(book.id), t('It is published'))}
              >
                {t('Publish it')}
              </Button>
            )}
          </div>
        }
      >
        {step === 'file' && <BookFileStep book={book} ingestion={ingestion} onGiven={() => setGiven(true)} />}
        {step === 'about' && <BookAboutStep book={book} said={said} errors={errors} set={set} />}
        {step === 'rights' && (
          <BookRightsStep book={book} said={said} errors={errors} set={set} tenantKind={tenantKind} />
        )}
        {step === 'preview' && <BookPreviewStep book={book} said={said} />}
        <WizardRemarks remarks={mend} step={step} onStep={go} />
      </Wizard>
      <p>
        <Button
          size="sm"
          onClick={() => {
            if (window.confirm(t('Archive this book? It moves from this list to the archived books.')))
              void archive(book.id).then(() => navigate(paths.upload, { replace: true }));
          }}
        >
          {t('Archive it')}
        </Button>
      </p>
    </div>
  );
}

/**
 * The status of a submitted book, and its details, which can still be changed. `ended`: it was submitted just
 * now, so the status is scrolled into view.
 */
function Standing({ book, ended }: { book: BookDetailsView; ended: boolean }) {
  const dispatch = useDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (ended) heading.current?.focus();
  }, [ended]);
  const [publish, { isLoading }] = usePublishBookMutation();
  const [recall, recalling] = bookModerationApi.useRecallBookMutation();
  const stage = ({ published: 'live', in_review: 'review', archived: 'withdrawn', draft: 'ready' } as const)[
    book.status
  ];
  const { kind, label } = ownStatus({ stage, refusal: null, step: null, looked: !book.may_recall });
  const told =
    (words: string) =>
    ({ error }: { error?: Parameters<typeof normalizeError>[0] }) => {
      // In any case the status of the book is fetched again.
      dispatch(importsApi.util.invalidateTags(['BookImport']));
      dispatch(error ? showToast('bad', normalizeError(error).message) : showToast('ok', words));
    };
  return (
    <div className={styles['frame']}>
      <div className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{book.title}</bdi>
        </h1>
        <p>
          <Status kind={kind} label={label} />
        </p>
      </div>
      <div className={styles['actions']}>
        <ButtonLink tone="main" icon="eye" to={bookPath(book.slug)}>
          {t('Look at it')}
        </ButtonLink>
        {book.status === 'archived' && (
          <Button disabled={isLoading} onClick={() => void publish(book.id).then(told(t('It is published')))}>
            {t('Publish it again')}
          </Button>
        )}
        {book.may_recall && (
          <Button
            disabled={recalling.isLoading}
            onClick={() => void recall(book.id).then(told(t('It is yours again')))}
          >
            {t('Take it back and change it')}
          </Button>
        )}
        <ButtonLink icon="plus" to={paths.upload}>
          {t('Upload another book')}
        </ButtonLink>
      </div>
      <BookForm book={book} />
    </div>
  );
}
