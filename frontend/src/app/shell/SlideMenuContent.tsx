import { may } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { canUpload, hasOwnAccount, selectUser } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { openPicker, useModeView } from '../../shared/modes.ts';
import { useTenant } from '../../shared/tenant.ts';
import { Art } from '../../ui/Art.tsx';
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { dashboardPath, paths } from '../paths.ts';
import LanguageList from './LanguageList.tsx';
import { sectionsFor, type SectionId } from './menu.rules.ts';
import { sectionTitle, useMenuSections } from './menu.ts';
import styles from './SlideMenu.module.css';

/** The collapsible groups of the menu, and the person's own actions at its bottom. */
export function SlideMenuContent({ onLeave }: { onLeave: () => void }) {
  const tenant = useTenant();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const menu = useMenuSections();
  const sections = sectionsFor(user, useModeView());
  const [unfolded, setUnfolded] = useState<SectionId | null>('books');
  return (
    <>
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
                  .map((entry) => (
                    <li key={entry.to}>
                      <Link to={entry.to}>
                        <Art file="categories" name={entry.art} viewBox="0 0 56 56" />
                        {entry.label}
                      </Link>
                    </li>
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
          <ButtonLink tone="book" icon="upload" to={paths.upload}>
            {t('Upload a book')}
          </ButtonLink>
        )}
        {user && (
          <TextLink icon="chart" to={dashboardPath(user)}>
            {t('Dashboard')}
          </TextLink>
        )}
        {user && user.role !== 'community' && (
          <TextLink icon="person" to={paths.account}>
            {t('My account')}
          </TextLink>
        )}
        {user && may(user.role, 'data.ask') && (
          <TextLink icon="file" to={paths.accountPrivacy}>
            {t('Your data')}
          </TextLink>
        )}
        {hasOwnAccount(user) && (
          <TextLink icon="lock" to={paths.accountSecurity}>
            {t('Security')}
          </TextLink>
        )}
        <LanguageList />
        {user ? (
          <>
            <TextLink icon="device" to={paths.devices} className={styles['logout']}>
              {t('Your devices')}
            </TextLink>
            {user.role !== 'community' && (
              <TextLink icon="read" to={paths.readingApps} className={styles['logout']}>
                {t('Reading apps')}
              </TextLink>
            )}
            <TextLink icon="out" to={paths.logout} className={styles['logout']}>
              {t('Logout')}
            </TextLink>
          </>
        ) : (
          <ButtonLink tone="main" to={paths.login}>
            {t('Log in')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
