import { fromProblem, normalizeError, type AppError } from '../../api/normalizeError.ts';
import { accessToken, renewSession, type SessionStore } from '../../api/reauth.ts';

type Sent = { id: string } | { error: AppError };

/** Sends one file to an address; once more with a fresh token when the first had expired. */
export async function sendFile(address: string, file: File, store: SessionStore): Promise<Sent> {
  const token = accessToken(store);
  const first = await post(address, file, token);
  if (!token || !('error' in first) || first.error.code !== 'token_expired') return first;
  const renewed = await renewSession(store, token);
  return renewed ? post(address, file, renewed) : first;
}

async function post(address: string, file: File, token: string | null): Promise<Sent> {
  const form = new FormData();
  form.append('file', file, file.name);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: form,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    const body: unknown = await answer.json().catch(() => null);
    const id = (body as { id?: unknown } | null)?.id;
    return answer.ok && typeof id === 'string' ? { id } : { error: fromProblem(answer.status, body) };
  } catch {
    return { error: normalizeError(undefined) };
  }
}
