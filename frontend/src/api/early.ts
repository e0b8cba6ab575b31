/** What the page's own script asked for before the app ran (`src/session.js`). */
interface Early {
  session?: Promise<Response | null>;
  profile?: Promise<Response | null>;
  /** The access token with which `answers` were asked for. */
  token: Promise<string | null>;
  /** What the screen of this address begins with, by its path. */
  answers: Record<string, Promise<Response | null>>;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** An answer that is on its way already, for the first who wants it; undefined when nobody asked. */
export function takeEarly(name: 'session' | 'profile'): Promise<Response | null> | undefined {
  const answer = window.early?.[name];
  delete window.early?.[name];
  return answer;
}

/**
 * Sends a request, unless its answer is on its way already: for the first who wants it, asked for by the same person, and good.
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
