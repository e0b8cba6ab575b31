import { Link } from 'react-router-dom';
import { projectPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useListProjectsQuery } from '../../../shared/giving/projectsApi.ts';
import { useMayGive, useSchoolGives } from '../../donations/index.ts';

/** The project nearest to its goal among those of the film's first goal; only for people who may give, where the school gives. */
export function FilmGives({ goal }: { goal: number }) {
  const gives = useSchoolGives();
  const mayGive = useMayGive() && gives;
  const { data } = useListProjectsQuery({ goal, status: 'fundraising', limit: 1 }, { skip: !mayGive });
  const project = mayGive ? data?.results[0] : undefined;
  if (!project) return null;
  return (
    <section>
      <h2>{t('A project that you can help')}</h2>
      <p>
        <Link to={projectPath(project.slug)}>
          <bdi>{project.title}</bdi>
        </Link>
      </p>
    </section>
  );
}
