import { useDispatch } from 'react-redux';
import {
  useApproveClassDeviceMutation,
  useListClassDevicesQuery,
  useRefuseClassDeviceMutation,
  type ClassCard,
  type WaitingDevice,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { work } from '../../../ui/WorkHead.tsx';
import styles from './Class.module.css';

const ASK_AGAIN_MS = 5_000;

/** Devices that are new to a class and wait for its teacher; nothing while there are none. */
export function WaitingDevices({ schoolClass: { id, name } }: { schoolClass: ClassCard }) {
  const { data } = useListClassDevicesQuery(id, {
    pollingInterval: ASK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  const devices = data?.results ?? [];
  return (
    <div role="status">
      {devices.length > 0 && (
        <section className={work['note']} aria-labelledby="waiting-devices">
          <h2 id="waiting-devices">
            {t('{count, plural, one {A device waits for your yes} other {# devices wait for your yes}}', {
              count: devices.length,
            })}
          </h2>
          <p>
            {t(
              'Somebody wants to log in to {name} with a device that is new to the class. Say yes only to those that you know.',
              { name },
            )}
          </p>
          <ul className={styles['devices']}>
            {devices.map((device) => (
              <Device key={device.id} classId={id} found={device} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Device({ classId, found }: { classId: string; found: WaitingDevice }) {
  const dispatch = useDispatch();
  const [approve, approving] = useApproveClassDeviceMutation();
  const [refuse, refusing] = useRefuseClassDeviceMutation();
  const busy = approving.isLoading || refusing.isLoading;
  const who = found.student ?? t('Somebody');
  const decide = async (decision: typeof approve, done: string) => {
    const { error } = await decision({ id: classId, deviceId: found.id });
    dispatch(error ? showToast('bad', normalizeError(error).message) : showToast('ok', done));
  };
  return (
    <li>
      <span>
        <b dir="auto">{who}</b> <span dir="auto">{found.device}</span>
        <small>
          {found.is_near
            ? t('In the same network as you. Your yes is for all devices here.')
            : t('Not in your network. Your yes is for this device alone.')}
        </small>
      </span>
      <span className={work['row']}>
        <Button
          tone="main"
          disabled={busy}
          aria-label={t('Yes, let {name} in with this device', { name: who })}
          onClick={() => void decide(approve, t('The device is let in.'))}
        >
          {t('Yes')}
        </Button>
        <Button
          disabled={busy}
          aria-label={t('No, refuse the device of {name}', { name: who })}
          onClick={() =>
            void decide(refuse, t('The device is refused. It can ask again in a quarter of an hour.'))
          }
        >
          {t('No')}
        </Button>
      </span>
    </li>
  );
}
