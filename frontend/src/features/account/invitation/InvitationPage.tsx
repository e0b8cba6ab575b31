import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectSession } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Splash } from '../../../ui/Splash.tsx';
import { State } from '../../../ui/State.tsx';
import { useViewInvitationMutation, type InvitationView } from '../api.ts';
import { AccountScreen } from '../components/AccountScreen.tsx';
import { ExpiredInvitation } from './ExpiredInvitation.tsx';
import { pendingInvitation } from './pendingInvitation.ts';
import { PendingInvitation } from './PendingInvitation.tsx';

/**
 * `/accept-invitation/{token?}`: the token is removed from the address at once. The invitation is accepted by a
 * button, never by opening the page.
 */
export default function InvitationPage() {
  const { token } = useParams();
  const navigate = useNavigate();
  const { phase } = useSelector(selectSession);
  const [secret, setSecret] = useState(() => token ?? pendingInvitation.get());
  const [view, { error }] = useViewInvitationMutation();
  // Local state: accepting signs the person in, which clears the cache of API calls.
  const [data, setData] = useState<InvitationView | null>(null);
  useEffect(() => {
    if (!token) return;
    pendingInvitation.set(token);
    setSecret(token);
    void navigate(paths.acceptInvitation, { replace: true });
  }, [token, navigate]);
  useEffect(() => {
    if (!secret) return;
    void view({ token: secret }).then((answer) => answer.data && setData(answer.data));
  }, [secret, view]);

  if (!secret)
    return (
      <Over title={t('There is no invitation here')} text={t('Open the link of your e-mail once more.')} />
    );
  if (error) {
    const { message, status } = normalizeError(error);
    return (
      <Over
        title={status === 404 ? t('This invitation is not known') : t('The invitation did not load')}
        text={message}
      />
    );
  }
  if (!data || phase === 'restoring') return <Splash />;
  if (data.state === 'waiting') return <PendingInvitation invitation={data} secret={secret} />;
  if (data.state === 'expired') return <ExpiredInvitation invitation={data} secret={secret} />;
  return data.state === 'accepted' ? (
    <Over title={t('This invitation was accepted')} text={t('Log in with your e-mail and password.')} />
  ) : (
    <Over
      title={t('This invitation was taken back')}
      text={t('Ask {school} if that is a mistake.', { school: data.school })}
    />
  );
}

function Over({ title, text }: { title: string; text: string }) {
  return (
    <AccountScreen>
      <State
        scene="lost"
        asPage
        title={title}
        actions={
          <>
            <ButtonLink tone="main" size="lg" to={paths.login}>
              {t('Login')}
            </ButtonLink>
            <TextLink to={paths.library}>{t('Go to the library')}</TextLink>
          </>
        }
      >
        <p>{text}</p>
      </State>
    </AccountScreen>
  );
}
