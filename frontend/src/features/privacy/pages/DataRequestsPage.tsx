import { t } from '../../../i18n/index.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { RequestList } from '../components/RequestList.tsx';

/** Every request for a copy or an erasure at the school, with its date. */
export default function DataRequestsPage() {
  return (
    <>
      <WorkHead
        title={t('Data requests')}
        lead={t(
          'An erasure is carried out by itself on its day. You can have it done now, or take it back with a reason that the family sees.',
        )}
      />
      <RequestList ofSchool />
    </>
  );
}
