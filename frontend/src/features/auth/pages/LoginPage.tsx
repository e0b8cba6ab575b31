import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetSignUpOptionsQuery } from '../api.ts';
import { useCompleteSignIn } from '../useCompleteSignIn.ts';
import { SsoReturn, SsoMethods } from '../../sso/index.ts';
import { LazyReadPage } from '../../../shared/LazyReadPage.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { Splash } from '../../../ui/Splash.tsx';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { ClassCodeStep } from '../components/ClassCodeStep.tsx';
import { CommunityStep } from '../components/CommunityStep.tsx';
import { EmailStep, type EmailRole } from '../components/EmailStep.tsx';
import { NamesStep } from '../components/NamesStep.tsx';
import { PasskeyButton } from '../components/PasskeyButton.tsx';
import { RoleChoice } from '../components/RoleChoice.tsx';
import { StepDots } from '../components/StepDots.tsx';
import { StudentStep } from '../components/StudentStep.tsx';
import { EMAIL_STEPS, stepNumber, useSteps, type LoginStep } from '../steps.ts';
import { useBadge, useBadgeOfLink } from '../useBadge.ts';
import { useClearRefusals } from '../useClearRefusals.ts';
import styles from './LoginPage.module.css';

// Loaded on demand: rarely needed, and it contains the set-up.
const SecondFactorStep = lazy(() => import('../components/SecondFactorStep.tsx'));
// At the platform's address only.
const SchoolFinder = lazy(() => import('../components/SchoolFinder.tsx'));
const ScanStep = lazy(() => import('../scan/ScanStep.tsx'));

/** The sign-in page, one step at a time. */
export default function LoginPage() {
  const tenant = useTenant();
  const [params] = useSearchParams();
  const { step: asked, collected, at, go, back } = useSteps();
  // Classes and community passwords belong to a school; on the platform's host there is only e-mail and password.
  const atSchool = tenant !== null;
  const step = atSchool || asked === 'factor' || isEmailStep(asked) ? asked : 'choice';
  const first = step === 'choice';
  const role = (Object.keys(EMAIL_STEPS) as EmailRole[]).find((one) => EMAIL_STEPS[one] === step);
  useNewStep(step);
  const { succeed } = useCompleteSignIn();
  // Replaces the step with the camera in the history, so that Back skips it.
  const show = useBadge((badge) => go('student', badge, true));
  const waiting = useBadgeOfLink(show);
  if (waiting) return <Splash />;
  const { code, ticket, student } = collected;
  const identifier = ticket ? { ticket } : { code: code ?? '' };

  return (
    <div className={first ? styles['screen'] : `${styles['screen']} ${styles['inner']}`}>
      <SkipLink label={t('Skip to log in')} />
      <header className={`wrap ${styles['bar']}`}>
        {first ? (
          <Logo />
        ) : (
          <Button icon="before" onClick={back}>
            {t('Back')}
          </Button>
        )}
        <StepDots place={stepNumber(step, atSchool)} />
      </header>
      <main id="main" className="wrap">
        {step === 'choice' && (
          <>
            <RoleChoice at={at} atSchool={atSchool}>
              {tenant === null && (
                <Suspense fallback={<div className={styles['finder']} />}>
                  <SchoolFinder />
                </Suspense>
              )}
            </RoleChoice>
            <div className={styles['more']}>
              <LazyReadPage />
              <NewHere />
              {atSchool && <SsoMethods next={params.get('next')} />}
            </div>
          </>
        )}
        {step === 'sso' && (
          <Suspense>
            <SsoReturn onSignedIn={succeed} />
          </Suspense>
        )}
        {role && (
          <>
            <EmailStep role={role} />
            <div className={styles['more']}>
              <PasskeyButton />
              {atSchool && <SsoMethods next={params.get('next')} />}
            </div>
          </>
        )}
        {step === 'factor' && collected.factor && (
          <Suspense>
            <SecondFactorStep needed={collected.factor} />
          </Suspense>
        )}
        {step === 'community' && <CommunityStep parent={at('parent')} />}
        {step === 'class' && (
          <ClassCodeStep
            typed={code ?? ''}
            scan={at('scan')}
            email={at('student-email')}
            onLeave={(typed) => go('class', { code: typed }, true)}
            onFound={(found) => go('names', { code: found })}
          />
        )}
        {step === 'scan' && (
          <Suspense fallback={null}>
            <ScanStep onBadge={show} onLeave={() => go('class', {}, true)} />
          </Suspense>
        )}
        {step === 'names' && code && (
          <NamesStep code={code} onChosen={(chosen) => go('student', { code, student: chosen })} />
        )}
        {step === 'student' && student && (
          <StudentStep student={student} identifier={identifier} scan={at('scan')} />
        )}
      </main>
    </div>
  );
}

/** The way to an account, where people may register by themselves. */
function NewHere() {
  const { data } = useGetSignUpOptionsQuery();
  if (!data?.open) return null;
  return <TextLink to={paths.register}>{t('New here? Make an account')}</TextLink>;
}

const isEmailStep = (step: LoginStep): boolean => (Object.values(EMAIL_STEPS) as LoginStep[]).includes(step);

/** Announce the new step to screen readers and clear the errors of the previous one. */
function useNewStep(step: string): void {
  const before = useRef(step);
  const forgetRefusals = useClearRefusals();
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    forgetRefusals();
    // Fields with autofocus take precedence.
    if (document.activeElement instanceof HTMLInputElement) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus();
    }
  }, [step, forgetRefusals]);
}
