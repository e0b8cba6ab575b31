import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { baseApi } from '../../../api/baseApi.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { clearStorage, selectUser, signedOut } from '../../../api/session.ts';
import { loginPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useLinkInvitationMutation, type InvitationView } from '../api.ts';
import { AccountScreen, Card } from '../components/AccountScreen.tsx';
import { FormError } from '../components/FormParts.tsx';
import parts from '../components/FormParts.module.css';
import { Welcome } from '../register/Welcome.tsx';
import styles from './Invitation.module.css';
import { NewPersonForm } from './NewPersonForm.tsx';
import { pendingInvitation } from './pendingInvitation.ts';
import { roleDescription, roleName } from './labels.ts';

type Finished =
  { kind: 'welcome'; name: string; signedIn: boolean } | { kind: 'linked'; roleChanged: boolean };

/**
 * Who invites, to which role, what the role can see, and the choice to sign in with an existing account or create
 * one.
 */
export function PendingInvitation({ invitation, secret }: { invitation: InvitationView; secret: string }) {
  const user = useSelector(selectUser);
  const [finished, setFinished] = useState<Finished | null>(null);
  const { school, inviter, role, class_name, message, email, has_account } = invitation;
  if (finished?.kind === 'welcome')
    return (
      <AccountScreen>
        <Welcome {...finished} />
      </AccountScreen>
    );
  if (finished) return <Linked school={school} roleChanged={finished.roleChanged} />;
  const finish = (what: Finished): void => {
    pendingInvitation.clear();
    setFinished(what);
  };
  const long = !user && !has_account;
  const art = role === 'teacher' || role === 'student' ? role : 'community';
  return (
    <AccountScreen>
      <Card
        long={long}
        {...(long && {
          ground: ({ student: 'book', teacher: 'brand', community: 'announce' } as const)[art],
        })}
        picture={
          <Art
            file="login"
            name={art}
            viewBox="0 0 360 300"
            fit={long ? 'xMidYMax meet' : 'xMidYMid slice'}
          />
        }
      >
        <h1>{t('{school} invites you', { school })}</h1>
        <p>
          {class_name
            ? t('{inviter} invites you as {role}, in {class}.', {
                inviter,
                role: roleName(role),
                class: class_name,
              })
            : t('{inviter} invites you as {role}.', { inviter, role: roleName(role) })}
        </p>
        {message && <blockquote className={styles['said']}>{message}</blockquote>}
        <div>
          <h2 className="sr">{t('What you will see')}</h2>
          <ul className={styles['facts']}>
            {roleDescription(role).map((words) => (
              <li key={words}>
                <Icon name="check" />
                {words}
              </li>
            ))}
          </ul>
        </div>
        {user ? (
          <LinkStep
            secret={secret}
            mine={user.email?.toLowerCase() === email.toLowerCase()}
            email={email}
            onDone={(roleChanged) => finish({ kind: 'linked', roleChanged })}
          />
        ) : has_account ? (
          <>
            <p className={parts['note']}>
              <b>{email}</b> {t('has an account at the school already. Log in with it; nothing is doubled.')}
            </p>
            <div className={parts['actions']}>
              <ButtonLink
                tone="main"
                size="lg"
                iconEnd="next"
                to={`${loginPath(paths.acceptInvitation)}&step=teacher`}
              >
                {t('Log in to accept')}
              </ButtonLink>
            </div>
          </>
        ) : (
          <NewPersonForm
            invitation={invitation}
            secret={secret}
            onDone={(name, signedIn) => finish({ kind: 'welcome', name, signedIn })}
          />
        )}
      </Card>
    </AccountScreen>
  );
}

interface LinkStepProps {
  secret: string;
  /** Whether the invited address belongs to the signed-in person. */
  mine: boolean;
  email: string;
  onDone: (roleChanged: boolean) => void;
}

function LinkStep({ secret, mine, email, onDone }: LinkStepProps) {
  const [link, { isLoading, error }] = useLinkInvitationMutation();
  const dispatch = useDispatch();
  const accept = async () => {
    const { data } = await link({ token: secret });
    if (!data) return;
    if (data.role_changed) {
      clearStorage();
      dispatch(signedOut());
    }
    dispatch(baseApi.util.resetApiState());
    onDone(data.role_changed);
  };
  if (!mine)
    return (
      <>
        <p className={parts['note']}>
          {t('This invitation is for')} <b>{email}</b>.{' '}
          {t('You are logged in as somebody else: log out, and open the link of the e-mail again.')}
        </p>
        <div className={parts['actions']}>
          <ButtonLink tone="main" size="lg" to={paths.logout}>
            {t('Logout')}
          </ButtonLink>
        </div>
      </>
    );
  return (
    <>
      <FormError message={error && normalizeError(error).message} />
      <div className={parts['actions']}>
        <Button
          tone="main"
          size="lg"
          icon="check"
          aria-disabled={isLoading || undefined}
          onClick={() => !isLoading && void accept()}
        >
          {isLoading ? t('One moment') : t('Accept the invitation')}
        </Button>
      </div>
    </>
  );
}

function Linked({ school, roleChanged }: { school: string; roleChanged: boolean }) {
  return (
    <AccountScreen>
      <Card>
        <h1>{t('You have joined {school}', { school })}</h1>
        <p role="status">
          {roleChanged
            ? t('Your account has a new role now. Log in once more to use it.')
            : t('Your account has all that the invitation promised.')}
        </p>
        <div className={parts['actions']}>
          <ButtonLink
            tone="main"
            size="lg"
            iconEnd="next"
            to={roleChanged ? `${paths.login}?step=teacher` : paths.dashboard}
          >
            {roleChanged ? t('Login') : t('Go to Dashboard')}
          </ButtonLink>
        </div>
      </Card>
    </AccountScreen>
  );
}
