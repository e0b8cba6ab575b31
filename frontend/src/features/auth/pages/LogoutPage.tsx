import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { baseApi } from '../../../api/baseApi.ts';
import { clearStorage, selectSession, signedOut, UNSENT } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { useStopViewing } from '../../view-as/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Splash } from '../../../ui/Splash.tsx';
import { State } from '../../../ui/State.tsx';
import { t } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useOutbox } from '../../../shared/reader/useOutbox.ts';
import { useSignOutMutation } from '../api.ts';

/** How long to wait for unsent changes, in milliseconds. */
const UNDER_WAY_MS = 3_000;
const LOOK_MS = 200;

/**
 * Whether changes are stored that have not reached the server: of this person, or of anybody when the person is
 * unknown.
 */
function hasUnsent(person = ''): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(UNSENT + person));
  } catch {
    return false;
  }
}

async function allSent(person: string | undefined): Promise<boolean> {
  const until = Date.now() + (navigator.onLine ? UNDER_WAY_MS : 0);
  while (hasUnsent(person) && Date.now() < until) await new Promise((go) => setTimeout(go, LOOK_MS));
  return !hasUnsent(person);
}

/** Signs out here and on the server and opens the library; asks first when unsent changes would be lost. */
export default function LogoutPage() {
  const [logOut] = useSignOutMutation();
  const { phase, user } = useSelector(selectSession);
  const [stopViewing] = useStopViewing();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const started = useRef(false);
  const [asks, setAsks] = useState(false);

  // Send pending reading data now if possible.
  useOutbox(user && !user.viewing ? user.id : null);

  const leave = async (kept?: string) => {
    setAsks(false);
    // Sign out locally even without an answer: the access token in memory is discarded.
    if (phase === 'member') await logOut();
    clearStorage(kept);
    dispatch(signedOut());
    dispatch(baseApi.util.resetApiState());
    dispatch(showToast('ok', t('You are logged out.')));
    await navigate(paths.library, { replace: true });
  };
  useEffect(() => {
    // Wait until an earlier session is restored, because the request needs its token; sign out only once.
    if (phase === 'restoring' || started.current) return;
    started.current = true;
    const begin = async () => {
      if (user?.viewing) return stopViewing();
      if (await allSent(user?.id)) return leave();
      setAsks(true);
    };
    void begin();
  });
  if (!asks) return <Splash />;
  return (
    <div className="wrap">
      <State
        scene="offline"
        asPage
        title={t('Some of your words are only on this device')}
        actions={
          <>
            <Button tone="main" size="lg" onClick={() => void navigate(-1)}>
              {t('Stay logged in')}
            </Button>
            <Button size="lg" onClick={() => void leave(UNSENT)}>
              {t('Log out and keep them here')}
            </Button>
            <Button size="lg" tone="danger" onClick={() => void leave()}>
              {t('Log out without them')}
            </Button>
          </>
        }
      >
        <p>
          {t(
            'They could not be sent yet. Kept here, they are sent when you log in on this device again. They go when somebody else logs in first.',
          )}
        </p>
      </State>
    </div>
  );
}
