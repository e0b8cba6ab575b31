import type {} from '@fastify/cookie';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Context, Principal } from '../context.ts';
import type { RequestHost } from './hosts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Read from the Host header by the edge hook. */
    site: RequestHost;
    /** What the request knows about itself, for what happens after its answer. */
    running: Context;
    user?: Principal;
  }
}

export type AppRequest = FastifyRequest;

/** `http` or `https`, as the reader's browser sees it. */
export const schemeOf = (request: FastifyRequest): string => request.protocol;

/** Address of the app at the request's own host. */
export const appOrigin = (request: FastifyRequest): string =>
  `${request.protocol}://${request.site.authority}`;

/** Address of the book origin that belongs to the request's host. */
export const filesOrigin = (request: FastifyRequest): string =>
  `${request.protocol}://files.${request.site.authority}`;
