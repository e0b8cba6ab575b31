import { LIMITS, MESSAGES } from '@bookgrove/contract';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { baseApi } from '../../api/baseApi.ts';
import { normalizeError } from '../../api/normalizeError.ts';
import { rememberSignedIn, signedIn } from '../../api/session.ts';
import type { User } from '../../api/types.ts';
import { returnTarget } from '../../app/paths.ts';
import { useSteps } from './steps.ts';
import { useClearRefusals } from './useClearRefusals.ts';
import type { SecondFactorNeeded } from './api.ts';
import { showToast } from '../../ui/toasts.ts';

/**
 * Handles the result of a sign-in: asks for the second factor, or shows a message and opens the requested page half a
 * second later.
 */
export function useCompleteSignIn() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { go } = useSteps();
  const forgetRefusals = useClearRefusals();

  /** Starts the session without leaving the page, because a further step follows. */
  const admit = (session: { access: string; user: User }): void => {
    rememberSignedIn(session.user.id);
    dispatch(signedIn(session));
    // Discard data that was loaded without a session: permissions differ.
    dispatch(baseApi.util.resetApiState());
  };

  const leave = (message: string = MESSAGES.loginSucceeded): void => {
    forgetRefusals();
    dispatch(showToast('ok', message));
    setTimeout(() => void navigate(returnTarget(params), { replace: true }), LIMITS.loginRedirectDelay);
  };

  const succeed = (
    session: { access: string; user: User } | { second_factor: SecondFactorNeeded },
    message?: string,
  ): void => {
    if ('second_factor' in session) return go('factor', { factor: session.second_factor });
    admit(session);
    leave(message);
  };

  /** Shows why signing in was refused. Returns whether what was typed is wrong, which is then said at the field. */
  const fail = (error: unknown): boolean => {
    const { status, message } = normalizeError(error as Parameters<typeof normalizeError>[0]);
    const spoken = status >= 400 && status < 500 ? message : MESSAGES.loginFailed;
    dispatch(showToast('bad', status === 0 ? message : spoken));
    return status === 401;
  };

  return { admit, leave, succeed, fail };
}
