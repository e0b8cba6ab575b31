import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `sheet` slides in from the inline end and has the full height; `drawer` does too and is wider. */
  shape?: 'box' | 'wide' | 'sheet' | 'drawer';
  /** Replaces the default heading row; the title then only names the dialog. */
  header?: ReactNode;
  children: ReactNode;
}

/**
 * The native modal dialog: it traps focus, closes with Escape and returns focus. The element with `data-autofocus` gets the
 * focus first.
 */
export function Dialog({ open, onClose, title, shape = 'box', header, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      // The browser would choose the first control, which is often the one that closes.
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);
  // When it is unmounted while open, it is closed first: only then the focus returns to the previous element.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open) element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${styles[shape]}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        // The content fills the dialog, so a click on the dialog itself is on the backdrop.
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div className={styles['content']}>
          <div className={styles['top']}>
            {header ?? <h2>{title}</h2>}
            <IconButton icon="close" label={t('Close')} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
