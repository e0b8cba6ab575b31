import { useState, type FormEvent } from 'react';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { connectionsApi, type LtiRegistrationView } from '../api.ts';
import styles from './Connections.module.css';
import { RosterDialog } from './RosterDialog.tsx';

/** Learning platforms of the school (LTI 1.3), and what each of them must know of us. */
export function PlatformsPanel() {
  const query = connectionsApi.useListLtiRegistrationsQuery();
  const [adding, setAdding] = useState(false);
  return (
    <section className={styles['panel']} aria-labelledby="platforms">
      <h2 id="platforms">{t('Learning platforms')}</h2>
      <p>
        {t(
          'People open courses from Moodle, Canvas or another platform (LTI 1.3). Its teachers choose what a course links to, and grades go back.',
        )}
      </p>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={200} />}
        failed={t('The platforms did not load')}
      >
        {({ login_url: login, launch_url: launch, jwks_url: keys, results }) => (
          <>
            <h3>{t('What the platform asks you for')}</h3>
            <dl className={styles['facts']}>
              <dt>{t('Login address')}</dt>
              <dd dir="ltr">{login}</dd>
              <dt>{t('Launch, redirect and deep linking address')}</dt>
              <dd dir="ltr">{launch}</dd>
              <dt>{t('Public keys')}</dt>
              <dd dir="ltr">{keys}</dd>
            </dl>
            {results.map((one) => (
              <Platform key={one.id} platform={one} />
            ))}
            <div className="row">
              <Button tone="main" icon="plus" onClick={() => setAdding(true)}>
                {t('Add a platform')}
              </Button>
            </div>
            {adding && <PlatformDialog onClose={() => setAdding(false)} />}
          </>
        )}
      </QueryView>
    </section>
  );
}

function Platform({ platform }: { platform: LtiRegistrationView }) {
  const { settle } = useForm();
  const [test, { data: tested, isLoading }] = connectionsApi.useTestLtiRegistrationMutation();
  const [remove] = connectionsApi.useRemoveLtiRegistrationMutation();
  const [removing, setRemoving] = useState(false);
  const [roster, setRoster] = useState<string | null>(null);
  return (
    <section className={styles['form']} aria-label={platform.name}>
      <h3 dir="auto">{platform.name}</h3>
      <dl className={styles['facts']}>
        <dt>{t('Issuer')}</dt>
        <dd dir="ltr">{platform.issuer}</dd>
        <dt>{t('Client id')}</dt>
        <dd dir="ltr">{platform.client_id}</dd>
        <dt>{t('Deployments')}</dt>
        <dd dir="ltr">{platform.deployments.join(', ')}</dd>
      </dl>
      {platform.contexts.length > 0 && (
        <ul className={styles['people']}>
          {platform.contexts.map(({ context, title }) => (
            <li key={context}>
              <span dir="auto">{title || context}</span>
              <Button size="sm" icon="people" onClick={() => setRoster(context)}>
                {t('Who is in it')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {tested && (
          <p>
            {tested.keys === null ? t('The keys are there.') : t('Keys: {problem}', { problem: tested.keys })}{' '}
            {tested.token === null
              ? t('The platform gives us a token.')
              : t('Token: {problem}', { problem: tested.token })}
          </p>
        )}
      </div>
      <div className="row">
        <Button
          icon="check"
          disabled={isLoading}
          onClick={() => void test(platform.id).then(({ error }) => settle(error))}
        >
          {t('Test')}
        </Button>
        <Button tone="danger" onClick={() => setRemoving(true)}>
          {t('Remove')}
        </Button>
      </div>
      {removing && (
        <Dialog open onClose={() => setRemoving(false)} title={t('Remove {name}', { name: platform.name })}>
          <p>
            {t('Its links stop working, and no grades go back. People keep their accounts and their work.')}
          </p>
          <Button
            tone="danger"
            onClick={() => void remove(platform.id).then(({ error }) => settle(error) && setRemoving(false))}
          >
            {t('Remove')}
          </Button>
        </Dialog>
      )}
      {roster !== null && (
        <RosterDialog platform={platform.id} context={roster} onClose={() => setRoster(null)} />
      )}
    </section>
  );
}

const EMPTY = {
  name: '',
  issuer: '',
  client_id: '',
  deployments: '',
  auth_url: '',
  token_url: '',
  jwks_url: '',
};

function PlatformDialog({ onClose }: { onClose: () => void }) {
  const { form, errors, settle } = useForm();
  const [values, setValues] = useState(EMPTY);
  const [add, adding] = connectionsApi.useAddLtiRegistrationMutation();
  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: values[name],
    autoComplete: 'off',
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const deployments = values.deployments.split(/\s+/).filter(Boolean);
    void add({ ...values, deployments }).then(({ error }) => settle(error) && onClose());
  };
  return (
    <Dialog open onClose={onClose} title={t('Add a platform')}>
      <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
        <Field label={t('Name')} maxLength={100} {...field('name')} />
        <Field label={t('Issuer')} hint={t('e.g. https://moodle.school.example')} {...field('issuer')} />
        <Field label={t('Client id')} {...field('client_id')} />
        <TextAreaField
          label={t('Deployment ids')}
          hint={t('One a line.')}
          rows={2}
          {...field('deployments')}
        />
        <Field label={t('Address for authentication')} inputMode="url" {...field('auth_url')} />
        <Field label={t('Address for tokens')} inputMode="url" {...field('token_url')} />
        <Field label={t('Address of its public keys')} inputMode="url" {...field('jwks_url')} />
        <Button type="submit" tone="main" disabled={adding.isLoading}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  );
}
