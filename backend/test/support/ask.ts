import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Problem } from '../../src/platform/http/problem.filter.ts';

/** A school of a test, with its hosts. */
export interface TestSchool {
  id: string;
  host: string;
  /** The book origin of the school. */
  files: string;
}

/** An answer of the server under test. `Body` is what the test expects of its JSON. */
export interface Answer<Body> {
  status: number;
  headers: Record<string, string>;
  /** Parsed JSON; null when the answer is none. */
  body: Body;
  text: string;
  bytes: Buffer;
  cookies: { name: string; value: string; [attribute: string]: unknown }[];
}

export interface AskOptions {
  /** Access token. */
  as?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is; give the content type yourself. */
  payload?: string | Buffer;
  headers?: Record<string, string>;
  /** Address of the caller. */
  from?: string;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** Sends one request to a school's host (or to the host named). */
export type Ask = <Body = Problem>(
  to: TestSchool | string,
  method: Method,
  url: string,
  options?: AskOptions,
) => Promise<Answer<Body>>;

/** Asks through Fastify's own injection: the whole stack without a socket. */
export const asker =
  (nest: NestFastifyApplication): Ask =>
  async <Body>(
    to: TestSchool | string,
    method: Method,
    url: string,
    { as, body, payload, headers = {}, from }: AskOptions = {},
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
