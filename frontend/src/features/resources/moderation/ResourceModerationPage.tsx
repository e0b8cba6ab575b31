import { RESOURCE_STAGES, type ResourceStage } from '@bookgrove/contract';
import { useLocation, useSearchParams } from 'react-router-dom';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { ContributionRow, ContributionRows } from '../../../shared/wizard/ContributionRow.tsx';
import { resourceModerationApi } from '../api.ts';
import { Thumb } from '../components/ResourcePreview.tsx';
import { kindLabel } from '../labels.ts';
import { stageKind, stageLabel, audienceLabel } from '../authoring/labels.ts';
import styles from '../authoring/Authoring.module.css';

const SIZE = 20;

/** The moderation queue of resources: those that wait for a decision first. */
export default function ResourceModerationPage() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const team = pathname.startsWith('/admin-panel');
  const stage = params.get('stage') as ResourceStage | null;
  const wide = params.get('wide') === 'true';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = resourceModerationApi.useListResourcesForModerationQuery({
    limit: SIZE,
    offset: (page - 1) * SIZE,
    ...(stage && { stage }),
    ...(wide && { wide }),
  });
  return (
    <div className={styles['stack']}>
      <WorkHead
        title={t('Put in for lessons')}
        count={query.data?.count}
        lead={t('Films, slides, worksheets, pictures and sounds. What waits stands first.')}
      />
      <Chips label={t('How it stands')}>
        <Chip to={{ search: '' }} label={t('All')} selected={!stage && !wide} />
        {RESOURCE_STAGES.filter((one) => one !== 'draft').map((one) => (
          <Chip key={one} to={{ search: `stage=${one}` }} label={stageLabel(one)} selected={stage === one} />
        ))}
        {team && <Chip to={{ search: 'wide=true' }} label={audienceLabel('asked')} selected={wide} />}
      </Chips>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={240} />}
        failed={t('The list did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('Nothing is waiting here')} />}
      >
        {({ results, count }) => (
          <>
            <ContributionRows>
              {results.map((item) => (
                <ContributionRow
                  key={item.id}
                  picture={<Thumb kind={item.kind} preview={item.preview} />}
                  title={item.title}
                  facts={[
                    kindLabel(item.kind),
                    item.owner_name,
                    item.submitted_at && formatAgo(item.submitted_at),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  action={
                    <TextLink
                      to={`${pathname.replace(/\/$/, '')}/${item.id}`}
                      aria-label={t('Look at it: {title}', { title: item.title })}
                    >
                      {t('Look at it')}
                    </TextLink>
                  }
                >
                  <Status kind={stageKind(item.stage)} label={stageLabel(item.stage)} />{' '}
                  {item.wide && <Status kind="info" label={audienceLabel(item.wide)} />}
                </ContributionRow>
              ))}
            </ContributionRows>
            {count > SIZE && <Pager count={count} size={SIZE} />}
          </>
        )}
      </QueryView>
    </div>
  );
}
