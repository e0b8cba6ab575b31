import type { ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { work } from './WorkHead.tsx';

/** Describes an action and performs it after confirmation. */
export function ConfirmDialog({
  title,
  action,
  tone = 'main',
  busy = false,
  onClose,
  onConfirm,
  children,
}: {
  title: string;
  action: string;
  tone?: 'main' | 'danger';
  busy?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open onClose={onClose} title={title}>
      {children}
      <div className={work['row']} style={{ marginTop: 20 }}>
        <Button tone={tone} aria-disabled={busy || undefined} onClick={() => !busy && onConfirm()}>
          {action}
        </Button>
        <Button tone="plain" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
