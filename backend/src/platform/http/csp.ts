import { createHash } from 'node:crypto';

const join = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

/** Where the check against robots comes from, when it is a real one. */
const CHALLENGES = 'https://challenges.cloudflare.com';

/**
 * The app: own scripts, styles, films and recordings only, pictures and the reader's frame from the book origin, nothing foreign but the
 * check against robots where the installation has keys for it.
 */
export const appPolicy = (files: string, challenges = false): string =>
  join({
    'default-src': `'none'`,
    'script-src': challenges ? `'self' ${CHALLENGES}` : `'self'`,
    'style-src': `'self'`,
    'img-src': `'self' data: ${files}`,
    'font-src': `'self'`,
    // A recording is played from the answer that only its listeners get, so it has no address of its own.
    'media-src': `'self' data:`,
    'connect-src': `'self'`,
    'frame-src': challenges ? `${files} ${CHALLENGES}` : files,
    'manifest-src': `'self'`,
    'form-action': `'self'`,
    'base-uri': `'none'`,
    'object-src': `'none'`,
    'frame-ancestors': `'none'`,
  });

/** The policy of a page that holds a script of the build in its own text: that text may run. */
export const allowingScript = (policy: string, text: string): string => {
  const hash = createHash('sha256').update(text).digest('base64');
  return policy.replace(`script-src 'self'`, `script-src 'self' 'sha256-${hash}'`);
};

/**
 * The reader's shell on the book origin. Its engine builds blob: documents that inherit this policy, so scripts are
 * named by a folder that holds no book file: 'self' would let a book's own script run.
 */
export const shellPolicy = (app: string, files: string): string =>
  join({
    'default-src': `'none'`,
    'script-src': `${files}/reader/assets/`,
    'worker-src': `${files}/reader/assets/ ${files}/reader/sw.js`,
    'style-src': `'self' blob: 'unsafe-inline'`,
    'img-src': `'self' blob: data:`,
    'font-src': `'self' blob: data:`,
    'media-src': `'self' blob:`,
    'connect-src': `'self'`,
    'frame-src': 'blob:',
    'base-uri': `'self'`,
    'object-src': `'none'`,
    'form-action': `'none'`,
    'frame-ancestors': app,
  });

/** A book's own file, opened by itself: inert. */
export const bookFilePolicy = `default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; media-src 'self'; sandbox`;

/** The API's human page needs the styles that its own script writes. */
export const docsPolicy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * What a page may ask the device for. The screens of the app are one document to the browser, whichever came first: a child
 * who comes from the first page to the story maker is in the document of the first page. So each of them may ask for the
 * camera (badges at the door) and the microphone (a story read aloud), by scripts of our own alone, and the browser asks
 * the person. Answers of the API and the book origin may not, no frame gets any, and nothing here needs a place.
 */
export function permissionsFor(url: string): string {
  const asks = /^\/(api|reader|b|c)(\/|\?|$)/.test(url) ? '' : 'self';
  return `camera=(${asks}), microphone=(${asks}), geolocation=(), display-capture=(), usb=()`;
}
