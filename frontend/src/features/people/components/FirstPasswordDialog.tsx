import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './FirstPasswordDialog.module.css';

/** Shows a new password, once: it cannot be looked up again. */
export function FirstPasswordDialog({
  name,
  username,
  password,
  onClose,
}: {
  name: string;
  username: string;
  password: string | null;
  onClose: () => void;
}) {
  return (
    <Dialog open={password !== null} onClose={onClose} title={t('The first password')}>
      <div className={styles['body']}>
        <p>
          {t('Give this to {name}. It is shown this once and kept nowhere; you can always make a new one.', {
            name,
          })}
        </p>
        <dl>
          <dt>{t('Logs in with')}</dt>
          <dd>{username}</dd>
          <dt>{t('Password')}</dt>
          <dd>
            <code>{password}</code>
          </dd>
        </dl>
        <Button tone="main" size="lg" onClick={onClose}>
          {t('I have noted it')}
        </Button>
      </div>
    </Dialog>
  );
}
