import { MESSAGES } from '@bookgrove/contract';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { TextLink } from '../../../ui/Button.tsx';
import { Checkbox, Field, PasswordField } from '../../../ui/Field.tsx';
import { useSignInMutation } from '../api.ts';
import { useCompleteSignIn } from '../useCompleteSignIn.ts';
import { focusField, LoginCard } from './LoginCard.tsx';

export type EmailRole = 'teacher' | 'student' | 'parent';

/** The words and the picture of each role. Every account with an e-mail address signs in with the same request. */
const facesOf = (role: EmailRole): { art: string; fit: string; title: string; text: string } =>
  ({
    teacher: {
      art: 'teacher',
      fit: 'xMinYMid slice',
      title: t('Teacher Login'),
      text: t('With your work email.'),
    },
    student: {
      art: 'student',
      fit: 'xMidYMid slice',
      title: t('Student Login'),
      text: t('With the e-mail of your own account.'),
    },
    parent: {
      art: 'community',
      fit: 'xMidYMax slice',
      title: t('Parent Login'),
      text: t('With the e-mail of your own account.'),
    },
  })[role];

/** E-mail and password, for a teacher, a student or a parent. */
export function EmailStep({ role }: { role: EmailRole }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [tried, setTried] = useState(false);
  const [signIn, { isLoading }] = useSignInMutation();
  const [wrong, setWrong] = useState(false);
  const { succeed, fail } = useCompleteSignIn();
  const { art, fit, title, text } = facesOf(role);

  const submit = async () => {
    setTried(true);
    if (!username.trim() || !password) return focusField(username.trim() ? 'password' : 'username');
    const result = await signIn({ username: username.trim(), password, remember });
    if (!result.error) return succeed(result.data);
    const refused = fail(result.error);
    setWrong(refused);
    if (refused) focusField('password');
  };
  // The specification uses the same message for both fields.
  const missing = (value: string) => (tried && !value.trim() ? t(MESSAGES.passwordRequired) : undefined);
  return (
    <LoginCard
      picture={<Art file="login" name={art} viewBox="0 0 360 300" fit={fit} />}
      title={title}
      text={text}
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
        autoFocus
        value={username}
        onChange={({ target }) => {
          setUsername(target.value);
          setWrong(false);
        }}
        error={missing(username)}
      />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          setWrong(false);
        }}
        error={
          missing(password) ?? (wrong ? t('The e-mail or the password is not right. Check both.') : undefined)
        }
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
