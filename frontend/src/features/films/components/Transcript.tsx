import { LANGUAGE_NAMES, type Language } from '@bookgrove/contract';
import { useEffect, useState, type RefObject } from 'react';
import { t } from '../../../i18n/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useGetFilmTranscriptQuery } from '../api.ts';
import styles from './Films.module.css';

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Transcript by line: the current line is highlighted, and each line seeks to its time. */
export function Transcript({
  slug,
  languages,
  first,
  video,
}: {
  slug: string;
  languages: Language[];
  first: Language;
  video: RefObject<HTMLVideoElement | null>;
}) {
  const [locale, setLocale] = useState(first);
  const [now, setNow] = useState(-1);
  const query = useGetFilmTranscriptQuery({ slug, locale });
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const follow = () => setNow(film.currentTime);
    film.addEventListener('timeupdate', follow);
    film.addEventListener('seeking', follow);
    return () => {
      film.removeEventListener('timeupdate', follow);
      film.removeEventListener('seeking', follow);
    };
  }, [video]);
  return (
    <section className={styles['transcript']}>
      <h2>{t('Transcript')}</h2>
      {languages.length > 1 && (
        <SelectField
          label={t('Language')}
          value={locale}
          onChange={({ target }) => setLocale(target.value as Language)}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </SelectField>
      )}
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={240} />}
        failed={t('The transcript did not load')}
      >
        {(cues) => (
          <ol lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
            {cues.map(({ start, end, text }) => (
              <li key={start}>
                <button
                  type="button"
                  aria-current={start <= now && now < end ? 'true' : undefined}
                  onClick={() => {
                    if (!video.current) return;
                    video.current.currentTime = start;
                    setNow(start);
                  }}
                >
                  <span className={`num ${styles['time']}`}>{clock(start)}</span>
                  {text}
                </button>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </section>
  );
}
