import { useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { worldApi } from '../api.ts';
import { ReportedLetterCase } from './ReportedLetterCase.tsx';
import styles from './Reports.module.css';

const EACH = 20;

/** Reported letters and letters that were taken down: each is decided with a reason. */
export function LetterReports() {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const state = params.get('state') === 'out' ? 'out' : 'open';
  const query = worldApi.useListWorldReportsQuery({ state, limit: EACH, offset: (page - 1) * EACH });
  return (
    <>
      <Chips label={t('Reported letters')}>
        <Chip
          to={{ search: '' }}
          label={t('Waiting for a decision')}
          selected={state === 'open'}
          preventScrollReset
        />
        <Chip
          to={{ search: '?state=out' }}
          label={t('Taken out of the book')}
          selected={state === 'out'}
          preventScrollReset
        />
      </Chips>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={260} />}
        failed={t('The reports did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State
            scene="empty"
            title={state === 'out' ? t('No letter was taken out') : t('No letter is waiting for you')}
          />
        }
      >
        {({ results, count }) => (
          <>
            <ul className={styles['reports']}>
              {results.map((letter) => (
                <ReportedLetterCase key={letter.id} letter={letter} />
              ))}
            </ul>
            {count > EACH && <Pager count={count} size={EACH} />}
          </>
        )}
      </QueryView>
    </>
  );
}
