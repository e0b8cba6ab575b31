import { fromProblem, type AppError } from '../../api/normalizeError.ts';
import { accessToken, renewSession, type SessionStore } from '../../api/reauth.ts';
import { t } from '../../i18n/index.ts';

/**
 * Sends a film or its poster. `fetch` cannot tell how much has left the browser, hence XMLHttpRequest.
 * @param onProgress share of the bytes sent, 0 to 1
 * @returns null when it arrived
 */
export async function sendFilmFile(
  path: string,
  file: File,
  store: SessionStore,
  onProgress: (share: number) => void,
): Promise<AppError | null> {
  const token = accessToken(store);
  const first = await put(path, file, token, onProgress);
  if (!token || first?.code !== 'token_expired') return first;
  const renewed = await renewSession(store, token);
  return renewed ? put(path, file, renewed, onProgress) : first;
}

function put(
  path: string,
  file: File,
  token: string | null,
  onProgress: (share: number) => void,
): Promise<AppError | null> {
  return new Promise((resolve) => {
    const form = new FormData();
    form.append('file', file, file.name);
    const request = new XMLHttpRequest();
    request.open('PUT', path);
    request.responseType = 'json';
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body: unknown = request.response;
      resolve(request.status < 300 ? null : fromProblem(request.status, body));
    };
    request.onerror = () =>
      resolve({
        status: 0,
        code: 'no_answer',
        message: t('The connection broke while sending. Please check the internet and try again.'),
        fields: {},
        reference: null,
      });
    request.send(form);
  });
}
