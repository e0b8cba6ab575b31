import type { PublicListCard } from '@bookgrove/api-client';
import { Link } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { listsApi } from '../../reading-lists/index.ts';
import styles from './OpenLists.module.css';

/** Published reading lists of a library; not rendered where there are none. */
export function OpenLists({ slug }: { slug: string }) {
  const { data: lists = [] } = listsApi.useListPublicListsQuery(slug);
  if (lists.length === 0) return null;
  return (
    <section className={styles['lists']} aria-labelledby="open-lists">
      <h2 id="open-lists">{t('Reading lists from here')}</h2>
      <ul>
        {lists.map((list) => (
          <Card key={list.slug} list={list} />
        ))}
      </ul>
    </section>
  );
}

function Card({ list: { title, note, books_count, covers, url } }: { list: PublicListCard }) {
  return (
    <li>
      <span className={styles['fan']} aria-hidden="true">
        {covers.map((cover) => (
          <img key={cover.small} src={cover.medium} alt="" width={90} height={120} loading="lazy" />
        ))}
      </span>
      <div>
        <h3 dir="auto">
          <Link to={url}>{title}</Link>
        </h3>
        {note && (
          <p className={styles['note']} dir="auto">
            {note}
          </p>
        )}
        <p className="soft num">
          {t('{count, plural, one {# book} other {# books}}', { count: books_count })}
        </p>
      </div>
    </li>
  );
}
