import { t } from '../../../i18n/index.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { Button } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import { useRequestNewInvitationMutation, type InvitationView } from '../api.ts';
import { AccountScreen } from '../components/AccountScreen.tsx';

/** The invitation has expired; a button sends a new link to the invited address. */
export function ExpiredInvitation({ invitation, secret }: { invitation: InvitationView; secret: string }) {
  const [askAgain, { isSuccess, isLoading, error }] = useRequestNewInvitationMutation();
  return (
    <AccountScreen>
      <State
        scene="lost"
        asPage
        title={isSuccess ? t('A new link is on its way') : t('This invitation is too old')}
        actions={
          !isSuccess && (
            <Button
              tone="main"
              size="lg"
              aria-disabled={isLoading || undefined}
              onClick={() => !isLoading && void askAgain({ token: secret })}
            >
              {isLoading ? t('One moment') : t('Send me a new one')}
            </Button>
          )
        }
      >
        <p role="status">
          {isSuccess
            ? t('Look into the mailbox of {email}.', { email: invitation.email })
            : t('{school} still invites you. We can send a new link to {email}.', {
                school: invitation.school,
                email: invitation.email,
              })}
        </p>
        {error && <p role="alert">{normalizeError(error).message}</p>}
      </State>
    </AccountScreen>
  );
}
