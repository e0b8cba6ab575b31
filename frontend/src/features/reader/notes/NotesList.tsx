import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { readingLogApi } from '../api.ts';
import { exportNotes, type ExportFormat } from './exportNotes.ts';
import type { Note } from './note.ts';
import styles from './Notes.module.css';

/** For teachers only. */
const FlaggedWords = lazy(async () => ({
  default: (await import('../../../shared/FlaggedWords.tsx')).FlaggedWords,
}));

interface NotesListProps {
  book: Book;
  notes: Note[];
  isBookmarked: boolean;
  onBookmark: () => void;
  onPageNote: () => void;
  onGo: (note: Note) => void;
  onOpen: (note: Note) => void;
}

/** The reader's own bookmarks, highlights and notes: to jump to, change, or export as a file. */
export function NotesList({
  book,
  notes,
  isBookmarked,
  onBookmark,
  onPageNote,
  onGo,
  onOpen,
}: NotesListProps) {
  return (
    <>
      <div className={styles['ways']}>
        <Button aria-pressed={isBookmarked} onClick={onBookmark}>
          {isBookmarked ? t('Take the bookmark away') : t('Bookmark this page')}
        </Button>
        <Button icon="edit" onClick={onPageNote}>
          {t('Note on this page')}
        </Button>
      </div>
      {notes.length === 0 ? (
        <p className={styles['empty']}>
          {t('Nothing yet. Select words on a page to mark them, or put a bookmark here.')}
        </p>
      ) : (
        <>
          <ol className={styles['list']}>
            {notes.map((note) => (
              <NoteCard key={note.id} note={note} language={book.language} onGo={onGo}>
                <Button onClick={() => onOpen(note)}>{t('Change')}</Button>
              </NoteCard>
            ))}
          </ol>
          <div className={styles['foot']} role="group" aria-label={t('Take my notes along')}>
            {(['text', 'markdown', 'json'] as const).map((format) => (
              <Button key={format} icon="download" onClick={() => download(format, book, notes)}>
                {{ text: t('Text'), markdown: 'Markdown', json: 'JSON' }[format]}
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  );
}

function download(format: ExportFormat, book: Book, notes: Note[]): void {
  const { name, type, text } = exportNotes(format, book, notes);
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Class notes of others; a teacher moderates them here. */
export function ClassNoteList({
  notes,
  language,
  onGo,
}: {
  notes: Note[];
  language: string;
  onGo: (note: Note) => void;
}) {
  const user = useSelector(selectUser);
  const [decide, { isLoading }] = readingLogApi.useReviewNoteMutation();
  const mayDecide = user?.permissions?.includes('class.teach') ?? false;
  if (notes.length === 0)
    return (
      <p className={styles['empty']}>
        {mayDecide
          ? t('Nobody has shared a note in this book yet.')
          : t('Nothing yet. What your class shares stands here once your teacher has read it.')}
      </p>
    );
  return (
    <ol className={styles['list']}>
      {notes.map((note) => (
        <NoteCard key={note.id} note={note} language={language} onGo={onGo}>
          {note.flags && (
            <Suspense fallback={null}>
              <FlaggedWords flags={note.flags} />
            </Suspense>
          )}
          {mayDecide && note.state !== 'shown' && (
            <Button
              tone="main"
              disabled={isLoading}
              onClick={() => void decide({ id: note.id, noteDecisionBody: { decision: 'show' } })}
            >
              {t('Show to the class')}
            </Button>
          )}
          {mayDecide && note.state !== 'hidden' && (
            <Button
              disabled={isLoading}
              onClick={() => void decide({ id: note.id, noteDecisionBody: { decision: 'hide' } })}
            >
              {t('Hide')}
            </Button>
          )}
        </NoteCard>
      ))}
    </ol>
  );
}

function NoteCard({
  note,
  language,
  onGo,
  children,
}: {
  note: Note;
  language: string;
  onGo: (note: Note) => void;
  children: React.ReactNode;
}) {
  return (
    <li className={styles['card']}>
      <div className={styles['meta']}>
        <button type="button" className={styles['page']} onClick={() => onGo(note)}>
          {t('Page {page}', { page: note.page })}
        </button>
        <span>
          {note.writer ?? (note.kind === 'bookmark' ? t('Bookmark') : '')} {stateInWords(note)}
        </span>
      </div>
      {note.quote && (
        <blockquote className={styles['quote']} data-colour={note.colour} lang={language} dir="auto">
          {note.quote}
        </blockquote>
      )}
      {note.text && <p dir="auto">{note.text}</p>}
      <div className={styles['ways']}>{children}</div>
    </li>
  );
}

function stateInWords({ state, writer }: Note): string {
  if (state === 'waiting') return writer === null ? t('Your teacher reads it first') : t('Waits for you');
  if (state === 'shown') return t('The class sees it');
  return state === 'hidden' ? t('Not shown to the class') : '';
}
