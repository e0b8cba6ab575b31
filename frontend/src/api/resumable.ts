import { UPLOAD_PART_BYTES } from '@bookgrove/contract';
import { fromProblem, normalizeError, type AppError } from './normalizeError.ts';
import { accessToken, renewSession, type SessionStore } from './reauth.ts';
import { sendFile } from './sendFile.ts';

/** A file that the server has in parts. */
export interface SentUpload {
  upload_id: string;
  upload_parts: number;
  name: string;
}

const TRIES = 5;
const FIRST_WAIT_MS = 800;

/**
 * Storage key of an upload: the same file by name, size and date, so that parts sent earlier are not sent
 * again.
 */
const memoryOf = ({ name, size, lastModified }: File): string => `upload ${name} ${size} ${lastModified}`;

async function ask<T>(method: 'GET' | 'POST', path: string, store: SessionStore): Promise<T | null> {
  const token = accessToken(store);
  const answer = await fetch(path, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(method === 'POST' && { body: '{}' }),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as T) : null;
}

/** The parts of this file that the server has, under the id that the server gave. */
async function begun(file: File, store: SessionStore): Promise<{ id: string; parts: Set<number> } | null> {
  const known = localStorage.getItem(memoryOf(file));
  if (known) {
    const found = await ask<{ parts: number[] }>('GET', `/api/uploads/${known}/`, store);
    if (found && found.parts.length > 0) return { id: known, parts: new Set(found.parts) };
  }
  const made = await ask<{ id: string }>('POST', '/api/uploads/', store);
  if (made) localStorage.setItem(memoryOf(file), made.id);
  return made && { id: made.id, parts: new Set() };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Resolves when the network is back, without polling. */
const online = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

const broken = (message: string): AppError => ({
  status: 0,
  code: 'no_answer',
  message,
  fields: {},
  reference: null,
});

/**
 * Sends a file in parts, retries each when the connection breaks, and skips parts that the server has.
 * @param brokenWords the message when all tries fail
 * @param signal stops after the current part; the server keeps the parts for the next time
 */
export async function sendResumable(
  file: File,
  store: SessionStore,
  onProgress: (share: number) => void,
  brokenWords: string,
  signal?: AbortSignal,
): Promise<SentUpload | { error: AppError }> {
  // The first part that meets an expired token renews it, so the beginning is requested twice at most.
  const upload = await begun(file, store);
  if (!upload) return { error: broken(brokenWords) };
  const count = Math.max(1, Math.ceil(file.size / UPLOAD_PART_BYTES));
  for (let number = 0; number < count; number += 1) {
    if (upload.parts.has(number)) continue;
    if (signal?.aborted) return { error: broken(brokenWords) };
    const part = new File([file.slice(number * UPLOAD_PART_BYTES, (number + 1) * UPLOAD_PART_BYTES)], 'part');
    let error: AppError | null = null;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      if (attempt > 0) await pause(FIRST_WAIT_MS * 2 ** attempt);
      await online();
      const sent = await sendFile('PUT', `/api/uploads/${upload.id}/parts/${number}/`, part, store, (share) =>
        onProgress((number + share) / count),
      );
      error = 'error' in sent ? sent.error : null;
      // A refusal by the server is final; a failed transfer may succeed later.
      if (!error || (error.status >= 400 && error.status < 500)) break;
    }
    if (error) return { error };
    onProgress((number + 1) / count);
  }
  return { upload_id: upload.id, upload_parts: count, name: file.name };
}

/**
 * Creates a book, or the file of one, from uploaded parts.
 * @param said further members of the body
 */
export async function madeOfParts(
  path: string,
  { upload_id, upload_parts, name }: SentUpload,
  said: Record<string, string>,
  store: SessionStore,
): Promise<{ id: string } | { error: AppError }> {
  const post = async (token: string | null): Promise<{ id: string } | { error: AppError }> => {
    const form = new FormData();
    const all = { ...said, upload_id, upload_parts: String(upload_parts), upload_name: name };
    for (const [member, value] of Object.entries(all)) form.append(member, value);
    try {
      const headers = token ? { authorization: `Bearer ${token}` } : undefined;
      const answer = await fetch(path, { method: 'POST', body: form, ...(headers && { headers }) });
      const body: unknown = await answer.json().catch(() => null);
      const id = (body as { id?: unknown } | null)?.id;
      return answer.ok && typeof id === 'string' ? { id } : { error: fromProblem(answer.status, body) };
    } catch {
      return { error: normalizeError(undefined) };
    }
  };
  const token = accessToken(store);
  const first = await post(token);
  if (!token || !('error' in first) || first.error.code !== 'token_expired') return first;
  const renewed = await renewSession(store, token);
  return renewed ? post(renewed) : first;
}

/** Deletes the record of an upload whose file has been created. */
export const forgetUpload = (file: File): void => localStorage.removeItem(memoryOf(file));
