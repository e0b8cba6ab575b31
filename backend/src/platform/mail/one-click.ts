import type { FastifyInstance } from 'fastify';
import { currentContext } from '../context.ts';
import { sendProblem } from '../http/problem.filter.ts';

/** Stops e-mails by the token in one of them. */
export abstract class OneClick {
  /** Repeating it changes nothing. @throws AppError not_found for an unknown token */
  abstract unsubscribe(token: string): Promise<void>;
}

/**
 * Serves the address in `List-Unsubscribe`: a POST by a mail program stops the e-mails at once, without sign-in
 * (RFC 8058); a browser that opens it is sent to the page. Not a controller, because mail programs send a form, which no
 * other address may accept.
 */
export async function serveOneClick(fastify: FastifyInstance, oneClick: OneClick): Promise<void> {
  await fastify.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The token says everything; the form has one fixed field.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, parsed) =>
      parsed(null, null),
    );
    scope.setErrorHandler((error, request, reply) =>
      sendProblem(reply, error, currentContext()?.correlationId ?? request.id),
    );
    const address = '/api/unsubscribe/:token/one-click';
    scope.post<{ Params: { token: string } }>(address, async (request, reply) => {
      await oneClick.unsubscribe(request.params.token);
      return reply.status(200).type('text/plain').send('');
    });
    scope.get<{ Params: { token: string } }>(address, async (request, reply) =>
      reply.redirect(`/unsubscribe?token=${encodeURIComponent(request.params.token)}`, 303),
    );
    done();
  });
}
