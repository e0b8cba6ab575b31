import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { certificateCheckPath, certificatePath } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { cell, MoreHead, Table } from '../../../ui/table/Table.tsx';
import { TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListCertificatesQuery, type CertificateSummary } from '../api.ts';
import { kindLabel, stateLabel } from '../labels.ts';
import { AwardDialog } from './AwardDialog.tsx';
import { CertificateSettings } from './CertificateSettings.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

const EACH = 25;

/** Certificates that were given, and how those of the school look. */
export default function CertificateDeskPage() {
  usePageTitle(t('Certificates'));
  const [params] = useSearchParams();
  const manages = useSelector(selectUser)?.permissions?.includes('school.manage') ?? false;
  const [open, setOpen] = useState<CertificateSummary | null>(null);
  const [awarding, setAwarding] = useState(false);
  const query = useListCertificatesQuery({
    limit: EACH,
    offset: (pageOf(params) - 1) * EACH,
    search: params.get('search') ?? '',
  });
  return (
    <>
      <WorkHead
        title={t('Certificates')}
        count={query.data?.count}
        lead={t('A printed page, a check page and a badge come from one record.')}
      >
        <Button tone="main" onClick={() => setAwarding(true)}>
          {t('Give a certificate')}
        </Button>
      </WorkHead>
      <TableTools>
        <TableSearch label={t('Search certificates')} placeholder={t('Name, title or number')} />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The certificates did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('No certificates found')} />}
      >
        {({ results, count }) => (
          <>
            <Table
              caption={t('Certificates')}
              head={
                <>
                  <th scope="col">{t('Who and what')}</th>
                  <th scope="col" className={cell.desktop}>
                    {t('Number')}
                  </th>
                  <th scope="col">{t('State')}</th>
                  <th scope="col">{t('Given')}</th>
                  <MoreHead />
                </>
              }
            >
              {results.map((row) => {
                const { kind, label } = stateLabel(row.state);
                return (
                  <tr key={row.id}>
                    <td className={cell.main}>
                      <Link to={certificatePath(row.code)} dir="auto">
                        {row.name}
                      </Link>
                      <br />
                      <small dir="auto">
                        {row.title} · {kindLabel(row.kind)}
                      </small>
                    </td>
                    <td className={`${cell.desktop} num`} dir="ltr">
                      <Link to={certificateCheckPath(row.code)}>{row.number}</Link>
                    </td>
                    <td className={cell.status}>
                      <Status kind={kind} label={label} />
                    </td>
                    <td className={`${cell.end} num`}>{formatDay(row.issued_at)}</td>
                    <td className={cell.more}>
                      {row.state !== 'reissued' && (
                        <Button tone="plain" size="sm" onClick={() => setOpen(row)}>
                          {t('Change')} <span className="sr">{row.name}</span>
                        </Button>
                      )}
                    </td>
                  </tr>
                );
              })}
            </Table>
            <Pager count={count} size={EACH} />
          </>
        )}
      </QueryView>
      {manages && <CertificateSettings />}
      {awarding && <AwardDialog onClose={() => setAwarding(false)} />}
      {open && <RevokeDialog certificate={open} onClose={() => setOpen(null)} />}
    </>
  );
}
