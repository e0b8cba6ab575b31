import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Splash } from '../../../ui/Splash.tsx';
import { State } from '../../../ui/State.tsx';
import { useEnter } from '../../auth/useEnter.ts';
import { useSignInBySsoMutation } from '../api.ts';
import { NEXT_KEY } from './SsoWays.tsx';

// The answer can be fetched once, and React may draw a page twice.
let asked: Promise<unknown> | null = null;

/** Back from the provider: in, or in words why not. */
export default function SsoReturn() {
  const [signIn] = useSignInBySsoMutation();
  const [refused, setRefused] = useState<string>();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { succeed } = useEnter();

  useEffect(() => {
    // The page that was wanted before the way over the provider goes back to where every sign-in looks for it.
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
        else succeed(result.data);
      })
      .finally(() => {
        asked = null;
      });
    // Once for each way back; what it calls is made anew with every drawing.
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
