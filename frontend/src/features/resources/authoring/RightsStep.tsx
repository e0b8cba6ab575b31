import { LICENCES } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { ChoiceCards } from '../../../ui/Form.tsx';
import { licenceLabel } from '../../../shared/books/bookLabels.ts';
import type { StepProps } from './AboutStep.tsx';
import type { ResourceFormValues } from './useResourceForm.ts';

/** Step: the licence, and who may see it. */
export function RightsStep({
  said,
  errors,
  set,
  tenantKind,
}: StepProps & { tenantKind: 'school' | 'platform' }) {
  return (
    <>
      <fieldset>
        <legend>{t('By which right may it be shown?')}</legend>
        <ChoiceCards
          name="rights"
          value={said.rights}
          options={[
            { value: 'own', label: t('I made it'), help: t('Words, pictures and sounds are all yours.') },
            { value: 'licence', label: t('It has an open licence'), help: t('Such as Creative Commons.') },
            {
              value: 'permission',
              label: t('I was given permission'),
              help: t('By whoever made it, for this school.'),
            },
          ]}
          onChange={(rights) => set({ rights })}
        />
      </fieldset>
      {said.rights === 'licence' && (
        <SelectField
          label={t('Licence')}
          value={said.license ?? ''}
          onChange={({ target }) => set({ license: (target.value || null) as ResourceFormValues['license'] })}
        >
          <option value="">{t('Choose')}</option>
          {LICENCES.map((one) => (
            <option key={one} value={one}>
              {licenceLabel(one)}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        label={t('Made by')}
        hint={
          said.rights === 'own'
            ? t('As others may read it. Leave it empty to stay unnamed.')
            : t('The person or house that made it.')
        }
        maxLength={255}
        value={said.credit}
        error={errors['credit']}
        onChange={({ target }) => set({ credit: target.value })}
      />
      {said.rights === 'permission' && (
        <TextAreaField
          label={t('Who gave the permission, when, and for what')}
          hint={t('Only who decides on it reads this.')}
          rows={3}
          maxLength={600}
          value={said.proof}
          error={errors['proof']}
          onChange={({ target }) => set({ proof: target.value })}
        />
      )}
      {tenantKind === 'school' && (
        <fieldset>
          <legend>{t('For whom is it?')}</legend>
          <ChoiceCards
            name="audience"
            value={said.audience}
            options={[
              { value: 'school', label: t('This school'), help: t('Your school decides.') },
              {
                value: 'everybody',
                label: t('Every school'),
                help: t('Your school decides first, then the platform’s team.'),
              },
            ]}
            onChange={(audience) => set({ audience })}
          />
        </fieldset>
      )}
    </>
  );
}
