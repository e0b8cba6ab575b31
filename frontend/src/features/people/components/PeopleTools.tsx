import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { SavedViews } from '../../saved-views/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { withParams } from '../../../ui/table/params.ts';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { useListSchoolNamesQuery } from '../api.ts';
import { useArea } from '../workArea.ts';
import type { PeopleFilters } from '../api.ts';
import { roleName, type PersonRole } from '../model.ts';

/** Search, filters and saved views of the table of people; on the platform the school is one of the filters. */
export function PeopleTools({ filters, preset }: { filters: PeopleFilters; preset: boolean }) {
  const { area } = useArea();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const schools = useListSchoolNamesQuery({ limit: 100 }, { skip: area !== 'platform' }).data?.results ?? [];
  const choose = (name: string, value: string) => void navigate(withParams(params, { [name]: value }));
  const school = schools.find(({ id }) => id === filters.school);
  return (
    <TableTools>
      <TableSearch label={t('Search people')} placeholder={t('Name, username or e-mail')} />
      {filters.school && (
        <FilterChip name="school" label={t('School')} value={school?.name ?? t('One school')} />
      )}
      {params.get('role') && filters.role && (
        <FilterChip name="role" label={t('Role')} value={roleName(filters.role as PersonRole)} />
      )}
      {filters.status && (
        <FilterChip
          name="status"
          label={t('Status')}
          value={filters.status === 'active' ? t('Active') : t('Archived')}
        />
      )}
      <MoreFilters>
        {area === 'platform' && (
          <SelectField
            label={t('School')}
            value={filters.school ?? ''}
            onChange={({ target }) => choose('school', target.value)}
          >
            <option value="">{t('Any')}</option>
            {schools.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t('Status')}
          value={filters.status ?? ''}
          onChange={({ target }) => choose('status', target.value)}
        >
          <option value="">{t('Any')}</option>
          <option value="active">{t('Active')}</option>
          <option value="archived">{t('Archived')}</option>
        </SelectField>
      </MoreFilters>
      {!preset && <SavedViews table="people" />}
    </TableTools>
  );
}
