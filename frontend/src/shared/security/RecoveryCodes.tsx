import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './RecoveryCodes.module.css';

/** The recovery codes, shown once, to be copied or printed before continuing. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [kept, setKept] = useState(false);
  const dispatch = useDispatch();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      dispatch(showToast('ok', t('Copied. Keep the codes where only you look.')));
    } catch {
      dispatch(
        showToast('bad', t('The browser did not let us copy. Mark the codes and copy them yourself.')),
      );
    }
  };
  return (
    <div className={styles['root']}>
      <p>
        {t(
          'Without your phone, each of these codes lets you in once. They are shown only now: keep them apart from your phone.',
        )}
      </p>
      <div className={styles['print']}>
        <p className={styles['heading']}>{t('Recovery codes for {place}', { place: location.host })}</p>
        <ul className={styles['codes']} aria-label={t('Recovery codes')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="row">
        <Button icon="file" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button onClick={() => window.print()}>{t('Print')}</Button>
      </div>
      <Checkbox
        label={t('I have kept these codes')}
        checked={kept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <Button tone="main" size="lg" disabled={!kept} onClick={onDone}>
        {t('Done')}
      </Button>
    </div>
  );
}
