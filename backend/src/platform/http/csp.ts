import { createHash } from 'node:crypto';

const join = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

/** Where the check against robots comes from, when it is a real one. */
const CHALLENGES = 'https://challenges.cloudflare.com';

/**
 * The app: own scripts, styles and films only, pictures and the reader's frame from the book origin, nothing foreign but the
 * check against robots where the installation has keys for it.
 */
export const appPolicy = (files: string, challenges = false): string =>
  join({
    'default-src': `'none'`,
    'script-src': challenges ? `'self' ${CHALLENGES}` : `'self'`,
    'style-src': `'self'`,
    'img-src': `'self' data: ${files}`,
    'font-src': `'self'`,
    'media-src': `'self'`,
    'connect-src': `'self'`,
    'frame-src': challenges ? `${files} ${CHALLENGES}` : files,
    'manifest-src': `'self'`,
    'form-action': `'self'`,
    'base-uri': `'none'`,
    'object-src': `'none'`,
    'frame-ancestors': `'none'`,
  });

/** The policy of a page that holds one script of the build in its own text: that text may run, and no other. */
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
 * What a page may ask the device for. The camera reads badges at the sign-in page, which is therefore entered with a
 * load of its own; nothing here needs a microphone or a place, and no frame gets any of them.
 */
export const permissionsFor = (url: string): string =>
  `camera=(${/^\/login\/?(\?|$)/.test(url) ? 'self' : ''}), microphone=(), geolocation=(), display-capture=(), usb=()`;
