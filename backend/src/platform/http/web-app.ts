import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { currentContext } from '../context.ts';
import { PLATFORM_TENANT_ID } from '../ids.ts';
import { allowingScript } from './csp.ts';
import { readBuild, withFirstWords } from './first-words.ts';
import { spokenHere, wishedLanguage } from './language.ts';
import { withHead, type PageHeads } from './page-heads.ts';
import { appOrigin, filesOrigin } from './request.ts';
import { cacheControlOf, screenLinks, shellPages } from './web-files.ts';

const frontend = join(import.meta.dirname, '../../../../frontend');

/** Screens that begin with covers, or with a book. */
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
  // Named by itself: the router takes a closing slash away before it looks below /reader/.
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
  // Before everything that is fetched: a browser opens six ways at once, and who waits for a seventh waits long.
  const page = build
    ? plainPage.replace('<head>', () => `<head>\n    <script>${build.session}</script>`)
    : plainPage;
  // The page knows at once whether it stands at a school, so that it never asks the platform for a school.
  const atSchool = page
    .replace('<html', '<html data-site="school"')
    // Which school it is decides what stands on top: asked for beside the scripts, nothing moves when it comes.
    .replace(
      '</head>',
      '  <link rel="preload" as="fetch" crossorigin href="/api/current-tenant">\n  </head>',
    );
  const atPlatform = page.replace('<html', '<html data-site="platform"');
  // Addresses of screens: the web app finds its own way. What looks like a file, or belongs to the API, is not one.
  fastify.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (path.startsWith('/api') || request.site.files || /\.\w{2,5}$/.test(path)) return reply.callNotFound();
    const plain = path.replace(/(?<=.)\/+$/, '');
    // Covers come from an origin of their own: the way there is made while scripts are fetched.
    const files = COVERS.test(plain) ? `<link rel="preconnect" href="${filesOrigin(request)}">` : '';
    const place = currentContext()?.tenantId === PLATFORM_TENANT_ID ? atPlatform : atSchool;
    const asked = spokenHere((request.query as Record<string, unknown>)['lang']);
    const wish = {
      app: appOrigin(request),
      files: filesOrigin(request),
      asked,
      wished: wishedLanguage(request.headers['accept-language']),
    };
    // The screen is more than its head: when the head cannot be found, the page goes out without it.
    const head = await heads.of(plain, wish).catch(() => null);
    if (head && !head.indexed) void reply.header('x-robots-tag', 'noindex');
    const first = build && head?.first;
    const near = files ? place.replace('</head>', `  ${files}\n  </head>`) : place;
    const linked = withLinks(near, plain, Boolean(first));
    const bare = first ? withFirstWords(linked, first, build) : linked;
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
