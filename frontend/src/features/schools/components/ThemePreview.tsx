import type { TenantTheme } from '@bookgrove/contract/theme';
import { useListBooksQuery } from '../../../api/books.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Seedling } from '../../../ui/Logo.tsx';
import styles from './ThemePreview.module.css';

interface ThemePreviewProps {
  theme: TenantTheme;
  name: string;
  announcement: string;
  logo: string | null;
}

/** The school's landing page and a book in its colours, with real books, before anything is saved. */
export function ThemePreview({ theme, name, announcement, logo }: ThemePreviewProps) {
  const { data } = useListBooksQuery({ limit: 3 });
  const books = data?.results ?? [];
  const [first] = books;
  return (
    <section aria-label={t('Live preview')} className={styles['preview']}>
      {theme.adjusted.length > 0 && <Adjusted theme={theme} />}
      <h3>{t('Live preview')}</h3>
      <div style={theme.variables} className={styles['screens']} data-testid="preview">
        <div className={styles['window']}>
          <p className={styles['announce']}>{announcement || t('What is new at the school stands here.')}</p>
          <p className={styles['nav']}>
            {logo ? <img src={logo} alt="" width={24} height={24} /> : <Seedling />}
            <b>{name || t('Name of the school')}</b>
            <span>{t('Books')}</span>
          </p>
          <div className={styles['hero']}>
            <p>{t('Read one more. Something grows.')}</p>
            <span className={styles['search']}>
              {t('Find a book')}
              <i>{t('Search')}</i>
            </span>
            <Art file="hero" name="grove" viewBox="0 -80 800 400" fit="xMaxYMax slice" />
          </div>
          <ul className={styles['books']}>
            {books.map((book) => (
              <li key={book.id}>
                <Cover book={book} sizes="120px" decorative />
                <b dir="auto">{book.title}</b>
                <span dir="auto">{book.authors[0]}</span>
              </li>
            ))}
          </ul>
          <p className={styles['foot']}>{t('Powered by Bookgrove')}</p>
        </div>
        {first && (
          <div className={`${styles['window']} ${styles['card']}`}>
            <div>
              <Cover book={first} sizes="104px" decorative />
            </div>
            <div>
              <b dir="auto">{first.title}</b>
              <span dir="auto">{first.authors.join(', ')}</span>
              <p>
                <i className={styles['read']}>{t('Read now')}</i>
                <i className={styles['save']}>{t('Look inside')}</i>
              </p>
              <em>{t('A line of small facts')}</em>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function Adjusted({ theme }: { theme: TenantTheme }) {
  return (
    <div className={styles['adjusted']} role="status">
      <b>
        {t(
          '{count, plural, one {We adjusted # colour for reading} other {We adjusted # colours for reading}}',
          {
            count: theme.adjusted.length,
          },
        )}
      </b>
      <ul>
        {theme.adjusted.map(({ field, from, to, reason }) => (
          <li key={field}>
            <span className={styles['pair']} aria-hidden="true">
              <i style={{ background: from.startsWith('#') ? from : 'transparent' }} />
              <i style={{ background: to }} />
            </span>
            <span>
              {field.replaceAll('_', ' ')} <span className="num">{`${from} → ${to}`}</span>
              <small>{t(reason)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
