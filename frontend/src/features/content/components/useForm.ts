import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { showToast } from '../../../ui/toasts.ts';

/**
 * What every form does with a refusal: keeps what was typed, puts each message beside its field, says it aloud and
 * moves to the first wrong field.
 */
export function useForm() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const dispatch = useDispatch();
  return {
    form,
    errors,
    clear: () => setErrors({}),
    /** Answers true when it went well. */
    settle: (error: FetchBaseQueryError | SerializedError | undefined): boolean => {
      if (!error) {
        setErrors({});
        return true;
      }
      const { fields, message } = normalizeError(error);
      setErrors(fields);
      dispatch(showToast('bad', message));
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return false;
    },
  };
}
