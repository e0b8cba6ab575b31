import { may } from '@bookgrove/contract';
import { Link } from 'react-router-dom';
import { canUpload, hasOwnAccount } from '../../api/session.ts';
import type { User } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Popover } from '../../ui/Disclosure.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { dashboardPath, paths } from '../paths.ts';
import styles from './AccountMenu.module.css';

/** A link to the family for guardians; to the consents for children. */
const familyEntries = ({ role }: User): { to: string; label: string; icon: IconName }[] => {
  if (role === 'parent') return [{ to: paths.family, label: t('My family'), icon: 'home' }];
  if (role === 'student') return [{ to: paths.myConsents, label: t('What my family allows'), icon: 'check' }];
  return [];
};

/** The person's own menu behind their picture. */
export function AccountMenu({ user }: { user: User }) {
  const name = `${user.first_name} ${user.last_name}`.trim();
  const entries: { to: string; label: string; icon: IconName }[] = [
    { to: dashboardPath(user), label: t('Dashboard'), icon: 'chart' },
    ...familyEntries(user),
    ...(user.permissions?.includes('leader.be')
      ? [
          {
            to: paths.superpower,
            label: user.role === 'parent' ? t('Superpower Parent') : t('Superpower Teacher'),
            icon: 'star' as const,
          },
        ]
      : []),
    ...(canUpload(user) ? [{ to: paths.upload, label: t('Upload a book'), icon: 'upload' as const }] : []),
    ...(user.role === 'school_admin'
      ? [
          { to: paths.adminBooks, label: t('Books of the school'), icon: 'library' as const },
          { to: paths.adminUsers, label: t('People of the school'), icon: 'people' as const },
        ]
      : []),
    ...(user.is_staff
      ? [
          { to: paths.platformBooks, label: t('All schools’ books'), icon: 'library' as const },
          { to: paths.platformUsers, label: t('All users'), icon: 'people' as const },
        ]
      : []),
    ...(user.role === 'community'
      ? []
      : [{ to: paths.account, label: t('My account'), icon: 'person' as const }]),
    ...(hasOwnAccount(user)
      ? [{ to: paths.accountSecurity, label: t('Security'), icon: 'lock' as const }]
      : []),
    { to: paths.devices, label: t('Your devices'), icon: 'device' },
    ...(user.role === 'community'
      ? []
      : [{ to: paths.readingApps, label: t('Reading apps'), icon: 'read' as const }]),
    ...(may(user.role, 'data.ask')
      ? [{ to: paths.accountPrivacy, label: t('Your data'), icon: 'file' as const }]
      : []),
    { to: paths.logout, label: t('Logout'), icon: 'out' },
  ];
  return (
    <Popover
      className={`only-desktop ${styles['root']}`}
      button={(props) => (
        <button type="button" className={styles['me']} aria-label={t('{name}, account', { name })} {...props}>
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
            {entries.map(({ to, label, icon }) => (
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
  );
}
