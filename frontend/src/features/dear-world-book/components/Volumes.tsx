import type { WorldVolumeEntry } from '@bookgrove/api-client';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { formatSize } from '../../offline-books/index.ts';
import { DownloadLink } from '../../../ui/DownloadLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { worldApi } from '../api.ts';
import { volumePath } from '../volumePath.ts';
import styles from './World.module.css';

/** Volumes: a year of letters as one book to download; not rendered where there are none. */
export function Volumes() {
  const { data } = worldApi.useListWorldVolumesQuery();
  if (!data || data.length === 0) return null;
  return (
    <section className={styles['volumes']} aria-labelledby="volumes">
      <h2 id="volumes">{t('A year of letters as a book')}</h2>
      <p>
        {t(
          'When a year is over, its letters become a book: for the reading app, and for the printer. What a family takes back is in no new book.',
        )}
      </p>
      <ul>
        {data.map((volume) => (
          <Volume key={volume.year} volume={volume} />
        ))}
      </ul>
    </section>
  );
}

function Volume({ volume }: { volume: WorldVolumeEntry }) {
  const { year, letters, countries, pages, epub_bytes, pdf_bytes, state } = volume;
  const name = String(year);
  return (
    <li>
      <span className={`${styles['bound']} num`} aria-hidden="true">
        <Icon name="mail" />
        {name}
      </span>
      <div>
        <h3>{t('Letters of {year}', { year: name })}</h3>
        <p>
          {t('{count, plural, one {# letter} other {# letters}}', { count: letters })} ·{' '}
          {t('{count, plural, one {# country} other {# countries}}', { count: countries })}
        </p>
        {state === 'ready' ? (
          <div className={styles['take']}>
            <DownloadLink
              icon="download"
              href={volumePath(year, 'epub')}
              aria-label={t('Letters of {year} as EPUB, {size}', {
                year: name,
                size: formatSize(epub_bytes),
              })}
            >
              EPUB
            </DownloadLink>
            <DownloadLink
              icon="print"
              href={volumePath(year, 'pdf')}
              aria-label={t('Letters of {year} as PDF to print, {pages} pages, {size}', {
                year: name,
                pages: formatNumber(pages),
                size: formatSize(pdf_bytes),
              })}
            >
              PDF
            </DownloadLink>
          </div>
        ) : (
          <p>{t('It is being made anew. Come back in a few minutes.')}</p>
        )}
      </div>
    </li>
  );
}
