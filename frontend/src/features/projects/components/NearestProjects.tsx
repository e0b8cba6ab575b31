import type { ReactNode } from 'react';
import { useListProjectsQuery } from '../../../shared/giving/projectsApi.ts';
import { ProjectCards } from './ProjectCards.tsx';
import styles from './ProjectCards.module.css';

/** The projects nearest to their goal among those that take gifts, below `heading`; nothing without one. */
export function NearestProjects({ heading, limit }: { heading: ReactNode; limit: number }) {
  const { data } = useListProjectsQuery({ status: 'fundraising', ordering: 'nearest', limit });
  if (!data || data.results.length === 0) return null;
  return (
    <section className="sec">
      <div className={styles['head']}>{heading}</div>
      <ProjectCards projects={data.results} level={3} />
    </section>
  );
}
