import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useLive } from '../../api/live/useLive.ts';
import { ledgerApi } from './api.ts';
import { adminLedger, platformLedger } from './area/addresses.ts';

/** The books that are shown: the school's or the platform's, and the address of their screens. */
export function useLedgerArea(): { area: 'school' | 'platform'; root: string } {
  const area = useLocation().pathname.startsWith(platformLedger) ? 'platform' : 'school';
  return { area, root: area === 'platform' ? platformLedger : adminLedger };
}

/** Reads the books again when a payment changes. */
export function useLiveLedger() {
  const dispatch = useDispatch();
  return useLive('payments', () => dispatch(ledgerApi.util.invalidateTags(['Ledger'])));
}
