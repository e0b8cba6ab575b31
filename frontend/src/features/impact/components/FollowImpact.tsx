import { useDispatch } from 'react-redux';
import { useLive } from '../../../api/live/useLive.ts';
import { impactApi } from '../api.ts';

/** Reads the counters on the page again when they change. For people who are signed in: visitors have no stream. */
export function FollowImpact() {
  const dispatch = useDispatch();
  useLive('impact', () => dispatch(impactApi.util.invalidateTags(['Impact'])));
  return null;
}
