import type { Visibility } from '@bookgrove/contract';
import { fromProblem, type AppError } from '../../../api/normalizeError.ts';
import { accessToken, renewSession, type SessionStore } from '../../../api/reauth.ts';
import { t } from '../../../i18n/index.ts';

/** What the uploader says about the books of one go. */
export interface SharedDetails {
  categories: string[];
  level: string;
  ageMin: string;
  ageMax: string;
  /** From which age on the books are fit for a child; empty: not said. */
  rating: string;
  /** BCP 47; empty: the file knows. */
  language: string;
  /** SPDX name; empty: all rights are their owner's. */
  license: string;
  series: string;
  /** Who hears of them, and the class where they are for one. */
  visibility: Visibility;
  classId: string;
  publish: boolean;
}

export interface Parcel {
  file: File;
  title: string;
  isbn: string;
  details: SharedDetails;
}

export type SendResult = { id: string } | { error: AppError } | 'cancelled';

/** The form as the API takes it. The fields go first, so that the server knows them when the file arrives. */
export function formOf({ file, title, isbn, details }: Parcel): FormData {
  const form = new FormData();
  if (title.trim()) form.append('title', title.trim());
  for (const category of details.categories) form.append('categories', category);
  if (details.level) form.append('reading_level', details.level);
  if (details.ageMin) form.append('age_min', details.ageMin);
  if (details.ageMax) form.append('age_max', details.ageMax);
  if (details.rating) form.append('age_rating', details.rating);
  if (isbn.trim()) form.append('isbn', isbn.trim());
  if (details.language) form.append('language', details.language);
  if (details.license) form.append('license', details.license);
  if (details.series.trim()) form.append('series', details.series.trim());
  form.append('visibility', details.visibility);
  if (details.visibility === 'class') form.append('class_id', details.classId);
  form.append('publish', String(details.publish));
  form.append('file', file, file.name);
  return form;
}

/**
 * Sends one book. `fetch` cannot tell how much has left the browser, hence XMLHttpRequest.
 * @param onProgress share of the bytes sent, 0 to 1
 */
export async function sendBook(
  parcel: Parcel,
  store: SessionStore,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SendResult> {
  const token = accessToken(store);
  const first = await post(formOf(parcel), token, onProgress, signal);
  if (!token || first === 'cancelled' || !('error' in first) || first.error.code !== 'token_expired')
    return first;
  const renewed = await renewSession(store, token);
  return renewed ? post(formOf(parcel), renewed, onProgress, signal) : first;
}

function post(
  form: FormData,
  token: string | null,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SendResult> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve('cancelled');
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', '/api/books/');
    request.responseType = 'json';
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body: unknown = request.response;
      const id = (body as { id?: unknown } | null)?.id;
      resolve(
        request.status < 300 && typeof id === 'string'
          ? { id }
          : { error: fromProblem(request.status, body) },
      );
    };
    request.onerror = () => resolve({ error: lost() });
    request.onabort = () => resolve('cancelled');
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

const lost = (): AppError => ({
  status: 0,
  code: 'no_answer',
  message: t('The connection broke while sending. Please check the internet and try again.'),
  fields: {},
  reference: null,
});
