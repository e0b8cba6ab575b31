import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Whether another page was requested and is still loading. A page that changes its own address then, such as with the text
 * of its search, would cancel that.
 */
export function useLeaving(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  return location !== undefined && location.pathname !== pathname;
}
