import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { showToast } from '../../ui/toasts.ts';

type Failure = Parameters<typeof normalizeError>[0];

/** Sends a request once, shows the result, and provides the server's errors by field. */
export function useSubmit() {
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const send = async (work: () => Promise<{ error?: Failure }>, done: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setWrong({});
    const { error } = await work();
    setBusy(false);
    if (!error) {
      dispatch(showToast('ok', done));
      return true;
    }
    const { fields, message } = normalizeError(error);
    setWrong(fields);
    if (Object.keys(fields).length === 0) dispatch(showToast('bad', message));
    return false;
  };
  return { busy, wrong, send, setWrong };
}
