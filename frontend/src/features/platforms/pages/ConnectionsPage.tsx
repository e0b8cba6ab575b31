import { t } from '../../../i18n/index.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import styles from '../components/Connections.module.css';
import { PlatformsPanel } from '../components/PlatformsPanel.tsx';
import { RoomServicesPanel } from '../components/RoomServicesPanel.tsx';
import { StatementsPanel } from '../components/StatementsPanel.tsx';

/** Services of others that the school uses: learning platforms, a store for statements, rooms for live lessons. */
export default function ConnectionsPage() {
  return (
    <>
      <WorkHead
        title={t('Connected services')}
        lead={t('Nothing is connected unless you do it here. Keys and passwords are never shown again.')}
      />
      <div className={styles['panels']}>
        <PlatformsPanel />
        <StatementsPanel />
        <RoomServicesPanel />
      </div>
    </>
  );
}
