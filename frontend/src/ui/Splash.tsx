import { t } from '../i18n/index.ts';
import { Seedling } from './Logo.tsx';

/** The loading screen of the first start; index.html contains the same picture for the time before any script. */
export function Splash() {
  return (
    <div className="splash" role="status">
      <Seedling />
      <p className="sr">{t('Loading the library')}</p>
    </div>
  );
}
