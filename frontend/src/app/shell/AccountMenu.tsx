import { Link } from 'react-router-dom';
import type { User } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Popover } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCommandSearch } from '../commands/useCommandSearch.tsx';
import { paths } from '../paths.ts';
import { accountLinks } from './accountLinks.ts';
import styles from './AccountMenu.module.css';

/** The person's own menu behind their picture. */
export function AccountMenu({ user }: { user: User }) {
  const { search } = useCommandSearch();
  const name = `${user.first_name} ${user.last_name}`.trim();
  return (
    <>
      {user.role === 'student' && <StudentShortcuts />}
      <Popover
        className={`only-desktop ${styles['root']}`}
        button={(props) => (
          <button
            type="button"
            className={styles['me']}
            aria-label={t('{name}, account', { name })}
            {...props}
          >
            <Avatar person={user} size={48} round />
          </button>
        )}
      >
        {(close) => (
          <div className={styles['panel']}>
            <p>
              <b>{name}</b>
              {user.email ?? user.username}
            </p>
            <ul>
              {accountLinks(user).map(({ to, label, icon }) => (
                <li key={to}>
                  <Link to={to} onClick={close}>
                    <Icon name={icon} />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Popover>
      {search}
    </>
  );
}

/** What a child needs on every screen: their books, and a new story. */
function StudentShortcuts() {
  return (
    <nav className={styles['shortcuts']} aria-label={t('My places')}>
      <Link to={paths.readingLog} title={t('My books')} aria-label={t('My books')}>
        <Icon name="library" />
      </Link>
      <Link to={paths.storyIdeas} title={t('Write a story')} aria-label={t('Write a story')}>
        <Icon name="edit" />
      </Link>
    </nav>
  );
}
