import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The secret of the link that opened the page. It is moved from the address into the state of the history entry at
 * once, so that browsing history, screenshots and error reports of scripts do not contain it; a reload still finds
 * it.
 */
export function useLinkSecret(): string | null {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: { secret?: string } | null };
  const navigate = useNavigate();
  const inAddress = params.get('token');
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { secret: inAddress } });
  }, [inAddress, pathname, navigate]);
  return inAddress ?? state?.secret ?? null;
}
