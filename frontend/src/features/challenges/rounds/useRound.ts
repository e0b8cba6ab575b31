import { liveTicketCalls } from '@bookgrove/api-client';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { PresenceConnection } from '../../../api/live/presence.ts';
import type { AppStore } from '../../../app/store.ts';
import { useGetRoundQuery, type RoundView } from '../api.ts';

/** Where no WebSocket opens, the round is asked for so often, in milliseconds. */
const ASK_MS = 5_000;

/** A round as it is now: told over the live WebSocket, and asked for until that has opened. */
export function useRound(id: string) {
  const { dispatch } = useStore() as AppStore;
  const [told, setTold] = useState<RoundView | null>(null);
  const query = useGetRoundQuery(id, { pollingInterval: told ? 0 : ASK_MS });
  useEffect(() => {
    const takeTicket = async () => {
      const call = liveTicketCalls.endpoints.createLiveTicket.initiate(
        { purpose: 'challenge-round', subject: id },
        { track: false },
      );
      return (await dispatch(call)).data?.ticket ?? null;
    };
    const connection = new PresenceConnection(takeTicket, () => undefined, {
      shown: (view) => setTold(view as RoundView),
      heard: () => undefined,
    });
    return () => connection.stop();
  }, [dispatch, id]);
  return { query, round: told ?? query.data ?? null };
}
