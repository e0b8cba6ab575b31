import { fromProblem, type AppError } from './normalizeError.ts';
import { accessToken, renewSession, type SessionStore } from './reauth.ts';
import { t } from '../i18n/index.ts';

type Sent = { body: unknown } | { error: AppError };

/**
 * Sends one file, and once more with a new token when the first had expired. `fetch` does not report upload
 * progress, hence XMLHttpRequest.
 * @param onProgress share of the bytes sent, 0 to 1
 * @returns the response of the server, or why it did not accept the file
 */
export async function sendFile(
  method: 'POST' | 'PUT',
  path: string,
  file: File,
  store: SessionStore,
  onProgress?: (share: number) => void,
): Promise<Sent> {
  const token = accessToken(store);
  const first = await send(method, path, file, token, onProgress);
  if (!token || !('error' in first) || first.error.code !== 'token_expired') return first;
  const renewed = await renewSession(store, token);
  return renewed ? send(method, path, file, renewed, onProgress) : first;
}

function send(
  method: string,
  path: string,
  file: File,
  token: string | null,
  onProgress?: (share: number) => void,
): Promise<Sent> {
  return new Promise((resolve) => {
    const form = new FormData();
    form.append('file', file, file.name);
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = 'json';
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    if (onProgress)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body: unknown = request.response;
      resolve(request.status < 300 ? { body } : { error: fromProblem(request.status, body) });
    };
    request.onerror = () =>
      resolve({
        error: {
          status: 0,
          code: 'no_answer',
          message: t('The connection broke while sending. Please check the internet and try again.'),
          fields: {},
          reference: null,
        },
      });
    request.send(form);
  });
}
