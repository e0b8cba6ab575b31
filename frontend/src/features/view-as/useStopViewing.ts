import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { markViewStopping } from '../../api/reauth.ts';
import { clearStorage } from '../../api/session.ts';
import { paths } from '../../app/paths.ts';
import { useTenant } from '../../shared/tenant.ts';
import { showToast } from '../../ui/toasts.ts';
import { useStopViewAsMutation } from './api.ts';

/**
 * Ends the view-as session, and returns to the viewed person's page as oneself. The page is reloaded, so that
 * none of that person's data stays in memory.
 */
export function useStopViewing(): [stop: () => Promise<void>, busy: boolean] {
  const [send, { isLoading }] = useStopViewAsMutation();
  const dispatch = useDispatch();
  const atPlatform = useTenant() === null;
  const stop = async (): Promise<void> => {
    markViewStopping(true);
    const { data, error } = await send();
    if (!data) {
      markViewStopping(false);
      const { status, message } = normalizeError(error);
      // The session is over already: reloading continues as oneself.
      if (status === 401) location.assign(paths.home);
      else dispatch(showToast('bad', message));
      return;
    }
    // The platform's team has no session of its own at a school.
    if (!data.signed_in) clearStorage();
    const list = data.origin || atPlatform ? paths.platformUserProfile : paths.adminUsers;
    location.assign(`${data.origin ?? ''}${list}/${data.person}`);
  };
  return [stop, isLoading];
}
