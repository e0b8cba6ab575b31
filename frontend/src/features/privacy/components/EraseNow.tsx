import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from '../../../shared/family/Family.module.css';

interface EraseNowProps {
  open: boolean;
  name: string;
  busy: boolean;
  onClose: () => void;
  onYes: () => void;
}

/** The last confirmation before a person is erased for good. */
export function EraseNow({ open, name, busy, onClose, onYes }: EraseNowProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Erase {name} now?', { name })}>
      <div className={styles['form']}>
        <p>{t('This cannot be taken back. Everybody logged in as {name} is logged out.', { name })}</p>
        <div className="row">
          <Button tone="danger" aria-disabled={busy || undefined} onClick={() => !busy && onYes()}>
            {t('Erase for good')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
