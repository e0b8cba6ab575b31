import { MESSAGES } from '@bookgrove/contract';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { TextLink } from '../../../ui/Button.tsx';
import { Checkbox, Field, PasswordField } from '../../../ui/Field.tsx';
import { useSignInMutation } from '../api.ts';
import { useCompleteSignIn } from '../useCompleteSignIn.ts';
import { LoginCard } from './LoginCard.tsx';

/** E-mail and password. */
export function TeacherStep() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [tried, setTried] = useState(false);
  const [signIn, { isLoading }] = useSignInMutation();
  const { succeed, fail } = useCompleteSignIn();

  const submit = async () => {
    setTried(true);
    if (!username.trim() || !password) return;
    const result = await signIn({ username: username.trim(), password, remember });
    if (result.error) fail(result.error);
    else succeed(result.data);
  };
  // The specification uses the same message for both fields.
  const missing = (value: string) => (tried && !value.trim() ? t(MESSAGES.passwordRequired) : undefined);
  return (
    <LoginCard
      picture={<Art file="login" name="teacher" viewBox="0 0 360 300" fit="xMinYMid slice" />}
      title={t('Teacher Login')}
      text={t('With your work email.')}
      action={t('Login')}
      busy={isLoading}
      onSubmit={() => void submit()}
    >
      <Field
        label={t('Email')}
        type="email"
        name="username"
        autoComplete="username"
        inputMode="email"
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        error={missing(username)}
      />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={missing(password)}
      />
      <Checkbox
        label={t('Remember me')}
        checked={remember}
        onChange={({ target }) => setRemember(target.checked)}
      />
      <TextLink to={paths.forgot}>{t('Forgot Password')}</TextLink>
    </LoginCard>
  );
}
