import { fromProblem, normalizeError, type AppError } from '../../api/normalizeError.ts';
import { accessToken, renewSession, type SessionStore } from '../../api/reauth.ts';

/** Sends a list as a file, and once more with a new token when the first had expired. */
export async function sendRoster(
  file: File,
  classId: string,
  store: SessionStore,
): Promise<{ id: string } | { error: AppError }> {
  const token = accessToken(store);
  const first = await post(file, classId, token);
  if (!token || !('error' in first) || first.error.code !== 'token_expired') return first;
  const renewed = await renewSession(store, token);
  return renewed ? post(file, classId, renewed) : first;
}

async function post(
  file: File,
  classId: string,
  token: string | null,
): Promise<{ id: string } | { error: AppError }> {
  const form = new FormData();
  if (classId) form.append('class_id', classId);
  form.append('file', file, file.name);
  try {
    const answer = await fetch('/api/roster-imports/', {
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
