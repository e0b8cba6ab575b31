import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { SchoolErasureRow, SchoolExportRow } from '@bookgrove/api-client';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths, schoolPath } from '../../../app/paths.ts';
import { formatDateTime, formatDay, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofDialog, type Proof } from '../../../shared/security/ProofDialog.tsx';
import { ProposeDialog } from '../../../shared/security/ProposeDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormSet } from '../../../ui/Form.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { cell, Table } from '../../../ui/table/Table.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  useDownloadSchoolExportFileMutation,
  useGetSchoolQuery,
  useListOwnSchoolErasuresQuery,
  useListSchoolErasuresQuery,
  useProposeOwnSchoolExportMutation,
  useProposeSchoolErasureMutation,
  useProposeSchoolExportMutation,
  useSchoolExports,
  useStopOwnSchoolErasureMutation,
  useStopSchoolErasureMutation,
} from '../api.ts';
import styles from './SchoolDataPage.module.css';

const formatMegabytes = (bytes: number): string =>
  t('{size} MB', { size: formatNumber(Math.max(0.1, Math.round(bytes / 100_000) / 10)) });

const POLL_MS = 3_000;

/** All data of the own school, or, in the platform's area, of the school in the address: export and erasure. */
export default function SchoolDataPage() {
  const { tenantId } = useParams();
  const { data: school } = useGetSchoolQuery(tenantId ?? '', { skip: tenantId === undefined });
  return (
    <>
      <WorkHead
        title={school ? t('Data of {school}', { school: school.school_name }) : t('Data of the school')}
        lead={t('Everything that the school has stored, as one file. A second person always has to agree.')}
        back={
          tenantId
            ? { to: school ? schoolPath(tenantId) : paths.platformSchools, label: t('Schools') }
            : { to: paths.adminSettings, label: t('School settings') }
        }
      />
      <div className={styles['parts']}>
        {!tenantId && <PlannedErasure />}
        {(school !== undefined || !tenantId) && <Exports tenantId={tenantId} />}
        {tenantId && <Erasure tenantId={tenantId} open={school !== undefined} />}
      </div>
    </>
  );
}

const exportState = (state: SchoolExportRow['state']): { kind: StatusKind; label: string } => {
  switch (state) {
    case 'building':
      return { kind: 'wait', label: t('The file is being made') };
    case 'ready':
      return { kind: 'ok', label: t('Ready to download') };
    case 'failed':
      return { kind: 'bad', label: t('Failed') };
    case 'expired':
      return { kind: 'off', label: t('Deleted') };
  }
};

