import { Navigate, useParams } from 'react-router-dom';
import { loginPath, paths } from '../../../app/paths.ts';
import { pendingInvitation } from './pending.ts';

/** `/login/{token}`: logging in first, and then on to the invitation. */
export default function LoginByInvitation() {
  const { token } = useParams();
  if (token) pendingInvitation.set(token);
  return <Navigate to={loginPath(paths.acceptInvitation)} replace />;
}
