import { AppError, invalidFields } from '../errors.ts';

const MAX_DEPTH = 32;
/** Names that JavaScript gives a meaning. No form has such a member, and libraries skip them without a word. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
/** Message of a member that no form has. */
export const UNKNOWN_FIELD = 'This field is not known here. Leave it out.';

/**
 * Refuses members called `__proto__`, `constructor` or `prototype`, like any other unknown member.
 * @throws AppError 422 that names it
 */
export function assertKnownNames(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const reserved = Object.keys(value).filter((name) => RESERVED.has(name));
  if (reserved.length > 0)
    throw invalidFields(Object.fromEntries(reserved.map((name) => [name, [UNKNOWN_FIELD]])));
}

/**
 * Refuses what PostgreSQL text cannot hold: U+0000 and lone surrogates, in any string or member name of a
 * value. Also refuses nesting deeper than 32 and reserved names, which no valid body has.
 * @throws AppError malformed; 422 for a reserved name
 */
export function assertCleanText(value: unknown): void {
  const stack: [unknown, number, string][] = [[value, 0, 'body']];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [current, depth, path] = next;
    if (typeof current === 'string') {
      if (current.includes('\0') || !current.isWellFormed())
        throw new AppError('malformed', 'unclean_text', 'The text holds characters that cannot be stored.', {
          fields: { [path]: ['Remove the characters that cannot be shown.'] },
        });
    } else if (typeof current === 'object' && current !== null && !Buffer.isBuffer(current)) {
      if (depth >= MAX_DEPTH)
        throw new AppError('malformed', 'too_deep', 'The request is nested too deeply.');
      assertKnownNames(current);
      for (const [key, member] of Object.entries(current)) {
        stack.push([key, depth + 1, path], [member, depth + 1, Array.isArray(current) ? path : key]);
      }
    }
  }
}

/**
 * The same for an address: every escape must be readable UTF-8 without U+0000. Returns the path as the router will
 * read it, escapes resolved: checks of a path must use this one, otherwise `/%62/` passes where `/b/` does not.
 * @throws AppError malformed
 */
export function readPath(url: string): string {
  const end = url.search(/[?#]/);
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  try {
    decodeURIComponent(query.replace(/\+/g, ' '));
    const decoded = decodeURIComponent(path);
    if (!/%00/.test(url)) return decoded;
  } catch {
    throw new AppError('malformed', 'unclean_address', 'The address holds an escape that cannot be read.');
  }
  throw new AppError('malformed', 'unclean_address', 'The address holds characters that cannot be stored.');
}