function Exports({ tenantId }: { tenantId: string | undefined }) {
  const [building, setBuilding] = useState(true);
  const query = useSchoolExports(tenantId, building ? POLL_MS : 0);
  const waits = query.data?.results.some(({ state }) => state === 'building') ?? true;
  if (waits !== building) setBuilding(waits);
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [proposeOwn] = useProposeOwnSchoolExportMutation();
  const [proposeOther] = useProposeSchoolExportMutation();
  return (
    <FormSet title={t('Export')}>
      <p>
        {t(
          'A ZIP file with every table and every file of the school, without passwords and keys. It is made once a second person has agreed, is kept for seven days, and only you can download it.',
        )}
      </p>
      <p>
        <Button icon="download" onClick={() => setAsking(true)}>
          {t('Propose an export')}
        </Button>
      </p>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={80} />}
        failed={t('The exports did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={<p className="soft">{t('No export was approved yet.')}</p>}
      >
        {({ results }) => (
          <Table
            caption={t('Exports')}
            stacked
            head={
              <>
                <th>{t('Approved')}</th>
                <th>{t('Kept until')}</th>
                <th>{t('Size')}</th>
                <th>{t('Status')}</th>
                <th>
                  <span className="sr">{t('File')}</span>
                </th>
              </>
            }
          >
            {results.map((one) => (
              <tr key={one.id}>
                <td className={cell.main}>{formatDateTime(one.created_at)}</td>
                <td data-label={t('Kept until')} className="num">
                  {one.expires_at ? formatDateTime(one.expires_at) : '–'}
                </td>
                <td data-label={t('Size')} className="num">
                  {one.bytes === null ? '–' : formatMegabytes(one.bytes)}
                </td>
                <td data-label={t('Status')}>
                  <Status {...exportState(one.state)} />
                  {one.state === 'building' && (
                    <Progress
                      label={t('Tables in the file')}
                      value={one.tables === 0 ? 0 : (100 * one.done) / one.tables}
                    />
                  )}
                </td>
                <td>
                  {one.state === 'ready' && (
                    <Button icon="download" onClick={() => setChosen(one.id)}>
                      {t('Download')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </QueryView>
      {asking && (
        <ProposeDialog
          title={t('Propose an export')}
          question={t('Why?')}
          text={t(
            'Another administrator has to approve it. They get an e-mail and see what the file will contain.',
          )}
          action={t('Propose the export')}
          propose={(body) =>
            tenantId ? proposeOther({ id: tenantId, proposeSchoolActBody: body }) : proposeOwn(body)
          }
          proposal={(id) => `${tenantId ? paths.platformProposals : paths.adminProposals}/${id}`}
          onClose={() => setAsking(false)}
        />
      )}
      {chosen && <DownloadDialog id={chosen} tenantId={tenantId} onClose={() => setChosen(null)} />}
    </FormSet>
  );
}

const erasureState = (state: SchoolErasureRow['state']): { kind: StatusKind; label: string } => {
  switch (state) {
    case 'waiting':
      return { kind: 'wait', label: t('Planned') };
    case 'stopped':
      return { kind: 'off', label: t('Stopped') };
    case 'erasing':
      return { kind: 'wait', label: t('The school is being erased') };
    case 'done':
      return { kind: 'bad', label: t('Erased') };
    case 'ending':
    case 'ended':
      return { kind: 'bad', label: t('Erased, with what the law had kept') };
  }
};

function Erasure({ tenantId, open }: { tenantId: string; open: boolean }) {
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
    <FormSet title={t('Erasure')}>
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
        <StopDialog
          busy={stopState.isLoading}
          onConfirm={() => void turn(stopping)}
          onClose={() => setStopping(null)}
        />
      )}
    </FormSet>
  );
}

function StopDialog(props: { busy: boolean; onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog title={t('Stop the erasure?')} action={t('Stop the erasure')} {...props}>
      <p>{t('Everything stays as it is. The school and the team of the platform are told by e-mail.')}</p>
    </ConfirmDialog>
  );
}

/** What a head sees of a planned erasure of the own school, and how they stop it. Nothing while none is planned. */
function PlannedErasure() {
  const query = useListOwnSchoolErasuresQuery();
  const [stopping, setStopping] = useState<string | null>(null);
  const [stop, stopState] = useStopOwnSchoolErasureMutation();
  const dispatch = useDispatch();
  const object = async (id: string) => {
    const { error } = await stop(id);
    setStopping(null);
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('The erasure is stopped. Everything stays as it is.')),
    );
  };
  return (
    <>
      {stopping && (
        <StopDialog
          busy={stopState.isLoading}
          onConfirm={() => void object(stopping)}
          onClose={() => setStopping(null)}
        />
      )}
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={80} />}
        failed={t('The erasures did not load')}
      >
        {({ results }) =>
          results.map(({ id, due_at, planned_at, planned_by }) => (
            <FormSet key={id} title={t('Planned erasure of the school')}>
              <p>
                <Status kind="bad" label={t('It begins on {at}.', { at: formatDateTime(due_at) })} />
              </p>
              <p>
                {t('Planned on {at} by the team of the platform: {names}.', {
                  at: formatDateTime(planned_at),
                  names: planned_by.join(', '),
                })}{' '}
                {t(
                  'Accounts, books, stories, courses, e-mails and files are then erased for good. Until then you can stop it here, and propose an export of all data below.',
                )}
              </p>
              <p>
                <Button tone="danger" onClick={() => setStopping(id)}>
                  {t('Stop the erasure')}
                </Button>
              </p>
            </FormSet>
          ))
        }
      </QueryView>
    </>
  );
}

function DownloadDialog({
  id,
  tenantId,
  onClose,
}: {
  id: string;
  tenantId: string | undefined;
  onClose: () => void;
}) {
  const security = useGetSecurityQuery();
  const [download] = useDownloadSchoolExportFileMutation();
  const fetchFile = async (proof: Proof): Promise<unknown> => {
    const { data, error } = await download({ ofTeam: tenantId !== undefined, id, proof });
    if (!data) return error;
    const link = document.createElement('a');
    link.href = data;
    link.download = 'school.zip';
    link.click();
    setTimeout(() => URL.revokeObjectURL(data), 10_000);
    onClose();
    return undefined;
  };
  if (!security.data) return null;
  return (
    <ProofDialog
      title={t('Download the data')}
      kind={security.data.proof}
      action={t('Download')}
      onProven={fetchFile}
      onClose={onClose}
    />
  );
}
