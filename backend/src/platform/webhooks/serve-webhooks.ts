import type { FastifyInstance } from 'fastify';
import { currentContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { sendProblem } from '../http/problem.filter.ts';
import type { AppRequest } from '../http/request.ts';
import type { WebhookInbox } from './webhook-inbox.ts';

/** Largest accepted call, in bytes. */
const MAX_BYTES = 1024 * 1024;

/**
 * Serves `POST /api/webhooks/{source}`: bytes in, 204 once they are stored. Not a controller, because only these
 * addresses may accept every content type: elsewhere a form of another site must not be readable.
 */
export async function serveWebhooks(fastify: FastifyInstance, inbox: WebhookInbox): Promise<void> {
  await fastify.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.setErrorHandler((error, request, reply) =>
      sendProblem(reply, error, currentContext()?.correlationId ?? request.id),
    );
    scope.post<{ Params: { source: string } }>('/api/webhooks/:source', async (request, reply) => {
      const body: unknown = request.body;
      if (!Buffer.isBuffer(body) || body.length === 0)
        throw new AppError('malformed', 'empty_body', 'The call has no body.');
      await inbox.receive(request.params.source, { body, headers: (request as AppRequest).headers });
      return reply.status(204).send();
    });
    done();
  });
}
