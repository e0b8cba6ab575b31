import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { personName } from '../../../ui/WorkHead.tsx';
import { workApi } from '../api.ts';
import styles from './Work.module.css';

/** Students of a class who asked for help, the newest first; a teacher says that they have helped. */
export function AskedForHelp({ classId }: { classId: string }) {
  const dispatch = useDispatch();
  const query = workApi.useListHelpRequestsQuery(classId);
  const [answer, { isLoading }] = workApi.useAnswerHelpRequestMutation();

  const done = async (id: string) => {
    const { error } = await answer(id);
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };

  return (
    <section>
      <h2>{t('Asked for help')}</h2>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={80} />}
        failed={t('The requests did not load')}
      >
        {({ results }) =>
          results.length === 0 ? (
            <p>{t('Nobody is waiting for help.')}</p>
          ) : (
            <ul className={styles['list']}>
              {results.map(({ id, student, title, path, words, asked_at: at }) => (
                <li key={id} className={styles['row']}>
                  <span className="row">
                    <Avatar person={student} size={40} />
                    <b>{personName(student)}</b>
                    <time dateTime={at} title={formatDateTime(at)}>
                      {formatAgo(at)}
                    </time>
                  </span>
                  {path ? (
                    <Link to={path} dir="auto">
                      {title}
                    </Link>
                  ) : (
                    <span>{t('Something else')}</span>
                  )}
                  {words && <span dir="auto">“{words}”</span>}
                  <span>
                    <Button
                      size="sm"
                      icon="check"
                      disabled={isLoading}
                      aria-label={t('I have helped {name}', { name: personName(student) })}
                      onClick={() => void done(id)}
                    >
                      {t('I have helped')}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}
