import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { canUpload, selectSession } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { categoryName } from '../../shared/categoryName.ts';
import { useLeadingCategories } from '../../shared/leadingCategories.ts';
import { useTenant } from '../../shared/tenant.ts';
import { dashboardPath, libraryPath, paths } from '../paths.ts';
import { Logo } from '../../ui/Logo.tsx';
import LanguageList from './LanguageList.tsx';
import styles from './Footer.module.css';

/** The footer of the public pages. The school comes first; the platform is named once. */
export default function Footer() {
  const tenant = useTenant();
  const { phase, user } = useSelector(selectSession);
  const categories = useLeadingCategories() ?? [];
  const columns: { title: string; links: { to: string; label: string }[] }[] = [
    {
      title: t('Books'),
      links: [
        { to: paths.library, label: t('All books') },
        { to: libraryPath({ featured: 'true' }), label: t('Featured') },
        { to: paths.experiments, label: t('Experiments') },
        { to: paths.films, label: t('Impact films') },
      ],
    },
    {
      title: t('Kinds of books'),
      links: categories.slice(0, 4).map(({ slug, name }) => ({
        to: libraryPath({ category: slug }),
        label: categoryName({ slug, name }),
      })),
    },
    {
      title: t('About'),
      links: [
        { to: '/about', label: t('About us') },
        { to: '/faq', label: t('Questions') },
        { to: paths.globalReach, label: t('Where we read') },
        { to: paths.tour, label: t('Request a tour') },
        { to: paths.report, label: t('Report a problem') },
      ],
    },
    {
      title: t('Your account'),
      links: [
        ...(canUpload(user) ? [{ to: paths.upload, label: t('Upload a book') }] : []),
        ...(phase === 'visitor' ? [{ to: paths.login, label: t('Log in') }] : []),
        ...(user ? [{ to: dashboardPath(user), label: t('Dashboard') }] : []),
        ...(user ? [{ to: paths.logout, label: t('Logout') }] : []),
      ],
    },
  ];
  return (
    <footer className={styles['foot']}>
      <div className="wrap">
        <div className={styles['grid']}>
          <div>
            <Logo />
            <p className={styles['about']}>
              {tenant
                ? t('The library of {school}. Read in class, at home and on the way.', {
                    school: tenant.school_name,
                  })
                : t('A place where schools read, learn and give.')}
            </p>
          </div>
          {columns
            .filter(({ links }) => links.length > 0)
            .map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ to, label }) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
        </div>
        <ul className={styles['legal']}>
          {[
            { to: '/disclaimer', label: t('Disclaimer') },
            { to: '/terms-of-use', label: t('Terms of Use') },
            { to: '/refund-policy', label: t('Refund Policy') },
            { to: '/privacy-policy', label: t('Privacy Policy') },
            { to: paths.contact, label: t('Contact Us') },
          ].map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <div className={styles['end']}>
          <span>{tenant ? t('Powered by Bookgrove') : 'Bookgrove'}</span>
          <LanguageList />
        </div>
      </div>
    </footer>
  );
}
