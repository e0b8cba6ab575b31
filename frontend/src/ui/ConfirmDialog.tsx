import type { ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';

/** Describes an action and performs it after confirmation. */
export function ConfirmDialog({
  open = true,
  title,
  action,
  cancel = t('Cancel'),
  tone = 'main',
  busy = false,
  onClose,
  onConfirm,
  children,
}: {
  /** False while it is closed; it may also be rendered only while it is open. */
  open?: boolean;
  title: string;
  action: string;
  cancel?: string;
  tone?: 'main' | 'danger';
  busy?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className={styles['content']}>
        {children}
        <div className="row">
          <Button tone={tone} aria-disabled={busy || undefined} onClick={() => !busy && onConfirm()}>
            {action}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
