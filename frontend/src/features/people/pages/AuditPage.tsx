import { useListAuditQuery } from '../../../api/audit.ts';
import { AUDIT_AREAS } from '../../../app/areas/auditActions.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { useArea } from '../workArea.ts';
import { AuditList } from '../components/AuditList.tsx';
import { PAGE_SIZE } from '../model.ts';

/** The audit log of staff: who changed or viewed what. */
export default function AuditPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { audit } = useArea();
  const given = params.get('area') ?? '';
  const area = given in AUDIT_AREAS ? given : undefined;
  const subject = params.get('subject') ?? '';
  const search = (params.get('search') ?? '').trim();
  const query = useListAuditQuery({
    limit: PAGE_SIZE,
    offset: (pageOf(params) - 1) * PAGE_SIZE,
    ...(search && { search }),
    ...(area && { area }),
    ...(/^[0-9a-f-]{36}$/.test(subject) && { subject }),
  });
  return (
    <>
      <WorkHead title={t('Audit')} count={query.data?.count} />
      <TableTools>
        <TableSearch label={t('Search the audit')} placeholder={t('Name or reason')} />
        {area && <FilterChip name="area" label={t('About')} value={t(AUDIT_AREAS[area]!)} />}
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
        </MoreFilters>
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={PAGE_SIZE} />}
        failed={t('The entries did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          search || area || subject ? (
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
