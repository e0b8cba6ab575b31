import { t } from '../../../i18n/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetSchoolSetupQuery } from '../api.ts';
import { SetupBlock } from '../components/SetupBlock.tsx';

/** The setup steps that a school's head has to complete. */
export default function SetupPage() {
  const query = useGetSchoolSetupQuery();
  return (
    <>
      <WorkHead
        title={t('Set up')}
        lead={t('What a new school needs. Each point is ticked by what is really there.')}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={100} height={280} />}
        failed={t('The list did not load')}
      >
        {({ steps }) => <SetupBlock steps={steps} />}
      </QueryView>
    </>
  );
}
