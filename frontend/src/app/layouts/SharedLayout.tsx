import { useSelector } from 'react-redux';
import { selectUser } from '../../api/session.ts';
import { PublicLayout } from './PublicLayout.tsx';
import { WorkLayout } from './WorkLayout.tsx';

/** Layout of screens that staff share with other people: staff keep their side navigation, others the header. */
export function SharedLayout() {
  const user = useSelector(selectUser);
  const works = user?.is_staff || user?.role === 'teacher' || user?.role === 'school_admin';
  return works ? <WorkLayout area={user.is_staff ? 'platform' : 'school'} /> : <PublicLayout />;
}
