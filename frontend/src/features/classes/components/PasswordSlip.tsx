import type { StudentLoginSlip } from '../../../api/classes.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { personName, work } from '../../../ui/WorkHead.tsx';

/** A new password, shown once; it can be printed. */
export function PasswordSlip({ slip, onClose }: { slip: StudentLoginSlip | null; onClose: () => void }) {
  return (
    <Dialog open={slip !== null} onClose={onClose} title={t('New password')}>
      {slip && (
        <>
          <p>{t('Write it down or print it now. It is not shown again.')}</p>
          <div className={work['slip']} data-print>
            <span dir="auto">{personName(slip)}</span>
            <span>
              {t('Address')} <b dir="ltr">{location.host}</b>
            </span>
            <span>
              {t('Username')} <b>{slip.username}</b>
            </span>
            <span>
              {t('Password')} <b className={work['whole']}>{slip.password}</b>
            </span>
          </div>
          <div className={work['row']}>
            <Button tone="main" onClick={onClose}>
              {t('Done')}
            </Button>
            <Button icon="file" onClick={() => window.print()}>
              {t('Print')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
