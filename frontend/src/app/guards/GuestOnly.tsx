import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { selectSession } from '../../api/session.ts';
import { returnTarget } from '../paths.ts';
import { Splash } from '../../ui/Splash.tsx';

/** A page for people who are not signed in; after signing in there, it stays until it redirects by itself. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { phase } = useSelector(selectSession);
  const [params] = useSearchParams();
  const cameAsGuest = useRef(phase === 'visitor');
  if (phase === 'visitor') cameAsGuest.current = true;
  if (phase === 'restoring') return <Splash />;
  if (phase === 'member' && !cameAsGuest.current) return <Navigate to={returnTarget(params)} replace />;
  return children;
}
