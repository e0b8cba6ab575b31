import { CERTIFICATE_DESIGNS, CERTIFICATE_KINDS, CERTIFICATE_NAMES } from '@bookgrove/contract';
import type { CertificateSettingsView } from '@bookgrove/api-client';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { FormFoot } from '../../../ui/Form.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useGetCertificateSettingsQuery, useSaveCertificateSettingsMutation } from '../api.ts';
import { kindLabel } from '../labels.ts';
import styles from '../components/Certificates.module.css';

/** Design of each kind, who signs, and how check pages show the names of children. */
export function CertificateSettings() {
  const { data } = useGetCertificateSettingsQuery();
  return data ? <SettingsForm settings={data} /> : null;
}

const designLabel = (design: (typeof CERTIFICATE_DESIGNS)[number]): string =>
  ({ arcs: t('Arcs'), ribbons: t('Ribbons'), hills: t('Hills'), stripes: t('Stripes') })[design];
const namesLabel = (names: (typeof CERTIFICATE_NAMES)[number]): string =>
  ({
    first: t('First name'),
    initial: t('First name and initial'),
    full: t('Whole name'),
  })[names];

function SettingsForm({ settings }: { settings: CertificateSettingsView }) {
  const dispatch = useDispatch();
  const { form, errors, settle } = useForm();
  const [designs, setDesigns] = useState(settings.designs);
  const [names, setNames] = useState(settings.names);
  const [signers, setSigners] = useState([0, 1].map((at) => settings.signers[at] ?? { name: '', title: '' }));
  const [save, saving] = useSaveCertificateSettingsMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.isLoading) return;
    const { error } = await save({ names, designs, signers: signers.filter(({ name }) => name.trim()) });
    if (settle(error)) dispatch(showToast('ok', t('Saved. New certificates look like this.')));
  };
  const sign = (at: number, change: Partial<(typeof signers)[number]>) =>
    setSigners(signers.map((signer, index) => (index === at ? { ...signer, ...change } : signer)));
  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)}>
      <h2>{t('Templates')}</h2>
      <div className={styles['kinds']}>
        {CERTIFICATE_KINDS.map((kind) => (
          <div key={kind} className={styles['kind']}>
            <div className={styles['sheet']} data-design={designs[kind]} aria-hidden="true" />
            <SelectField
              label={kindLabel(kind)}
              value={designs[kind]}
              onChange={({ target }) =>
                setDesigns({ ...designs, [kind]: target.value as (typeof CERTIFICATE_DESIGNS)[number] })
              }
            >
              {CERTIFICATE_DESIGNS.map((design) => (
                <option key={design} value={design}>
                  {designLabel(design)}
                </option>
              ))}
            </SelectField>
            <p className="soft num">{t('{count} given', { count: settings.given[kind] })}</p>
          </div>
        ))}
      </div>
      {signers.map((signer, at) => (
        <div key={at} className={styles['kinds']}>
          <Field
            label={t('Signed by {number}', { number: at + 1 })}
            value={signer.name}
            error={errors[`signers.${at}.name`]}
            onChange={({ target }) => sign(at, { name: target.value })}
          />
          <Field
            label={t('Position {number}', { number: at + 1 })}
            value={signer.title}
            onChange={({ target }) => sign(at, { title: target.value })}
          />
        </div>
      ))}
      <SelectField
        label={t('Names of children on check pages')}
        value={names}
        onChange={({ target }) => setNames(target.value as typeof names)}
      >
        {CERTIFICATE_NAMES.map((one) => (
          <option key={one} value={one}>
            {namesLabel(one)}
          </option>
        ))}
      </SelectField>
      <FormFoot>
        <Button type="submit" aria-disabled={saving.isLoading || undefined}>
          {t('Save')}
        </Button>
      </FormFoot>
    </form>
  );
}
