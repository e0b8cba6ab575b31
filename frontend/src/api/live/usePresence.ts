import { liveTicketCalls } from '@bookgrove/api-client';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '../../app/store.ts';
import { PresenceConnection, type Present } from './presence.ts';

/**
 * Who else looks at the same now, and tells them that this page does.
 * @param purpose the kind of screen
 * @param subject id of what it shows
 */
export function usePresence(purpose: string, subject: string): Present[] {
  const { dispatch } = useStore() as AppStore;
  const [present, setPresent] = useState<Present[]>([]);
  useEffect(() => {
    const takeTicket = async () => {
      const call = liveTicketCalls.endpoints.createLiveTicket.initiate(
        { purpose, subject },
        { track: false },
      );
      const { data } = await dispatch(call);
      return data?.ticket ?? null;
    };
    const connection = new PresenceConnection(takeTicket, setPresent);
    return () => {
      connection.stop();
      setPresent([]);
    };
  }, [dispatch, purpose, subject]);
  return present;
}
