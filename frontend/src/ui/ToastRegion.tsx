import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { t, translated } from '../i18n/index.ts';
import { Button, IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { hideToast, toastActions, type Toast } from './toasts.ts';
import styles from './Toast.module.css';

const SHOWN_FOR = 6000;
/** Milliseconds for which a message with an action is shown. */
const SHOWN_WITH_ACTION = 12_000;

/**
 * Toast messages at the bottom of the screen, announced by screen readers; they stay while the pointer or
 * focus is on them.
 */
export function ToastRegion() {
  const toasts = useSelector((state: { toasts: Toast[] }) => state.toasts);
  return (
    <div className={styles['region']} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  const dispatch = useDispatch();
  const [held, setHeld] = useState(false);
  const hide = useCallback(() => {
    toastActions.delete(toast.id);
    dispatch(hideToast(toast.id));
  }, [dispatch, toast.id]);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(hide, toast.action ? SHOWN_WITH_ACTION : SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [hide, held, toast.action]);
  return (
    <div
      className={styles['toast']}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.kind === 'ok' ? 'check' : 'info'} />
      <span>{translated(toast.text)}</span>
      {toast.action && (
        <Button
          tone="plain"
          size="sm"
          onClick={() => {
            toastActions.get(toast.id)?.();
            hide();
          }}
        >
          {toast.action}
        </Button>
      )}
      <IconButton icon="close" label={t('Close')} onClick={hide} />
    </div>
  );
}
