import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { currentContext } from '../../context.ts';
import { sendProblem } from '../../http/problem.filter.ts';
import type { AppRequest } from '../../http/request.ts';
import { MOST_MESSAGE_BYTES } from './live-socket.ts';
import type { Admitted, LiveSockets } from './live-sockets.ts';

const PATH = '/api/live/socket';
/** The protocol of the messages. The ticket follows it in the same header, so that no log of addresses has it. */
const PROTOCOL = 'bookgrove.live.v1';

/** Whether a request becomes a WebSocket; at every other address the header `Upgrade` is ignored. */
export const mayUpgrade = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' && url === PATH && headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Serves the WebSocket. Its request passes the same hooks as every other, so the edge has found its tenant. Not a
 * controller: a browser cannot send an access token with it, and the ticket takes the place of the guard.
 */
export async function serveLiveSocket(fastify: FastifyInstance, sockets: LiveSockets): Promise<void> {
  const admitted = new WeakMap<AppRequest, Admitted>();
  await fastify.register(async (scope) => {
    await scope.register(websocket, {
      options: {
        maxPayload: MOST_MESSAGE_BYTES,
        handleProtocols: (offered) => offered.has(PROTOCOL) && PROTOCOL,
      },
      // The library has closed the connection with the fitting code; a client that breaks off is no fault of ours.
      errorHandler: () => undefined,
    });
    // The library does so only for what its own hooks have seen, not for what the edge has refused.
    scope.addHook('onResponse', (request, _reply, done) => {
      if (mayUpgrade(request.raw)) request.raw.socket.destroy();
      done();
    });
    scope.setErrorHandler((error, request, reply) =>
      sendProblem(reply, error, currentContext()?.correlationId ?? request.id),
    );
    scope.route({
      method: 'GET',
      url: PATH,
      preValidation: async (request) => {
        if (!request.ws) return;
        admitted.set(request, await sockets.admit(request, ticketOf(request)));
      },
      handler: (_request, reply) => reply.callNotFound(),
      wsHandler: (socket, request) => sockets.serve(socket, request, admitted.get(request)!),
    });
  });
}

/** The ticket that a browser sends as a second protocol: `bookgrove.live.v1, <ticket>`. */
const ticketOf = (request: AppRequest): string | undefined => {
  const [protocol, ticket] = (request.headers['sec-websocket-protocol'] ?? '').split(',');
  return protocol?.trim() === PROTOCOL ? ticket?.trim() : undefined;
};
