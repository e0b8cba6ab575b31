import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { bookFormPath, bookPath } from '../../../app/paths.ts';
import { formatDateTime, languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { RowMenu, type RowAction } from '../../../ui/table/RowMenu.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { bookModerationApi, type ModeratedBook } from '../api.ts';
import { WaitingTime, Assignee } from '../components/CaseAssignee.tsx';
import { Findings } from '../components/Findings.tsx';
import { Files, History } from '../components/BookHistory.tsx';
import {
  Hidings,
  FindingLocations,
  Preview,
  Reports,
  Duplicates,
  Usage,
} from '../components/BookSections.tsx';
import { StatusChangeDialog, type StatusChangeRequest } from '../components/StatusChangeDialog.tsx';
import { findingsToConfirm } from '../approval.ts';
import { useModerationPaths } from '../paths.ts';
import { useStatusChange } from '../useStatusChange.ts';
import { statusChangeLabel, stageKind, stageLabel } from '../../../shared/books/moderationLabels.ts';
import { OthersHere } from '../../../shared/presence/OthersHere.tsx';
import { rightLabel, visibilityLabel } from '../../../shared/books/bookLabels.ts';
import styles from '../components/ModeratedBook.module.css';

/** One book in moderation: details, findings, history and actions. */
export default function ViewBookPage() {
  const { bookId } = useParams();
  const { board } = useModerationPaths();
  if (!bookId) return <Navigate to={`${board}?view=list`} replace />;
  return <Book id={bookId} />;
}

function Book({ id }: { id: string }) {
  const { board } = useModerationPaths();
  const query = bookModerationApi.useGetModeratedBookQuery(id);
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton />}
      failed={t('The book did not load')}
      missing={
        <State
          scene="no-match"
          asPage
          title={t('This book is not here')}
          actions={<ButtonLink to={board}>{t('To the moderation queue')}</ButtonLink>}
        />
      }
    >
      {(book) => <Details book={book} />}
    </QueryView>
  );
}

function Details({ book }: { book: ModeratedBook }) {
  const moderation = useModerationPaths();
  const [asked, setAsked] = useState<StatusChangeRequest | null>(null);
  return (
    <>
      <WorkHead title={book.title} back={{ to: moderation.board, label: t('Book monitoring') }}>
        <BookActions book={book} onAsk={setAsked} />
      </WorkHead>
      <OthersHere purpose="book-review" subject={book.id} />
      <div className={styles['details']}>
        <div className={styles['main']}>
          <section className={styles['sheet']}>
            <Cover book={book} sizes="160px" decorative className={styles['large']} />
            <dl className={styles['facts']}>
              <Fact name={t('Stands at')}>
                <Status kind={stageKind(book.stage)} label={stageLabel(book.stage)} />{' '}
                <WaitingTime card={book} />
              </Fact>
              <Fact name={t('Looked after by')}>
                {book.owner ? <Assignee name={book.owner.name} /> : t('Nobody')}
              </Fact>
              <Fact name={t('School')}>{book.school.name}</Fact>
              <Fact name={t('Put in by')}>
                {book.uploaded_by || t('an erased person')}, {formatDateTime(book.created_at)}
              </Fact>
              <Fact name={t('Authors')}>{book.authors.join(', ') || t('Not said')}</Fact>
              <Fact name={t('Language')}>
                {book.language === 'und' ? t('Not said') : languageName(book.language)}
              </Fact>
              <Fact name={t('From age')}>{book.age_rating ?? t('Not said')}</Fact>
              <Fact name={t('Level')}>{book.reading_level ?? t('Not said')}</Fact>
              <Fact name={t('Licence')}>{book.license ?? t('Not said')}</Fact>
              {book.rights && <Fact name={t('Right')}>{rightLabel(book.rights)}</Fact>}
              {book.rights_proof && <Fact name={t('The permission')}>{book.rights_proof}</Fact>}
              <Fact name="ISBN">{book.isbn ?? t('None')}</Fact>
              <Fact name={t('Length')}>
                {t(
                  '{pages, plural, one {# page} other {# pages}}, {words, plural, one {# word} other {# words}}',
                  {
                    pages: book.pages,
                    words: book.word_count,
                  },
                )}
              </Fact>
              <Fact name={t('Who hears of it')}>{visibilityLabel(book.visibility)}</Fact>
            </dl>
          </section>
          {book.refusal && (
            <p className={styles['refusal']}>
              <b>{t('The file was refused')}</b> {book.refusal}
            </p>
          )}
          <section className={styles['part']}>
            <h2>{t('What was found')}</h2>
            <Findings findings={book.findings} reports={book.reports} escalated={book.escalated} />
            <FindingLocations book={book} />
          </section>
          <Preview book={book} />
          {book.duplicates.length > 0 && <Duplicates book={book} />}
          {book.hidden_at.length > 0 && <Hidings book={book} />}
          {book.reader_reports.length > 0 && <Reports book={book} />}
          <Usage book={book} />
          <Files book={book} />
        </div>
        <History book={book} />
      </div>
      <StatusChangeDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** Available actions; the most likely first. */
function BookActions({ book, onAsk }: { book: ModeratedBook; onAsk: (asked: StatusChangeRequest) => void }) {
  const moderation = useModerationPaths();
  const { run, busy } = useStatusChange();
  const { stage } = book;
  const open = stage === 'review' || stage === 'ready';
  return (
    <div className={styles['actions']}>
      {open && (
        <Button
          tone="main"
          icon="check"
          disabled={busy}
          onClick={() =>
            findingsToConfirm(book.findings).length > 0
              ? onAsk({ book, move: 'approve' })
              : void run(book, 'approve')
          }
        >
          {statusChangeLabel('approve')}
        </Button>
      )}
      {(open || stage === 'live') && (
        <Button icon="retry" onClick={() => onAsk({ book, move: 'return' })}>
          {statusChangeLabel('return')}
        </Button>
      )}
      {book.reports > 0 && (
        <Button icon="check" disabled={busy} onClick={() => void run(book, 'settle')}>
          {statusChangeLabel('settle')}
        </Button>
      )}
      {!book.owner && (open || stage === 'changes') && (
        <Button icon="plus" disabled={busy} onClick={() => void run(book, 'take')}>
          {statusChangeLabel('take')}
        </Button>
      )}
      {book.own && (
        <ButtonLink icon="edit" to={bookFormPath(moderation.area, book.id)}>
          {t('What is said of it')}
        </ButtonLink>
      )}
      <RowMenu
        label={t('More for {title}', { title: book.title })}
        actions={rarer(book, moderation.area, onAsk)}
      />
    </div>
  );
}

/** Less frequent actions. */
function rarer(
  book: ModeratedBook,
  area: 'school' | 'platform',
  onAsk: (asked: StatusChangeRequest) => void,
): RowAction[] {
  const gone = book.stage === 'withdrawn';
  const seen = area === 'school' && book.stage !== 'uploaded' && book.stage !== 'checking';
  const ask = (move: 'return' | 'escalate' | 'withdraw', icon: RowAction['icon']): RowAction => ({
    label: `${statusChangeLabel(move)} …`,
    icon,
    run: () => onAsk({ book, move }),
  });
  return [
    ...(seen ? [{ label: t('See its page'), icon: 'eye' as const, to: bookPath(book.slug) }] : []),
    ...(area === 'school' && !book.escalated && !gone ? [ask('escalate', 'up')] : []),
    ...(gone ? [] : [ask('withdraw', 'archive')]),
  ];
}
