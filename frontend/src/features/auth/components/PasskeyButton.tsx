import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { t } from '../../../i18n/index.ts';
import { requestPasskey, PasskeyRefused, passkeysKnown } from '../../../shared/passkeys.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useRequestPasskeyMutation, useSignInWithPasskeyMutation } from '../api.ts';
import { useCompleteSignIn } from '../useCompleteSignIn.ts';

/** Signs in with a passkey stored on the device, without user name or password. */
export function PasskeyButton() {
  const [busy, setBusy] = useState(false);
  const [ask] = useRequestPasskeyMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  const { succeed, fail } = useCompleteSignIn();
  const dispatch = useDispatch();
  if (!passkeysKnown()) return null;

  const enter = async () => {
    const asked = await ask();
    if (asked.error) return fail(asked.error);
    const { ticket, options } = asked.data;
    try {
      const credential = await requestPasskey(options);
      const result = await signIn({ ticket, credential });
      if (result.error) fail(result.error);
      else succeed(result.data);
    } catch (refused) {
      if (!(refused instanceof PasskeyRefused)) throw refused;
      dispatch(showToast('warn', refused.message));
    }
  };
  const once = async () => {
    if (busy) return;
    setBusy(true);
    await enter();
    setBusy(false);
  };
  return (
    <Button icon="lock" aria-disabled={busy || undefined} onClick={() => void once()}>
      {t('Log in with a passkey')}
    </Button>
  );
}
