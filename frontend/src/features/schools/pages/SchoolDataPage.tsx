import { useParams } from 'react-router-dom';
import { paths, schoolPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetSchoolQuery } from '../api.ts';
import { PlannedErasure } from '../components/PlannedErasure.tsx';
import styles from '../components/SchoolData.module.css';
import { SchoolErasures } from '../components/SchoolErasures.tsx';
import { SchoolExports } from '../components/SchoolExports.tsx';

/** All data of the own school, or, in the platform's area, of the school in the address: export and erasure. */
export default function SchoolDataPage() {
  const { tenantId } = useParams();
  const { data: school } = useGetSchoolQuery(tenantId ?? '', { skip: tenantId === undefined });
  return (
    <>
      <WorkHead
        title={school ? t('Data of {school}', { school: school.school_name }) : t('Data of the school')}
        lead={t('Everything that the school has stored, as one file. A second person always has to agree.')}
        back={
          tenantId
            ? {
                to: school ? schoolPath(tenantId) : paths.platformSchools,
                label: school ? t('Edit school') : t('Schools'),
              }
            : undefined
        }
      />
      <div className={styles['parts']}>
        {!tenantId && <PlannedErasure />}
        {(school !== undefined || !tenantId) && <SchoolExports tenantId={tenantId} />}
        {tenantId && <SchoolErasures tenantId={tenantId} open={school !== undefined} />}
      </div>
    </>
  );
}
