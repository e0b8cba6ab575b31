import { useSelector } from 'react-redux';
import { selectSession } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { useSchoolGives } from '../../donations/index.ts';
import { NearestProjects } from '../../projects/index.ts';

const SOME = 3;

/** Some projects on the landing page, for visitors and families of a school that takes gifts. */
export default function GiveStrip() {
  const { phase, user } = useSelector(selectSession);
  const gives = useSchoolGives();
  const asked = phase !== 'restoring' && (user === null || user.role === 'parent');
  if (!gives || !asked) return null;
  return (
    <NearestProjects
      limit={SOME}
      heading={
        <>
          <h2>{t('Projects that you can help')}</h2>
          <TextLink to={paths.projects}>{t('See the projects')}</TextLink>
        </>
      }
    />
  );
}
