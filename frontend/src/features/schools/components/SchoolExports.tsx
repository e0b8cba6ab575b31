import { useState } from 'react';
import type { SchoolExportRow } from '@bookgrove/api-client';
import { paths } from '../../../app/paths.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofDialog, type Proof } from '../../../shared/security/ProofDialog.tsx';
import { ProposeDialog } from '../../../shared/security/ProposeDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { cell, Table } from '../../../ui/table/Table.tsx';
import {
  useDownloadSchoolExportFileMutation,
  useProposeOwnSchoolExportMutation,
  useProposeSchoolExportMutation,
  useSchoolExports,
} from '../api.ts';
import { DataSection, POLL_MS } from './DataSection.tsx';

const formatMegabytes = (bytes: number): string =>
  t('{size} MB', { size: formatNumber(Math.max(0.1, Math.round(bytes / 100_000) / 10)) });

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

/** The caller's exports of the own school, or of the school with this id, and how to propose one. */
export function SchoolExports({ tenantId }: { tenantId: string | undefined }) {
  const [building, setBuilding] = useState(true);
  const query = useSchoolExports(tenantId, building ? POLL_MS : 0);
  const waits = query.data?.results.some(({ state }) => state === 'building') ?? true;
  if (waits !== building) setBuilding(waits);
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [proposeOwn] = useProposeOwnSchoolExportMutation();
  const [proposeOther] = useProposeSchoolExportMutation();
  return (
    <DataSection title={t('Export')}>
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
    </DataSection>
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
