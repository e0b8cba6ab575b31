/**
 * Trusted Types: browsers that have them (the policies in `backend/src/platform/http/csp.ts` demand them) refuse a
 * string wherever it would become markup or the address of a script. What is allowed is decided here, once for a
 * page; in other browsers nothing changes.
 */

/** The part of the API (https://w3c.github.io/trusted-types/) that is used here; TypeScript does not know it yet. */
interface Rules {
  createHTML?: (text: string, type?: string, sink?: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}
interface Policy {
  createHTML(text: string): string;
}
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Policy };
};

/**
 * Allows scripts and workers from these paths of this origin, and no markup from strings except what `html` lets
 * through. An empty text is always allowed, since libraries empty an element in that way, and so is JSON inside of a
 * script element, which is data for search engines and no code.
 */
export function guardPage(
  scripts: readonly string[],
  html: (text: string, sink: string) => boolean = () => false,
): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text, _type, sink = '') => (text === '' || html(text, sink) ? text : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href);
      const isOwn = origin === location.origin && scripts.some((path) => pathname.startsWith(path));
      return isOwn ? url : null;
    },
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

let cleaned: Policy | undefined;

/** Marks HTML that the server has sanitised, so that it may be written into the page. */
export const cleanedByServer = (html: string): string =>
  // The object behaves as a string for React, which passes it on unchanged.
  (cleaned ??= trustedTypes?.createPolicy('cleaned-by-server', { createHTML: (text) => text }) ?? {
    createHTML: (text: string) => text,
  }).createHTML(html);
