import { BOOK_STAGES, type BookStage } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useLive } from '../../../api/live/useLive.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { LiveStatus } from '../../../ui/LiveStatus.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { bookModerationApi } from '../api.ts';
import { ModerationBoard, OverdueCases } from '../components/ModerationBoard.tsx';
import { FrequentFindings } from '../components/FrequentFindings.tsx';
import { ModerationTable } from '../components/ModerationTable.tsx';
import { PlatformBooks } from '../components/PlatformBooks.tsx';
import { useModerationPaths } from '../paths.ts';
import { PublishReadyButton } from '../components/PublishReady.tsx';
import { StatusChangeDialog, type StatusChangeRequest } from '../components/StatusChangeDialog.tsx';
import { stageLabel } from '../../../shared/books/moderationLabels.ts';
import { useListStoryReviewQueueQuery } from '../../stories/index.ts';
import styles from '../components/Moderation.module.css';

const PAGE_SIZE = 20;
/** Refresh interval in milliseconds while changes do not arrive by themselves. */
const REFRESH_MS = 30_000;

/** Stories and books by students go another way than these books, and their teachers may be away. */
function StoriesWaiting() {
  const { data } = useListStoryReviewQueueQuery({ state: 'submitted', limit: 1 });
  if (!data?.count) return null;
  return (
    <Link to={paths.storyReviewQueue}>
      {t(
        '{count, plural, one {# story or book} other {# stories and books}} by students wait for a teacher',
        {
          count: data.count,
        },
      )}
    </Link>
  );
}

