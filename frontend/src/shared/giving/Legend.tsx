import { t } from '../../i18n/index.ts';
import styles from './Giving.module.css';

/** What the colours of the bars mean; `brief`: those with two colours. */
export function Legend({ brief = false }: { brief?: boolean }) {
  return (
    <ul className={styles['legend']}>
      <li data-tone="making">{t('Arrived')}</li>
      <li data-tone="school">{brief ? t('On the way, or fees') : t('On the way')}</li>
      {!brief && <li>{t('Payment fees')}</li>}
    </ul>
  );
}
