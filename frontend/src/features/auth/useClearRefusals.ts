import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { hideToast, type Toast } from '../../ui/toasts.ts';

/** Dismisses error messages when the person goes on: “Login failed” does not apply to the next child. */
export function useClearRefusals(): () => void {
  const store = useStore<{ toasts: Toast[] }>();
  return useCallback(() => {
    for (const { id, kind } of store.getState().toasts) if (kind === 'bad') store.dispatch(hideToast(id));
  }, [store]);
}
