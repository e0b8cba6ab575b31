import type { FastifyInstance } from 'fastify';
import { inContext, type Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { newId, PLATFORM_TENANT_ID } from '../ids.ts';
import { appPolicy, bookFilePolicy, docsPolicy, emailPolicy, permissionsFor, shellPolicy } from './csp.ts';
import { assertCleanText, assertKnownNames, readPath } from './clean-text.ts';
import { discardRest } from './connection.ts';
import { parseHost } from './hosts.ts';
import { sendClosedPage } from './closed-page.ts';
import { sendProblem } from './problem.filter.ts';
import { appOrigin, filesOrigin, type AppRequest } from './request.ts';
import type { TenantDirectory } from './tenant-directory.ts';

/**
 * Paths that the book origin serves: the reader's shell, book files by capability URL, covers. No other host
 * serves them.
 */
const FILES_PATHS = ['/reader/', '/b/', '/c/'];
const READS = ['GET', 'HEAD', 'OPTIONS'];
/** Paths that answer on any host, known or not: health checks use the IP address. */
const PROBES = /^\/api\/(health\/|metrics)/;

/**
 * Runs for every request before routing: sets a correlation id, the tenant of the host and the security
 * headers, and refuses text that cannot be stored. Everything after it runs inside the request's context.
 */
export function installEdge(
  fastify: FastifyInstance,
  directory: TenantDirectory,
  {
    isPlatformHost,
    probesOnly,
    challenges,
  }: { isPlatformHost: (name: string) => boolean; probesOnly: boolean; challenges: boolean },
  answered: (request: AppRequest, status: number, milliseconds: number) => void,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const correlationId = newId();
    const context: Context = { correlationId, tenantId: null, principal: null };
    request.running = context;
    reply.header('x-request-id', correlationId);
    reply.header('permissions-policy', permissionsFor(request.url));
    inContext(context, () => {
      void admit(request)
        .then((tenantId) => {
          context.tenantId = tenantId;
          reply.header('content-security-policy', policyFor(request, challenges));
          done();
        })
        .catch((error: unknown) => {
          reply.header('content-security-policy', policyFor(request, challenges));
          if (isPageLoad(request) && sendClosedPage(reply, error)) return;
          sendProblem(reply, error, correlationId);
        });
    });
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    discardRest(request.raw);
    inContext(request.running, () => answered(request, reply.statusCode, reply.elapsedTime));
    done();
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    try {
      assertCleanText(request.body);
      if (request.url.startsWith('/api')) assertKnownNames(request.query);
      done();
    } catch (error) {
      done(error as Error);
    }
  });

  async function admit(request: AppRequest): Promise<string | null> {
    const site = parseHost(request.headers.host);
    // Node keeps the first of several Host headers, a proxy in front may choose another one.
    const hosts = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length;
    request.site = site ?? { name: '', authority: '', files: true };
    if (!request.url.startsWith('/'))
      throw new AppError('malformed', 'bad_address', 'The address of the request must be a path.');
    if (hosts > 1) throw new AppError('malformed', 'two_hosts', 'The request names its host more than once.');
    const path = readPath(request.url);
    if (PROBES.test(path)) return null;
    if (probesOnly) throw nothingHere();
    if (!site) throw unknownTenant();
    if (FILES_PATHS.some((folder) => path.startsWith(folder)) !== site.files) throw nothingHere();
    if (isPlatformHost(site.name)) return PLATFORM_TENANT_ID;
    // A school that was just closed accepts no changes, so writes do not use the cached entry.
    const tenant = await directory.find(site.name, !READS.includes(request.method));
    if (!tenant) throw unknownTenant();
    if (tenant.status === 'suspended')
      throw new AppError(
        'forbidden',
        'school_suspended',
        'This school is closed at the moment. Its administrators know more.',
      );
    return tenant.id;
  }
}

/** Whether a browser navigates to a page, as opposed to a program that requests data. */
const isPageLoad = (request: AppRequest): boolean =>
  READS.includes(request.method) &&
  !request.url.startsWith('/api') &&
  (request.headers.accept ?? '').includes('text/html');

const nothingHere = (): AppError =>
  new AppError('not_found', 'http_404', 'There is nothing at this address.');

const unknownTenant = (): AppError =>
  new AppError('not_found', 'unknown_tenant', 'No school answers at this address. Check the spelling.');

function policyFor(request: AppRequest, challenges: boolean): string {
  if (request.site.files)
    return request.url.startsWith('/reader/')
      ? shellPolicy(appOrigin(request), filesOrigin(request))
      : bookFilePolicy;
  if (request.url.startsWith('/api/docs')) return docsPolicy;
  if (/^\/api\/email-(?:snapshots\/|previews\?)/.test(request.url)) return emailPolicy;
  return appPolicy(filesOrigin(request), challenges);
}
