import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { useActInRoomMutation, type RoomView } from '../api.ts';
import styles from '../Live.module.css';

/** The door: nobody passes it before an adult of the school has opened it. */
export function Door({ room }: { room: RoomView }) {
  const { settle } = useForm();
  const [act, acting] = useActInRoomMutation();
  const waiting = room.people.filter(({ place }) => place === 'door').length;
  return (
    <section className={styles['door']} aria-labelledby="door">
      <h1 id="door" dir="auto">
        {room.title}
      </h1>
      <div role="status">
        {room.adult ? (
          <>
            <h2>{t('You can open the door')}</h2>
            <p>
              {t('{count, plural, =0 {Nobody waits yet.} one {# person waits.} other {# people wait.}}', {
                count: waiting,
              })}{' '}
              {room.adults.length < room.min_adults &&
                t('Children come in when {count} grown-ups are here.', { count: room.min_adults })}
            </p>
          </>
        ) : room.state === 'open' && room.adults.length >= room.min_adults ? (
          <>
            <h2>{t('Please wait at the door')}</h2>
            <p>{t('{names} will let you in.', { names: room.adults.join(', ') })}</p>
          </>
        ) : (
          <>
            <h2>{t('The door is shut')}</h2>
            <p>{t('Your grown-up is not here yet. When they come, they open it for everybody.')}</p>
          </>
        )}
      </div>
      {room.adult && (
        <Button
          tone="main"
          disabled={acting.isLoading}
          onClick={() =>
            void act({ id: room.id, roomActBody: { act: 'open' } }).then(({ error }) => settle(error))
          }
        >
          {t('Open the door')}
        </Button>
      )}
    </section>
  );
}
