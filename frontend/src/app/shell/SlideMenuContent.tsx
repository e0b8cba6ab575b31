import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { canUpload, selectUser } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { openPicker, useModeView } from '../../shared/modes.ts';
import { useTenant } from '../../shared/tenant.ts';
import { Art } from '../../ui/Art.tsx';
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { paths } from '../paths.ts';
import { phoneLinks } from './accountLinks.ts';
import LanguageList from './LanguageList.tsx';
import { sectionsFor, type SectionId } from './menu.rules.ts';
import { sectionTitle, studentPlaces, useMenuSections, type MenuEntry } from './menu.ts';
import styles from './SlideMenu.module.css';

/** The collapsible groups of the menu, and the person's own actions at its bottom. */
export function SlideMenuContent({ onLeave }: { onLeave: () => void }) {
  const tenant = useTenant();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const own = user && phoneLinks(user);
  const menu = useMenuSections();
  const sections = sectionsFor(user, useModeView());
  const [unfolded, setUnfolded] = useState<SectionId | null>(user?.role === 'student' ? null : 'books');
  // What a child uses daily is open at once; it is not repeated in the group below.
  const places = user?.role === 'student' ? studentPlaces(menu) : [];
  return (
    <div className={styles['scroll']}>
      {places.length > 0 && (
        <nav className={styles['groups']} aria-label={t('My places')}>
          <ul>
            {places.map((entry) => (
              <MenuLink key={entry.to} entry={entry} />
            ))}
          </ul>
        </nav>
      )}
      <nav className={styles['groups']} aria-label={t('Main')}>
        {sections.map((id) => (
          <div key={id}>
            <button
              type="button"
              aria-expanded={unfolded === id}
              onClick={() => setUnfolded(unfolded === id ? null : id)}
            >
              {sectionTitle(id)}
              <Icon name="down" />
            </button>
            {unfolded === id && (
              <ul>
                {menu[id]
                  .flatMap(({ entries }) => entries)
                  .filter(({ to }) => !places.some((place) => place.to === to))
                  .map((entry) => (
                    <MenuLink key={entry.to} entry={entry} />
                  ))}
              </ul>
            )}
          </div>
        ))}
      </nav>
      <div className={styles['foot']}>
        {tenant?.['switchboard'] === true && (
          <Button
            icon="modes"
            aria-haspopup="dialog"
            onClick={() => {
              onLeave();
              dispatch(openPicker());
            }}
          >
            {t('Select a Different Mode')}
          </Button>
        )}
        {canUpload(user) && (
          <ButtonLink tone="book" icon="upload" to={paths.upload} replace>
            {t('Upload a book')}
          </ButtonLink>
        )}
        {own?.above
          .filter(({ to }) => !places.some((place) => place.to === to))
          .map(({ to, label, icon }) => (
            <TextLink key={to} icon={icon} to={to} replace>
              {label}
            </TextLink>
          ))}
        <LanguageList />
        {own ? (
          own.below.map(({ to, label, icon }) => (
            <TextLink key={to} icon={icon} to={to} replace className={styles['logout']}>
              {label}
            </TextLink>
          ))
        ) : (
          <ButtonLink tone="main" to={paths.login} replace>
            {t('Log in')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

const MenuLink = ({ entry: { to, art, label } }: { entry: MenuEntry }) => (
  <li>
    <Link to={to} replace>
      <Art file="categories" name={art} viewBox="0 0 56 56" />
      {label}
    </Link>
  </li>
);
