import { lazy, Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLive } from '../../../api/live/useLive.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { notificationsApi, useCountUnreadNotificationsQuery } from '../api.ts';
import styles from './Bell.module.css';

const NotificationPanel = lazy(() => import('./NotificationPanel.tsx'));

/** The bell in the header with the number of unread notifications; it opens the newest of them. */
export default function Bell() {
  const dispatch = useDispatch();
  const { data } = useCountUnreadNotificationsQuery();
  useLive('notifications', () => dispatch(notificationsApi.util.invalidateTags(['Notification'])));
  const unread = data?.unread ?? 0;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['bell']}
        title={t('Notifications')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" />
        {/* Not an aria-label: a name must contain the text that is seen. */}
        <span className="sr">
          {t(
            '{count, plural, =0 {Notifications, nothing new} one {Notifications, # new} other {Notifications, # new}}',
            { count: unread },
          )}
        </span>
        {unread > 0 && (
          <span className={`num ${styles['count']}`} aria-hidden="true">
            {unread > 99 ? '99+' : formatNumber(unread)}
          </span>
        )}
      </button>
      {open && (
        <Suspense>
          <NotificationPanel unread={unread} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
