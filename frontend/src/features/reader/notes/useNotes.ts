import { useCallback, useEffect, useMemo, useState } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { readingLogApi } from '../api.ts';
import { queueForLater, queuedFor } from '../../../shared/reader/outbox.ts';
import { bodyOf, byPosition, noteOf, type Note } from './note.ts';

/** Notes per request; the server accepts at most twice this number for a book. */
const PAGE = 100;

/** Errors of a note, by field; null when it was saved. */
export type Refusal = { message: string; fields: Record<string, string> } | null;

export interface Notes {
  /** The reader's own, in the order of the book. */
  own: Note[];
  /** Notes that others shared with the class. */
  margin: Note[];
  save: (note: Note) => Promise<Refusal>;
  remove: (id: string) => Promise<void>;
}

const keyOf = (person: string, bookId: string): string => `reader.notes.${person}.${bookId}`;

function keptNotes(person: string | null, bookId: string): Note[] {
  try {
    return person ? (JSON.parse(localStorage.getItem(keyOf(person, bookId)) ?? '[]') as Note[]) : [];
  } catch {
    return [];
  }
}

/**
 * A reader's bookmarks, highlights and notes of a book. They are stored in this browser at once, so that they
 * are available without a network, and sent to the server then or later.
 */
export function useNotes(bookId: string, person: string | null): Notes {
  const [own, setOwn] = useState(() => keptNotes(person, bookId));
  const slice = { id: bookId, limit: PAGE, offset: 0 };
  const options = { skip: !person, refetchOnMountOrArgChange: true };
  const first = readingLogApi.useListAnnotationsQuery(slice, options);
  const more = readingLogApi.useListAnnotationsQuery(
    { ...slice, offset: PAGE },
    { ...options, skip: !person || (first.data?.count ?? 0) <= PAGE },
  );
  const margin = readingLogApi.useListClassNotesQuery(slice, options);
  const [put] = readingLogApi.useSaveAnnotationMutation();
  const [take] = readingLogApi.useRemoveAnnotationMutation();

  const change = useCallback(
    (next: (before: Note[]) => Note[]) =>
      setOwn((before) => {
        const notes = next(before).sort(byPosition);
        try {
          if (person) localStorage.setItem(keyOf(person, bookId), JSON.stringify(notes));
        } catch {
          // Without storage they are shown until the page is left; the server has what was sent.
        }
        return notes;
      }),
    [bookId, person],
  );

  useEffect(() => {
    if (!first.data || !person) return;
    const there = [...first.data.results, ...(more.data?.results ?? [])].map(noteOf);
    // Unsent changes are newer than the server's copy.
    const waiting = queuedFor(person);
    const isUnsent = ({ id }: Note) => waiting.some(({ path }) => path.includes(`/annotations/${id}/`));
    change((here) => [
      ...there.filter((note) => !isUnsent(note)),
      ...here.filter(
        (note) =>
          isUnsent(note) && waiting.some(({ method, path }) => method === 'PUT' && path.includes(note.id)),
      ),
    ]);
  }, [change, first.data, more.data, person]);

  const save = useCallback(
    async (note: Note): Promise<Refusal> => {
      const annotationBody = bodyOf(note, new Date());
      const before = own.find(({ id }) => id === note.id);
      change((notes) => [...notes.filter(({ id }) => id !== note.id), note]);
      if (!person) return null;
      const { data, error } = await put({ id: bookId, annotationId: note.id, annotationBody });
      if (data) {
        change((notes) => notes.map((one) => (one.id === data.id ? noteOf(data) : one)));
        return null;
      }
      if ('status' in error && error.status === 'FETCH_ERROR') {
        queueForLater(person, {
          method: 'PUT',
          path: `/books/${bookId}/annotations/${note.id}/`,
          body: annotationBody,
        });
        return null;
      }
      change((notes) => [...notes.filter(({ id }) => id !== note.id), ...(before ? [before] : [])]);
      const { message, fields } = normalizeError(error);
      return { message, fields };
    },
    [bookId, change, own, person, put],
  );

  const remove = useCallback(
    async (id: string) => {
      change((notes) => notes.filter((note) => note.id !== id));
      if (!person) return;
      const { error } = await take(id);
      if (error && 'status' in error && error.status === 'FETCH_ERROR') {
        const unsent = `/books/${bookId}/annotations/${id}/`;
        queueForLater(person, { method: 'DELETE', path: `/annotations/${id}/` }, unsent);
      }
    },
    [bookId, change, person, take],
  );

  return useMemo(
    () => ({ own, margin: (margin.data?.results ?? []).map(noteOf), save, remove }),
    [margin.data, own, remove, save],
  );
}
