import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { useMayGive, useSchoolGives } from '../../donations/index.ts';
import { NearestProjects } from '../../projects/index.ts';
import ImpactStrip from './ImpactStrip.tsx';
import { LibraryBrowser } from './LibraryBrowser.tsx';
import styles from './ModeLanding.module.css';

const SOME = 6;

/**
 * Landing page of the mode for giving: projects nearest to their goal, what was done together, then all books. Nobody
 * who may not give is asked to, and nobody where the school takes no gifts.
 */
export default function GiveLanding() {
  const mayGive = useMayGive();
  const gives = useSchoolGives();
  const asked = mayGive && gives;
  return (
    <div className="wrap">
      <section className={`block ${styles['create']}`}>
        <h1>{t('Every book helps somebody')}</h1>
        <p>
          {asked
            ? t('Choose a project, and see what becomes of what you give.')
            : t('See what reading, writing and making has done for others.')}
        </p>
        <ButtonLink tone="book" size="lg" to={asked ? paths.projects : paths.goals}>
          {asked ? t('See the projects') : t('17 goals for a good world')}
        </ButtonLink>
      </section>
      <NearestProjects
        limit={SOME}
        heading={
          <>
            <h2>{t('Closest to the goal')}</h2>
            <TextLink to={paths.charities}>{t('Charities')}</TextLink>
          </>
        }
      />
      <ImpactStrip />
      <LibraryBrowser asPage={false} />
    </div>
  );
}
