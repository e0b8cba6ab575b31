import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { emailDetailPath, paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { LiveStatus } from '../../../ui/LiveStatus.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  useGetEmailSummaryQuery,
  useListSuppressedAddressesQuery,
  useRemoveSuppressedAddressMutation,
  type SuppressedAddressView,
} from '../api.ts';
import { EmailTabs } from '../components/EmailTabs.tsx';
import { ReasonDialog } from '../../../shared/forms/ReasonDialog.tsx';
import { useLiveEmails } from '../useLiveEmails.ts';

const reasonOf = ({ reason, kind }: SuppressedAddressView): string =>
  ({
    bounced: t('No mailbox'),
    complained: t('Reported as spam'),
    asked: t('Asked for none of: {kind}', { kind: kind ?? '' }),
  })[reason];

/** Addresses that get no e-mails. */
export default function SuppressionPage() {
  const [params] = useSearchParams();
  const live = useLiveEmails();
  const summary = useGetEmailSummaryQuery(14);
  const search = params.get('search') ?? '';
  const query = useListSuppressedAddressesQuery(search || undefined);
  return (
    <>
      <WorkHead
        title={t('Stop list')}
        lead={t('These addresses get no e-mails, except those about safety and access.')}
        back={{ to: paths.emailMonitoring, label: t('E-mail monitoring') }}
      >
        <LiveStatus state={live} />
      </WorkHead>
      <EmailTabs selected="stop_list" summary={summary.data} />
      <TableTools>
        <TableSearch label={t('Search addresses')} placeholder={t('Address')} />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={4} />}
        failed={t('The stop list did not load')}
        isEmpty={({ results }) => results.length === 0}
        noMatch={search ? <State scene="no-match" title={t('No address fits that')} /> : undefined}
        empty={<State scene="empty" title={t('No address is stopped')} />}
      >
        {({ results }) => <Entries entries={results} />}
      </QueryView>
    </>
  );
}

function Entries({ entries }: { entries: SuppressedAddressView[] }) {
  const [asked, setAsked] = useState<SuppressedAddressView | null>(null);
  const [remove] = useRemoveSuppressedAddressMutation();
  const dispatch = useDispatch();
  return (
    <>
      <Table
        stacked
        caption={t('Stop list')}
        head={
          <>
            <th scope="col">{t('Address')}</th>
            <th scope="col">{t('School')}</th>
            <th scope="col">{t('Reason')}</th>
            <th scope="col">{t('Since')}</th>
            <th scope="col">{t('Action')}</th>
          </>
        }
      >
        {entries.map((entry) => (
          <tr key={entry.key}>
            <td className={cell.main} dir="ltr">
              {entry.email_id ? (
                <TextLink to={emailDetailPath(entry.email_id)}>{entry.address}</TextLink>
              ) : (
                entry.address
              )}
            </td>
            <td data-label={t('School')} dir="auto">
              {entry.school?.name ?? '–'}
            </td>
            <td data-label={t('Reason')}>
              <Status kind={entry.reason === 'asked' ? 'off' : 'bad'} label={reasonOf(entry)} />
            </td>
            <td data-label={t('Since')} className="num">
              {formatDateTime(entry.created_at)}
            </td>
            <td data-label={t('Action')}>
              <Button size="sm" onClick={() => setAsked(entry)}>
                {t('Take off')}
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      {asked && (
        <ReasonDialog
          title={t('Take {address} off the stop list', { address: asked.address })}
          action={t('Take off')}
          onClose={() => setAsked(null)}
          onSend={async (reason) => {
            const { error } = await remove({ key: asked.key, reason });
            if (error) return error;
            dispatch(showToast('ok', t('The address gets e-mails again')));
            setAsked(null);
            return undefined;
          }}
        >
          <p>{t('It gets e-mails again. Another refusal puts it back.')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
