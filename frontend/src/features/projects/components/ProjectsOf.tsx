import { t } from '../../../i18n/index.ts';
import { Part } from '../../../shared/giving/GivingPage.tsx';
import { useListProjectsQuery } from '../../../shared/giving/projectsApi.ts';
import { ProjectCards } from './ProjectCards.tsx';

/** The projects of a charity, or those for a goal of the United Nations, 1 to 17; nothing without one. */
export function ProjectsOf(of: { charity: string } | { goal: number }) {
  const { data } = useListProjectsQuery({ ...of, limit: 12 });
  if (!data || data.results.length === 0) return null;
  return (
    <Part title={t('What you can give to')}>
      <ProjectCards projects={data.results} level={3} />
    </Part>
  );
}
