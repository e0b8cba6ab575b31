import type { WaitingNote } from '@bookgrove/api-client';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { bookPath, paths } from '../../../app/paths.ts';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { FlaggedWords } from '../../../shared/FlaggedWords.tsx';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { useReviewNoteMutation, useListWaitingNotesQuery } from './api.ts';
import styles from './ClassNotesPage.module.css';

const EACH = 12;
type Decision = 'show' | 'hide';

/** Class notes that wait for a teacher's decision before the class sees them. */
export default function ClassNotesPage() {
  const [params] = useSearchParams();
  const book = params.get('book');
  const query = useListWaitingNotesQuery({
    limit: EACH,
    offset: (pageOf(params) - 1) * EACH,
    ...(book && { book }),
  });
  const [decide, { isLoading }] = useReviewNoteMutation();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const dispatch = useDispatch();
  const settle = async (note: WaitingNote, decision: Decision) => {
    const { error } = await decide({ id: note.id, noteDecisionBody: { decision } });
    if (error) return void dispatch(showToast('bad', normalizeError(error).message));
    const name = note.creator ?? '';
    const shown = decision === 'show';
    const words = shown
      ? t('The class can read the note of {name} now', { name })
      : t('The note of {name} stays between you two', { name });
    setSaid(words);
    // The buttons of the decided note are gone; move the focus to the list.
    list.current?.focus();
    dispatch(
      showToast('ok', words, {
        label: shown ? t('Hide it again') : t('Show it after all'),
        run: () => void settle(note, shown ? 'hide' : 'show'),
      }),
    );
  };
  return (
    <>
      <WorkHead
        title={t('Class notes')}
        count={query.data?.count}
        lead={t('Notes that students want to show their class. The ones that wait longest come first.')}
      />
      {book && (
        <p>
          <TextLink to={paths.classNotes}>{t('Notes in all books')}</TextLink>
        </p>
      )}
      <div ref={list} tabIndex={-1} className={styles['list']}>
        <QueryView
          query={query}
          skeleton={<TableSkeleton />}
          failed={t('The notes did not load')}
          isEmpty={({ count }) => count === 0}
          empty={
            <State scene="empty" title={t('No note waits')}>
              <p>{t('When a student shares a note in a book, it comes here before the class sees it.')}</p>
            </State>
          }
        >
          {({ results, count }) => (
            <>
              <ul className={styles['notes']} aria-label={t('Notes that wait')}>
                {results.map((note) => (
                  <Note
                    key={note.id}
                    note={note}
                    busy={isLoading}
                    onDecide={(decision) => void settle(note, decision)}
                  />
                ))}
              </ul>
              {count > EACH && <Pager count={count} size={EACH} />}
            </>
          )}
        </QueryView>
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </>
  );
}

function Note({
  note,
  busy,
  onDecide,
}: {
  note: WaitingNote;
  busy: boolean;
  onDecide: (decision: Decision) => void;
}) {
  const { creator, colour, target, body, page, created, book_slug, book_title, flags } = note;
  const name = creator ?? '';
  return (
    <li className={styles['note']} data-colour={colour}>
      <header>
        <b dir="auto">{name}</b>
        <time dateTime={created} title={formatDateTime(created)}>
          {formatAgo(created)}
        </time>
      </header>
      {target.selector?.exact && (
        <blockquote dir="auto" className={styles['quote']}>
          {target.selector.exact}
        </blockquote>
      )}
      <p dir="auto" className={styles['words']}>
        {body?.value ?? t('A marked place, without words')}
      </p>
      <FlaggedWords flags={flags} />
      <p className={styles['place']}>
        <Link to={bookPath(book_slug)} dir="auto">
          {book_title}
        </Link>
        <span>{t('page {page}', { page })}</span>
      </p>
      <div className={styles['actions']}>
        <Button
          tone="main"
          size="sm"
          icon="check"
          disabled={busy}
          aria-label={t('Show the class: {name}', { name })}
          onClick={() => onDecide('show')}
        >
          {t('Show the class')}
        </Button>
        <Button
          size="sm"
          disabled={busy}
          aria-label={t('Keep it from the class: {name}', { name })}
          onClick={() => onDecide('hide')}
        >
          {t('Keep it from the class')}
        </Button>
      </div>
    </li>
  );
}
