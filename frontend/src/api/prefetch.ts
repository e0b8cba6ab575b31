/** Requests that the page's own script sent before the app ran (`src/session.js`). */
interface Early {
  session?: Promise<Response | null>;
  profile?: Promise<Response | null>;
  /** The access token with which `answers` were requested. */
  token: Promise<string | null>;
  /** The first responses that the screen of this address needs, by their path. */
  answers: Record<string, Promise<Response | null>>;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** Returns the response of an early request to the first caller; undefined when there is none. */
export function takePrefetched(name: 'session' | 'profile'): Promise<Response | null> | undefined {
  const answer = window.early?.[name];
  delete window.early?.[name];
  return answer;
}

/**
 * Sends a request, unless its response was requested early by the same person and succeeded; the first caller
 * takes it.
 */
export async function fetchOnce(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const waiting = request.method === 'GET' ? window.early?.answers[path] : undefined;
  if (!waiting) return fetch(request);
  delete window.early!.answers[path];
  const [answer, token] = await Promise.all([waiting, window.early!.token]);
  return answer?.ok && request.headers.get('Authorization') === `Bearer ${token}` ? answer : fetch(request);
}
