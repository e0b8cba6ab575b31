import type { BookWithFile } from '@bookgrove/api-client';
import { LIMITS, toIsbn13, VISIBILITIES_AT } from '@bookgrove/contract';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { SessionStore } from '../../api/reauth.ts';
import { forgetUpload, madeOfParts, sendResumable } from '../../api/resumable.ts';
import { t } from '../../i18n/index.ts';
import { bookModerationApi } from '../book-moderation/index.ts';
import { connectionErrorText, obstacle } from '../../shared/wizard/WizardFileField.tsx';

/** Number of parallel uploads: the server's check of one file overlaps with the upload of the next. */
const AT_ONCE = 2;
export const BOOK_ENDINGS = ['.epub', '.pdf'] as const;
export const BOOK_MEGABYTES = LIMITS.uploadBytes / 1_048_576;

/** A file that is being uploaded as a draft. */
export interface Sending {
  key: string;
  file: File;
  /** `known`: the school or the platform has this file already; it is sent only if the uploader wants it. */
  state: 'queued' | 'sending' | 'known' | 'failed';
  /** Share of its bytes that have been sent, 0 to 1. */
  share: number;
  /** Why it was rejected. */
  problem: string;
  /** The book that has this file already. */
  same: BookWithFile | null;
  /** It is sent even if a book has this file. */
  nevertheless: boolean;
  /** Whether to offer another try: a failed upload may succeed later, a file that is not a book cannot. */
  again: boolean;
}

/** The SHA-256 of a file in hexadecimal digits; null where the browser computes none. */
async function digestOf(file: File): Promise<string | null> {
  const digest = await crypto.subtle?.digest('SHA-256', await file.arrayBuffer()).catch(() => null);
  return digest
    ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    : null;
}

/** Publishers name files by their ISBN. */
const isbnInName = (name: string): string => toIsbn13(name.replace(/\.\w+$/, '')) ?? '';

/**
 * Uploads files, each of which becomes a draft of its own. An upload that is interrupted by leaving the page
 * continues when the same file is chosen again.
 * @param onAlone called with the draft when a single file was uploaded
 */
export function useBookUploads(tenantKind: 'school' | 'platform', onAlone: (id: string) => void) {
  const [files, setFiles] = useState<Sending[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const alone = useRef<string | null>(null);
  const store = useStore() as unknown as SessionStore;
  const dispatch = useDispatch();
  const change = (key: string, part: Partial<Sending>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const [findSameFile] = bookModerationApi.useLazyFindSameFileQuery();
  /** A book that has this file; a question that fails does not prevent the upload. */
  const bookWith = async (file: File): Promise<BookWithFile | null> => {
    const sha256 = await digestOf(file);
    if (!sha256) return null;
    const { data } = await findSameFile(sha256);
    return data?.books[0] ?? null;
  };

  const send = async ({ key, file, nevertheless }: Sending) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { state: 'sending', share: 0, problem: '' });
    const { signal } = controller;
    const same = nevertheless ? null : await bookWith(file);
    if (same && !signal.aborted) {
      running.current.delete(key);
      return change(key, { state: 'known', same });
    }
    const sent = await sendResumable(
      file,
      store,
      (share) => change(key, { share }),
      connectionErrorText(),
      signal,
    );
    const isbn = isbnInName(file.name);
    const made =
      'error' in sent || signal.aborted
        ? sent
        : await madeOfParts(
            '/api/books/',
            sent,
            { visibility: VISIBILITIES_AT[tenantKind][0]!, publish: 'false', ...(isbn && { isbn }) },
            store,
          );
    running.current.delete(key);
    if (signal.aborted) return;
    if (!('error' in sent)) forgetUpload(file);
    if ('error' in made)
      return change(key, {
        state: 'failed',
        problem: made.error.fields['file'] ?? made.error.message,
        again: true,
      });
    dispatch(bookModerationApi.util.invalidateTags(['Moderation']));
    setFiles((all) => all.filter((one) => one.key !== key));
    if (alone.current === key && 'id' in made) onAlone(made.id);
  };

  useEffect(() => {
    const free = Math.max(0, AT_ONCE - running.current.size);
    for (const one of files.filter(({ state }) => state === 'queued').slice(0, free))
      if (!running.current.has(one.key)) void send(one);
  });
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);
  const busy = files.some(({ state }) => state === 'queued' || state === 'sending');
  useEffect(() => {
    if (!busy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [busy]);

  return {
    files,
    /** Adds files up to the maximum number; a file that cannot be a book is shown with the reason and not sent. */
    add: (chosen: File[]) => {
      const room = Math.max(0, LIMITS.uploadsAtOnce - files.filter(({ state }) => state !== 'failed').length);
      const added = chosen.map((file, index): Sending => {
        const problem =
          index < room
            ? obstacle(file, BOOK_ENDINGS, BOOK_MEGABYTES)
            : t('Twenty books can be sent in one go. Choose it again afterwards.');
        return {
          key: nanoid(),
          file,
          state: problem ? 'failed' : 'queued',
          share: 0,
          problem: problem ?? '',
          same: null,
          nevertheless: false,
          again: false,
        };
      });
      alone.current = added.length === 1 && !busy ? added[0]!.key : null;
      setFiles((all) => [...all, ...added]);
    },
    retry: (key: string) => change(key, { state: 'queued', again: false }),
    sendNevertheless: (key: string) => change(key, { state: 'queued', nevertheless: true }),
    remove: (key: string) => {
      running.current.get(key)?.abort();
      setFiles((all) => all.filter((one) => one.key !== key));
    },
  };
}
