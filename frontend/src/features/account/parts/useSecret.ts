import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The secret of a link that was opened. It leaves the address at once, for the history entry's own memory: no list of
 * visited pages, no picture of the screen and no script's report shows it, and a reload still finds it.
 */
export function useSecret(): string | null {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: { secret?: string } | null };
  const navigate = useNavigate();
  const inAddress = params.get('token');
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { secret: inAddress } });
  }, [inAddress, pathname, navigate]);
  return inAddress ?? state?.secret ?? null;
}
