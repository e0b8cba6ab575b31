import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@bookgrove/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useListAllClassesQuery } from '../../../api/classes.ts';
import { useListAllSchoolsQuery } from '../../../api/schools.ts';
import { t } from '../../../i18n/index.ts';
import { SavedViews } from '../../saved-views/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { withParams } from '../../../ui/table/params.ts';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { useArea } from '../workArea.ts';
import type { PeopleFilters } from '../api.ts';
import { roleName, type PersonRole } from '../model.ts';

/** Search, filters and saved views of the table of people; on the platform the school is one of the filters. */
export function PeopleTools({ filters, preset }: { filters: PeopleFilters; preset: boolean }) {
  const { area } = useArea();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const schools = useListAllSchoolsQuery(undefined, { skip: area !== 'platform' }).data ?? [];
  const classes = useListAllClassesQuery(undefined, { skip: area !== 'school' }).data?.results ?? [];
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
      {filters.class && (
        <FilterChip
          name="class"
          label={t('Class')}
          value={classes.find(({ id }) => id === filters.class)?.name ?? t('One class')}
        />
      )}
      {filters.signed_in && (
        <FilterChip
          name="signed_in"
          label={t('Logged in')}
          value={filters.signed_in === 'never' ? t('Never yet') : t('At least once')}
        />
      )}
      {filters.language && (
        <FilterChip
          name="language"
          label={t('Language')}
          value={LANGUAGE_NAMES[filters.language as Language]}
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
        {area === 'school' && (
          <SelectField
            label={t('Class')}
            value={filters.class ?? ''}
            onChange={({ target }) => choose('class', target.value)}
          >
            <option value="">{t('Any')}</option>
            {classes.map(({ id, name, year }) => (
              <option key={id} value={id}>
                {`${name}, ${year}`}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t('Logged in')}
          value={filters.signed_in ?? ''}
          onChange={({ target }) => choose('signed_in', target.value)}
        >
          <option value="">{t('Any')}</option>
          <option value="never">{t('Never yet')}</option>
          <option value="once">{t('At least once')}</option>
        </SelectField>
        <SelectField
          label={t('Language')}
          value={filters.language ?? ''}
          onChange={({ target }) => choose('language', target.value)}
        >
          <option value="">{t('Any')}</option>
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </SelectField>
      </MoreFilters>
      {!preset && <SavedViews table="people" />}
    </TableTools>
  );
}
