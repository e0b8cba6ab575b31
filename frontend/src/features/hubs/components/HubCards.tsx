import { Link } from 'react-router-dom';
import { hubPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useListHubsQuery, type HubListItem } from '../api.ts';
import styles from './Hubs.module.css';

/** Hubs as cards. */
export function HubCards({ hubs }: { hubs: readonly HubListItem[] }) {
  return (
    <ul className={styles['cards']}>
      {hubs.map((hub) => (
        <li key={hub.id} className={styles['card']}>
          <span className={styles['art']}>
            <Art file="categories" name={hub.art} viewBox="0 0 56 56" />
          </span>
          <div className={styles['words']}>
            <h3 dir="auto">
              <Link to={hubPath(hub.slug)}>{hub.title}</Link>
            </h3>
            <p dir="auto">{hub.intro}</p>
            <p className="num">
              {t(
                '{ways, plural, one {# way} other {# ways}}, {stops, plural, one {# stop} other {# stops}}',
                {
                  ways: hub.routes_count,
                  stops: hub.stops_count,
                },
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Some hubs; nothing without any. */
export function HubsRow() {
  const { data } = useListHubsQuery({ limit: 4 });
  if (!data || data.count === 0) return null;
  return (
    <section className={styles['page']} aria-labelledby="some-hubs">
      <h2 id="some-hubs">{t('School hubs')}</h2>
      <HubCards hubs={data.results} />
      <p>
        <ButtonLink to={paths.hubs}>{t('Show all hubs')}</ButtonLink>
      </p>
    </section>
  );
}
