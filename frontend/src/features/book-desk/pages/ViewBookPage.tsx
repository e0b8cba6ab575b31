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
import { WorkHead } from '../../../ui/Work.tsx';
import { deskApi, type DeskBook } from '../api.ts';
import { Age, Owner } from '../components/Keeper.tsx';
import { Findings } from '../components/Findings.tsx';
import { Files, History } from '../components/BookHistory.tsx';
import { Hidings, Places, Preview, Reports, Twins, Usage } from '../components/BookParts.tsx';
import { MoveDialog, type Asked } from '../components/MoveDialog.tsx';
import { useDesk } from '../places.ts';
import { useMove } from '../useMove.ts';
import { moveWord, stageKind, stageWord } from '../words.ts';
import { rightWord, visibilityWord } from '../../book-imports/words.ts';
import styles from '../components/DeskBook.module.css';

/** One book of the desk: what it is, what was found, what was done, and what to do now. */
export default function ViewBookPage() {
  const { bookId } = useParams();
  const { board } = useDesk();
  if (!bookId) return <Navigate to={`${board}?view=list`} replace />;
  return <Book id={bookId} />;
}

function Book({ id }: { id: string }) {
  const { board } = useDesk();
  const query = deskApi.useGetDeskBookQuery(id);
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
          actions={<ButtonLink to={board}>{t('To the desk')}</ButtonLink>}
        />
      }
    >
      {(book) => <Details book={book} />}
    </QueryView>
  );
}

function Details({ book }: { book: DeskBook }) {
  const desk = useDesk();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <WorkHead title={book.title} back={{ to: desk.board, label: t('Book monitoring') }}>
        <Deeds book={book} onAsk={setAsked} />
      </WorkHead>
      <div className={styles['details']}>
        <div className={styles['main']}>
          <section className={styles['sheet']}>
            <Cover book={book} sizes="160px" decorative className={styles['large']} />
            <dl className={styles['facts']}>
              <Fact name={t('Stands at')}>
                <Status kind={stageKind(book.stage)} label={stageWord(book.stage)} /> <Age card={book} />
              </Fact>
              <Fact name={t('Looked after by')}>
                {book.owner ? <Owner name={book.owner.name} /> : t('Nobody')}
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
              {book.rights && <Fact name={t('Right')}>{rightWord(book.rights)}</Fact>}
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
              <Fact name={t('Who hears of it')}>{visibilityWord(book.visibility)}</Fact>
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
            <Places book={book} />
          </section>
          <Preview book={book} />
          {book.twins.length > 0 && <Twins book={book} />}
          {book.hidden_at.length > 0 && <Hidings book={book} />}
          {book.reader_reports.length > 0 && <Reports book={book} />}
          <Usage book={book} />
          <Files book={book} />
        </div>
        <History book={book} />
      </div>
      <MoveDialog asked={asked} onClose={() => setAsked(null)} />
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

/** What can be done now; the likeliest first. */
function Deeds({ book, onAsk }: { book: DeskBook; onAsk: (asked: Asked) => void }) {
  const desk = useDesk();
  const { run, busy } = useMove();
  const { stage } = book;
  const open = stage === 'review' || stage === 'ready';
  return (
    <div className={styles['actions']}>
      {open && (
        <Button tone="main" icon="check" disabled={busy} onClick={() => void run(book, 'approve')}>
          {moveWord('approve')}
        </Button>
      )}
      {(open || stage === 'live') && (
        <Button icon="retry" onClick={() => onAsk({ book, move: 'return' })}>
          {moveWord('return')}
        </Button>
      )}
      {book.reports > 0 && (
        <Button icon="check" disabled={busy} onClick={() => void run(book, 'settle')}>
          {moveWord('settle')}
        </Button>
      )}
      {!book.owner && (open || stage === 'changes') && (
        <Button icon="plus" disabled={busy} onClick={() => void run(book, 'take')}>
          {moveWord('take')}
        </Button>
      )}
      {book.own && (
        <ButtonLink icon="edit" to={bookFormPath(desk.area, book.id)}>
          {t('What is said of it')}
        </ButtonLink>
      )}
      <RowMenu label={t('More for {title}', { title: book.title })} actions={rarer(book, desk.area, onAsk)} />
    </div>
  );
}

/** What is done less often. */
function rarer(book: DeskBook, area: 'school' | 'platform', onAsk: (asked: Asked) => void): RowAction[] {
  const gone = book.stage === 'withdrawn';
  const seen = area === 'school' && book.stage !== 'uploaded' && book.stage !== 'checking';
  const ask = (move: Asked['move'], icon: RowAction['icon']): RowAction => ({
    label: `${moveWord(move)} …`,
    icon,
    run: () => onAsk({ book, move }),
  });
  return [
    ...(seen ? [{ label: t('See its page'), icon: 'eye' as const, to: bookPath(book.slug) }] : []),
    ...(area === 'school' && !book.escalated && !gone ? [ask('escalate', 'up')] : []),
    ...(gone ? [] : [ask('withdraw', 'archive')]),
  ];
}
