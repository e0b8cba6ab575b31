import { describe, expect, it } from '@jest/globals';
import { readEvents, type ServerEvent, type StreamState } from './readEvents.ts';

async function read(...parts: string[]): Promise<{ events: ServerEvent[]; state: StreamState }> {
  const state: StreamState = { lastEventId: null, retry: null };
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(body, state)) events.push(event);
  return { events, state };
}

describe('a stream of server-sent events', () => {
  it.each([
    ['line feeds', '\n'],
    ['carriage returns', '\r'],
    ['both', '\r\n'],
  ])('is read with %s, however it is cut', async (_name, end) => {
    const text = ['event: change', 'id: 7.8', 'data: {"a":1}', '', 'data: two', 'data:lines', '', '']
      .join(end)
      .concat('x');
    const expected = [
      { event: 'change', data: '{"a":1}' },
      { event: 'message', data: 'two\nlines' },
    ];
    for (const parts of [[text], [...text]]) {
      const { events, state } = await read(...parts);
      expect(events).toEqual(expected);
      expect(state.lastEventId).toBe('7.8');
    }
  });

  it('reads the wait, and ignores comments, unknown fields and what is not closed', async () => {
    const { events, state } = await read(
      ': hello\nretry: 1200\nretry: soon\nfoo: bar\nevent: ping\n\nid\ndata\n\ndata: lost',
    );
    expect(events).toEqual([{ event: 'message', data: '' }]);
    expect(state).toEqual({ lastEventId: '', retry: 1200 });
  });
});
