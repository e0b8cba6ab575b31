import { t } from '../../../i18n/index.ts';
import { RequestList } from '../components/RequestList.tsx';

/** Every copy and erasure that was asked for at the school, with its day. */
export default function DataRequestsPage() {
  return (
    <>
      <h1>{t('Data requests')}</h1>
      <p className="soft" style={{ margin: '10px 0 24px', maxWidth: '60ch' }}>
        {t(
          'An erasure is carried out by itself on its day. You can have it done now, or take it back with a reason that the family sees.',
        )}
      </p>
      <RequestList ofSchool />
    </>
  );
}
