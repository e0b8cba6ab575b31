import { useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { coursePath, courses, loginPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useAnswerInvitationOfLinkMutation, useGetInvitationOfLinkQuery } from '../api.ts';
import styles from '../components/Courses.module.css';

/** An invitation to a course by the link of its e-mail: it is accepted or declined here. */
export default function InvitationPage() {
  const { token = '' } = useParams();
  const here = useLocation().pathname;
  const user = useSelector(selectUser);
  const query = useGetInvitationOfLinkQuery(token);
  const [answer, answering] = useAnswerInvitationOfLinkMutation();
  usePageTitle(t('Invitation'));
  const send = (accept: boolean) => answer({ token, invitationAnswerBody: { accept } });
  return (
    <div className={`wrap ${styles['invitation']}`}>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The invitation did not load')}
        missing={
          <State scene="lost" title={t('This link does not work any more')}>
            <ButtonLink to={courses}>{t('All courses')}</ButtonLink>
          </State>
        }
      >
        {({ course, intro, invited_by: by, state, needs_account }) => (
          <section aria-labelledby="invited">
            <p>{by ? t('{name} invites you.', { name: by }) : t('You are invited')}</p>
            <h1 id="invited" dir="auto">
              {course.name}
            </h1>
            {intro && <p dir="auto">{intro}</p>}
            {state === 'accepted' ? (
              <>
                <p role="status">{t('You have accepted. The course waits for you.')}</p>
                <p>
                  <ButtonLink tone="main" iconEnd="next" to={coursePath(course)}>
                    {t('Open the course')}
                  </ButtonLink>
                </p>
              </>
            ) : state === 'declined' ? (
              <p role="status">{t('You have declined. Nothing more is asked of you.')}</p>
            ) : (
              <>
                <p>
                  <ButtonLink to={coursePath(course)}>{t('Look at the course first')}</ButtonLink>
                </p>
                {answering.error ? (
                  <p className={styles['warn']} role="alert">
                    {normalizeError(answering.error).message}
                  </p>
                ) : null}
                <div className="row">
                  {needs_account && !user ? (
                    <ButtonLink tone="main" to={loginPath(here)}>
                      {t('Log in to join')}
                    </ButtonLink>
                  ) : (
                    <Button tone="main" disabled={answering.isLoading} onClick={() => void send(true)}>
                      {t('Join the course')}
                    </Button>
                  )}
                  <Button disabled={answering.isLoading} onClick={() => void send(false)}>
                    {t('No, thank you')}
                  </Button>
                </div>
              </>
            )}
          </section>
        )}
      </QueryView>
    </div>
  );
}
