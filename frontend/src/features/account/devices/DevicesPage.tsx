import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { deviceName } from '../../../shared/deviceName.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useEndDeviceMutation, useEndOtherDevicesMutation, useListDevicesQuery, type Device } from './api.ts';
import { ViewAsSessions } from './ViewAsSessions.tsx';
import styles from './DevicesPage.module.css';

const SIZE = 20;

/** Devices on which the person is signed in, each with a button that ends its session. */
export default function DevicesPage() {
  const [params] = useSearchParams();
  const user = useSelector(selectUser);
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useListDevicesQuery({ limit: SIZE, offset: (page - 1) * SIZE });
  const [asked, setAsked] = useState<Device | 'others' | null>(null);
  const several = (query.data?.count ?? 0) > 1;
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['head']}>
        <div>
          <h1>{t('Your devices')}</h1>
          <p className="soft">
            {user?.role === 'community'
              ? t('Everybody with the school’s password shares this account, so only this device shows.')
              : t('Where you are logged in. Log out what you do not know, or no longer use.')}
          </p>
        </div>
        {several && (
          <Button icon="out" onClick={() => setAsked('others')}>
            {t('Log out all others')}
          </Button>
        )}
      </div>
      <QueryView
        query={query}
        skeleton={<Skeleton />}
        failed={t('Your devices did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={<State scene="empty" title={t('There is no device on this page')} />}
      >
        {({ results, count }) => (
          <>
            <ul className={styles['list']}>
              {results.map((device) => (
                <Row key={device.id} device={device} onEnd={() => setAsked(device)} />
              ))}
            </ul>
            {count > SIZE && <Pager count={count} size={SIZE} />}
          </>
        )}
      </QueryView>
      {user?.role !== 'community' && <ViewAsSessions />}
      <Confirm asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

function Row({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const ways: Record<Device['way'], string> = {
    password: t('with the password'),
    picture: t('with pictures'),
    badge: t('with a badge'),
    backup: t('with a code from the teacher'),
    community: t('with the school’s password'),
    passkey: t('with a passkey'),
    sso: t('through the school’s own login'),
    impersonation: t('by staff, looking at this account'),
    demo: t('through the demo'),
  };
  return (
    <li className={styles['device']}>
      <span className={styles['icon']}>
        <Icon name="device" />
      </span>
      <div className={styles['words']}>
        <h2>{deviceName(device.name)}</h2>
        <p>
          {device.current ? (
            <Status kind="ok" label={t('This device')} />
          ) : (
            <span title={formatDateTime(device.last_used_at)}>
              {t('Used {ago}', { ago: formatAgo(device.last_used_at) })}
            </span>
          )}
        </p>
        <p className="soft">
          {device.address
            ? t('Logged in on {date}, {way}, from {address}', {
                date: formatDateTime(device.created_at),
                way: ways[device.way],
                address: device.address,
              })
            : t('Logged in on {date}, {way}', {
                date: formatDateTime(device.created_at),
                way: ways[device.way],
              })}
        </p>
      </div>
      {device.current ? (
        <ButtonLink icon="out" to={paths.logout}>
          {t('Logout')}
        </ButtonLink>
      ) : (
        <Button
          icon="out"
          aria-label={t('Log out {name}, used {ago}', {
            name: deviceName(device.name),
            ago: formatAgo(device.last_used_at),
          })}
          onClick={onEnd}
        >
          {t('Log out')}
        </Button>
      )}
    </li>
  );
}

function Confirm({ asked, onClose }: { asked: Device | 'others' | null; onClose: () => void }) {
  const [endOne, one] = useEndDeviceMutation();
  const [endOthers, others] = useEndOtherDevicesMutation();
  const dispatch = useDispatch();
  const busy = one.isLoading || others.isLoading;
  const end = async () => {
    if (!asked || busy) return;
    const result = asked === 'others' ? await endOthers() : await endOne(asked.id);
    onClose();
    if (result.error) dispatch(showToast('bad', normalizeError(result.error).message));
    else
      dispatch(
        showToast('ok', asked === 'others' ? t('All other devices are logged out.') : t('It is logged out.')),
      );
  };
  const title =
    asked === 'others' ? t('Log out all other devices?') : t('Log out {name}?', { name: asked?.name ?? '' });
  return (
    <Dialog open={asked !== null} onClose={onClose} title={title}>
      <div className={styles['confirm']}>
        <p>{t('Nothing can be changed there from now on, and within a minute nothing can be seen.')}</p>
        <div className={styles['actions']}>
          <Button tone="main" aria-disabled={busy || undefined} onClick={() => void end()}>
            {t('Log out')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}

function Skeleton() {
  return (
    <ul className={styles['list']} aria-hidden="true">
      {[1, 2, 3].map((index) => (
        <li key={index} className={styles['device']}>
          <SkeletonLine height={72} width={60} />
        </li>
      ))}
    </ul>
  );
}
