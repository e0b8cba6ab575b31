import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { baseApi } from '../../../api/baseApi.ts';
import { clearStorage, selectSession, signedOut } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { Splash } from '../../../ui/Splash.tsx';
import { t } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useStopViewing } from '../../viewing/useStopViewing.ts';
import { useSignOutMutation } from '../api.ts';

/** Ends the session here and on the server, and leads to the library. */
export default function LogoutPage() {
  const [logOut] = useSignOutMutation();
  const { phase, user } = useSelector(selectSession);
  const [stopViewing] = useStopViewing();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const started = useRef(false);
  useEffect(() => {
    // Wait for the token of an earlier visit, or the server could not be told; and end a session once only.
    if (phase === 'restoring' || started.current) return;
    started.current = true;
    const leave = async () => {
      if (user?.viewing) return stopViewing();
      // Without an answer the person is logged out here all the same: the token in memory is gone.
      if (phase === 'member') await logOut();
      clearStorage();
      dispatch(signedOut());
      dispatch(baseApi.util.resetApiState());
      dispatch(showToast('ok', t('You are logged out.')));
      await navigate(paths.library, { replace: true });
    };
    void leave();
  }, [dispatch, logOut, navigate, phase, stopViewing, user]);
  return <Splash />;
}
