import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { withParams } from '../../../ui/table/params.ts';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';

/** What students can lack, as the server filters by it. */
export const NEEDS = ['anything', 'password', 'login', 'badge'] as const;
type Need = (typeof NEEDS)[number];

const needName = (need: Need): string =>
  ({
    anything: t('anything'),
    password: t('a password or pictures'),
    login: t('a first log in'),
    badge: t('a badge'),
  })[need];

/** Search of the students of a class, and the filter by what they need. */
export function StudentTools({ needs, ordering }: { needs: Need | undefined; ordering: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <TableTools>
      <TableSearch label={t('Search students')} placeholder={t('Name or username')} />
      {needs && <FilterChip name="needs" label={t('Needs')} value={needName(needs)} />}
      <MoreFilters>
        <SelectField
          label={t('Needs')}
          value={needs ?? ''}
          onChange={({ target }) => void navigate(withParams(params, { needs: target.value }))}
        >
          <option value="">{t('Any')}</option>
          {NEEDS.map((need) => (
            <option key={need} value={need}>
              {needName(need)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Sort by')}
          value={ordering}
          onChange={({ target }) => void navigate(withParams(params, { ordering: target.value }))}
        >
          <option value="first_name">{t('Name')}</option>
          <option value="last_seen_at">{t('Last log in, longest ago first')}</option>
          <option value="-last_seen_at">{t('Last log in, newest first')}</option>
        </SelectField>
      </MoreFilters>
    </TableTools>
  );
}
