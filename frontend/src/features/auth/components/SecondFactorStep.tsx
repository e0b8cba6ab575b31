import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { requestPasskey, PasskeyRefused, passkeysKnown } from '../../../shared/passkeys.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { RecoveryCodes } from '../../../shared/security/RecoveryCodes.tsx';
import { CodeField, RecoveryCodeField } from '../../../shared/security/CodeFields.tsx';
import { TotpKeyCard } from '../../../shared/security/TotpKeyCard.tsx';
import {
  useRequestSecondPasskeyMutation,
  useBeginSetUpAtSignInMutation,
  useFinishSetUpAtSignInMutation,
  usePassSecondFactorMutation,
  type SecondFactorNeeded,
  type SetUpSignedIn,
} from '../api.ts';
import { useCompleteSignIn } from '../useCompleteSignIn.ts';
import { LoginCard } from './LoginCard.tsx';
import styles from './SecondFactorStep.module.css';

const picture = <Art file="login" name="teacher" viewBox="0 0 360 300" fit="xMinYMid slice" />;

/** Asks for the second factor after the password, or sets one up where the account requires it. */
export default function SecondFactorStep({ needed }: { needed: SecondFactorNeeded }) {
  return needed.setup_required ? <SetUp ticket={needed.ticket} /> : <Prove needed={needed} />;
}

type Method = SecondFactorNeeded['methods'][number];

/** Shows the server's error beside its field; an expired ticket leads back to the password. */
function useRefusal() {
  const [error, setError] = useState<string>();
  const dispatch = useDispatch();
  const refuse = (refused: unknown) => {
    const { status, fields, message } = normalizeError(refused as Parameters<typeof normalizeError>[0]);
    if (status === 401) {
      dispatch(showToast('warn', message));
      history.back();
    } else setError(Object.values(fields)[0] ?? message);
  };
  return { error, setError, refuse };
}

function Prove({ needed: { ticket, methods } }: { needed: SecondFactorNeeded }) {
  const usable = methods.filter((method) => method !== 'passkey' || passkeysKnown());
  const [method, setMethod] = useState<Method>(usable[0] ?? 'code');
  const [typed, setTyped] = useState('');
  const [pass, { isLoading }] = usePassSecondFactorMutation();
  const [ask] = useRequestSecondPasskeyMutation();
  const { error, setError, refuse } = useRefusal();
  const { succeed } = useCompleteSignIn();

  const answer = async (proof: {
    code?: string;
    recovery_code?: string;
    passkey?: Record<string, unknown>;
  }) => {
    const result = await pass({ ticket, ...proof });
    if (result.error) refuse(result.error);
    else succeed(result.data);
  };
  const submit = async () => {
    if (method !== 'passkey') {
      if (typed.trim()) return answer({ [method]: typed });
      return setError(
        method === 'code'
          ? t('Please enter the six digits from your app.')
          : t('Please enter a recovery code.'),
      );
    }
    const asked = await ask({ ticket });
    if (asked.error) return refuse(asked.error);
    try {
      await answer({ passkey: await requestPasskey(asked.data.options) });
    } catch (refused) {
      if (!(refused instanceof PasskeyRefused)) throw refused;
      setError(refused.message);
    }
  };
  const change = (value: string) => {
    setTyped(value);
    setError(undefined);
  };
  const others: Record<Method, string> = {
    passkey: t('Use a passkey'),
    code: t('Use a code from the app'),
    recovery_code: t('Use a recovery code'),
  };
  const text: Record<Method, string> = {
    passkey: t('Your device asks for your finger, face or PIN.'),
    code: t('Open the app on your phone and type the code that it shows.'),
    recovery_code: t('Each of the codes that you kept works once.'),
  };

  return (
    <LoginCard
      picture={picture}
      title={t('One more step')}
      text={text[method]}
      action={method === 'passkey' ? t('Continue') : t('Login')}
      busy={isLoading}
      onSubmit={() => void submit()}
    >
      {method === 'code' && <CodeField code={typed} onCode={change} error={error} />}
      {method === 'recovery_code' && <RecoveryCodeField code={typed} onCode={change} error={error} />}
      {method === 'passkey' && error && (
        <p className={styles['problem']} role="alert">
          {error}
        </p>
      )}
      <div className={styles['others']}>
        {usable
          .filter((other) => other !== method)
          .map((other) => (
            <Button
              key={other}
              tone="plain"
              className={styles['other']}
              onClick={() => {
                setMethod(other);
                change('');
              }}
            >
              {others[other]}
            </Button>
          ))}
      </div>
    </LoginCard>
  );
}

/** The account requires a second factor and has none: it is set up first. */
function SetUp({ ticket }: { ticket: string }) {
  const [begin, { data: totpKey }] = useBeginSetUpAtSignInMutation();
  const [finish, { isLoading }] = useFinishSetUpAtSignInMutation();
  const [code, setCode] = useState('');
  const [done, setDone] = useState<SetUpSignedIn>();
  const { error, setError, refuse } = useRefusal();
  const { succeed } = useCompleteSignIn();

  useEffect(() => {
    void begin({ ticket }).then(({ error: refused }) => {
      if (refused) refuse(refused);
    });
    // Once for each ticket; the called functions are new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ticket]);

  const submit = async () => {
    const result = await finish({ ticket, code });
    if (result.error) refuse(result.error);
    else setDone(result.data);
  };
  if (done)
    return (
      <div className={styles['panel']}>
        <h1>{t('Your recovery codes')}</h1>
        <RecoveryCodes codes={done.recovery_codes} onDone={() => succeed(done)} />
      </div>
    );
  return (
    <LoginCard
      picture={picture}
      title={t('Protect your account')}
      text={t(
        'Your account can see and change a lot. From now on it opens with your password and a code from an app.',
      )}
      action={t('Turn on and log in')}
      busy={isLoading || !totpKey}
      onSubmit={() => void submit()}
    >
      {totpKey && (
        <TotpKeyCard
          totpKey={totpKey}
          code={code}
          onCode={(typed) => {
            setCode(typed);
            setError(undefined);
          }}
          error={error}
        />
      )}
      {!totpKey && error && (
        <p className={styles['problem']} role="alert">
          {error}
        </p>
      )}
    </LoginCard>
  );
}
