import { Navigate, useParams } from 'react-router-dom';
import { loginPath, paths } from '../../../app/paths.ts';
import { pendingInvitation } from './pendingInvitation.ts';

/** `/login/{token}`: signs in and then continues to the invitation. */
export default function LoginByInvitation() {
  const { token } = useParams();
  if (token) pendingInvitation.set(token);
  return <Navigate to={loginPath(paths.acceptInvitation)} replace />;
}
