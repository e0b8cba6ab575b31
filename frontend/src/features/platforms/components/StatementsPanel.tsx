import { useState, type FormEvent } from 'react';
import { formatAgo, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field, PasswordField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { connectionsApi, type StatementStoreView } from '../api.ts';
import styles from './Connections.module.css';

/** Where statements about learning go (xAPI). */
export function StatementsPanel() {
  const query = connectionsApi.useGetStatementStoreQuery();
  return (
    <section className={styles['panel']} aria-labelledby="statements">
      <h2 id="statements">{t('Statements about learning')}</h2>
      <p>
        {t(
          'Finished lessons, courses and quizzes go to your own record store (xAPI 1.0.3). It gets no names: each person has a number that only your school has.',
        )}
      </p>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={200} />}
        failed={t('The settings did not load')}
      >
        {({ store }) => <Store key={store?.endpoint ?? ''} store={store} />}
      </QueryView>
    </section>
  );
}

function Store({ store }: { store: StatementStoreView | null }) {
  const { form, errors, settle } = useForm();
  const [values, setValues] = useState({
    endpoint: store?.endpoint ?? '',
    username: store?.username ?? '',
    secret: '',
    enabled: store?.enabled ?? false,
  });
  const [keep, keeping] = connectionsApi.useSetStatementStoreMutation();
  const [test, { data: tested, isLoading }] = connectionsApi.useTestStatementStoreMutation();
  const [remove] = connectionsApi.useRemoveStatementStoreMutation();
  const set = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep(values).then(({ error }) => settle(error) && set({ secret: '' }));
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      {store && (
        <>
          <p>
            <Status
              kind={!store.enabled ? 'off' : store.last_error ? 'bad' : 'ok'}
              label={!store.enabled ? t('Off') : store.last_error || t('Statements are sent')}
            />
          </p>
          <dl className={styles['facts']}>
            <dt>{t('Delivered')}</dt>
            <dd className="num">{formatNumber(store.delivered)}</dd>
            <dt>{t('Given up after a day')}</dt>
            <dd className="num">{formatNumber(store.failed)}</dd>
            {store.delivered_at && (
              <>
                <dt>{t('The last one')}</dt>
                <dd>{formatAgo(store.delivered_at)}</dd>
              </>
            )}
          </dl>
        </>
      )}
      <Field
        label={t('Endpoint')}
        hint={t('Without /statements at the end.')}
        inputMode="url"
        autoComplete="off"
        value={values.endpoint}
        error={errors['endpoint']}
        onChange={({ target }) => set({ endpoint: target.value })}
      />
      <Field
        label={t('Key or user name')}
        autoComplete="off"
        value={values.username}
        error={errors['username']}
        onChange={({ target }) => set({ username: target.value })}
      />
      <PasswordField
        label={t('Password of the store')}
        hint={store ? t('Leave it empty to keep the one that is there.') : undefined}
        autoComplete="off"
        value={values.secret}
        error={errors['secret']}
        onChange={({ target }) => set({ secret: target.value })}
      />
      <Checkbox
        label={t('Send statements')}
        checked={values.enabled}
        onChange={({ target }) => set({ enabled: target.checked })}
      />
      <div role="status">
        {tested && <p>{tested.problem === null ? t('The store answers.') : tested.problem}</p>}
      </div>
      <div className="row">
        <Button type="submit" tone="main" disabled={keeping.isLoading}>
          {t('Save')}
        </Button>
        {store && (
          <>
            <Button
              icon="check"
              disabled={isLoading}
              onClick={() => void test().then(({ error }) => settle(error))}
            >
              {t('Test')}
            </Button>
            <Button tone="danger" onClick={() => void remove().then(({ error }) => settle(error))}>
              {t('Remove')}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
