import { Navigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { charityPath, fundraiserPath, projectPath } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import {
  Beside,
  GivingPage,
  Lead,
  News,
  Notice,
  Paragraphs,
  Part,
  PlaceLine,
  Trust,
} from '../../../shared/giving/GivingPage.tsx';
import { BooksFor } from '../../../shared/giving/BooksFor.tsx';
import { GoalTags } from '../../../shared/giving/GoalTags.tsx';
import { presetsOf } from '../../../shared/giving/presets.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Split } from '../../../ui/SplitBar.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { FollowButton, GiveCard, Supporters, useMayGive } from '../../donations/index.ts';
import { useGetProjectQuery, type ProjectView } from '../../../shared/giving/projectsApi.ts';
import { budgetParts, budgetSum, overflowText, timeText } from '../model.ts';
import styles from './Project.module.css';

/** A project: its need, where the money goes, its news. An id leads to the address with the title. */
export default function ProjectPage() {
  const { idOrSlug = '' } = useParams();
  const query = useGetProjectQuery(idOrSlug);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={720} />}
      failed={t('The project did not load')}
      missing={<NotFoundPage />}
    >
      {(project) =>
        project.slug === idOrSlug ? (
          <Project project={project} />
        ) : (
          <Navigate replace to={projectPath(project.slug)} />
        )
      }
    </QueryView>
  );
}

function Project({ project }: { project: ProjectView }) {
  const { slug, title, place, country, charity, goal, status } = project;
  usePageTitle(title);
  const mayGive = useMayGive() && project.accepts_gifts;
  const spent = budgetSum(project.budget);
  return (
    <GivingPage
      of={project}
      card={mayGive}
      intro={
        <>
          <h1 dir="auto">{title}</h1>
          <PlaceLine>
            <span>
              {[place, countryName(country)].filter(Boolean).join(', ')}.{' '}
              {t('With {charity}.', { charity: charity.name })}
            </span>
          </PlaceLine>
          <Lead>{project.summary}</Lead>
          <GoalTags goals={project.goals} />
          {status === 'paused' && (
            <Notice>{t('Giving is paused. {reason}', { reason: project.status_reason })}</Notice>
          )}
          {status === 'cancelled' && (
            <Notice>{t('This project was cancelled. {reason}', { reason: project.status_reason })}</Notice>
          )}
        </>
      }
      aside={
        <>
          {mayGive ? (
            <GiveCard
              to="project"
              slug={slug}
              title={t('Choose an amount')}
              presets={presetsOf(project)}
              above={<HowFar project={project} />}
            />
          ) : (
            <HowFar project={project} />
          )}
          <FollowButton kind="project" id={project.id} />
          <Supporters of={{ project: slug }} />
          <Beside title={t('Can I trust this?')}>
            <Trust
              reasons={[
                {
                  icon: 'shield',
                  title: <TextLink to={charityPath(charity.slug)}>{charity.name}</TextLink>,
                  text: charity.registration_number
                    ? t('Charity {number}', { number: charity.registration_number })
                    : undefined,
                },
                {
                  icon: 'card',
                  title: <TextLink to="/refund-policy">{t('Fees and how you get your money back')}</TextLink>,
                },
              ]}
            />
          </Beside>
        </>
      }
    >
      {project.outcome_units.length > 0 && (
        <ul className={styles['units']} aria-label={t('What an amount does')}>
          {project.outcome_units.slice(0, 3).map(({ cost, label }) => (
            <li key={label}>
              <b className="num">{formatMoney({ amount: cost, currency: goal.currency })}</b>
              <span dir="auto">{label}</span>
            </li>
          ))}
        </ul>
      )}
      {project.report && (
        <Part title={t('What became of it')}>
          <Paragraphs text={project.report} />
        </Part>
      )}
      {project.story && (
        <Part title={t('Why it is needed')}>
          <Paragraphs text={project.story} />
        </Part>
      )}
      {project.budget.length > 0 && (
        <Part title={t('Where the money goes')}>
          <Split
            title={t('{sum}, line by line', { sum: formatMoney({ amount: spent, currency: goal.currency }) })}
            parts={budgetParts(project.budget, goal.currency)}
          />
          <p className={`${styles['total']} num`}>
            <span>{t('Total')}</span>
            <span>{formatMoney({ amount: spent, currency: goal.currency })}</span>
          </p>
          <p>{overflowText(project.overflow)}</p>
        </Part>
      )}
      {project.milestones.length > 0 && (
        <Part title={t('Steps on the way')}>
          <Timeline
            label={t('Steps on the way')}
            entries={project.milestones.map(({ title: step, due_on: due, done_on: done }) => ({
              key: `${step} ${due}`,
              state: done ? 'done' : 'next',
              title: step,
              text: done ? formatDay(done) : t('Planned for {day}', { day: formatDay(due) }),
            }))}
          />
        </Part>
      )}
      <BooksFor project={project.id} />
      {project.fundraisers.length > 0 && (
        <Part title={t('Classes that help')}>
          <ul>
            {project.fundraisers.map((page) => (
              <li key={page.slug}>
                <TextLink to={fundraiserPath(page.slug)}>{page.title}</TextLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {project.updates.length > 0 && (
        <Part title={t('News')}>
          <News news={project.updates} />
        </Part>
      )}
      {project.questions.length > 0 && (
        <Part title={t('Questions')}>
          <div className={styles['questions']}>
            {project.questions.map(({ question, answer }) => (
              <details key={question}>
                <summary dir="auto">{question}</summary>
                <Paragraphs text={answer} />
              </details>
            ))}
          </div>
        </Part>
      )}
    </GivingPage>
  );
}

/** Raised, goal, people and days, as text and as a bar. */
function HowFar({ project }: { project: ProjectView }) {
  const { raised, goal, percentage, donors_count: people, matching } = project;
  const time = timeText(project);
  return (
    <div className={styles['far']}>
      <p>
        {raised && <b className="num">{formatMoney(raised)}</b>}
        <span className="num">
          {raised
            ? t('raised of {goal}', { goal: formatMoney(goal) })
            : t('It needs {goal}', { goal: formatMoney(goal) })}
        </span>
      </p>
      {percentage !== null && (
        <Progress label={t('How far {title} is', { title: project.title })} value={percentage} />
      )}
      <p className={`${styles['counts']} num`}>
        {people !== null && (people > 0 || !raised?.amount) && (
          <span>{t('{count, plural, one {# person gave} other {# people gave}}', { count: people })}</span>
        )}
        {time && <span>{time}</span>}
      </p>
      {matching?.left && matching.left.amount > 0 && (
        <p className={styles['match']}>
          {t('{sponsor} doubles each gift. {sum} are left for that.', {
            sponsor: matching.sponsor,
            sum: formatMoney(matching.left),
          })}
        </p>
      )}
    </div>
  );
}
