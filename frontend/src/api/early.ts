/** What the page's own script asked for before the app ran (`src/session.js`). */
interface Early {
  session?: Promise<Response | null>;
  profile?: Promise<Response | null>;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** An answer that is on its way already, for the first who wants it; undefined when nobody asked. */
export function takeEarly(name: keyof Early): Promise<Response | null> | undefined {
  const answer = window.early?.[name];
  delete window.early?.[name];
  return answer;
}
