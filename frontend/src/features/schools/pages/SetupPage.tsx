import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useGetSchoolSetupQuery } from '../api.ts';
import { SetupList } from '../components/SetupList.tsx';

/** What a school's head has still to do before the first lesson. */
export default function SetupPage() {
  const query = useGetSchoolSetupQuery();
  return (
    <>
      <h1>{t('Set up')}</h1>
      <p className="soft">{t('What a new school needs. Each point is ticked by what is really there.')}</p>
      <br />
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={40} height={220} />}
        failed={t('The list did not load')}
      >
        {({ steps }) => (
          <SetupList
            steps={steps}
            help={(step) =>
              step === 'books' ? (
                <Link to={paths.upload}>{t('Upload a book')}</Link>
              ) : step === 'logo' ? (
                t('The platform’s team puts it in: send them a picture of it.')
              ) : step === 'classes' ? (
                t('Classes hold the codes with which students come in.')
              ) : (
                <Link to={paths.adminUsers}>{t('Bring people in')}</Link>
              )
            }
          />
        )}
      </QueryView>
    </>
  );
}
