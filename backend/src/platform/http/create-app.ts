import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { RequestMethod, type DynamicModule, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LIMITS } from '@bookgrove/contract';
import type { FastifyReply } from 'fastify';
import { Logger } from 'nestjs-pino';
import { Config } from '../config.ts';
import { newId } from '../ids.ts';
import { Metrics } from '../observability/metrics.ts';
import { ACCESS, type AccessRule } from './access.ts';
import { BUDGET_POLICY, type BudgetRule } from './budget-policy.ts';
import { refuseUnreadable } from './connection.ts';
import { installEdge } from './edge.ts';
import { sendProblem } from './problem.filter.ts';
import type { AppRequest } from './request.ts';
import { PageHeads } from './page-heads.ts';
import { serveDocuments } from './openapi.ts';
import { TenantDirectory } from './tenant-directory.ts';
import { LiveSockets } from '../live/sockets/live-sockets.ts';
import { mayUpgrade, serveLiveSocket } from '../live/sockets/serve-live-socket.ts';
import { serveWebApp } from './web-app.ts';
import { validationPipe } from './validation.ts';
import { WebhookInbox } from '../webhooks/webhook-inbox.ts';
import { LtiTool, serveLti } from '../lti/serve-lti.ts';
import { OneClick, serveOneClick } from '../mail/one-click.ts';
import { serveWebhooks } from '../webhooks/serve-webhooks.ts';

/** Builds the whole HTTP application, ready to listen or to be called by a test. */
export async function createApp(
  module: Type | DynamicModule,
  config: Config,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: 0, // uploads may take long; connections without progress end by keep-alive and proxy limits
    connectionTimeout: 120_000,
    // The edge refuses these names itself, as unknown members (clean-text.ts).
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    clientErrorHandler: refuseUnreadable,
    http: { shouldUpgradeCallback: mayUpgrade },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, _request, reply) => {
      const id = newId(); // the address could not be parsed, so no hook has run
      sendProblem((reply as FastifyReply).header('x-request-id', id), error, id);
    },
  } as ConstructorParameters<typeof FastifyAdapter>[0]);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bufferLogs: true,
    abortOnError: false,
    bodyParser: false, // Fastify's own JSON parser, and no form that another site could send
  });
  app.useLogger(app.get(Logger));
  const fastify = adapter.getInstance();
  fastify.removeContentTypeParser('text/plain');
  await app.register(helmet as never, {
    contentSecurityPolicy: false, // one per kind of page, see csp.ts
    strictTransportSecurity: config.publicUrl.protocol === 'https:',
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    frameguard: false, // frame-ancestors of the policy decides
    referrerPolicy: { policy: 'no-referrer' },
  });
  // After the headers above, so that refusals at the edge carry them too.
  installEdge(
    fastify as never,
    app.get(TenantDirectory),
    {
      isPlatformHost: (name) => config.platformHosts.includes(name),
      probesOnly: config.role === 'worker',
      challenges: config.turnstile !== null && !config.turnstile.test,
    },
    noteAnswers(app.get(Metrics), app.get(Logger)),
  );
  await app.register(cookie as never);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: LIMITS.uploadBytes, files: 2, fields: 30, fieldSize: 100_000, headerPairs: 50 },
  });
  app.useGlobalPipes(validationPipe());
  app.enableShutdownHooks();
  assertRoutesDeclare(app);
  await serveWebhooks(fastify as never, app.get(WebhookInbox));
  await serveLiveSocket(fastify as never, app.get(LiveSockets));
  await serveOneClick(fastify as never, app.get(OneClick));
  await serveLti(fastify as never, app.get(LtiTool));
  await serveDocuments(app);
  await serveWebApp(fastify as never, app.get(PageHeads));
  await app.init();
  return app;
}

/** One measurement and one log line for each answer, by the route's template: an address may hold a code or a name. */
const noteAnswers =
  (metrics: Metrics, log: Logger) =>
  (request: AppRequest, status: number, milliseconds: number): void => {
    const route = request.routeOptions.url ?? '(none)';
    metrics.observe(route, request.method, status, milliseconds / 1000);
    log.log({ msg: 'answered', route, method: request.method, status, ms: Math.round(milliseconds) });
  };

/** Refuses to start while a route does not declare its access, or a public route that changes something its budgets. */
function assertRoutesDeclare(app: NestFastifyApplication): void {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  const withoutAccess: string[] = [];
  const withoutBudget: string[] = [];
  for (const { metatype } of app.get(DiscoveryService).getControllers()) {
    if (!metatype) continue;
    const prototype = metatype.prototype as Record<string, unknown>;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name] as (...parameters: never[]) => unknown;
      if (!Reflect.hasMetadata('path', handler) || !Reflect.hasMetadata('method', handler)) continue;
      const declared = <T>(key: string) =>
        reflector.getAllAndOverride<T | undefined>(key, [handler, metatype as Type]);
      const access = declared<AccessRule>(ACCESS);
      const reads = [RequestMethod.GET, RequestMethod.HEAD].includes(
        Reflect.getMetadata('method', handler) as RequestMethod,
      );
      if (!access) withoutAccess.push(`${metatype.name}.${name}`);
      else if (access === 'public' && !reads && !declared<BudgetRule>(BUDGET_POLICY))
        withoutBudget.push(`${metatype.name}.${name}`);
    }
  }
  if (withoutAccess.length > 0)
    throw new Error(`These routes do not declare their access, by @Access: ${withoutAccess.join(', ')}`);
  if (withoutBudget.length > 0)
    throw new Error(
      `These routes are public and change something, and do not declare their budgets, by @BudgetPolicy or ` +
        `@WithoutBudget: ${withoutBudget.join(', ')}`,
    );
}
