import { useListAuditQuery } from '../../../api/audit.ts';
import { AUDIT_AREAS } from '../../../app/areas/auditActions.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { SaveFile } from '../../../shared/SaveFile.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { useArea } from '../workArea.ts';
import { AuditCheck } from '../components/AuditCheck.tsx';
import { AuditList } from '../components/AuditList.tsx';
import { PAGE_SIZE } from '../model.ts';

/** The audit log of staff: who changed or viewed what. */
export default function AuditPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { area: work, audit } = useArea();
  const given = params.get('area') ?? '';
  const area = given in AUDIT_AREAS ? given : undefined;
  const subject = params.get('subject') ?? '';
  const search = (params.get('search') ?? '').trim();
  const [from, to] = [day(params.get('from')), day(params.get('to'))];
  const filters = {
    ...(search && { search }),
    ...(area && { area }),
    ...(/^[0-9a-f-]{36}$/.test(subject) && { subject }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, 1) }),
  };
  const filtered = Object.keys(filters).length > 0;
  const query = useListAuditQuery({
    limit: PAGE_SIZE,
    offset: (pageOf(params) - 1) * PAGE_SIZE,
    ...filters,
  });
  return (
    <>
      <WorkHead title={t('Audit')} count={query.data?.count}>
        {query.data && query.data.count > 0 && (
          <SaveFile
            url={`/audit/export/?${new URLSearchParams(filters).toString()}`}
            name="audit.csv"
            label={t('Download as CSV')}
          />
        )}
      </WorkHead>
      <AuditCheck everySchool={work === 'platform'} />
      <TableTools>
        <TableSearch label={t('Search the audit')} placeholder={t('Name or reason')} />
        {area && <FilterChip name="area" label={t('About')} value={t(AUDIT_AREAS[area]!)} />}
        {from && <FilterChip name="from" label={t('From')} value={formatDay(startOf(from))} />}
        {to && <FilterChip name="to" label={t('Until')} value={formatDay(startOf(to))} />}
        {subject && <FilterChip name="subject" label={t('Person')} value={t('One person')} />}
        <MoreFilters>
          <SelectField
            label={t('About')}
            value={area ?? ''}
            onChange={({ target }) => void navigate(withParams(params, { area: target.value }))}
          >
            <option value="">{t('Anything')}</option>
            {Object.entries(AUDIT_AREAS).map(([value, name]) => (
              <option key={value} value={value}>
                {t(name)}
              </option>
            ))}
          </SelectField>
          <Field
            type="date"
            label={t('From')}
            value={from}
            max={to}
            onChange={({ target }) => void navigate(withParams(params, { from: target.value }))}
          />
          <Field
            type="date"
            label={t('Until')}
            value={to}
            min={from}
            onChange={({ target }) => void navigate(withParams(params, { to: target.value }))}
          />
        </MoreFilters>
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={PAGE_SIZE} />}
        failed={t('The entries did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          filtered ? (
            <State
              scene="no-match"
              title={t('No entry fits all of that')}
              actions={<ButtonLink to={audit}>{t('Clear filters')}</ButtonLink>}
            />
          ) : undefined
        }
        empty={
          <State scene="empty" title={t('Nothing has been written down yet')}>
            <p>
              {t('Looks at children’s records, changes and exports appear here, and nobody can change them.')}
            </p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <AuditList entries={results} />
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

/** A day as in a field for dates, or nothing. */
const day = (value: string | null): string => (/^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? value! : '');

/** The start of a day where the reader is, or of one some days later, as ISO time. */
function startOf(date: string, later = 0): string {
  const start = new Date(`${date}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
