/** One event of a stream of server-sent events. */
export interface ServerEvent {
  event: string;
  data: string;
}

/** What has been read of a stream: the id to continue from, and the wait that the server asked for. */
export interface StreamState {
  lastEventId: string | null;
  /** Milliseconds; null where the server named none. */
  retry: number | null;
}

/**
 * Reads a stream of server-sent events by the HTML standard (“Interpreting an event stream”) until it ends. An event
 * without its closing blank line is dropped, as the standard asks. Own code because the parser library resolves to
 * its TypeScript sources under this project's `source` condition, which neither Node nor `tsc` accepts there.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  state: StreamState,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let event = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // A carriage return at the end may be half of a line end.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop()!;
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { event: event || 'message', data: data.join('\n') };
          event = '';
          data = [];
          continue;
        }
        const [, field = '', text = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
        if (field === 'event') event = text;
        else if (field === 'data') data.push(text);
        else if (field === 'id' && !text.includes('\0')) state.lastEventId = text;
        else if (field === 'retry' && /^\d+$/.test(text)) state.retry = Number(text);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
