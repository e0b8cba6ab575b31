import type { RoomActBody } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useActInRoomAsGuestMutation, useGetRoomOfGuestQuery, useLeaveRoomAsGuestMutation } from '../api.ts';
import styles from '../Live.module.css';
import { Door } from './Door.tsx';
import { Room } from './Room.tsx';

/** How often the room is asked for, in milliseconds: without an account there is no WebSocket. */
const ASK_MS = 3_000;

/** The door and the room of a webinar for somebody without an account, by the link of their place. */
export function GuestRoom({ token, left }: { token: string; left: () => void }) {
  const { data: room, error, refetch } = useGetRoomOfGuestQuery(token, { pollingInterval: ASK_MS });
  const [send] = useActInRoomAsGuestMutation();
  const [leave] = useLeaveRoomAsGuestMutation();
  const out = () => void leave(token).then(left);
  if (error || room?.state === 'ended' || room?.state === 'cancelled')
    return (
      <section className={styles['door']} role="status">
        <h2>{t('The room is closed')}</h2>
        <Button onClick={left}>{t('Back')}</Button>
      </section>
    );
  if (!room)
    return (
      <section className={styles['door']} role="status">
        <p>{t('Looking for the room …')}</p>
      </section>
    );
  if (room.place !== 'room')
    return (
      <>
        <Door room={room} />
        <Button onClick={out}>{t('Leave')}</Button>
      </>
    );
  const act = async (body: RoomActBody) => {
    const { error: refused } = await send({ token, roomActBody: body });
    void refetch();
    return refused;
  };
  return (
    <Room
      room={room}
      say={() => undefined}
      sound={false}
      onSound={() => undefined}
      elsewhere={false}
      guest={{ act, leave: out }}
    />
  );
}
