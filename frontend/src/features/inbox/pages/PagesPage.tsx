import { Link, useLocation } from 'react-router-dom';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useListPagesQuery, LANGUAGES } from '../../content/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import styles from '../Inbox.module.css';

/** The public pages that the school or the platform can edit. */
export default function PagesPage() {
  const { pathname } = useLocation();
  const query = useListPagesQuery();
  const editor = pathname.startsWith('/admin-panel') ? '/admin-panel/page' : '/admin/pages';
  return (
    <>
      <div className={styles['head']}>
        <h1>{t('Pages')}</h1>
      </div>
      <p className="soft">
        {t('What everybody can read about this place. Until you write, the words that came along are shown.')}
      </p>
      <QueryView query={query} skeleton={<SkeletonLine height={260} />} failed={t('The pages did not load')}>
        {(pages) => (
          <ul className={styles['list']}>
            {pages.map(({ slug, title, own_locales, updated_at, editor_name }) => (
              <li key={slug}>
                <Link to={`${editor}/${slug}`}>
                  <b>{title}</b>
                  <span className={styles['end']}>
                    {own_locales.length > 0 ? (
                      <Status
                        kind="ok"
                        label={t('Own words: {languages}', {
                          languages: own_locales.map((one) => LANGUAGES[one] ?? one).join(', '),
                        })}
                      />
                    ) : (
                      <Status kind="off" label={t('As it came')} />
                    )}
                  </span>
                  <span className={styles['text']}>/{slug}</span>
                  <span className={styles['end']}>
                    {updated_at && `${editor_name ?? ''} · ${formatDateTime(updated_at)}`}
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
