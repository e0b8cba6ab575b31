import { jest } from '@jest/globals';

/** A call that the fake server received. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Answer = { status?: number; body?: unknown };
type Handler = (call: Call) => Answer | Promise<Answer>;

const problemType = 'application/problem+json';

/**
 * Answers `fetch` from a table of `METHOD path` handlers and records every call. An unexpected call gets a
 * 404, so a test sees it among the calls.
 */
export function fakeServer(handlers: Record<string, Handler>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), 'http://school.test'),
      init,
    );
    const url = new URL(request.url, 'http://school.test');
    const text = await request.text();
    const call: Call = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      // A form with a file is not JSON: its body is not recorded.
      body: text && !(init?.body instanceof FormData) ? (JSON.parse(text) as unknown) : null,
    };
    calls.push(call);
    const { status = 200, body = null } = (await handlers[`${call.method} ${call.path}`]?.(call)) ?? {
      status: 404,
      body: {},
    };
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': status >= 400 ? problemType : 'application/json' },
    });
  });
  return calls;
}

/** A problem document. */
export const problem = (status: number, code: string, detail = code): Answer => ({
  status,
  body: { status, code, detail },
});
