import { useLocation } from 'react-router-dom';
import { moderatedBookPath, paths } from '../../app/paths.ts';

/** Paths of moderation in the current area: the school's, or the platform's for all schools. */
export function useModerationPaths() {
  const { pathname } = useLocation();
  const area = pathname.startsWith(paths.platform) ? ('platform' as const) : ('school' as const);
  return {
    area,
    board: area === 'platform' ? paths.platformMonitoring : paths.adminMonitoring,
    book: (id: string) => moderatedBookPath(area, id),
  };
}
