import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useGetSignUpOptionsQuery } from '../api.ts';
import { AccountScreen } from '../components/AccountScreen.tsx';
import { AgeStep, type Age } from './AgeStep.tsx';
import { RegisterForm, type Registered } from './RegisterForm.tsx';
import styles from './RegisterPage.module.css';
import { keepWaitingRegistration, waitingRegistration } from './waitingRegistration.ts';
import { WaitingScreen } from './WaitingScreen.tsx';
import { Welcome } from './Welcome.tsx';

type Role = 'student' | 'teacher';

/** Registration: choice of role, age, form, welcome or the wait for a guardian. */
export default function RegisterPage() {
  const [params] = useSearchParams();
  const options = useGetSignUpOptionsQuery();
  const [welcomed, setWelcomed] = useState<Registered | null>(null);
  const [age, setAge] = useState<Age | null>(null);
  const [waiting, setWaiting] = useState(waitingRegistration);
  const tenant = useTenant();
  const role = (['student', 'teacher', 'parent'] as const).find((one) => one === params.get('as')) ?? null;
  const asksAge = role !== null && role !== 'parent' && age === null;
  const step = welcomed ? 'welcome' : waiting ? 'waiting' : `${role ?? 'choice'}${asksAge ? '-age' : ''}`;
  useHeadingFocus(step);
  if (welcomed)
    return (
      <AccountScreen>
        <Welcome {...welcomed} />
      </AccountScreen>
    );
  if (waiting)
    return (
      <AccountScreen>
        <WaitingScreen
          waiting={waiting}
          onElse={() => {
            keepWaitingRegistration(null);
            setWaiting(null);
          }}
        />
      </AccountScreen>
    );
  return (
    <AccountScreen
      end={
        role ? (
          <ButtonLink icon="before" to={paths.register} replace>
            {t('Back')}
          </ButtonLink>
        ) : undefined
      }
    >
      <QueryView query={options} skeleton={<SkeletonLine height={320} />} failed={t('The form did not load')}>
        {({ open, roles, site_key }) => {
          if (!open) return <Closed />;
          if (!role) return <Choice roles={roles} />;
          // A guardian needs a letter, which only schools issue.
          if (role === 'parent' && !tenant) return <Choice roles={roles} />;
          if (role !== 'parent' && !roles.includes(role)) return <ByInvitation />;
          if (asksAge) return <AgeStep onAnswer={setAge} />;
          return (
            <RegisterForm
              role={role}
              age={role === 'parent' ? undefined : (age ?? undefined)}
              siteKey={site_key}
              onDone={setWelcomed}
              onWaiting={(next) => {
                keepWaitingRegistration(next);
                setWaiting(next);
              }}
            />
          );
        }}
      </QueryView>
    </AccountScreen>
  );
}

function Choice({ roles }: { roles: Role[] }) {
  const tenant = useTenant();
  const cards: { role: Role; title: string; text: string }[] = [
    {
      role: 'student',
      title: t('Student'),
      text: t('You read books and keep your place in them. Your own e-mail address comes with you.'),
    },
    {
      role: 'teacher',
      title: t('Teacher'),
      text: roles.includes('teacher')
        ? t('You look around and read before your school joins. Classes come with a school.')
        : t('You teach at this school. Its office sends you an invitation.'),
    },
  ];
  return (
    <>
      <div className={styles['intro']}>
        <h1>{t('Who are you?')}</h1>
        <p className="soft">
          {tenant
            ? t('Has your teacher given you a class code? Then you have an account already: log in with it.')
            : t('Choose a picture to make your account.')}
        </p>
      </div>
      <ul className={styles['roles']}>
        {cards.map(({ role, title, text }) => (
          <li key={role}>
            <Link className={styles['role']} to={`${paths.register}?as=${role}`}>
              <Art file="login" name={role} viewBox="0 0 360 300" fit="xMidYMax slice" />
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
                <span className={styles['go']}>
                  <Icon name="next" />
                </span>
              </div>
            </Link>
          </li>
        ))}
      </ul>
      {tenant && (
        <p className={styles['else']}>
          <TextLink icon="mail" to={`${paths.register}?as=parent`}>
            {t('I am a parent: I have a letter with a code')}
          </TextLink>
        </p>
      )}
      <p className={styles['else']}>
        <TextLink to={paths.login}>{t('I have an account: log in')}</TextLink>
      </p>
    </>
  );
}

function ByInvitation() {
  return (
    <State
      scene="gate"
      asPage
      title={t('Teachers come by invitation')}
      actions={
        <>
          <ButtonLink tone="main" size="lg" to={paths.login}>
            {t('Login')}
          </ButtonLink>
          <TextLink to={paths.library}>{t('Go to the library')}</TextLink>
        </>
      }
    >
      <p>
        {t(
          'A teacher sees children’s names and work, so the school itself lets its teachers in. Ask the office to send you an invitation.',
        )}
      </p>
    </State>
  );
}

function Closed() {
  return (
    <State
      scene="gate"
      asPage
      title={t('Registration is closed')}
      actions={
        <ButtonLink tone="main" size="lg" to={paths.login}>
          {t('Login')}
        </ButtonLink>
      }
    >
      <p>{t('Nobody can register here at the moment. If you have an account, log in.')}</p>
    </State>
  );
}

/** Move the focus to the heading, so that screen readers announce the new step. */
function useHeadingFocus(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (step === 'welcome') return; // its button takes the focus
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [step]);
}
