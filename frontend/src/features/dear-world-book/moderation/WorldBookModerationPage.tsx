import type { WorldYear } from '@bookgrove/api-client';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatAgo, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { formatSize } from '../../offline-books/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { DownloadLink } from '../../../ui/DownloadLink.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { worldApi } from '../api.ts';
import letterStyles from '../components/Letter.module.css';
import { volumePath } from '../volumePath.ts';
import { LetterReports } from './LetterReports.tsx';
import styles from './Reports.module.css';

/** Polling interval in milliseconds while a volume is being made. */
const POLL_MS = 4_000;

/** Moderation of the Dear World Book for all schools: volumes and reported letters. */
export default function WorldBookModerationPage() {
  const { data } = worldApi.useListWorldYearsQuery();
  const making = data?.some(({ volume }) => volume?.state === 'making') ?? false;
  const query = worldApi.useListWorldYearsQuery(undefined, { pollingInterval: making ? POLL_MS : 0 });
  return (
    <div className={styles['queues']}>
      <header>
        <h1>{t('Dear World Book')}</h1>
        <p className="soft">{t('What is decided here holds for the letters of every school.')}</p>
      </header>
      <section aria-labelledby="reported">
        <h2 id="reported">{t('Reported letters')}</h2>
        <LetterReports />
      </section>
      <section aria-labelledby="years">
        <h2 id="years">{t('Volumes')}</h2>
        <p className="soft">
          {t(
            'The letters of a year become a book by themselves when the year is over, and again when one of them is taken back.',
          )}
        </p>
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={160} />}
          failed={t('The volumes did not load')}
          isEmpty={(years) => years.length === 0}
          empty={<State scene="empty" title={t('There is no letter yet')} />}
        >
          {(years) => (
            <ul className={styles['years']}>
              {years.map((year) => (
                <Year key={year.year} year={year} />
              ))}
            </ul>
          )}
        </QueryView>
      </section>
    </div>
  );
}

function Year({ year: { year, letters, closed, volume } }: { year: WorldYear }) {
  const [ask, { isLoading }] = worldApi.useRequestWorldVolumeMutation();
  const dispatch = useDispatch();
  const make = async () => {
    const { error } = await ask({ year });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else dispatch(showToast('ok', t('The volume is being made.')));
  };
  const making = volume?.state === 'making';
  return (
    <li>
      <h3 className="num">{year}</h3>
      <p>
        {t('{count, plural, one {# letter} other {# letters}}', { count: letters })}
        {!closed && <> · {t('The year is not over yet')}</>}
      </p>
      {volume ? (
        <p>
          <Status
            kind={making ? 'wait' : 'ok'}
            label={making ? t('Being made') : t('Made {when}', { when: formatAgo(volume.made_at ?? '') })}
          />{' '}
          {!making &&
            t('{letters} letters, {pages} pages to print', {
              letters: formatNumber(volume.letters),
              pages: formatNumber(volume.pages),
            })}
        </p>
      ) : (
        <p>
          <Status kind="off" label={t('No volume yet')} />
        </p>
      )}
      <div className={letterStyles['turn']}>
        <Button
          icon="library"
          disabled={isLoading || making || letters === 0}
          aria-label={
            volume
              ? t('Make it anew: {year}', { year: String(year) })
              : t('Make it now: {year}', { year: String(year) })
          }
          onClick={() => void make()}
        >
          {volume ? t('Make it anew') : t('Make it now')}
        </Button>
        {volume && !making && (
          <>
            <DownloadLink icon="download" href={volumePath(year, 'epub')}>
              {`EPUB, ${formatSize(volume.epub_bytes)}`}
            </DownloadLink>
            <DownloadLink icon="print" href={volumePath(year, 'pdf')}>
              {`PDF, ${formatSize(volume.pdf_bytes)}`}
            </DownloadLink>
          </>
        )}
      </div>
    </li>
  );
}
