import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { formatDateTime, formatDay, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ProposeDialog } from '../../../shared/security/ProposeDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useListSchoolErasuresQuery,
  useProposeSchoolErasureMutation,
  useStopSchoolErasureMutation,
} from '../api.ts';
import { DataSection, POLL_MS } from './DataSection.tsx';
import { erasureState } from './erasureState.ts';
import styles from './SchoolData.module.css';
import { StopErasureDialog } from './StopErasureDialog.tsx';

/** Erasures of a school, for the platform's team, and how to propose one. */
export function SchoolErasures({ tenantId, open }: { tenantId: string; open: boolean }) {
  const [runs, setRuns] = useState(false);
  const query = useListSchoolErasuresQuery(tenantId, { pollingInterval: runs ? POLL_MS : 0 });
  const goesOn = query.data?.results.some(({ state }) => state === 'erasing') ?? false;
  if (goesOn !== runs) setRuns(goesOn);
  const [asking, setAsking] = useState(false);
  const [stopping, setStopping] = useState<string | null>(null);
  const [propose] = useProposeSchoolErasureMutation();
  const [stop, stopState] = useStopSchoolErasureMutation();
  const dispatch = useDispatch();
  const planned = query.data?.results.some(({ state }) => state === 'waiting' || state === 'erasing');
  const turn = async (erasureId: string) => {
    const { error } = await stop({ id: tenantId, erasureId });
    setStopping(null);
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('The erasure is stopped. Everything stays as it is.')),
    );
  };
  return (
    <DataSection title={t('Erasure')}>
      <p>
        {t(
          'Accounts, books, stories, courses, e-mails and files are erased for good. It begins 30 days after a second person has agreed, and can be stopped until then. Invoices, receipts and the books of account stay for the years that the law of the country asks, without names that it does not ask for.',
        )}
      </p>
      {open && !planned && (
        <p>
          <Button tone="danger" onClick={() => setAsking(true)}>
            {t('Propose to erase the school')}
          </Button>
        </p>
      )}
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={80} />}
        failed={t('The erasures did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={<p className="soft">{t('No erasure of this school was approved.')}</p>}
      >
        {({ results }) => (
          <ul className={styles['list']}>
            {results.map((one) => (
              <li key={one.id}>
                <Status {...erasureState(one.state)} />
                {one.state === 'waiting' && (
                  <>
                    <span>{t('It begins on {at}.', { at: formatDateTime(one.due_at) })}</span>
                    <Button size="sm" onClick={() => setStopping(one.id)}>
                      {t('Stop it')}
                    </Button>
                  </>
                )}
                {one.state === 'erasing' && (
                  <Progress
                    label={t('Tables that are erased')}
                    value={one.tables === 0 ? 0 : (100 * one.done) / one.tables}
                  />
                )}
                {one.finished_at && (
                  <span>
                    {t('{rows} rows were erased until {at}.', {
                      rows: formatNumber(one.erased_rows),
                      at: formatDateTime(one.finished_at),
                    })}
                  </span>
                )}
                {one.kept_until && one.kept.length > 0 && (
                  <span>
                    {t('{rows} rows of the books of account are kept until {at}.', {
                      rows: formatNumber(one.kept.reduce((sum, { rows }) => sum + rows, 0)),
                      at: formatDay(one.kept_until),
                    })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {asking && (
        <ProposeDialog
          title={t('Propose to erase the school')}
          question={t('Why?')}
          text={t(
            'Another member of the team has to approve it. The school is told by e-mail, and has 30 days.',
          )}
          action={t('Propose the erasure')}
          propose={(body) => propose({ id: tenantId, proposeSchoolActBody: body })}
          proposal={(id) => `${paths.platformProposals}/${id}`}
          onClose={() => setAsking(false)}
        />
      )}
      {stopping && (
        <StopErasureDialog
          busy={stopState.isLoading}
          onConfirm={() => void turn(stopping)}
          onClose={() => setStopping(null)}
        />
      )}
    </DataSection>
  );
}
