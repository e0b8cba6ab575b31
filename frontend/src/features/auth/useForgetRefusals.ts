import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { hideToast, type Toast } from '../../ui/toasts.ts';

/** Takes back what was refused, once the person has gone on: “Login failed” is not about the child who comes next. */
export function useForgetRefusals(): () => void {
  const store = useStore<{ toasts: Toast[] }>();
  return useCallback(() => {
    for (const { id, kind } of store.getState().toasts) if (kind === 'bad') store.dispatch(hideToast(id));
  }, [store]);
}
