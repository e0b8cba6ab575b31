import { Link, useLocation } from 'react-router-dom';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useListFilmDraftsQuery } from '../../films/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import inbox from '../Inbox.module.css';

/** Films of the school or the platform, for editors. */
export default function FilmDraftsPage() {
  const root = useLocation().pathname.startsWith('/admin-panel') ? '/admin-panel/films' : '/admin/films';
  const query = useListFilmDraftsQuery();
  return (
    <>
      <div className={inbox['head']}>
        <h1>{t('Films')}</h1>
        <ButtonLink tone="main" icon="plus" to={`${root}/new`}>
          {t('New film')}
        </ButtonLink>
      </div>
      <p className="soft">
        {root === '/admin/films'
          ? t('Your own films are shown in your school alone, beside those of the platform.')
          : t('These films are shown in every school.')}
      </p>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={260} />}
        failed={t('The films did not load')}
        isEmpty={(all) => all.length === 0}
        empty={<State scene="empty" title={t('You have no films of your own yet')} />}
      >
        {(all) => (
          <ul className={inbox['list']}>
            {all.map((film) => (
              <li key={film.id}>
                <Link to={`${root}/${film.id}`}>
                  <b>{film.title}</b>
                  <span className={inbox['end']}>
                    {film.published ? (
                      <Status kind="ok" label={t('Shown')} />
                    ) : (
                      <Status kind="off" label={t('Draft')} />
                    )}
                  </span>
                  <span className={inbox['text']}>/impact-films/{film.slug}</span>
                  <span className={inbox['end']}>
                    {film.editor_name} · {formatDateTime(film.updated_at)}
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
