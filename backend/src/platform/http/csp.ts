import { createHash } from 'node:crypto';

const join = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

/** Origin of the check against robots, unless test keys are configured. */
const CHALLENGES = 'https://challenges.cloudflare.com';

/**
 * Strings become neither markup nor addresses of scripts, except through these policies
 * (`frontend/src/shared/trustedTypes.ts`). Browsers without Trusted Types ignore it.
 */
const trustedTypes = (policies: string): Record<string, string> => ({
  'require-trusted-types-for': `'script'`,
  'trusted-types': policies,
});

/**
 * Policy of the app: own scripts, styles, films and recordings only; pictures and the reader's frame from the
 * book origin; nothing from other origins, except the check against robots where its keys are configured.
 */
export const appPolicy = (files: string, challenges = false): string =>
  join({
    'default-src': `'none'`,
    'script-src': challenges ? `'self' ${CHALLENGES}` : `'self'`,
    'style-src': `'self'`,
    'img-src': `'self' data: ${files}`,
    'font-src': `'self'`,
    // A recording is sent as part of a response to those who may listen, so it has no separate address.
    'media-src': `'self' data:`,
    'connect-src': `'self'`,
    // Pages of the app refuse to be framed; e-mails as they were sent do not.
    'frame-src': challenges ? `'self' ${files} ${CHALLENGES}` : `'self' ${files}`,
    'manifest-src': `'self'`,
    'form-action': `'self'`,
    'base-uri': `'none'`,
    'object-src': `'none'`,
    'frame-ancestors': `'none'`,
    // The script of the check against robots is not ours: whether it uses Trusted Types is not known.
    ...(!challenges && trustedTypes('default cleaned-by-server')),
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
    ...trustedTypes('default'),
  });

/** A book's own file, opened by itself: inert. */
export const bookFilePolicy = `default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; media-src 'self'; sandbox`;

/** Policy of an e-mail as it was sent, in a frame of the app: its own styles, and nothing that runs or is loaded. */
export const emailPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox`;

/** The page with the API documentation needs the styles that its own script writes. */
export const docsPolicy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Browser features that a page may use. All screens of the app share one document, whichever was loaded
 * first: a child who comes from the first page to the story editor is still in the document of the first
 * page. So each of them allows the camera (badge sign-in) and the microphone (recording a story), for the
 * app's own scripts only, and the browser asks the person. API responses, the book origin and frames get
 * neither, and nothing uses geolocation.
 */
export function permissionsFor(url: string): string {
  const asks = /^\/(api|reader|b|c)(\/|\?|$)/.test(url) ? '' : 'self';
  return `camera=(${asks}), microphone=(${asks}), geolocation=(), display-capture=(), usb=()`;
}
