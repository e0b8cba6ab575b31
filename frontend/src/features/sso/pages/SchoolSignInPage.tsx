import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useChangeSchoolSignInMutation,
  useCollectSsoTestMutation,
  useGetSchoolSignInQuery,
  type SchoolSignIn,
} from '../api.ts';
import { ProviderDialog } from '../components/ProviderDialog.tsx';
import { ProviderPanel } from '../components/ProviderPanel.tsx';
import styles from '../components/SignIn.module.css';

/** How the school lets its people in: second factors of its administrators, and providers to sign in with. */
export default function SchoolSignInPage() {
  const query = useGetSchoolSignInQuery();
  const [adding, setAdding] = useState(false);
  const tested = useTestResult();
  return (
    <>
      <div className={styles['head']}>
        <h1>{t('Signing in')}</h1>
        <Button tone="main" icon="plus" disabled={!query.data} onClick={() => setAdding(true)}>
          {t('Add a provider')}
        </Button>
      </div>
      <div className={styles['panels']}>
        {tested && (
          <p className={styles['result']} data-ok={tested.ok} role="status">
            {tested.message}
          </p>
        )}
        <QueryView
          query={query}
          skeleton={<div className={styles['waiting']} />}
          failed={t('The settings did not load')}
        >
          {(settings) => (
            <div className={styles['panels']}>
              <SecondFactorChoice settings={settings} />
              <BadgeChoice settings={settings} />
              {settings.providers.map((provider) => (
                <ProviderPanel key={provider.id} provider={provider} callbackUrl={settings.callback_url} />
              ))}
              {settings.providers.length === 0 && (
                <section className={styles['panel']}>
                  <h2>{t('Single sign-on')}</h2>
                  <p>
                    {t(
                      'People can sign in with the account that they have at Google, Microsoft or another OpenID provider. Add yours, test it, and show it on the login page.',
                    )}
                  </p>
                </section>
              )}
              {adding && (
                <ProviderDialog
                  provider={null}
                  callbackUrl={settings.callback_url}
                  onClose={() => setAdding(false)}
                />
              )}
            </div>
          )}
        </QueryView>
      </div>
    </>
  );
}

function SecondFactorChoice({ settings }: { settings: SchoolSignIn }) {
  const [change, { isLoading }] = useChangeSchoolSignInMutation();
  const dispatch = useDispatch();
  const { require_second_factor: chosen, required_by_default: byDefault } = settings;
  const choices: { value: boolean | null; label: string }[] = [
    {
      value: null,
      label: byDefault ? t('As the platform does: required') : t('As the platform does: not required'),
    },
    { value: true, label: t('Required') },
    { value: false, label: t('Not required') },
  ];
  const choose = async (value: boolean | null) => {
    if (isLoading) return;
    const result = await change({ require_second_factor: value });
    dispatch(
      result.error ? showToast('bad', normalizeError(result.error).message) : showToast('ok', t('Saved.')),
    );
  };
  return (
    <section className={styles['panel']}>
      <h2>{t('Second factor of the school’s administrators')}</h2>
      <p>
        {t(
          'Who manages the school sees every child. With a second factor, a stolen password alone opens nothing.',
        )}
      </p>
      <fieldset className={styles['choice']}>
        <legend className="sr">{t('Second factor of the school’s administrators')}</legend>
        {choices.map(({ value, label }) => (
          <label key={String(value)}>
            <input
              type="radio"
              name="require-second-factor"
              checked={chosen === value}
              onChange={() => void choose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </section>
  );
}

/** Whether the youngest may come in by their badge alone; each class then chooses. */
function BadgeChoice({ settings }: { settings: SchoolSignIn }) {
  const [change, { isLoading }] = useChangeSchoolSignInMutation();
  const dispatch = useDispatch();
  const choose = async (allowed: boolean) => {
    if (isLoading) return;
    const result = await change({ allow_badge_only: allowed });
    dispatch(
      result.error ? showToast('bad', normalizeError(result.error).message) : showToast('ok', t('Saved.')),
    );
  };
  return (
    <section className={styles['panel']}>
      <h2>{t('Badges of the youngest')}</h2>
      <p>
        {t(
          'A class may let its QR badges open the door alone, without pictures or a password. Whoever holds a badge is then in, so keep them at school.',
        )}
      </p>
      <Checkbox
        label={t('Classes may choose the badge alone')}
        checked={settings.allow_badge_only}
        onChange={({ target }) => void choose(target.checked)}
      />
    </section>
  );
}

// The result can be fetched once, and React may draw a page twice.
let asked = false;

/** What came of a test, after the way back from the provider. */
function useTestResult() {
  const [params, setParams] = useSearchParams();
  const [collect, { data, error }] = useCollectSsoTestMutation();
  const back = params.has('tested');
  useEffect(() => {
    if (!back || asked) return;
    asked = true;
    void collect().finally(() => {
      asked = false;
      setParams({}, { replace: true });
    });
  }, [back, collect, setParams]);
  if (error) return { ok: false, message: normalizeError(error).message };
  return data;
}
