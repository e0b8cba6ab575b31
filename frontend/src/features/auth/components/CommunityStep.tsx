import { MESSAGES } from '@bookgrove/contract';
import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { PasswordField } from '../../../ui/Field.tsx';
import { useSignInCommunityMutation } from '../api.ts';
import { useCompleteSignIn } from '../useCompleteSignIn.ts';
import { LoginCard } from './LoginCard.tsx';

/** Signs in with the community password that a school gives to parents, donors and friends. */
export function CommunityStep() {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [signIn, { isLoading }] = useSignInCommunityMutation();
  const { succeed, fail } = useCompleteSignIn();

  const submit = async () => {
    setTried(true);
    if (!password) return;
    const result = await signIn({ password });
    if (result.error) fail(result.error);
    else succeed(result.data, MESSAGES.communityLoginSucceeded);
  };
  return (
    <LoginCard
      picture={<Art file="login" name="community" viewBox="0 0 360 300" fit="xMidYMax slice" />}
      title={t('Community Login')}
      text={t('With the password your school gave you.')}
      action={t('Login')}
      busy={isLoading}
      onSubmit={() => void submit()}
    >
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={tried && !password ? t(MESSAGES.passwordRequired) : undefined}
      />
    </LoginCard>
  );
}
