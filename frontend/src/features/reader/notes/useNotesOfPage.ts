import { useEffect, useMemo, useRef, useState } from 'react';
import type { Book, User } from '../../../api/types.ts';
import type { Mark, MarkColour, Selected } from '../../../shared/reader/protocol.ts';
import type { Shell } from '../useShell.ts';
import { marksOf, type Note } from './note.ts';
import { useNotes, type Refusal } from './useNotes.ts';

interface Options {
  book: Book;
  person: string | null;
  user: User | null;
  shell: Shell;
  /** The shown result of a search. */
  found: Mark | null;
  /** Id of the tapped mark. */
  tapped: string | null;
  onTapped: (id: string | null) => void;
}

interface OpenNote {
  note: Note;
  isNew: boolean;
}

/** Notes for the open page: marks in the text, the bookmark of the page, and the note that is being written. */
export function useNotesOfPage({ book, person, user, shell, found: result, tapped, onTapped }: Options) {
  const { own, margin, save, remove } = useNotes(book.id, person);
  const { send, state } = shell;
  const { position, selected, opened: isOpen } = state;
  const [written, setWritten] = useState<OpenNote | null>(null);

  const marks = useMemo(
    () => [
      ...(result ? [result] : []),
      ...marksOf([...own, ...margin.filter((note) => note.state === 'shown')]),
    ],
    [own, margin, result],
  );
  const hasDrawn = useRef(false);
  useEffect(() => {
    if (!isOpen || (marks.length === 0 && !hasDrawn.current)) return;
    hasDrawn.current = true;
    send({ type: 'marks', marks });
  }, [isOpen, marks, send]);

  const found = tapped === null ? undefined : [...own, ...margin].find(({ id }) => id === tapped);
  const bookmark = position && own.find(({ kind, page }) => kind === 'bookmark' && page === position.page);

  const letGo = () => send({ type: 'clear_selection' });
  const newNote = (kind: Note['kind'], words: Selected | null, colour: MarkColour = 'sun'): Note => ({
    id: crypto.randomUUID(),
    kind,
    locator: words ? { position: position!.page, ...words.locator } : position!.locator,
    // Of two pages side by side, the page of the selected words.
    page: Math.max(1, words?.locator.position ?? position!.page),
    percentage: position!.percentage,
    quote: words?.quote ?? '',
    prefix: words?.prefix ?? '',
    suffix: words?.suffix ?? '',
    text: '',
    colour,
    classId: null,
    state: 'own',
    created: new Date().toISOString(),
    writer: null,
  });

  return {
    /** Visitors and the shared community sign-in cannot save notes. */
    canKeep: person !== null && user?.role !== 'community',
    hasClass: (user?.classes?.length ?? 0) > 0 || user?.role === 'school_admin',
    own,
    margin,
    isBookmarked: Boolean(bookmark),
    toggleBookmark: () => {
      if (bookmark) void remove(bookmark.id);
      else if (position) void save(newNote('bookmark', null));
    },
    mark: (colour: MarkColour) => {
      if (selected) void save(newNote('highlight', selected, colour));
      letGo();
    },
    writeOnSelection: () => {
      if (selected) setWritten({ note: newNote('note', selected), isNew: true });
      letGo();
    },
    writeOnPage: () => {
      if (position) setWritten({ note: newNote('note', null), isNew: true });
    },
    open: (note: Note) => setWritten({ note, isNew: false }),
    letGo,
    save: (note: Note): Promise<Refusal> => save(note),
    remove: (id: string) => void remove(id),
    opened: written ?? (found ? { note: found, isNew: false } : null),
    close: () => {
      setWritten(null);
      onTapped(null);
    },
  };
}
