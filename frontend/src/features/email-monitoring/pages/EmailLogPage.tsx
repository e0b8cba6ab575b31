import { useNavigate, useSearchParams } from 'react-router-dom';
import { emailDetailPath } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { LiveStatus } from '../../../ui/LiveStatus.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { withParams } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetEmailSummaryQuery, useListEmailLogQuery, type EmailLogRow } from '../api.ts';
import { EmailHealth } from '../components/EmailHealth.tsx';
import { EmailTabs } from '../components/EmailTabs.tsx';
import { emailStatus, periodLabel, PERIODS, STATES, templateName } from '../model.ts';
import { useLiveEmails } from '../useLiveEmails.ts';
import styles from '../components/Emails.module.css';

const PAGE_SIZE = 20;
const DAY_MS = 86_400_000;

/** Midnight (UTC) of the first of so many days; the same all day, so that the list is not read again by itself. */
const firstDay = (days: number): string =>
  new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10);

/** E-mails of every school, with their numbers, for the platform's team. */
export default function EmailLogPage() {
  const [params] = useSearchParams();
  const live = useLiveEmails();
  const search = params.get('search') ?? '';
  const state = [...STATES, 'not_delivered' as const].find((one) => one === params.get('state'));
  const template = params.get('template') ?? '';
  const school = params.get('school') ?? '';
  const period = PERIODS.find((days) => String(days) === params.get('period'));
  const after = params.get('after') ?? '';
  const summary = useGetEmailSummaryQuery(period ?? 14);
  const query = useListEmailLogQuery({
    limit: PAGE_SIZE,
    ...(search && { search }),
    ...(state && { state }),
    ...(template && { template }),
    ...(school && { school }),
    ...(period && { from: firstDay(period) }),
    ...(after && { after }),
  });
  const narrowed = Boolean(search || state || template || school || period);
  return (
    <>
      <WorkHead title={t('E-mail monitoring')}>
        <LiveStatus state={live} />
      </WorkHead>
      {summary.data && <EmailHealth summary={summary.data} />}
      <EmailTabs selected={state === 'not_delivered' ? 'not_delivered' : 'all'} summary={summary.data} />
      <TableTools>
        <TableSearch label={t('Search e-mails')} placeholder={t('Address or id')} />
        {state && (
          <FilterChip
            name="state"
            label={t('State')}
            value={state === 'not_delivered' ? t('Not delivered') : emailStatus(state).label}
          />
        )}
        {template && <FilterChip name="template" label={t('Template')} value={templateName(template)} />}
        {school && (
          <FilterChip name="school" label={t('School')} value={query.data?.results[0]?.school?.name ?? '–'} />
        )}
        {period && <FilterChip name="period" label={t('Period')} value={periodLabel(period)} />}
        <MoreFilters>
          <Choice
            name="state"
            label={t('State')}
            options={STATES.map((one) => [one, emailStatus(one).label])}
          />
          <Choice
            name="template"
            label={t('Template')}
            options={(summary.data?.templates ?? []).map((one) => [one.template, templateName(one.template)])}
          />
          <Choice
            name="period"
            label={t('Period')}
            options={PERIODS.map((days) => [String(days), periodLabel(days)])}
          />
        </MoreFilters>
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The e-mails did not load')}
        isEmpty={({ results }) => results.length === 0}
        noMatch={narrowed || after ? <State scene="no-match" title={t('No e-mail fits that')} /> : undefined}
        empty={
          <State scene="empty" title={t('No e-mails yet')}>
            <p>{t('Each e-mail that the product sends is here, with all that happened to it.')}</p>
          </State>
        }
      >
        {({ results, next }) => (
          <>
            <LogTable emails={results} />
            <nav className={styles['next']} aria-label={t('Pages')}>
              {after && <ButtonLink to={withParams(params, { after: '' })}>{t('Newest')}</ButtonLink>}
              {next && <ButtonLink to={withParams(params, { after: next })}>{t('Older e-mails')}</ButtonLink>}
            </nav>
          </>
        )}
      </QueryView>
    </>
  );
}

/** One filter of the address. */
function Choice({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <SelectField
      label={label}
      value={params.get(name) ?? ''}
      onChange={({ target }) => void navigate(withParams(params, { [name]: target.value, after: '' }))}
    >
      <option value="">{t('Any')}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

function LogTable({ emails }: { emails: EmailLogRow[] }) {
  const [params] = useSearchParams();
  return (
    <Table
      stacked
      caption={t('E-mails')}
      head={
        <>
          <th scope="col">{t('E-mail')}</th>
          <th scope="col">{t('When')}</th>
          <th scope="col">{t('To')}</th>
          <th scope="col">{t('School')}</th>
          <th scope="col">{t('State')}</th>
          <th scope="col">{t('Tries')}</th>
        </>
      }
    >
      {emails.map((email) => (
        <tr key={email.id}>
          <td className={cell.main}>
            <TextLink to={emailDetailPath(email.id)}>{templateName(email.template)}</TextLink>
          </td>
          <td data-label={t('When')} className="num">
            {formatDateTime(email.created_at)}
          </td>
          <td data-label={t('To')} dir="ltr" className={record['whole']}>
            {email.recipient}
          </td>
          <td data-label={t('School')} dir="auto">
            {email.school ? (
              <TextLink to={withParams(params, { school: email.school.id, after: '' })}>
                {email.school.name}
              </TextLink>
            ) : (
              '–'
            )}
          </td>
          <td data-label={t('State')}>
            <Status {...emailStatus(email.state)} />
          </td>
          <td data-label={t('Tries')} className="num">
            {email.tries}
          </td>
        </tr>
      ))}
    </Table>
  );
}
