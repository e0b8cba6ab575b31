import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { currentContext } from '../context.ts';
import { PLATFORM_TENANT_ID } from '../ids.ts';
import { allowingScript } from './csp.ts';
import { readBuild, withInitialContent } from './initial-content.ts';
import { spokenHere, wishedLanguage } from './language.ts';
import { withHead, type PageHeads } from './page-heads.ts';
import { appOrigin, filesOrigin } from './request.ts';
import { cacheControlOf, screenLinks, shellPages } from './web-files.ts';

const frontend = join(import.meta.dirname, '../../../../frontend');

/** Screens that show covers, or a book, first. */
const COVERS = /^\/(library(\/[^/]+(\/read)?)?)?$/;

/** Serves the built web app on every app host and the reader's shell on the book origin. */
export async function serveWebApp(fastify: FastifyInstance, heads: PageHeads): Promise<void> {
  const root = join(frontend, 'dist');
  const shell = join(frontend, 'dist-reader');
  const setHeaders = (reply: FastifyReply, path: string) => {
    void reply.header('cache-control', cacheControlOf(path));
  };
  const built = existsSync(join(root, 'index.html'));
  if (built) {
    await fastify.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders,
    });
    await fastify.register(fastifyStatic, {
      root: shell,
      prefix: '/reader/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        setHeaders(reply, path);
        void reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  const shellPage = built ? await shellPages(shell) : null;
  // A separate route: the router removes the trailing slash before it matches /reader/.
  if (shellPage)
    fastify.get('/reader', (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(shellPage(Object.keys(request.query as object)[0])),
    );
  const plainPage = built ? await readFile(join(root, 'index.html'), 'utf8') : null;
  if (!plainPage) return;
  const withLinks = await screenLinks(root);
  const build = await readBuild(root);
  // Placed before all other requests: a browser opens six connections at once, and a seventh request waits.
  const page = build
    ? plainPage.replace('<head>', () => `<head>\n    <script>${build.session}</script>`)
    : plainPage;
  // The page states whether its host is a school's, so that the app requests no school data on the platform's
  // host.
  const atSchool = page
    .replace('<html', '<html data-site="school"')
    // The navbar depends on the school: requested in parallel with the scripts, it causes no layout shift.
    .replace(
      '</head>',
      '  <link rel="preload" as="fetch" crossorigin href="/api/current-tenant">\n  </head>',
    );
  const atPlatform = page.replace('<html', '<html data-site="platform"');
  // Addresses of screens, which the web app routes itself. Paths of files and of the API are excluded.
  fastify.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (path.startsWith('/api') || request.site.files || /\.\w{2,5}$/.test(path)) return reply.callNotFound();
    const plain = path.replace(/(?<=.)\/+$/, '');
    // Covers are on another origin: the connection is opened while scripts are fetched.
    const files = COVERS.test(plain) ? `<link rel="preconnect" href="${filesOrigin(request)}">` : '';
    const shell = currentContext()?.tenantId === PLATFORM_TENANT_ID ? atPlatform : atSchool;
    const asked = spokenHere((request.query as Record<string, unknown>)['lang']);
    const wish = {
      app: appOrigin(request),
      files: filesOrigin(request),
      asked,
      wished: wishedLanguage(request.headers['accept-language']),
    };
    // When the head cannot be found, the page is sent without it.
    const head = await heads.of(plain, wish).catch(() => null);
    if (head && !head.indexed) void reply.header('x-robots-tag', 'noindex');
    // With filters the app shows something else than the start of the screen.
    const filtered = Object.keys(request.query as object).some((name) => name !== 'lang');
    const first = build && !filtered && head?.first;
    const near = files ? shell.replace('</head>', `  ${files}\n  </head>`) : shell;
    const linked = withLinks(near, plain, Boolean(first));
    const bare = first ? withInitialContent(linked, first, build) : linked;
    const scripts = build ? [build.session, ...(first ? [build.start] : [])] : [];
    const policy = scripts.reduce(allowingScript, String(reply.getHeader('content-security-policy')));
    void reply.header('content-security-policy', policy);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(head ? withHead(bare, head, `${wish.app}${path}`, asked) : bare);
  });
}
