import { liveTicketCalls } from '@bookgrove/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { PresenceConnection } from '../../../api/live/presence.ts';
import type { AppStore } from '../../../app/store.ts';
import type { RoomView } from '../api.ts';

/**
 * A room over the live WebSocket: what it shows now, and its sound.
 * @param heard gets each piece of sound
 */
export function useRoom(
  id: string,
  heard: (piece: ArrayBuffer) => void,
): { room: RoomView | null; say: (piece: ArrayBuffer) => void } {
  const { dispatch } = useStore() as AppStore;
  const [room, setRoom] = useState<RoomView | null>(null);
  const connection = useRef<PresenceConnection | null>(null);
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  useEffect(() => {
    const takeTicket = async () => {
      const call = liveTicketCalls.endpoints.createLiveTicket.initiate(
        { purpose: 'live-room', subject: id },
        { track: false },
      );
      return (await dispatch(call)).data?.ticket ?? null;
    };
    const made = new PresenceConnection(takeTicket, () => undefined, {
      shown: (view) => setRoom(view as RoomView),
      heard: (piece) => latest.current(piece),
    });
    connection.current = made;
    return () => {
      made.stop();
      connection.current = null;
    };
  }, [dispatch, id]);
  const say = useCallback((piece: ArrayBuffer) => connection.current?.say(piece), []);
  return { room, say };
}
