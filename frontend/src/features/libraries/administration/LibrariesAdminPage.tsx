import { Link, useLocation } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { inboxStyles as inbox } from '../../inbox/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { librariesApi } from '../api.ts';
import { placeText } from '../labels.ts';

/** Libraries of the school or the platform, for administrators. */
export default function LibrariesAdminPage() {
  const root = useLocation().pathname.startsWith('/admin-panel')
    ? '/admin-panel/libraries'
    : '/admin/libraries';
  const query = librariesApi.useListLibraryDraftsQuery();
  return (
    <>
      <div className={inbox['head']}>
        <h1>{t('Libraries')}</h1>
        <ButtonLink tone="main" icon="plus" to={`${root}/new`}>
          {t('New library')}
        </ButtonLink>
      </div>
      <p className="soft">{t('An open library is found at every school, with its page and its books.')}</p>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={260} />}
        failed={t('The libraries did not load')}
        isEmpty={(all) => all.length === 0}
        empty={<State scene="empty" title={t('You have no library yet')} />}
      >
        {(all) => (
          <ul className={inbox['list']}>
            {all.map((library) => (
              <li key={library.id}>
                <Link to={`${root}/${library.id}`}>
                  <b>{library.name}</b>
                  <span className={inbox['end']}>
                    <Status
                      kind={library.shown ? 'ok' : 'off'}
                      label={library.shown ? t('Open') : t('Closed')}
                    />
                  </span>
                  <span className={inbox['text']}>/libraries/{library.slug}</span>
                  <span className={inbox['end']}>
                    {placeText(library)} ·{' '}
                    {t('{count, plural, one {# book} other {# books}}', { count: library.books })}
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
