import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectSession } from '../../api/session.ts';
import type { User } from '../../api/types.ts';
import { Splash } from '../../ui/Splash.tsx';
import { loginPath, paths } from '../paths.ts';

interface RequireUserProps {
  allow: (user: User) => boolean;
  /** Where a visitor is redirected: to sign in and back, or to the choice page of the admin areas. */
  visitors?: 'login' | 'choice';
  children: ReactNode;
}

/** Shows a page only to permitted people. The server checks access to the data again. */
export function RequireUser({ allow, visitors = 'login', children }: RequireUserProps) {
  const { phase, user } = useSelector(selectSession);
  const { pathname, search } = useLocation();
  if (phase === 'restoring') return <Splash />;
  if (!user)
    return (
      <Navigate to={visitors === 'choice' ? paths.loginOrRegister : loginPath(pathname + search)} replace />
    );
  return allow(user) ? children : <Navigate to={paths.home} replace />;
}
