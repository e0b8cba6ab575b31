import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `sheet` comes in from the end side and fills the height. */
  shape?: 'box' | 'wide' | 'sheet';
  /** Replaces the plain heading row; the title then only names the dialog. */
  header?: ReactNode;
  children: ReactNode;
}

/** The browser's own modal dialog: it traps focus, closes with Escape and gives focus back. */
export function Dialog({ open, onClose, title, shape = 'box', header, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  // Taken off the screen while it is open, it closes first: only then the focus goes back to where it came from.
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
        // Only the backdrop is outside of the content that fills the dialog.
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
