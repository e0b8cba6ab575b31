import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Splash } from '../../../ui/Splash.tsx';
import { State } from '../../../ui/State.tsx';
import { useSignInBySsoMutation, type SsoSession } from '../api.ts';
import { NEXT_KEY } from './SsoMethods.tsx';

// The result can be fetched once, and React may render a page twice.
let asked: Promise<unknown> | null = null;

/** The page after the return from the provider: signs in and calls `onSignedIn`, or explains the refusal. */
export default function SsoReturn({ onSignedIn }: { onSignedIn: (session: SsoSession) => void }) {
  const [signIn] = useSignInBySsoMutation();
  const [refused, setRefused] = useState<string>();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();

  useEffect(() => {
    // The page that was wanted before the redirect to the provider is put back where every sign-in reads it.
    const next = sessionStorage.getItem(NEXT_KEY);
    if (next) {
      sessionStorage.removeItem(NEXT_KEY);
      setParams({ step: 'sso', next }, { replace: true });
      return;
    }
    if (asked) return;
    asked = signIn()
      .then((result) => {
        if (result.error) setRefused(normalizeError(result.error).message);
        else onSignedIn(result.data);
      })
      .finally(() => {
        asked = null;
      });
    // Runs once per return; the callbacks are new with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [params]);

  if (!refused) return <Splash />;
  return (
    <div role="alert">
      <State
        scene="gate"
        asPage
        title={t('You did not come in')}
        actions={
          <Button tone="main" size="lg" onClick={() => void navigate(paths.login, { replace: true })}>
            {t('Back to log in')}
          </Button>
        }
      >
        <p>{refused}</p>
      </State>
    </div>
  );
}
