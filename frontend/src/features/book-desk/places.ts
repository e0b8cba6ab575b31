import { useLocation } from 'react-router-dom';
import { deskBookPath, paths } from '../../app/paths.ts';

/** The desk of this area: a school's own, or the platform's of all schools. */
export function useDesk() {
  const { pathname } = useLocation();
  const area = pathname.startsWith(paths.platform) ? ('platform' as const) : ('school' as const);
  return {
    area,
    board: area === 'platform' ? paths.platformMonitoring : paths.adminMonitoring,
    book: (id: string) => deskBookPath(area, id),
  };
}
