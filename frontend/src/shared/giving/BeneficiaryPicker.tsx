import { useState } from 'react';
import { t } from '../../i18n/index.ts';
import { Field, SelectField } from '../../ui/Field.tsx';
import { useDebounced } from '../useDebounced.ts';
import { useListCharitiesQuery } from './charitiesApi.ts';
import { beneficiaryOf, beneficiaryText } from './beneficiary.ts';
import { useListProjectsQuery } from './projectsApi.ts';

/** As many charities as one list shows; with more of them, there is a field to search. */
const MOST = 50;

/** A charity as a book names it. */
interface NamedCharity {
  id: string;
  name: string;
  project: { id: string; title: string } | null;
}

/**
 * Chooses the charity, and if wanted the project of it, that gets a share. Those that the school supports come first.
 * @param value text of `beneficiaryText`; `kept` is the first option for choosing nothing
 * @param named what is chosen already: it stays an option also while it takes no gifts
 */
export function BeneficiaryPicker({
  label,
  hint,
  value,
  named = null,
  kept,
  errors = {},
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  named?: NamedCharity | null;
  kept?: string;
  errors?: { charity?: string | undefined; project?: string | undefined };
  onChange: (value: string) => void;
}) {
  const { charity, project } = beneficiaryOf(value);
  const [search, setSearch] = useState('');
  const words = useDebounced(search.trim(), 250);
  const { data } = useListCharitiesQuery({ limit: MOST, ...(words && { search: words }) });
  const projects = useListProjectsQuery(
    { charity, status: 'fundraising', limit: MOST },
    { skip: charity === '' },
  );
  const found = data?.results ?? [];
  const options = [
    ...(named && !found.some(({ id }) => id === named.id) ? [named] : []),
    ...found.map(({ id, name }) => ({ id, name })),
  ];
  const ofCharity = (charity && projects.data?.results) || [];
  const namedProject = named?.id === charity ? named.project : null;
  const offered = [
    ...(namedProject && !ofCharity.some(({ id }) => id === namedProject.id) ? [namedProject] : []),
    ...ofCharity.map(({ id, title }) => ({ id, title })),
  ];
  const many = search !== '' || (data?.count ?? 0) > MOST;
  return (
    <>
      {many && (
        <Field
          label={t('Find a charity')}
          type="search"
          maxLength={100}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <SelectField
        label={label}
        {...(hint && { hint })}
        error={errors.charity}
        value={charity}
        onChange={({ target }) => onChange(beneficiaryText(target.value, ''))}
      >
        <option value="">{kept ?? t('No charity is named')}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {offered.length > 0 && (
        <SelectField
          label={t('For the project')}
          error={errors.project}
          value={project}
          onChange={({ target }) => onChange(beneficiaryText(charity, target.value))}
        >
          <option value="">{t('The charity as a whole')}</option>
          {offered.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
