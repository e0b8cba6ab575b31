import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from '../../app/store.ts';
import { signedIn } from '../session.ts';
import type { User } from '../types.ts';
import { LiveConnection, type LiveState } from './connection.ts';

/** A server whose streams the test writes. */
class StreamServer {
  readonly requests: { path: string; token: string | null; lastEventId: string | null }[] = [];
  private readonly streams: ReadableStreamDefaultController<Uint8Array>[] = [];

  constructor() {
    globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
      const path = input instanceof Request ? input.url : input.toString();
      if (path === '/api/auth/token/refresh/')
        return Promise.resolve(new Response(JSON.stringify({ access: 'second' })));
      const headers = new Headers(init?.headers);
      this.requests.push({
        path,
        token: headers.get('Authorization'),
        lastEventId: headers.get('Last-Event-ID'),
      });
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => void this.streams.push(controller),
      });
      init?.signal?.addEventListener('abort', () => this.streams.at(-1)?.error(new Error('aborted')));
      return Promise.resolve(new Response(body));
    });
  }

  send(text: string): void {
    this.streams.at(-1)!.enqueue(new TextEncoder().encode(text));
  }
  end(): void {
    this.streams.at(-1)!.close();
  }
}

async function until(check: () => void): Promise<void> {
  for (let turn = 0; ; turn += 1)
    try {
      return check();
    } catch (error) {
      if (turn > 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
}

let server: StreamServer;
let connection: LiveConnection;
let leave: (() => void)[];
beforeEach(() => {
  server = new StreamServer();
  const store = createStore();
  store.dispatch(signedIn({ access: 'first', user: { id: 'ada' } as User }));
  connection = new LiveConnection(store);
  leave = [];
});
afterEach(() => {
  for (const one of leave) one();
});

function follow(topic: string) {
  const changes: (readonly string[])[] = [];
  const states: LiveState[] = [];
  leave.push(
    connection.follow(topic, {
      changed: (ids) => changes.push(ids),
      stateChanged: (state) => states.push(state),
    }),
  );
  return { changes, states };
}

describe('the live stream of a page', () => {
  it('is one for all who follow something, with the token in a header', async () => {
    const books = follow('books');
    const orders = follow('orders');
    await until(() => expect(server.requests).toHaveLength(1));
    expect(server.requests[0]).toEqual({
      path: '/api/live/?topics=books%2Corders',
      token: 'Bearer first',
      lastEventId: null,
    });
    server.send('event: open\nid: 1.1\ndata: {"reset":false}\n\n');
    server.send('event: change\nid: 2.2\ndata: {"topic":"books","ids":["a"]}\n\n');
    await until(() => expect(books.changes).toEqual([['a']]));
    expect(orders.changes).toEqual([]);
    expect(books.states).toEqual(['connecting', 'live']);
  });

  it('continues from the last event when it is interrupted', async () => {
    const books = follow('books');
    await until(() => expect(server.requests).toHaveLength(1));
    server.send(
      'retry: 5\nevent: open\nid: 1.1\ndata: {"reset":false}\n\nevent: ping\nid: 3.3\ndata: {}\n\n',
    );
    await until(() => expect(books.states).toContain('live'));
    server.end();
    await until(() => expect(server.requests).toHaveLength(2));
    expect(server.requests[1]!.lastEventId).toBe('3.3');
    expect(books.states).toEqual(['connecting', 'live', 'reconnecting']);
  });

  it('reads everything again when the server no longer knows what was missed', async () => {
    const books = follow('books');
    await until(() => expect(server.requests).toHaveLength(1));
    server.send('event: open\nid: 1.1\ndata: {"reset":true}\n\n');
    await until(() => expect(books.changes).toEqual([[]]));
  });

  it('takes a new token when the old one expires', async () => {
    follow('books');
    await until(() => expect(server.requests).toHaveLength(1));
    server.send('event: open\nid: 1.1\ndata: {"reset":false}\n\n');
    server.send('retry: 0\nevent: end\ndata: {"reason":"token_expired"}\n\n');
    await until(() => expect(server.requests).toHaveLength(2));
    expect(server.requests[1]).toMatchObject({ token: 'Bearer second', lastEventId: '1.1' });
  });

  it('waits without a stream when another page of the person took its place', async () => {
    const books = follow('books');
    await until(() => expect(server.requests).toHaveLength(1));
    server.send('event: open\nid: 1.1\ndata: {"reset":false}\n\n');
    server.send('retry: 0\nevent: end\ndata: {"reason":"replaced"}\n\n');
    await until(() => expect(books.states.at(-1)).toBe('paused'));
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => expect(server.requests).toHaveLength(2));
  });
});
