import { useLocation } from 'react-router-dom';
import { platformPayments } from './area/addresses.ts';

/** Whether the screen is the school's, or that of the platform for all schools. */
export const usePaymentsArea = (): 'school' | 'platform' =>
  useLocation().pathname.startsWith(platformPayments) ? 'platform' : 'school';
