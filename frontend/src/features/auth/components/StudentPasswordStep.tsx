import { MESSAGES } from '@bookgrove/contract';
import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PasswordField } from '../../../ui/Field.tsx';
import { useSignInMutation, type RosterStudent } from '../api.ts';
import { useEnter } from '../useEnter.ts';
import { LoginCard } from './LoginCard.tsx';
import { rosterName } from './NamesStep.tsx';
import styles from './StudentPasswordStep.module.css';

/** The last step of a student: the picture says who, the password proves it. */
export function StudentPasswordStep({ student }: { student: RosterStudent }) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [signIn, { isLoading }] = useSignInMutation();
  const { succeed, fail } = useEnter();

  const submit = async () => {
    setTried(true);
    if (!password) return;
    // Classroom tablets change hands: the session does not outlive the browser.
    const result = await signIn({ username: student.username, password, remember: false });
    if (result.error) fail(result.error);
    else succeed(result.data);
  };
  return (
    <LoginCard
      picture={
        <span className={styles['picture']}>
          <Avatar person={student} size={200} />
        </span>
      }
      title={t('Hello, {name}', { name: rosterName(student) })}
      text={t('Now your password.')}
      action={t('Login')}
      busy={isLoading}
      onSubmit={() => void submit()}
    >
      <input type="text" name="username" autoComplete="username" value={student.username} readOnly hidden />
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
