import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useListNotificationsQuery,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  type NotificationRow,
} from '../api.ts';
import { notificationSettings } from '../area/addresses.ts';
import styles from './NotificationPanel.module.css';

/** What the person was told, the newest first. A link marks its notification as read. */
export default function NotificationPanel({ unread, onClose }: { unread: number; onClose: () => void }) {
  const dispatch = useDispatch();
  const [pages, setPages] = useState<(string | undefined)[]>([undefined]);
  const [markAll, { isLoading }] = useMarkAllNotificationsReadMutation();
  const readAll = async () => {
    if (isLoading) return;
    const { error } = await markAll();
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <Dialog open shape="drawer" title={t('Notifications')} onClose={onClose}>
      {unread > 0 && (
        <Button icon="check" aria-disabled={isLoading || undefined} onClick={() => void readAll()}>
          {t('Mark all as read')}
        </Button>
      )}
      {pages.map((after, index) => (
        <Page
          key={after ?? ''}
          after={after}
          onClose={onClose}
          onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
        />
      ))}
      <p className={styles['foot']}>
        <TextLink to={notificationSettings} onClick={onClose}>
          {t('Choose how we tell you')}
        </TextLink>
      </p>
    </Dialog>
  );
}

function Page({
  after,
  onMore,
  onClose,
}: {
  after: string | undefined;
  /** Absent when the next page is shown already. */
  onMore: ((next: string) => void) | undefined;
  onClose: () => void;
}) {
  const query = useListNotificationsQuery(after);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={72} />}
      failed={t('Your notifications did not load')}
      isEmpty={({ results }) => results.length === 0}
      empty={<p className={styles['empty']}>{t('Nothing here yet. We tell you when something happens.')}</p>}
    >
      {({ results, next }) => (
        <>
          <ul className={styles['list']}>
            {results.map((row) => (
              <Row key={row.id} row={row} onClose={onClose} />
            ))}
          </ul>
          {next && onMore && <Button onClick={() => onMore(next)}>{t('Show older ones')}</Button>}
        </>
      )}
    </QueryView>
  );
}

function Row({ row, onClose }: { row: NotificationRow; onClose: () => void }) {
  const [markRead] = useMarkNotificationReadMutation();
  const { id, title, text, path, read, created_at } = row;
  return (
    <li data-unread={read ? undefined : ''}>
      <Link
        to={path}
        onClick={() => {
          if (!read) void markRead(id);
          onClose();
        }}
      >
        <b dir="auto">{title}</b>
        {text && <span dir="auto">{text}</span>}
        <small title={formatDateTime(created_at)}>
          {read ? formatAgo(created_at) : t('New, {ago}', { ago: formatAgo(created_at) })}
        </small>
      </Link>
    </li>
  );
}
