import { t } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { connectionsApi } from '../api.ts';
import styles from './Connections.module.css';

/** The people of a course of a platform, as the platform tells them now. */
export function RosterDialog({
  platform,
  context,
  onClose,
}: {
  platform: string;
  context: string;
  onClose: () => void;
}) {
  const query = connectionsApi.useGetPlatformRosterQuery({ id: platform, context });
  return (
    <Dialog open onClose={onClose} title={query.data?.title || t('Who is in it')} shape="sheet">
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={200} />}
        failed={t('The platform did not tell us')}
        isEmpty={({ members }) => members.length === 0}
        empty={<p>{t('Nobody is in it.')}</p>}
      >
        {({ members }) => (
          <ul className={styles['people']}>
            {members.map(({ name, email, teaches, known }, place) => (
              <li key={place}>
                <span>
                  <b dir="auto">{name || t('No name')}</b> {email && <small dir="ltr">{email}</small>}{' '}
                  {teaches && <small>{t('teaches')}</small>}
                </span>
                <Status kind={known ? 'ok' : 'off'} label={known ? t('Has come here') : t('Not here yet')} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
