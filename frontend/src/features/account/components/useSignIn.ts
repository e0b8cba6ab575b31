import { useDispatch } from 'react-redux';
import { baseApi } from '../../../api/baseApi.ts';
import { rememberSignedIn, signedIn } from '../../../api/session.ts';
import { useSignInMutation } from '../api.ts';

/**
 * Signs in to an account that was just created, with the credentials that were typed. Resolves with whether it
 * worked.
 */
export function useSignIn() {
  const dispatch = useDispatch();
  const [signIn] = useSignInMutation();
  return async (username: string, password: string): Promise<boolean> => {
    const { data } = await signIn({ username, password, remember: false });
    // The sign-in page asks for a second factor.
    if (!data || !('access' in data)) return false;
    rememberSignedIn(data.user.id);
    dispatch(signedIn(data));
    // Discard data that was loaded without a session: permissions differ.
    dispatch(baseApi.util.resetApiState());
    return true;
  };
}
