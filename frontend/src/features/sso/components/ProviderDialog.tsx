import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox, Field, PasswordField, SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useAddSsoProviderMutation, useChangeSsoProviderMutation, type SsoProviderCard } from '../api.ts';
import styles from './SignIn.module.css';

/** The form of a provider, new or existing; an existing secret is kept unless another is typed. */
export function ProviderDialog({
  provider,
  callbackUrl,
  onClose,
}: {
  provider: SsoProviderCard | null;
  callbackUrl: string;
  onClose: () => void;
}) {
  const [values, setValues] = useState({
    name: provider?.name ?? '',
    issuer: provider?.issuer ?? '',
    client_id: provider?.client_id ?? '',
    client_secret: '',
    domains: provider?.domains.join(', ') ?? '',
    default_role: provider?.default_role ?? ('teacher' as const),
    enabled: provider?.enabled ?? false,
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [add, adding] = useAddSsoProviderMutation();
  const [change, changing] = useChangeSsoProviderMutation();
  const dispatch = useDispatch();
  const busy = adding.isLoading || changing.isLoading;

  const set = (name: keyof typeof values, value: string | boolean) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...others }) => others);
  };
  const field = (name: 'name' | 'issuer' | 'client_id' | 'domains') => ({
    name,
    value: values[name],
    autoComplete: 'off',
    maxLength: name === 'domains' ? 2_000 : 255,
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    error: errors[name],
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    const { client_secret, domains, ...rest } = values;
    const body = {
      ...rest,
      name: rest.name.trim(),
      issuer: rest.issuer.trim(),
      client_id: rest.client_id.trim(),
      domains: domains.split(/[\s,;]+/).filter(Boolean),
    };
    const result = provider
      ? await change({
          id: provider.id,
          providerChangeBody: changedOf(provider, { ...body, ...(client_secret && { client_secret }) }),
        })
      : await add({ ...body, client_secret });
    if (!result.error) {
      onClose();
      dispatch(showToast('ok', t('Saved. Test it before you tell your people.')));
      return;
    }
    const { fields, message } = normalizeError(result.error);
    setErrors(fields);
    setProblem(message);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={provider ? t('Change {name}', { name: provider.name }) : t('Add a provider')}
    >
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <p>{t('Give your provider this address to send people back to:')}</p>
        <code className={styles['code']}>{callbackUrl}</code>
        <Field label={t('Name on the button')} hint={t('e.g. Google or School account')} {...field('name')} />
        <Field
          label={t('Issuer')}
          hint={t(
            'e.g. https://accounts.google.com, or https://login.microsoftonline.com/…/v2.0 with the id of your directory',
          )}
          inputMode="url"
          {...field('issuer')}
        />
        <Field label={t('Client id')} {...field('client_id')} />
        <PasswordField
          label={t('Client secret')}
          hint={provider ? t('Leave it empty to keep the one that is there.') : undefined}
          name="client_secret"
          autoComplete="off"
          value={values.client_secret}
          onChange={({ target }) => set('client_secret', target.value)}
          error={errors['client_secret']}
        />
        <Field
          label={t('E-mail domains')}
          hint={t(
            'People of these come in without an account of before, e.g. school.example. Empty: only people who are here already.',
          )}
          {...field('domains')}
        />
        <SelectField
          label={t('New people are')}
          name="default_role"
          value={values.default_role}
          onChange={({ target }) => set('default_role', target.value)}
          error={errors['default_role']}
        >
          <option value="teacher">{t('Teachers')}</option>
          <option value="student">{t('Students')}</option>
          <option value="parent">{t('Parents')}</option>
        </SelectField>
        <Checkbox
          label={t('Show it on the login page')}
          checked={values.enabled}
          onChange={({ target }) => set('enabled', target.checked)}
        />
        {problem && (
          <p className={styles['problem']} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" tone="main" aria-disabled={busy || undefined}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  );
}

/** Only the changed fields: a change of address or keys invalidates the last test. */
function changedOf<T extends object>(before: SsoProviderCard, after: T): Partial<T> {
  const kept = before as unknown as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(kept[name]) !== JSON.stringify(value)),
  ) as Partial<T>;
}
