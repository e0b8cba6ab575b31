import { LIMITS, toIsbn13 } from '@bookgrove/contract';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useReducer, useRef } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { booksApi } from '../../../api/books.ts';
import { LIST } from '../../../api/baseApi.ts';
import type { SessionStore } from '../../../api/reauth.ts';
import { sendBook, type SharedDetails } from './send.ts';
import { uploadsReducer, type Upload } from './uploads.ts';

/** Two at a time: one file's check on the server overlaps with the sending of the next. */
const AT_ONCE = 2;

/** The files of this page, and their way to the server. Leaving the page stops what is still being sent. */
export function useUploads(details: SharedDetails) {
  const [uploads, dispatch] = useReducer(uploadsReducer, []);
  const running = useRef(new Map<string, AbortController>());
  const store = useStore() as SessionStore;
  const dispatchToStore = useDispatch();

  const send = async (upload: Upload) => {
    const controller = new AbortController();
    running.current.set(upload.key, controller);
    dispatch({ type: 'state', key: upload.key, state: { step: 'sending', share: 0 } });
    const result = await sendBook(
      { file: upload.file, title: upload.title, isbn: upload.isbn, details },
      store,
      (share) => dispatch({ type: 'state', key: upload.key, state: { step: 'sending', share } }),
      controller.signal,
    );
    running.current.delete(upload.key);
    if (result === 'cancelled') dispatch({ type: 'state', key: upload.key, state: { step: 'cancelled' } });
    else if ('error' in result)
      dispatch({ type: 'state', key: upload.key, state: { step: 'failed', error: result.error } });
    else {
      dispatch({ type: 'state', key: upload.key, state: { step: 'arrived', bookId: result.id } });
      dispatchToStore(booksApi.util.invalidateTags([{ type: 'Book', id: LIST }]));
    }
  };

  useEffect(() => {
    const free = AT_ONCE - running.current.size;
    for (const upload of uploads.filter(({ state }) => state.step === 'queued').slice(0, Math.max(0, free))) {
      if (!running.current.has(upload.key)) void send(upload);
    }
  });
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);
  useLeaveWarning(uploads.some(({ state }) => state.step === 'sending' || state.step === 'queued'));

  return {
    uploads,
    /** Takes files in, as many as one go allows; returns how many were left out. */
    add: (files: File[]): number => {
      const room = Math.max(0, LIMITS.uploadsAtOnce - uploads.length);
      dispatch({
        type: 'add',
        uploads: files.slice(0, room).map((file) => ({
          key: nanoid(),
          file,
          title: '', // most books know their own title better than their file name does
          isbn: isbnInName(file.name),
          state: { step: 'chosen' },
        })),
      });
      return Math.max(0, files.length - room);
    },
    rename: (key: string, title: string) => dispatch({ type: 'title', key, title }),
    number: (key: string, isbn: string) => dispatch({ type: 'isbn', key, isbn }),
    remove: (key: string) => dispatch({ type: 'remove', key }),
    start: () => dispatch({ type: 'queue' }),
    retry: (key: string) => dispatch({ type: 'state', key, state: { step: 'queued' } }),
    cancel: (key: string) => {
      const controller = running.current.get(key);
      if (controller) controller.abort();
      else dispatch({ type: 'state', key, state: { step: 'cancelled' } });
    },
  };
}

/** Publishers name files by their ISBN. */
const isbnInName = (name: string): string => toIsbn13(name.replace(/\.\w+$/, '')) ?? '';

/** Asks before the tab is closed in the middle of sending. */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}
