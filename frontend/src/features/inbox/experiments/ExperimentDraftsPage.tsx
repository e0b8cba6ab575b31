import { Link } from 'react-router-dom';
import { experimentEditorPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useListExperimentDraftsQuery, agesOf, timeOf } from '../../experiments/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import inbox from '../Inbox.module.css';

/** Experiments, for editors. */
export default function ExperimentDraftsPage() {
  const query = useListExperimentDraftsQuery();
  return (
    <>
      <div className={inbox['head']}>
        <h1>{t('Experiments')}</h1>
        <ButtonLink tone="main" icon="plus" to={experimentEditorPath()}>
          {t('New experiment')}
        </ButtonLink>
      </div>
      <p className="soft">
        {t('They are the same in every school. Children do them alone: safety comes first.')}
      </p>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={260} />}
        failed={t('The experiments did not load')}
      >
        {(all) => (
          <ul className={inbox['list']}>
            {all.map((one) => (
              <li key={one.slug}>
                <Link to={experimentEditorPath(one.slug)}>
                  <b>{one.title}</b>
                  <span className={inbox['end']}>
                    {one.hidden ? (
                      <Status kind="off" label={t('Hidden')} />
                    ) : (
                      <Status kind="ok" label={t('Shown')} />
                    )}
                  </span>
                  <span className={inbox['text']}>{one.summary}</span>
                  <span className={inbox['end']}>
                    {agesOf(one)} · {timeOf(one)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}
