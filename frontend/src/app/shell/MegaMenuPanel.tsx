import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { canUpload, selectUser } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { Art } from '../../ui/Art.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { paths } from '../paths.ts';
import type { SectionId } from './menu.rules.ts';
import { useMenuSections, type MenuGroup } from './menu.ts';
import styles from './MegaMenu.module.css';

/** The panel of a section of the wide menu: columns of links and one card. */
export function MegaMenuPanel({ section }: { section: SectionId }) {
  const groups = useMenuSections()[section];
  const user = useSelector(selectUser);
  return (
    <div className={styles['panel']} id={`menu-${section}`}>
      <div className="wrap">
        <div className={styles['inner']}>
          <div className={styles['columns']}>
            {groups.map((group) => (
              <Column key={group.title} group={group} />
            ))}
          </div>
          <div className={styles['feature']}>
            <Art
              file="login"
              name={canUpload(user) ? 'teacher' : 'student'}
              viewBox="0 0 360 300"
              fit="xMidYMin slice"
            />
            <div>
              {canUpload(user) ? (
                <>
                  <h3>{t('Bring a book along')}</h3>
                  <p>{t('EPUB or PDF. We check it, and it is in the library in a minute.')}</p>
                  <ButtonLink tone="main" to={paths.upload}>
                    {t('Upload a book')}
                  </ButtonLink>
                </>
              ) : user ? (
                <>
                  <h3>{t('Read one more')}</h3>
                  <p>{t('The library remembers your page, on every device.')}</p>
                  <ButtonLink tone="main" to={paths.library}>
                    {t('Find a book')}
                  </ButtonLink>
                </>
              ) : (
                <>
                  <h3>{t('Your page is kept')}</h3>
                  <p>{t('Log in, and the library opens your book where you stopped.')}</p>
                  <ButtonLink tone="main" to={paths.login}>
                    {t('Log in')}
                  </ButtonLink>
                </>
              )}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function Column({ group }: { group: MenuGroup }) {
  return (
    <section
      className={group.entries.length > 4 ? `${styles['column']} ${styles['wide']}` : styles['column']}
    >
      <h2>{group.title}</h2>
      <ul>
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <Link className={styles['entry']} to={entry.to}>
              <Art file="categories" name={entry.art} viewBox="0 0 56 56" />
              <span>
                <b>{entry.label}</b>
                <span className="num">{entry.help}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
