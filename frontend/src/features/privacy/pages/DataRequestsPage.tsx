import { t } from '../../../i18n/index.ts';
import { WorkHead } from '../../../ui/Work.tsx';
import { RequestList } from '../components/RequestList.tsx';

/** Every copy and erasure that was asked for at the school, with its day. */
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
