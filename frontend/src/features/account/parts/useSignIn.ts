import { useDispatch } from 'react-redux';
import { baseApi } from '../../../api/baseApi.ts';
import { rememberSignedIn, signedIn } from '../../../api/session.ts';
import { useSignInMutation } from '../api.ts';

/** Signs in who has just made an account, with what they typed. Resolves with whether it worked. */
export function useSignIn() {
  const dispatch = useDispatch();
  const [signIn] = useSignInMutation();
  return async (username: string, password: string): Promise<boolean> => {
    const { data } = await signIn({ username, password, remember: false });
    // A second factor is asked for at the login itself.
    if (!data || !('access' in data)) return false;
    rememberSignedIn(data.user.id);
    dispatch(signedIn(data));
    // What was loaded as a visitor is not what this person may see.
    dispatch(baseApi.util.resetApiState());
    return true;
  };
}
