import { useSelector } from 'react-redux';
import { selectSession, wasSignedIn } from '../../api/session.ts';
import { useOnline } from '../../shared/useOnline.ts';
import { offlineLibrary } from './offlineBooks.ts';

/**
 * Whether the app runs without a session because there was no network at its start, on a device with offline books.
 * The session is restored when the network returns.
 */
export function useStartedOffline(): boolean {
  const { phase } = useSelector(selectSession);
  const online = useOnline();
  const isAlone = online ? phase === 'visitor' && wasSignedIn() : phase !== 'member';
  return isAlone && (offlineLibrary()?.books.length ?? 0) > 0;
}
