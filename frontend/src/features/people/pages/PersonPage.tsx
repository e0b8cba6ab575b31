import { useListAuditQuery } from '../../../api/audit.ts';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { guardiansPath } from '../../../app/paths.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { birthDateText, MergesOfStudent } from '../../classes/index.ts';
import { DataRequestButtons } from '../../privacy/index.ts';
import { ResetFactorDialog, ViewAsDialog } from '../../view-as/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Avatar, Initials } from '../../../ui/Avatar.tsx';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { LeaderMark } from '../../../ui/LeaderMark.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useResetSchoolPersonPasswordMutation,
  useResetUserPasswordMutation,
  usePerson,
  type PersonDetail,
} from '../api.ts';
import { useArea, type WorkArea } from '../workArea.ts';
import { AuditList } from '../components/AuditList.tsx';
import { FirstPasswordDialog } from '../components/FirstPasswordDialog.tsx';
import { countryName, fullName, personStatus, roleName } from '../model.ts';
import { usePersonActions } from '../usePersonActions.ts';
import styles from './PersonPage.module.css';

/** The data of one person, and which staff viewed it. Without an id: the requester's own. */
export default function PersonPage() {
  const { userId } = useParams();
  const me = useSelector(selectUser)?.id;
  const { area, list } = useArea();
  const query = usePerson(area, userId ?? me);
  return (
    <>
      <TextLink icon="before" to={list}>
        {area === 'platform' ? t('All users') : t('All people')}
      </TextLink>
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={40} />}
        failed={t('The person did not load')}
        missing={
          <State
            asPage
            scene="lost"
            title={t('There is no such person here')}
            actions={<ButtonLink to={list}>{t('All people')}</ButtonLink>}
          />
        }
      >
        {(person) => <Detail person={person} own={person.id === me} />}
      </QueryView>
    </>
  );
}

function Detail({ person, own }: { person: PersonDetail; own: boolean }) {
  const { area, edit } = useArea();
  const { archive, restore } = usePersonActions(area);
  const [password, setPassword] = useState<string | null>(null);
  const resetPassword = useResetPassword(person.id, setPassword);
  const [dialog, setDialog] = useState<'view' | 'reset' | null>(null);
  const { kind, label } = personStatus(person);
  const name = fullName(person);
  const facts: [string, string][] = [
    [t('Role'), roleName(person.role)],
    ...(area === 'platform' ? [[t('School'), person.school.name] as [string, string]] : []),
    [t('Email'), person.email ?? t('None')],
    [t('Username'), person.username],
    [t('Country'), person.country ? countryName(person.country) : t('Not said')],
    ...(person.role === 'student'
      ? [[t('Month of birth'), birthDateText(person) || t('Not said')] as [string, string]]
      : []),
    [t('Classes'), person.classes.map((one) => one.name).join(', ') || t('None')],
    [t('Devices logged in'), formatNumber(person.devices)],
    [t('Password'), person.has_password ? t('Set') : t('None yet')],
    ...(person.role === 'student'
      ? []
      : [[t('Second factor'), person.second_factor ? t('Set up') : t('None')] as [string, string]]),
    [t('Last seen'), person.last_seen_at ? formatAgo(person.last_seen_at) : t('Not yet')],
    [t('Added'), formatDateTime(person.created_at)],
    ...(person.archived_at
      ? [
          [
            t('Archived'),
            [formatDateTime(person.archived_at), person.archived_reason].filter(Boolean).join(': '),
          ] as [string, string],
        ]
      : []),
  ];
  usePageTitle(name);
  return (
    <>
      <div className={styles['head']}>
        {person.avatar || person.role === 'student' ? (
          <Avatar person={person} size={72} round />
        ) : (
          <span className={styles['initials']}>
            <Initials id={person.id} first={person.first_name} last={person.last_name} />
          </span>
        )}
        <div>
          <h1 dir="auto">
            {name}
            {person.leader && <LeaderMark role={person.role} />}
          </h1>
          <Status kind={kind} label={label} />
        </div>
        <div className={styles['actions']}>
          {area === 'school' && person.role === 'student' && person.status === 'active' && (
            <ButtonLink icon="people" to={guardiansPath(person.id)}>
              {t('Guardians')}
            </ButtonLink>
          )}
          {!own && mayBeViewed(person, area) && (
            <Button icon="eye" onClick={() => setDialog('view')}>
              {t('View as')}
            </Button>
          )}
          {!own && person.second_factor && mayBeReset(person, area) && (
            <Button icon="lock" onClick={() => setDialog('reset')}>
              {t('Reset second factor')}
            </Button>
          )}
          {!own && (
            <Button icon="key" onClick={() => void resetPassword()}>
              {t('New password')}
            </Button>
          )}
          {!own &&
            (person.status === 'active' ? (
              <Button icon="archive" onClick={() => archive([person])}>
                {t('Archive')}
              </Button>
            ) : (
              <Button icon="retry" onClick={() => restore([person])}>
                {t('Restore')}
              </Button>
            ))}
          <ButtonLink tone="main" icon="edit" to={edit(person.id)}>
            {t('Edit')}
          </ButtonLink>
        </div>
      </div>
      <dl className={styles['facts']}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {area === 'school' && !own && person.role !== 'community' && person.role !== 'student' && (
        <section className={styles['data']} aria-label={t('Data of this person')}>
          <DataRequestButtons personId={person.id} name={name} />
        </section>
      )}
      {area === 'school' && person.role === 'student' && <MergesOfStudent personId={person.id} />}
      <History subject={person.id} />
      {dialog === 'view' && <ViewAsDialog person={person} area={area} onClose={() => setDialog(null)} />}
      {dialog === 'reset' && (
        <ResetFactorDialog person={person} area={area} onClose={() => setDialog(null)} />
      )}
      <FirstPasswordDialog
        name={person.first_name}
        username={person.email ?? person.username}
        password={password}
        onClose={() => setPassword(null)}
      />
    </>
  );
}

/** Whether staff of this area may view as this person; the server checks again. */
const mayBeViewed = ({ role, is_staff, status }: PersonDetail, area: WorkArea): boolean =>
  status === 'active' &&
  !is_staff &&
  (area === 'platform' ? role !== 'platform_admin' : role === 'student' || role === 'teacher');

const mayBeReset = ({ role }: PersonDetail, area: WorkArea): boolean =>
  area === 'platform' || role === 'teacher' || role === 'parent';

function useResetPassword(id: string, shown: (password: string) => void): () => Promise<void> {
  const { area } = useArea();
  const dispatch = useDispatch();
  const [resetHere] = useResetSchoolPersonPasswordMutation();
  const [resetThere] = useResetUserPasswordMutation();
  return async () => {
    const { data, error } = await (area === 'school' ? resetHere(id) : resetThere(id));
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else shown(data.first_password);
  };
}

/** Audit entries about this person, newest first. A viewing is one entry here, not one for each page that was read. */
function History({ subject }: { subject: string }) {
  const query = useListAuditQuery({ subject, brief: true, limit: 10 });
  const { audit } = useArea();
  return (
    <section className={styles['history']}>
      <div>
        <h2>{t('Who looked and what changed')}</h2>
        <TextLink to={`${audit}?subject=${subject}`}>{t('All entries')}</TextLink>
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={60} />}
        failed={t('The entries did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<p className="soft">{t('Nothing has been written down yet.')}</p>}
      >
        {({ results }) => <AuditList entries={results} />}
      </QueryView>
    </section>
  );
}
