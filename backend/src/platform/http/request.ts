import type {} from '@fastify/cookie';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Context, Principal } from '../context.ts';
import type { RequestHost } from './hosts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Taken from the Host header by the edge hook. */
    site: RequestHost;
    /** The context of the request, for code that runs after its answer. */
    running: Context;
    user?: Principal;
  }
}

export type AppRequest = FastifyRequest;

/** Address of the app on the request's host. */
export const appOrigin = (request: FastifyRequest): string =>
  `${request.protocol}://${request.site.authority}`;

/** Address of the book origin that belongs to the request's host. */
export const filesOrigin = (request: FastifyRequest): string =>
  `${request.protocol}://files.${request.site.authority}`;
