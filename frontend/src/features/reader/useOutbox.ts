import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../api/baseApi.ts';
import { sendWaiting, waitingFor, type Waiting } from './outbox.ts';

const outboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendKept: build.mutation<unknown, Waiting>({
      query: ({ method, path, body }) => ({ url: path, method, body }),
    }),
  }),
});

let isSending = false;

/** Sends what was written while the internet was away, now and whenever it comes back. */
export function useOutbox(person: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!person) return;
    const send = async () => {
      if (isSending || waitingFor(person).length === 0) return;
      isSending = true;
      try {
        await sendWaiting(person, async (call) => {
          const answer = await (dispatch(
            outboxApi.endpoints.sendKept.initiate(call) as never,
          ) as unknown as Promise<{ error?: { status?: unknown } }>);
          // Refused for good (the book is gone, the note was wrong) is not worth another try; silence is.
          const status = answer.error?.status;
          return !(
            status === 'FETCH_ERROR' ||
            status === 401 ||
            (typeof status === 'number' && status >= 500)
          );
        });
      } finally {
        isSending = false;
      }
    };
    void send();
    const go = () => void send();
    addEventListener('online', go);
    return () => removeEventListener('online', go);
  }, [dispatch, person]);
}
