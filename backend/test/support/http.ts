import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Problem } from '../../src/platform/http/problem.filter.ts';

/** A school of a test, with its hosts. */
export interface TestSchool {
  id: string;
  host: string;
  /** The book origin of the school. */
  files: string;
}

/** A response of the server under test. `Body` is the expected type of its JSON. */
export interface Answer<Body> {
  status: number;
  headers: Record<string, string>;
  /** Parsed JSON; null when the response has none. */
  body: Body;
  text: string;
  bytes: Buffer;
  cookies: { name: string; value: string; [attribute: string]: unknown }[];
}

interface RequestOptions {
  /** Access token. */
  as?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged; the caller sets the content type. */
  payload?: string | Buffer;
  headers?: Record<string, string>;
  /** IP address of the caller. */
  from?: string;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** Sends one request to a school's host, or to another named host. */
export type SendRequest = <Body = Problem>(
  to: TestSchool | string,
  method: Method,
  url: string,
  options?: RequestOptions,
) => Promise<Answer<Body>>;

/** Sends requests through Fastify's `inject`: the whole stack without a socket. */
export const requestSender =
  (nest: NestFastifyApplication): SendRequest =>
  async <Body>(
    to: TestSchool | string,
    method: Method,
    url: string,
    { as, body, payload, headers = {}, from }: RequestOptions = {},
  ): Promise<Answer<Body>> => {
    const reply = await nest.inject({
      method,
      url,
      headers: {
        host: typeof to === 'string' ? to : to.host,
        ...(as && { authorization: `Bearer ${as}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...((body !== undefined || payload !== undefined) && { payload: payload ?? JSON.stringify(body) }),
      ...(from && { remoteAddress: from }),
    });
    const kind = String(reply.headers['content-type'] ?? '');
    return {
      status: reply.statusCode,
      headers: Object.fromEntries(
        Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: (/\bjson\b/.test(kind) && reply.payload ? JSON.parse(reply.payload) : null) as Body,
      text: reply.payload,
      bytes: reply.rawPayload,
      cookies: reply.cookies,
    };
  };
