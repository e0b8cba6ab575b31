import { useEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { baseApi } from '../../api/baseApi.ts';
import { selectUser } from '../../api/session.ts';
import { sendWaiting, waitingFor, type Waiting } from './outbox.ts';

const outboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendKept: build.mutation<unknown, Waiting>({
      query: ({ method, path, body }) => ({ url: path, method, body }),
    }),
  }),
});

/** Whether the server knows that it is this person: after a start without the internet it does not, and what is sent is kept. */
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
 * Sends what was written while the internet was away, now and whenever it comes back: as soon as the server knows that it
 * is this person who sends.
 */
export function useOutbox(person: string | null): void {
  const dispatch = useDispatch();
  const known = useSelector(selectUser)?.id;
  useEffect(() => {
    if (!person || known !== person) return;
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
  }, [dispatch, known, person]);
}
