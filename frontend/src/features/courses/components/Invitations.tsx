import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { coursePath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useAnswerCourseInvitationMutation, useListCourseInvitationsQuery } from '../api.ts';
import styles from './Courses.module.css';

/** Courses to which somebody invites the signed-in person; nothing without an invitation. */
export function Invitations() {
  const dispatch = useDispatch();
  const invitations = useListCourseInvitationsQuery().data?.results ?? [];
  const [answer, answering] = useAnswerCourseInvitationMutation();
  if (invitations.length === 0) return null;
  const send = async (id: string, accept: boolean) => {
    const { error } = await answer({ id, invitationAnswerBody: { accept } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <section className={styles['part']} aria-labelledby="invitations">
      <h2 id="invitations">{t('You are invited')}</h2>
      <ul className={styles['outcomes']}>
        {invitations.map(({ id, invited_by: by, course }) => (
          <li key={id}>
            <p>
              <Link to={coursePath(course)} dir="auto">
                {course.name}
              </Link>
            </p>
            {by && <p dir="auto">{t('{name} invites you.', { name: by })}</p>}
            <div className="row">
              <Button tone="main" disabled={answering.isLoading} onClick={() => void send(id, true)}>
                {t('Join the course')}
              </Button>
              <Button disabled={answering.isLoading} onClick={() => void send(id, false)}>
                {t('No, thank you')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
