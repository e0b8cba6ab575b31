import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { SchoolSettingsView } from '@bookgrove/api-client';
import { normalizeError } from '../../../api/normalizeError.ts';
import { schoolPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField } from '../../../ui/Field.tsx';
import { clearsErrors, ErrorSummary, FormGrid, FormSet } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  useChangeOwnSchoolSettingsMutation,
  useChangeSchoolSettingsMutation,
  useGetOwnSchoolSettingsQuery,
  useGetSchoolQuery,
  useGetSchoolSettingsQuery,
} from '../api.ts';
import { currencyOptions, featureText, taxNumberHint } from '../settings.ts';
import styles from './SchoolSettingsPage.module.css';

/** Settings of the own school, or, in the platform's area, of the school in the address. */
export default function SchoolSettingsPage() {
  const { tenantId } = useParams();
  const own = useGetOwnSchoolSettingsQuery(undefined, { skip: tenantId !== undefined });
  const other = useGetSchoolSettingsQuery(tenantId ?? '', { skip: tenantId === undefined });
  const { data: school } = useGetSchoolQuery(tenantId ?? '', { skip: tenantId === undefined });
  return (
    <>
      <WorkHead
        title={school ? t('Settings of {school}', { school: school.school_name }) : t('School settings')}
        lead={t('Defaults for the prices, receipts and consents of this school.')}
        back={tenantId ? { to: schoolPath(tenantId), label: t('Edit school') } : undefined}
      />
      <QueryView
        query={tenantId ? other : own}
        skeleton={<SkeletonLine width={60} height={400} />}
        failed={t('The settings did not load')}
      >
        {(settings) => <SettingsForm settings={settings} tenantId={tenantId} />}
      </QueryView>
    </>
  );
}

function SettingsForm({
  settings,
  tenantId,
}: {
  settings: SchoolSettingsView;
  tenantId: string | undefined;
}) {
  const [changeOwn, ownState] = useChangeOwnSchoolSettingsMutation();
  const [changeOther, otherState] = useChangeSchoolSettingsMutation();
  const dispatch = useDispatch();
  const [on, setOn] = useState(() => settings.features.filter((one) => one.on).map(({ name }) => name));
  const [currency, setCurrency] = useState(settings.currency ?? '');
  const [entity, setEntity] = useState(settings.legal_entity);
  const [taxNumber, setTaxNumber] = useState(settings.tax_number);
  const [age, setAge] = useState(settings.guardian_age?.toString() ?? '');
  const [listed, setListed] = useState(settings.listed);
  const [town, setTown] = useState(settings.town);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(0);
  const busy = ownState.isLoading || otherState.isLoading;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const body = {
      ...(settings.features.length > 0 && { features: on }),
      currency: currency || null,
      legal_entity: entity,
      tax_number: taxNumber,
      guardian_age: age === '' ? null : Number(age),
      listed,
      town,
    };
    const { error } = await (tenantId
      ? changeOther({ id: tenantId, schoolSettingsChange: body })
      : changeOwn(body));
    setTried(tried + 1);
    if (!error) {
      setErrors({});
      dispatch(showToast('ok', t('The settings are saved.')));
      return;
    }
    const { fields, message } = normalizeError(error);
    setErrors(fields);
    if (Object.keys(fields).length === 0) dispatch(showToast('bad', message));
  };

  const rule = settings.country_rule;
  const of = {
    age: rule.age,
    country: settings.country ? countryName(settings.country) : '',
    source: rule.source,
  };
  return (
    <form
      noValidate
      onChange={clearsErrors(setErrors)}
      onSubmit={(event) => void save(event)}
      className={styles['form']}
    >
      <ErrorSummary errors={errors} tried={tried} />
      {settings.features.length > 0 && (
        <FormSet title={t('What the school offers')}>
          {settings.features.map(({ name }) => {
            const { label, help } = featureText(name);
            return (
              <div key={name}>
                <Checkbox
                  label={label}
                  checked={on.includes(name)}
                  onChange={({ target }) =>
                    setOn(target.checked ? [...on, name] : on.filter((other) => other !== name))
                  }
                />
                <p className="soft">{help}</p>
              </div>
            );
          })}
        </FormSet>
      )}
      <FormSet title={t('Money')}>
        <FormGrid>
          <SelectField
            label={t('Currency')}
            hint={t('New prices start in this currency.')}
            name="currency"
            value={currency}
            error={errors['currency']}
            onChange={({ target }) => setCurrency(target.value)}
          >
            <option value="">{t('None chosen')}</option>
            {currencyOptions(settings.currency).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field
            label={t('Legal entity')}
            hint={t('The name under which the school signs contracts.')}
            name="legal_entity"
            maxLength={255}
            autoComplete="off"
            value={entity}
            error={errors['legal_entity']}
            onChange={({ target }) => setEntity(target.value)}
          />
          <Field
            label={t('Tax number')}
            hint={taxNumberHint(settings.country)}
            name="tax_number"
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            value={taxNumber}
            error={errors['tax_number']}
            onChange={({ target }) => setTaxNumber(target.value)}
          />
        </FormGrid>
      </FormSet>
      <FormSet title={t('Age rules')}>
        <FormGrid>
          <Field
            label={t('A guardian confirms for children younger than')}
            hint={
              settings.age_approved
                ? t('The platform’s team set it. The law of the country: {age} years ({source}).', {
                    age: rule.age,
                    source: rule.source,
                  })
                : settings.country
                  ? tenantId
                    ? t('Empty: {age} years, as in {country} ({source}).', of)
                    : t('Empty: {age} years, as in {country} ({source}). A school may ask for more.', of)
                  : t('Empty: {age} years. The country of the school is not known.', { age: rule.age })
            }
            name="guardian_age"
            inputMode="numeric"
            value={age}
            error={errors['guardian_age']}
            onChange={({ target }) => setAge(target.value.replace(/\D/g, '').slice(0, 2))}
          />
        </FormGrid>
      </FormSet>
      <FormSet title={t('Finding the school')}>
        <Checkbox
          label={t('Visitors of Bookgrove find the school by its name and town')}
          checked={listed}
          onChange={({ target }) => setListed(target.checked)}
        />
        <FormGrid>
          <Field
            label={t('Town')}
            hint={t('Shown beside the name, so that schools of the same name can be told apart.')}
            name="town"
            maxLength={120}
            autoComplete="off"
            value={town}
            error={errors['town']}
            onChange={({ target }) => setTown(target.value)}
          />
        </FormGrid>
      </FormSet>
      <Button type="submit" tone="main" size="lg" aria-disabled={busy || undefined}>
        {t('Save changes')}
      </Button>
    </form>
  );
}
