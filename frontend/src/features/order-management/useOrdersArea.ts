import { useLocation } from 'react-router-dom';
import { platformOrders } from './area/addresses.ts';

/** Whether the screen is the school's, or that of the platform for all schools. */
export const useOrdersArea = (): 'school' | 'platform' =>
  useLocation().pathname.startsWith(platformOrders) ? 'platform' : 'school';
