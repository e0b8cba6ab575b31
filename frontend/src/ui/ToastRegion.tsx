import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { t } from '../i18n/index.ts';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { hideToast, type Toast } from './toasts.ts';
import styles from './Toast.module.css';

const SHOWN_FOR = 6000;

/** Short messages at the foot of the screen, read out by screen readers; the pointer or focus holds them. */
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
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dispatch(hideToast(toast.id)), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [dispatch, held, toast.id]);
  return (
    <div
      className={styles['toast']}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.kind === 'ok' ? 'check' : 'info'} />
      <span>{toast.text}</span>
      <IconButton icon="close" label={t('Close')} onClick={() => dispatch(hideToast(toast.id))} />
    </div>
  );
}
