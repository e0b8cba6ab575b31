import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { certificatePath, coursePath, paths } from '../../../app/paths.ts';
import { formatDay, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { mayMakeCourses } from '../mayMakeCourses.ts';
import { useGetCohortQuery, useGetOwnTrainingQuery, type CohortListItem } from './api.ts';
import { hoursNumber, hoursText } from './hours.ts';
import styles from './Training.module.css';

/** The hours of the signed-in teacher, their cohorts and, for the head, the school. Nothing for others. */
export function OwnTraining() {
  const user = useSelector(selectUser);
  const { data } = useGetOwnTrainingQuery(undefined, { skip: !mayMakeCourses(user) });
  if (!data) return null;
  const running = data.cohorts.filter(({ own, state }) => own && state !== 'over');
  return (
    <section className={styles['board']} aria-label={t('My training')}>
      <TrainingCards />
      <div className={styles['part']}>
        <div className={styles['top']}>
          <h2>{t('My cohorts')}</h2>
          <ButtonLink to={paths.cohorts}>{t('Cohorts of the school')}</ButtonLink>
        </div>
        {running.length === 0 && <p>{t('You are in no cohort. The head of your school makes them.')}</p>}
        {running.length > 0 && (
          <ul className={styles['rows']}>
            {running.map((cohort) => (
              <li key={cohort.id}>
                <div>
                  <b dir="auto">{cohort.name}</b>
                  <Link to={coursePath({ slug: cohort.course.slug, audience: 'teacher' })} dir="auto">
                    {cohort.course.name}
                  </Link>
                </div>
                <span className="num">{cohortDays(cohort)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** First and last day of a cohort. */
export const cohortDays = ({ starts_on: from, ends_on: to }: CohortListItem): string =>
  t('{from} to {to}', { from: formatDay(from), to: formatDay(to) });

/** The log of hours, the programme of leading teachers and, for the head, how many are on the way. */
export function TrainingCards() {
  const { data } = useGetOwnTrainingQuery();
  if (!data) return null;
  const { log, leader, minutes, school } = data;
  return (
    <div className={styles['cards']}>
      {school && (
        <section className={styles['head']}>
          <h2>{t('For the head')}</h2>
          <p className={`${styles['big']} num`}>
            {t('{done} of {all}', { done: formatNumber(school.on_the_way), all: formatNumber(school.staff) })}
          </p>
          <p>{t('teachers of the school are on the way.')}</p>
        </section>
      )}
      <section className={styles['log']}>
        <h2>{t('My log')}</h2>
        <dl className="num">
          {log.map((entry) => (
            <div key={entry.course.id}>
              <dt dir="auto">
                <Link to={coursePath({ slug: entry.course.slug, audience: 'teacher' })}>
                  {entry.course.name}
                </Link>
                {entry.certificate && (
                  <Link className={styles['small']} to={certificatePath(entry.certificate)}>
                    {t('Certificate of hours')}
                  </Link>
                )}
              </dt>
              <dd>{t('{hours} h', { hours: hoursNumber(entry.minutes) })}</dd>
            </div>
          ))}
          {leader && (
            <div>
              <dt>
                <Link to={paths.superpower}>{t('Superpower Teacher')}</Link>
                <span className={styles['small']}>
                  {t('{done} of {all} steps done', { done: leader.steps_done, all: leader.steps_all })}
                </span>
              </dt>
              <dd>{t('{hours} h', { hours: hoursNumber(leader.minutes) })}</dd>
            </div>
          )}
          <div>
            <dt>
              <b>{t('Together')}</b>
            </dt>
            <dd>
              <b>{t('{hours} h', { hours: hoursNumber(minutes) })}</b>
            </dd>
          </div>
        </dl>
        {!leader && <Link to={paths.superpower}>{t('Become a Superpower Teacher')}</Link>}
      </section>
      <section className={styles['proof']}>
        <Icon name="star" />
        <div>
          <h2>{t('Certificate of hours')}</h2>
          <p>{t('A finished course gives it. It shows the hours, and anyone can check it.')}</p>
        </div>
      </section>
    </div>
  );
}

/** The people of the own cohort of a course. */
export function OwnCohort({ course }: { course: string }) {
  const { data: training } = useGetOwnTrainingQuery();
  const cohort = training?.cohorts.find((one) => one.own && one.course.id === course);
  const { data } = useGetCohortQuery(cohort?.id ?? '', { skip: !cohort });
  if (!cohort || !data) return null;
  return (
    <section className={styles['part']} aria-labelledby="cohort">
      <div className={styles['top']}>
        <h2 id="cohort">
          {t('Your cohort')}{' '}
          <small className="num">
            {t('{count, plural, one {# teacher} other {# teachers}}', { count: data.members_count })}
          </small>
        </h2>
        <p className="num">{cohortDays(cohort)}</p>
      </div>
      <ul className={styles['people']}>
        {data.members.map((member) => (
          <li key={member.id}>
            <Avatar person={{ id: member.id, avatar: null }} size={96} round />
            <b dir="auto">{member.name}</b>
            {member.hours && <span className="num">{hoursText(member.hours.minutes)}</span>}
          </li>
        ))}
      </ul>
      {data.led_by && <p dir="auto">{t('{name} leads it.', { name: data.led_by.name })}</p>}
    </section>
  );
}
