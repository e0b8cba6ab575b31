import { useLocation, useSearchParams } from 'react-router-dom';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { inLanguage, useListProposalsQuery } from '../api.ts';
import { proposalStatus } from '../model.ts';

const PAGE_SIZE = 20;

/** Acts that one person proposed and another one has to approve, of the school or of the platform. */
export default function ProposalsPage() {
  const [params] = useSearchParams();
  const list = useLocation().pathname.replace(/\/$/, '');
  const query = useListProposalsQuery({ limit: PAGE_SIZE, offset: (pageOf(params) - 1) * PAGE_SIZE });
  return (
    <>
      <WorkHead
        title={t('Waiting for a second person')}
        count={query.data?.count}
        lead={t('Some things are done only when two people agree: one proposes, another one approves.')}
      />
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={5} />}
        failed={t('The proposals did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State scene="empty" title={t('Nothing waits for a second person')}>
            <p>{t('When somebody proposes a large export, for example, you find it here.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <Table
              caption={t('Waiting for a second person')}
              stacked
              head={
                <>
                  <th>{t('What')}</th>
                  <th>{t('Proposed by')}</th>
                  <th>{t('Until')}</th>
                  <th>{t('Status')}</th>
                </>
              }
            >
              {results.map((proposal) => (
                <tr key={proposal.id}>
                  <td className={cell.main}>
                    <TextLink to={`${list}/${proposal.id}`}>{inLanguage(proposal.title)}</TextLink>
                  </td>
                  <td data-label={t('Proposed by')} dir="auto">
                    {proposal.own ? t('You') : proposal.proposed_by}
                  </td>
                  <td data-label={t('Until')} className="num">
                    {formatDateTime(proposal.expires_at)}
                  </td>
                  <td data-label={t('Status')}>
                    <Status {...proposalStatus(proposal.state)} />
                  </td>
                </tr>
              ))}
            </Table>
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}
