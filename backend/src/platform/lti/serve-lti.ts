import type { FastifyInstance, FastifyReply } from 'fastify';
import { currentContext } from '../context.ts';
import { sendProblem } from '../http/problem.filter.ts';
import type { AppRequest } from '../http/request.ts';

/** The addresses of a tool that learning platforms open in a browser. */
export abstract class LtiTool {
  /** Begins a launch (1EdTech security framework, section 5.1.1.1). */
  abstract login(form: URLSearchParams, request: AppRequest, reply: FastifyReply): Promise<void>;
  /** Ends it with the platform's token (section 5.1.1.3). */
  abstract launch(form: URLSearchParams, request: AppRequest, reply: FastifyReply): Promise<void>;
  /** Answers a platform that asked for content, by a form (Deep Linking 2.0, section 4.5). */
  abstract answer(code: string, request: AppRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Serves the addresses of a tool for learning platforms. Not a controller, because platforms send forms from their own
 * site, which no other address may accept.
 */
export async function serveLti(fastify: FastifyInstance, tool: LtiTool): Promise<void> {
  await fastify.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    scope.setErrorHandler((error, request, reply) =>
      sendProblem(reply, error, currentContext()?.correlationId ?? request.id),
    );
    const form = (body: unknown) => (body instanceof URLSearchParams ? body : new URLSearchParams());
    scope.get<{ Querystring: Record<string, string> }>('/api/lti/login', async (request, reply) => {
      await tool.login(new URL(request.url, 'http://tool').searchParams, request, reply);
      return reply;
    });
    scope.get('/api/lti/answer', async (request, reply) => {
      const code = new URL(request.url, 'http://tool').searchParams.get('code') ?? '';
      await tool.answer(code, request, reply);
      return reply;
    });
    scope.post('/api/lti/login', async (request, reply) => {
      await tool.login(form(request.body), request, reply);
      return reply;
    });
    scope.post('/api/lti/launch', async (request, reply) => {
      await tool.launch(form(request.body), request, reply);
      return reply;
    });
    done();
  });
}
