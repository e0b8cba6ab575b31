import { t } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** Asks before a planned erasure is stopped. */
export function StopErasureDialog(props: { busy: boolean; onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog title={t('Stop the erasure?')} action={t('Stop the erasure')} {...props}>
      <p>{t('Everything stays as it is. The school and the team of the platform are told by e-mail.')}</p>
    </ConfirmDialog>
  );
}
