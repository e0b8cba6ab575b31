import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@bookgrove/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useListAllSchoolsQuery } from '../../../api/schools.ts';
import { t } from '../../../i18n/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { withParams } from '../../../ui/table/params.ts';

/** Whose templates, and in which language, from the address: the platform's own in English where it does not say. */
export function useWordingPlace(): { school: string; language: Language } {
  const [params] = useSearchParams();
  return {
    school: params.get('school') ?? '',
    language: LANGUAGES.find((one) => one === params.get('language')) ?? 'en',
  };
}

/** Chooses the school and the language of templates. */
export function WordingPlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { school, language } = useWordingPlace();
  const schools = useListAllSchoolsQuery().data ?? [];
  const choose = (name: string, value: string) => void navigate(withParams(params, { [name]: value }));
  return (
    <>
      <SelectField
        label={t('School')}
        value={school}
        onChange={({ target }) => choose('school', target.value)}
      >
        <option value="">{t('The platform itself')}</option>
        {schools.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Language')}
        value={language}
        onChange={({ target }) => choose('language', target.value)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
