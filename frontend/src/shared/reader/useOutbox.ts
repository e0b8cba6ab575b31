import { useEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { baseApi } from '../../api/baseApi.ts';
import { selectUser } from '../../api/session.ts';
import { sendQueued, queuedFor, type QueuedCall } from './outbox.ts';

const outboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendKept: build.mutation<unknown, QueuedCall>({
      query: ({ method, path, body }) => ({ url: path, method, body }),
    }),
  }),
});

/**
 * Whether the server has confirmed the session: after a start without a connection it has not, and requests stay
 * queued.
 */
export function useIsKnown(person: string | null): RefObject<boolean> {
  const isKnown = useSelector(selectUser)?.id === person;
  const ref = useRef(isKnown);
  useEffect(() => {
    ref.current = isKnown;
  }, [isKnown]);
  return ref;
}

let isSending = false;

/**
 * Sends the requests that were queued without a connection, now and whenever it is restored, as soon as the server
 * has confirmed the session.
 */
export function useOutbox(person: string | null): void {
  const dispatch = useDispatch();
  const known = useSelector(selectUser)?.id;
  useEffect(() => {
    if (!person || known !== person) return;
    const send = async () => {
      if (isSending || queuedFor(person).length === 0) return;
      isSending = true;
      try {
        await sendQueued(person, async (call) => {
          const answer = await (dispatch(
            outboxApi.endpoints.sendKept.initiate(call) as never,
          ) as unknown as Promise<{ error?: { status?: unknown } }>);
          // A final rejection (the book is gone, the note is invalid) is not retried; a missing answer is.
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
  }, [dispatch, known, person]);
}
