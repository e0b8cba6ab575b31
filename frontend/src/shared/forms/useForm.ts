import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { showToast } from '../../ui/toasts.ts';

/**
 * Error handling of forms: preserves what was typed, shows each error beside its field, announces it and focuses the
 * first invalid field.
 */
export function useForm() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const dispatch = useDispatch();
  return {
    form,
    errors,
    clear: () => setErrors({}),
    /** Returns true on success. */
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
