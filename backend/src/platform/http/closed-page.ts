import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { AppError, statusOfKind } from '../errors.ts';

/** Refusals at the edge that a person may meet by opening an address, and their headings. */
const HEADINGS: Record<string, string> = {
  school_suspended: 'This school is closed for now',
  unknown_tenant: 'No school answers here',
};

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f3f4ec;color:#17211c;
font:400 1.125rem/1.6 system-ui,sans-serif}main{max-width:34rem;padding:2rem;text-align:center}
svg{width:4rem;height:4rem}h1{font-size:2rem;line-height:1.15;margin:1.25rem 0 .5rem}p{margin:0;color:#46524b}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Answers such a refusal with a static page: the web app does not run on a host without a tenant.
 * @returns whether it did
 */
export function sendClosedPage(reply: FastifyReply, error: unknown): boolean {
  const heading = error instanceof AppError ? HEADINGS[error.code] : undefined;
  if (!heading || !(error instanceof AppError)) return false;
  void reply
    .status(statusOfKind[error.kind])
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
        `<title>${heading}</title><style>${STYLE}</style></head><body><main>` +
        `<svg viewBox="0 0 44 44" aria-hidden="true"><rect width="44" height="44" rx="12" fill="#17694a"/>` +
        `<path d="M22 24A15 15 0 0 1 37 9A15 15 0 0 1 22 24Z" fill="#dcebdd"/><path d="M22 30A15 15 0 0 0 7 15A15 15 0 0 0 22 30Z" fill="#f4b32f"/>` +
        `<rect x="20.5" y="20" width="3" height="18" fill="#dcebdd"/></svg>` +
        `<h1>${heading}</h1><p>${error.message}</p></main></body></html>`,
    );
  return true;
}
