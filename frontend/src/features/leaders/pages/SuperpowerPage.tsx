import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import {
  useGetOwnLeadershipQuery,
  useWithdrawLeaderApplicationMutation,
  type OwnLeadership,
} from '../api.ts';
import { Application } from '../components/Application.tsx';
import { BadgeArt } from '../components/BadgeArt.tsx';
import { BadgeCard, Renewal } from '../components/BadgeCard.tsx';
import { MentoringSection } from '../components/Mentoring.tsx';
import { Nominate } from '../components/Nominate.tsx';
import { Training } from '../components/Training.tsx';
import { stepsOf } from '../trainingSteps.ts';
import { useSubmit } from '../useSubmit.ts';
import { formatDay, leaderStatusKind, titleOf } from '../labels.ts';
import styles from '../components/Leaders.module.css';

/** `/superpower`: the steps of a teacher or parent to the badge, and what follows it. */
export default function SuperpowerPage() {
  const query = useGetOwnLeadershipQuery();
  return (
    <div className={`wrap ${styles['page']}`}>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={240} />}
        failed={t('Your programme did not load')}
      >
        {(mine) => <Programme mine={mine} />}
      </QueryView>
    </div>
  );
}

function Programme({ mine }: { mine: OwnLeadership }) {
  const { kind, current } = mine;
  const standing = current?.standing;
  const badge = current && (standing === 'recognised' || standing === 'renewal_due') ? current : null;
  return (
    <>
      <h1>{titleOf(kind)}</h1>
      <p className={styles['lead']}>
        {kind === 'teacher'
          ? t('Teachers who carry reading through their school, and colleagues along with them.')
          : t('Parents who bring families and books together, and other families along with them.')}
      </p>
      {!badge && <Way kind={kind} at={standing} />}
      {badge && <BadgeCard story={badge} />}
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          {standing === 'renewal_due' && current && <Renewal story={current} />}
          {(!current || standing === 'draft' || standing === 'lapsed') &&
            (mine.may_apply_at ? (
              <Declined mine={mine} />
            ) : (
              <Application
                key={current?.id ?? 'new'}
                kind={kind}
                draft={standing === 'draft' ? current : null}
              />
            ))}
          {standing === 'submitted' && <Waiting />}
          {standing === 'training' && current && <Training story={current} />}
          <MentoringSection kind={kind} badge={badge} />
        </div>
        <div className={styles['stack']}>
          <Nominate kind={kind} />
          {mine.past.length > 0 && <Past mine={mine} />}
        </div>
      </div>
    </>
  );
}

/** The four stages, with the current one marked. */
function Way({ kind, at }: { kind: OwnLeadership['kind']; at: string | undefined }) {
  const minutes = stepsOf(kind).reduce((sum, step) => sum + step.minutes, 0);
  const stations = [
    { key: 'draft', title: t('Apply'), help: t('A few words about you') },
    { key: 'submitted', title: t('We read it'), help: t('A person answers') },
    {
      key: 'training',
      title: t('Train'),
      help: t('{steps} steps, {minutes} minutes in all', { steps: stepsOf(kind).length, minutes }),
    },
    { key: 'recognised', title: t('Your badge'), help: t('Valid for a year') },
  ];
  const here = Math.max(
    0,
    stations.findIndex(({ key }) => key === at),
  );
  return (
    <div className={styles['way']}>
      <BadgeArt kind={kind} size={112} />
      <ol>
        {stations.map(({ key, title, help }, index) => (
          <li key={key} data-done={index < here} aria-current={index === here ? 'step' : undefined}>
            <b>{title}</b>
            <small>{help}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Waiting() {
  const [withdraw] = useWithdrawLeaderApplicationMutation();
  const { busy, send } = useSubmit();
  return (
    <section className={styles['card']} aria-labelledby="waiting">
      <h2 id="waiting">{t('Your application is with us')}</h2>
      <p>{t('A person of our team reads it and answers by e-mail. There is nothing to do until then.')}</p>
      <div className={styles['row']}>
        <Button
          aria-disabled={busy || undefined}
          onClick={() => void send(() => withdraw(), t('Your application is taken back.'))}
        >
          {t('Take it back')}
        </Button>
      </div>
    </section>
  );
}

function Declined({ mine }: { mine: OwnLeadership }) {
  const reason = mine.past.find(({ standing }) => standing === 'declined')?.decline_reason;
  return (
    <section className={styles['card']} aria-labelledby="declined">
      <h2 id="declined">{t('Not this time')}</h2>
      {reason && (
        <p className={styles['quote']} dir="auto">
          {reason}
        </p>
      )}
      <p>{t('You can apply again from {day} on.', { day: formatDay(mine.may_apply_at ?? '') })}</p>
    </section>
  );
}

function Past({ mine }: { mine: OwnLeadership }) {
  return (
    <section aria-labelledby="past">
      <h2 id="past" className={styles['title']}>
        {t('Before')}
      </h2>
      <ul className={styles['past']}>
        {mine.past.map((story) => {
          const { kind, label } = leaderStatusKind(story.standing);
          return (
            <li key={story.id}>
              <Status kind={kind} label={label} />
              <span>{formatDay(story.ended_at ?? story.created_at)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
