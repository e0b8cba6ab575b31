import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { useCollectSsoTestMutation, useGetSchoolSignInQuery } from '../api.ts';
import { HoursPanel } from '../components/HoursPanel.tsx';
import { ProviderDialog } from '../components/ProviderDialog.tsx';
import { ProviderPanel } from '../components/ProviderPanel.tsx';
import { BadgeChoice, SecondFactorChoice, SurnamesChoice } from '../components/SchoolChoices.tsx';
import styles from '../components/SignIn.module.css';

/** The sign-in settings of the school: sign-in methods, and providers. */
export default function SchoolSignInPage() {
  const query = useGetSchoolSignInQuery();
  const [adding, setAdding] = useState(false);
  const tested = useTestResult();
  return (
    <>
      <div className={styles['head']}>
        <h1>{t('Logging in')}</h1>
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
              <SurnamesChoice settings={settings} />
              <HoursPanel settings={settings} />
              <BadgeChoice settings={settings} />
              {settings.providers.map((provider) => (
                <ProviderPanel key={provider.id} provider={provider} callbackUrl={settings.callback_url} />
              ))}
              {settings.providers.length === 0 && (
                <section className={styles['panel']}>
                  <h2>{t('Single sign-on')}</h2>
                  <p>
                    {t(
                      'People can log in with the account that they have at Google, Microsoft or another OpenID provider. Add yours, test it, and show it on the login page.',
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

// The result can be fetched once, and React may render a page twice.
let asked = false;

/** Shows the result of a test, after the return from the provider. */
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
