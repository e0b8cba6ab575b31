import { useState } from 'react';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofDialog, type Proof } from '../../../shared/security/ProofDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useDownloadPeopleExportMutation, usePeopleExports, type PeopleExportRow } from '../api.ts';
import { saveFile } from '../saveFile.ts';
import { useArea } from '../workArea.ts';

const POLL_MS = 3_000;

const statusOf = (state: PeopleExportRow['state']): { kind: StatusKind; label: string } => {
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

/** The requester's large exports that a second person approved. */
export default function PeopleExportsPage() {
  const { area, list } = useArea();
  const [building, setBuilding] = useState(true);
  const query = usePeopleExports(area, building ? POLL_MS : 0);
  const waits = query.data?.results.some(({ state }) => state === 'building') ?? true;
  if (waits !== building) setBuilding(waits);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <WorkHead
        title={t('Large exports')}
        lead={t(
          'Lists of people that a second person approved. A file is kept for a day, and only you can download it.',
        )}
        back={{ to: list, label: area === 'platform' ? t('All users') : t('All people') }}
      />
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={3} />}
        failed={t('The exports did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <State scene="empty" title={t('No large export yet')}>
            <p>{t('Choose Export in the list of people; a second person is asked when it is long.')}</p>
          </State>
        }
      >
        {({ results }) => (
          <Table
            caption={t('Large exports')}
            stacked
            head={
              <>
                <th>{t('Approved')}</th>
                <th>{t('Kept until')}</th>
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
                <td data-label={t('Status')}>
                  <Status {...statusOf(one.state)} />
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
      {chosen && <DownloadDialog id={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function DownloadDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { area } = useArea();
  const security = useGetSecurityQuery();
  const [download] = useDownloadPeopleExportMutation();
  const fetchFile = async (proof: Proof): Promise<unknown> => {
    const { data, error } = await download({ area, id, proof });
    if (error) return error;
    saveFile(`people-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', `\uFEFF${data}`);
    onClose();
    return undefined;
  };
  if (!security.data) return null;
  return (
    <ProofDialog
      title={t('Download the list')}
      kind={security.data.proof}
      action={t('Download')}
      onProven={fetchFile}
      onClose={onClose}
    />
  );
}
