import { useDispatch } from 'react-redux';
import { useLive } from '../../api/live/useLive.ts';
import type { LiveState } from '../../api/live/connection.ts';
import { emailMonitoringApi } from './api.ts';

/** Reads e-mails again when one changes. */
export function useLiveEmails(): LiveState {
  const dispatch = useDispatch();
  return useLive('emails', () => dispatch(emailMonitoringApi.util.invalidateTags(['MonitoredEmail'])));
}
