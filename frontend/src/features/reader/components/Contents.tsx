import { useState } from 'react';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { ReportBook } from '../../book-moderation/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Note } from '../notes/note.ts';
import noteStyles from '../notes/Notes.module.css';
import { ClassNoteList, NotesList } from '../notes/NotesList.tsx';
import type { ContentsItem } from '../../../shared/reader/protocol.ts';
import styles from './Contents.module.css';

interface ContentsProps {
  open: boolean;
  book: Book;
  onClose: () => void;
  items: ContentsItem[];
  /** Title of the chapter that is being read. */
  chapter: string | null;
  onGo: (href: string) => void;
  /** Null for people who cannot save notes here: visitors, and staff in a view-as session. */
  notes: {
    own: Note[];
    margin: Note[];
    hasClass: boolean;
    isBookmarked: boolean;
    onBookmark: () => void;
    onPageNote: () => void;
    onGo: (note: Note) => void;
    onOpen: (note: Note) => void;
  } | null;
}

type Tab = 'contents' | 'own' | 'margin';

/** The contents of a book: its chapters, the reader's own notes, and the class notes. */
export function Contents({ open, book, onClose, items, chapter, onGo, notes }: ContentsProps) {
  const [tab, setTab] = useState<Tab>('contents');
  const { language } = book;
  const waiting = notes?.margin.filter(({ state }) => state === 'waiting').length ?? 0;
  const tabs: [Tab, string][] = [
    ['contents', t('Contents')],
    ...(notes ? [['own', t('My notes')] as [Tab, string]] : []),
    ...(notes?.hasClass
      ? [['margin', waiting > 0 ? t('Class ({count})', { count: waiting }) : t('Class')] as [Tab, string]]
      : []),
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t('In this book')} shape="sheet">
      {tabs.length > 1 && (
        <div className={noteStyles['tabs']} role="tablist" aria-label={t('In this book')}>
          {tabs.map(([name, label]) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={tab === name}
              aria-controls="tab-panel"
              onClick={() => setTab(name)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {tab === 'contents' || !notes ? (
        <nav id="tab-panel" className={styles['contents']} aria-label={t('Contents')}>
          {items.length > 0 ? (
            <Chapters items={items} chapter={chapter} language={language} onGo={onGo} />
          ) : (
            <p>{t('This book has no list of chapters. The bar under the page takes you anywhere.')}</p>
          )}
          {open && <ReportBook book={book} />}
        </nav>
      ) : (
        <section id="tab-panel" className={noteStyles['panel']} aria-labelledby={`tab-${tab}`}>
          {tab === 'own' ? (
            <NotesList
              book={book}
              notes={notes.own}
              isBookmarked={notes.isBookmarked}
              onBookmark={notes.onBookmark}
              onPageNote={notes.onPageNote}
              onGo={notes.onGo}
              onOpen={notes.onOpen}
            />
          ) : (
            <ClassNoteList notes={notes.margin} language={language} onGo={notes.onGo} />
          )}
        </section>
      )}
    </Dialog>
  );
}

type ChaptersProps = Pick<ContentsProps, 'items' | 'chapter' | 'onGo'> & { language: string };

function Chapters({ items, chapter, language, onGo }: ChaptersProps) {
  return (
    <ol>
      {items.map(({ title, href, page, children }, i) => (
        <li key={i}>
          {href === null ? (
            <span lang={language}>{title}</span>
          ) : (
            <button
              type="button"
              onClick={() => onGo(href)}
              aria-current={title === chapter ? 'true' : undefined}
            >
              <span lang={language} dir="auto">
                {title}
              </span>
              {page !== null && (
                <span className="num">
                  <span className="sr">{t('page')} </span>
                  {page}
                </span>
              )}
            </button>
          )}
          {children.length > 0 && (
            <Chapters items={children} chapter={chapter} language={language} onGo={onGo} />
          )}
        </li>
      ))}
    </ol>
  );
}
