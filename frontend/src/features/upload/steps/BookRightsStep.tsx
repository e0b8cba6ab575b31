import { LICENCES, VISIBILITIES_AT, type Visibility } from '@bookgrove/contract';
import { useListAllClassesQuery } from '../../../api/classes.ts';
import { t } from '../../../i18n/index.ts';
import { SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { ChoiceCards } from '../../../ui/Form.tsx';
import { licenceLabel, visibilityLabel } from '../../../shared/books/bookLabels.ts';
import type { BookStepProps } from './BookAboutStep.tsx';

const REACH: Record<Visibility, string> = {
  private: 'Nobody else finds it.',
  class: 'The children and teachers of one class.',
  school: 'Everybody who logs in here.',
  platform: 'Readers of every school.',
  public: 'Anybody who opens this address.',
};

/** Step: the licence, and who may read it. */
export function BookRightsStep({
  said,
  errors,
  set,
  tenantKind,
}: BookStepProps & { tenantKind: 'school' | 'platform' }) {
  const classes = useListAllClassesQuery(undefined, { skip: tenantKind === 'platform' });
  const licences = [...new Set<string>([...LICENCES, ...(said.license ? [said.license] : [])])];
  return (
    <>
      <fieldset>
        <legend>{t('By which right may it be read here?')}</legend>
        <ChoiceCards
          name="rights"
          value={said.rights}
          options={[
            {
              value: 'own',
              label: t('Our own work'),
              help: t('Words and pictures were made by you or your school.'),
            },
            {
              value: 'licence',
              label: t('It has an open licence'),
              help: t('Such as Creative Commons. It stands at the front or the back.'),
            },
            {
              value: 'permission',
              label: t('We were given permission'),
              help: t('By whoever owns it, for this school.'),
            },
          ]}
          onChange={(rights) =>
            set({
              rights,
              ...(rights === 'permission' && { license: '' }),
              ...(rights !== 'permission' && { rights_proof: '' }),
            })
          }
        />
      </fieldset>
      {(said.rights === 'licence' || said.rights === 'own') && (
        <SelectField
          name="license"
          label={t('Licence')}
          hint={said.rights === 'own' ? t('Whether others may copy or change it.') : undefined}
          value={said.license}
          error={errors['license']}
          onChange={({ target }) => set({ license: target.value })}
        >
          <option value="">{said.rights === 'own' ? t('All rights stay with us') : t('Choose')}</option>
          {licences.map((one) => (
            <option key={one} value={one}>
              {licenceLabel(one)}
            </option>
          ))}
        </SelectField>
      )}
      {said.rights === 'permission' && (
        <TextAreaField
          name="rights_proof"
          label={t('Who gave the permission, when, and for what')}
          hint={t('Only who decides on it reads this.')}
          rows={3}
          maxLength={600}
          value={said.rights_proof}
          error={errors['rights_proof']}
          onChange={({ target }) => set({ rights_proof: target.value })}
        />
      )}
      <fieldset>
        <legend>{t('Who may read it?')}</legend>
        <ChoiceCards
          name="visibility"
          value={said.visibility}
          options={VISIBILITIES_AT[tenantKind].map((value) => ({
            value,
            label: visibilityLabel(value),
            help: t(REACH[value]),
          }))}
          onChange={(visibility) => set({ visibility })}
        />
      </fieldset>
      {said.visibility === 'class' && (
        <SelectField
          name="class_id"
          label={t('Class')}
          value={said.class_id}
          error={errors['class_id']}
          onChange={({ target }) => set({ class_id: target.value })}
        >
          <option value="">{t('Choose a class')}</option>
          {(classes.data?.results ?? []).map(({ id, name, year }) => (
            <option key={id} value={id}>{`${name}, ${year}`}</option>
          ))}
        </SelectField>
      )}
    </>
  );
}
