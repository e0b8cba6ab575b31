import { MESSAGES } from '@bookgrove/contract';
import { useState } from 'react';
import type { To } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { TextLink } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/Field.tsx';
import { useSignInCommunityMutation } from '../api.ts';
import { useCompleteSignIn } from '../useCompleteSignIn.ts';
import { focusField, LoginCard } from './LoginCard.tsx';

/** Signs in with the community password that a school gives to parents, donors and friends. */
export function CommunityStep({ parent }: { parent: To }) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [signIn, { isLoading }] = useSignInCommunityMutation();
  const [wrong, setWrong] = useState(false);
  const { succeed, fail } = useCompleteSignIn();

  const submit = async () => {
    setTried(true);
    if (!password) return focusField('password');
    const result = await signIn({ password });
    if (!result.error) return succeed(result.data, MESSAGES.communityLoginSucceeded);
    const refused = fail(result.error);
    setWrong(refused);
    if (refused) focusField('password');
  };
  return (
    <LoginCard
      picture={<Art file="login" name="community" viewBox="0 0 360 300" fit="xMidYMax slice" />}
      title={t('Community Login')}
      text={t('With the password your school gave you.')}
      action={t('Login')}
      busy={isLoading}
      onSubmit={() => void submit()}
      foot={
        <TextLink icon="mail" to={parent}>
          {t('I am a parent: I have an e-mail')}
        </TextLink>
      }
    >
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        value={password}
        autoFocus
        onChange={({ target }) => {
          setPassword(target.value);
          setWrong(false);
        }}
        error={
          tried && !password
            ? t(MESSAGES.passwordRequired)
            : wrong
              ? t('This is not the password of this school.')
              : undefined
        }
      />
    </LoginCard>
  );
}
