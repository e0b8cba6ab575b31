import { useState } from 'react';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import type { TotpKey } from './api.ts';
import { CodeField } from './CodeFields.tsx';
import styles from './TotpKeyCard.module.css';

/**
 * The key for an authenticator app: a QR code, the same as text, and a field for the code that confirms the set-up.
 */
export function TotpKeyCard({
  totpKey,
  code,
  onCode,
  error,
}: {
  totpKey: TotpKey;
  code: string;
  onCode: (code: string) => void;
  error: string | undefined;
}) {
  const [typing, setTyping] = useState(false);
  return (
    <div className={styles['card']}>
      <ol className={styles['steps']}>
        <li>{t('Open an authenticator app on your phone, for example the one of your phone itself.')}</li>
        <li>
          {t('Scan this picture with it.')}
          <img
            className={styles['qr']}
            src={totpKey.qr}
            width={200}
            height={200}
            alt={t('QR code of your key. It can be typed instead.')}
          />
          <div className={styles['ways']}>
            <a href={totpKey.uri}>{t('Open in an app on this phone')}</a>
            <Button tone="plain" aria-expanded={typing} onClick={() => setTyping(!typing)}>
              {t('Type the key instead')}
            </Button>
          </div>
          {typing && (
            <code className={styles['key']} data-testid="totp-key">
              {totpKey.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
          )}
        </li>
        <li>{t('Type the six digits that the app shows.')}</li>
      </ol>
      <CodeField code={code} onCode={onCode} error={error} />
    </div>
  );
}
