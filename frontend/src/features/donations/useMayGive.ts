import { useSelector } from 'react-redux';
import { selectSession } from '../../api/session.ts';
import { useTenant } from '../../shared/tenant.ts';

/**
 * Whether a gift may be asked of the person: of visitors and of adults with the permission, never of children. False while
 * it is not known who it is.
 */
export function useMayGive(): boolean {
  const { phase, user } = useSelector(selectSession);
  if (phase === 'restoring') return false;
  return user === null || (user.permissions?.includes('donation.give') ?? false);
}

/** Whether the school takes gifts; false on the platform's own hosts. */
export const useSchoolGives = (): boolean => useTenant()?.features?.includes('giving') ?? false;
