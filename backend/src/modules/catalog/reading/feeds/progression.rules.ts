import { createHash } from 'node:crypto';

/** The part of a manifest that says how long its files are. */
export interface Parts {
  readingOrder: { href: string; properties?: { positions?: number } }[];
}
/** A reading position as our reader stores it. */
interface Locator {
  href: string;
  /** 0 to 1 inside the file. */
  progression: number;
}

const LONGEST_REFERENCE = 2_000;

/**
 * The position at a progression through the whole book (0 to 1), as a reading app sends it. A reference to one of the
 * book's files is more exact and is preferred, as the draft of OPDS Progression recommends.
 */
export function locatorAt(parts: Parts, progression: number, references: readonly string[] = []): Locator {
  const files = parts.readingOrder.map(({ href, properties }) => ({
    href,
    length: properties?.positions ?? 1,
  }));
  const total = files.reduce((sum, { length }) => sum + length, 0);
  const referenced = references
    .filter((reference) => reference.length <= LONGEST_REFERENCE)
    .map((reference) => files.findIndex(({ href }) => matches(href, reference)))
    .find((index) => index >= 0);
  let left = progression * total;
  for (const [index, { href, length }] of files.entries()) {
    const within = left / length;
    if (referenced === undefined ? within < 1 || index === files.length - 1 : index === referenced)
      return { href, progression: Math.min(1, Math.max(0, within)) };
    left -= length;
  }
  return { href: files[0]?.href ?? '', progression: 0 };
}

/** `chapter1.html#par26` and `#page=17` of a PDF name a file of the reading order. */
function matches(href: string, reference: string): boolean {
  if (reference.startsWith('#page=')) return href.endsWith(reference);
  const [path = ''] = reference.split('#');
  return path !== '' && decoded(path.replace(/^\.?\//, '')) === decoded(href.split('#')[0]!);
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A reference to a position, for apps that can use it. */
export const referenceOf = (locator: { href?: unknown } | null): string[] =>
  typeof locator?.href === 'string' && locator.href
    ? [
        locator.href.includes('#page=')
          ? locator.href.slice(locator.href.indexOf('#'))
          : encodeURI(locator.href),
      ]
    : [];

/** The device in our format. Its id is the app's if that is a UUID, and otherwise a UUID that is derived from it. */
export function deviceOf({ id, name }: { id: string; name: string }): {
  id: string;
  kind: 'phone' | 'tablet' | 'computer';
  system: 'android' | 'ios' | 'windows' | 'mac' | 'linux' | 'other';
} {
  const own = /^(?:urn:uuid:)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(id)?.[1]?.toLowerCase();
  const words = name.toLowerCase();
  const has = (...parts: string[]) => parts.some((part) => words.includes(part));
  const system = has('iphone', 'ipad', 'ios')
    ? 'ios'
    : has('android', 'pixel', 'galaxy')
      ? 'android'
      : has('windows')
        ? 'windows'
        : has('mac')
          ? 'mac'
          : has('linux')
            ? 'linux'
            : 'other';
  const kind =
    has('ipad', 'tab', 'kindle', 'kobo', 'reader', 'book') && !has('macbook')
      ? 'tablet'
      : has('phone', 'pixel', 'android', 'galaxy', 'mobile')
        ? 'phone'
        : 'computer';
  return { id: own ?? idFrom(id), kind, system };
}

/** A UUID (version 8) that is derived from a name. */
function idFrom(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