/** The moderation of all books: stage, waiting time and assignee. */
export default function BookMonitoringPage() {
  const [params] = useSearchParams();
  const [asked, setAsked] = useState<StatusChangeRequest | null>(null);
  const stage = BOOK_STAGES.find((one) => one === params.get('stage'));
  const owner = (['mine', 'nobody'] as const).find((one) => one === params.get('owner'));
  const reported = params.get('reported') === 'true' || undefined;
  const escalated = params.get('escalated') === 'true' || undefined;
  const search = params.get('search') ?? '';
  const { area } = useModerationPaths();
  const platform = area === 'school' && params.get('view') === 'platform';
  const list = !platform && (params.get('view') === 'list' || Boolean(stage || reported || escalated));
  // Not filtered: these lists are short.
  const ofPlatform = '?view=platform';
  const narrowing = { ...(owner && { owner }), ...(search && { search }) };
  const dispatch = useDispatch();
  const live = useLive('books', () => dispatch(bookModerationApi.util.invalidateTags(['Moderation'])));
  const board = bookModerationApi.useGetModerationBoardQuery(narrowing, {
    pollingInterval: live === 'live' ? 0 : REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  const total = board.data?.columns.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <WorkHead title={t('Book monitoring')} count={total}>
        <LiveStatus state={live} />
        {!platform && <PublishReadyButton narrowing={narrowing} />}
      </WorkHead>
      <TableTools>
        {!platform && (
          <>
            <TableSearch label={t('Search the moderation queue')} placeholder={t('Book or author')} />
            {owner && (
              <FilterChip
                name="owner"
                label={t('Looked after by')}
                value={owner === 'mine' ? t('me') : t('nobody')}
              />
            )}
            {stage && <FilterChip name="stage" label={t('Stands at')} value={stageLabel(stage)} />}
            {reported && <FilterChip name="reported" label={t('Reported')} value={t('yes')} />}
            {escalated && <FilterChip name="escalated" label={t('Schools ask')} value={t('yes')} />}
            <Filters owner={owner} stage={stage} />
          </>
        )}
        <div className={styles['switch']} role="group" aria-label={t('How to show the moderation queue')}>
          <Link
            to={withParams(params, { view: '', stage: '', reported: '', escalated: '' })}
            aria-current={list || platform ? undefined : 'true'}
          >
            {t('Board')}
          </Link>
          <Link to={withParams(params, { view: 'list' })} aria-current={list ? 'true' : undefined}>
            {t('List')}
          </Link>
          {area === 'school' && (
            <Link to={ofPlatform} aria-current={platform ? 'true' : undefined}>
              {t('Of the platform')}
            </Link>
          )}
        </div>
      </TableTools>
      {board.data && !platform && <OverdueCases board={board.data} />}
      {board.data && (
        <p className={styles['elsewhere']}>
          <Link to={withParams(params, { view: 'list', reported: 'true', stage: '' })}>
            {t('{count, plural, one {# book is} other {# books are}} reported by readers', {
              count: board.data.reported,
            })}
          </Link>
          {area === 'school' && <StoriesWaiting />}
          {area === 'school' && board.data.platform_reported > 0 && (
            <Link to={ofPlatform}>
              {t('{count, plural, one {# book} other {# books}} of the platform reported', {
                count: board.data.platform_reported,
              })}
            </Link>
          )}
          {area === 'school' && board.data.platform_hidden > 0 && (
            <Link to={ofPlatform}>
              {t('{count} of the platform hidden', { count: board.data.platform_hidden })}
            </Link>
          )}
          <Link to={withParams(params, { view: 'list', stage: 'live', reported: '' })}>
            {t('{count, plural, one {# book is} other {# books are}} published', { count: board.data.live })}
          </Link>
          <Link to={withParams(params, { view: 'list', stage: 'withdrawn', reported: '' })}>
            {t('{count} withdrawn', { count: board.data.withdrawn })}
          </Link>
        </p>
      )}
      {platform ? (
        <PlatformBooks page={pageOf(params)} />
      ) : list ? (
        <QueueTable
          filters={{
            ...narrowing,
            ...(stage && { stage }),
            ...(reported && { reported }),
            ...(escalated && { escalated }),
          }}
          page={pageOf(params)}
          onAsk={setAsked}
        />
      ) : (
        <QueryView
          query={board}
          skeleton={<TableSkeleton rows={6} />}
          failed={t('The moderation queue did not load')}
        >
          {(data) => (
            <>
              <ModerationBoard board={data} onAsk={setAsked} />
              <Found />
            </>
          )}
        </QueryView>
      )}
      <StatusChangeDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** Below the board, only if there is something to show. */
function Found() {
  const { data } = bookModerationApi.useGetModerationCountsQuery();
  return (
    data && (
      <div className={styles['found']}>
        <FrequentFindings numbers={data} />
      </div>
    )
  );
}

interface Narrowing {
  owner?: 'mine' | 'nobody';
  search?: string;
  stage?: BookStage;
  reported?: boolean;
  escalated?: boolean;
}

function QueueTable({
  filters,
  page,
  onAsk,
}: {
  filters: Narrowing;
  page: number;
  onAsk: (asked: StatusChangeRequest) => void;
}) {
  const query = bookModerationApi.useListModerationQueueQuery({
    ...filters,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton rows={8} />}
      failed={t('The moderation queue did not load')}
      isEmpty={({ count }) => count === 0}
      empty={
        <State scene="empty" title={t('Nothing is waiting here')}>
          <p>{t('Books come here when somebody uploads one, sends one for review, or reports one.')}</p>
        </State>
      }
    >
      {({ results, count }) => (
        <>
          <ModerationTable cards={results} onAsk={onAsk} />
          <Pager count={count} size={PAGE_SIZE} />
        </>
      )}
    </QueryView>
  );
}

function Filters({ owner, stage }: { owner: string | undefined; stage: string | undefined }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const choose = (name: string, value: string) => void navigate(withParams(params, { [name]: value }));
  return (
    <MoreFilters>
      <SelectField
        label={t('Looked after by')}
        value={owner ?? ''}
        onChange={({ target }) => choose('owner', target.value)}
      >
        <option value="">{t('Anybody')}</option>
        <option value="mine">{t('Me')}</option>
        <option value="nobody">{t('Nobody')}</option>
      </SelectField>
      <SelectField
        label={t('Stands at')}
        value={stage ?? ''}
        onChange={({ target }) => choose('stage', target.value)}
      >
        <option value="">{t('Anywhere')}</option>
        {BOOK_STAGES.map((one) => (
          <option key={one} value={one}>
            {stageLabel(one)}
          </option>
        ))}
      </SelectField>
    </MoreFilters>
  );
}
