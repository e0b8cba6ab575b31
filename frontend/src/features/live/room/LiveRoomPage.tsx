import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useGetLiveTimeQuery, type LiveTimeView } from '../api.ts';
import styles from '../Live.module.css';
import { dayIn, hourIn } from '../times.ts';
import { Attendance } from './Attendance.tsx';
import { Door } from './Door.tsx';
import { Room } from './Room.tsx';
import { Listener } from './sound.ts';
import { useRoom } from './useRoom.ts';

/** The door of a live lesson, and the room behind it. */
export default function LiveRoomPage() {
  const { timeId = '' } = useParams();
  const query = useGetLiveTimeQuery(timeId, { pollingInterval: 30_000 });
  usePageTitle(query.data?.title ?? t('Live'));
  return (
    <div className={`wrap ${styles['page']}`}>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={420} />}
        failed={t('The lesson did not load')}
        missing={<State scene="lost" title={t('This lesson is not for you')} />}
      >
        {(time) =>
          time.may_come ? <Inside time={time} elsewhere={time.room !== 'built_in'} /> : <Closed time={time} />
        }
      </QueryView>
    </div>
  );
}

function Closed({ time }: { time: LiveTimeView }) {
  return (
    <>
      <section className={styles['door']}>
        <h1 dir="auto">{time.title}</h1>
        <p>
          {time.state === 'ended'
            ? t('This lesson is over.')
            : time.state === 'cancelled'
              ? t('This lesson does not take place.')
              : t('{day} at {time}. The door is there a quarter of an hour before.', {
                  day: dayIn(time.starts_at),
                  time: hourIn(time.starts_at),
                })}
        </p>
        {time.reason && <p dir="auto">{time.reason}</p>}
        <ButtonLink to={paths.live}>{t('All live lessons')}</ButtonLink>
      </section>
      {time.may_hold && time.state === 'ended' && <Attendance time={time} />}
    </>
  );
}

function Inside({ time, elsewhere }: { time: LiveTimeView; elsewhere: boolean }) {
  const listener = useRef<Listener | null>(null);
  const [sound, setSound] = useState(false);
  const { room, say } = useRoom(time.id, (piece) => void listener.current?.hear(piece));
  useEffect(() => () => listener.current?.stop(), []);
  const toggle = () => {
    listener.current?.stop();
    listener.current = sound ? null : new Listener();
    listener.current?.begin();
    setSound(!sound);
  };
  if (!room)
    return (
      <section className={styles['door']} role="status">
        <h1 dir="auto">{time.title}</h1>
        <p>{t('Looking for the room …')}</p>
      </section>
    );
  if (room.state === 'ended' || room.state === 'cancelled')
    return <Closed time={{ ...time, state: room.state }} />;
  return room.place === 'room' && !(room.state !== 'open' && room.adult) ? (
    <Room room={room} say={say} sound={sound} onSound={toggle} elsewhere={elsewhere} />
  ) : (
    <Door room={room} />
  );
}
