import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import world from '../components/World.module.css';
import { LetterReports } from './LetterReports.tsx';

/** Reported letters of the school. */
export default function LetterReportsPage() {
  return (
    <div className={`wrap ${world['page']}`}>
      <BackLink to={paths.dearWorldBook}>{t('Dear World Book')}</BackLink>
      <header>
        <h1>{t('Reported letters')}</h1>
        <p>
          {t(
            'What somebody logged in calls private, and what three people report, is out of the book until you have decided.',
          )}
        </p>
      </header>
      <LetterReports />
    </div>
  );
}
