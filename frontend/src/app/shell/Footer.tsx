import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSession } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { categoryName } from '../../shared/categoryName.ts';
import { useLeadingCategories } from '../../shared/leadingCategories.ts';
import { useTenant } from '../../shared/tenant.ts';
import { libraryPath } from '../paths.ts';
import { Logo } from '../../ui/Logo.tsx';
import { footerLinks } from './footerLinks.ts';
import LanguageList from './LanguageList.tsx';
import styles from './Footer.module.css';

type FooterLink = { to: string; label: string };

/** The footer of the public pages. The school comes first; the platform is named once. */
export default function Footer() {
  const tenant = useTenant();
  const { phase, user } = useSelector(selectSession);
  const categories = useLeadingCategories() ?? [];
  const kinds: FooterLink[] = categories.slice(0, 4).map(({ slug, name }) => ({
    to: libraryPath({ category: slug }),
    label: categoryName({ slug, name }),
  }));
  const declared = footerLinks({ user, visitor: phase === 'visitor' });
  const columns: { title: string; links: FooterLink[] }[] = [
    { title: t('Books'), links: declared.books },
    { title: t('Kinds of books'), links: kinds },
    { title: t('Give'), links: declared.give },
    { title: t('About'), links: declared.about },
    { title: t('Your account'), links: declared.account },
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
          {declared.legal.map(({ to, label }) => (
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
