import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { projectPath } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import { Paragraphs } from '../../../shared/giving/GivingPage.tsx';
import { GoalTags } from '../../../shared/giving/GoalTags.tsx';
import { whereItIs } from '../../../shared/giving/money.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Facts } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Split } from '../../../ui/SplitBar.tsx';
import { Status } from '../../../ui/Status.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetProjectDraftQuery, type ProjectDraft } from '../deskApi.ts';
import { budgetParts, overflowText } from '../model.ts';
import { historyOf, statusOf } from './model.ts';
import styles from './Project.module.css';
import { ProjectMoves } from './ProjectMoves.tsx';
import { ProjectNews } from './ProjectNews.tsx';

const SEEN = ['fundraising', 'paused', 'funded', 'delivering', 'completed', 'cancelled'];

/** A project for the platform's team: its state and next steps, its money, its news and what happened. */
export default function ProjectDetailsPage() {
  const { projectId = '' } = useParams();
  const query = useGetProjectDraftQuery(projectId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={560} />}
      failed={t('The project did not load')}
      missing={<NotFoundPage />}
    >
      {(project) => <Details project={project} />}
    </QueryView>
  );
}

function Details({ project }: { project: ProjectDraft }) {
  const { title, charity, goal, raised, status, place, country, ends_on: ends } = project;
  usePageTitle(title);
  return (
    <>
      <WorkHead
        title={title}
        lead={charity.name}
        back={{ to: '/admin-panel/all-projects', label: t('All projects') }}
      >
        {SEEN.includes(status) && (
          <ButtonLink icon="eye" to={projectPath(project.slug)}>
            {t('See the page')}
          </ButtonLink>
        )}
        <ButtonLink icon="edit" to={`/admin-panel/project/${project.id}`}>
          {t('Change')}
        </ButtonLink>
      </WorkHead>
      <Status {...statusOf(status)} />
      <div className={styles['columns']}>
        <div className={styles['part']}>
          <p dir="auto">{project.summary}</p>
          <GoalTags goals={project.goals} />
          <Facts
            facts={[
              [t('Goal'), formatMoney(goal)],
              ...(raised ? [[t('Came in'), formatMoney(raised)] as const] : []),
              [t('Place'), [place, countryName(country)].filter(Boolean).join(', ')],
              ...(ends ? [[t('Last day'), formatDay(ends)] as const] : []),
              [t('If more comes in'), overflowText(project.overflow)],
            ]}
          />
          {project.budget.length > 0 && (
            <Split title={t('Where the money goes')} parts={budgetParts(project.budget, goal.currency)} />
          )}
          <Paragraphs text={project.story} />
          <ProjectNews project={project} />
        </div>
        <aside className={styles['side']}>
          {project.moves.length > 0 && (
            <section className={styles['card']}>
              <h2>{t('What can come next')}</h2>
              {project.status_reason && <p dir="auto">{project.status_reason}</p>}
              <ProjectMoves project={project} />
            </section>
          )}
          <section className={styles['card']}>
            <h2>{t('Money')}</h2>
            {(project.money ?? []).length === 0 && <p>{t('Nothing came in yet.')}</p>}
            {(project.money ?? []).map((sum) => (
              <Split
                key={sum.currency}
                title={t('{sum} came in', {
                  sum: formatMoney({ amount: sum.raised, currency: sum.currency }),
                })}
                parts={whereItIs(sum)}
              />
            ))}
          </section>
          {project.events.length > 0 && (
            <section className={styles['card']}>
              <h2>{t('What happened')}</h2>
              <Timeline label={t('What happened')} entries={historyOf(project.events)} />
            </section>
          )}
        </aside>
      </div>
    </>
  );
}
